### What only the board of Counting Zzzzs says; all else about the game stands in its own text folder.

board-theme = { $name } ({ $letter })
board-interplay = { $points } with “{ $card }”
board-interplay-as = as “{ $side }”: { $points } with “{ $card }”
board-dream-of = The dream of { $name }
board-asleep = asleep
board-awake = awake
board-score = { $score } of { $target } points
board-nothing = Awake: any element may begin.
board-elements = Elements
board-balance = Balance
board-numbers = Numbers
board-interplay-short = Interplay
board-worth = Worth
board-worth-now = This dream is worth { $total } now
board-from = from { $count } on
board-too-short = It counts only with { $least } elements or more; in the morning always.
board-step-1 = { $count ->
        [one] 1 element, a point for each.
       *[other] { $count } elements, a point for each.
    }
board-step-2 = { $plus } plus, { $minus } minus.
board-step-3 = Numbers on the cards: { $points }.
board-step-4 = Interplay: { $points }.
board-turns-plus = Sideways cards would turn to their plus side.
board-turns-minus = Sideways cards would turn to their minus side.
board-turns-none = Sideways cards would stay sideways.
board-turned-plus = Sideways cards turn to their plus side.
board-turned-minus = Sideways cards turn to their minus side.
board-turned-none = Sideways cards stay sideways.
board-next-place = The next element
board-next = It needs one of these themes: { $themes }. It must not be of the kind “{ $kind }”.
board-next-any = Any element may begin.
board-waits = It waits: somebody may answer it.
board-follows = Follows by { $themes }.
board-lies = Lies sideways.
board-fixed = A Force has fixed this side.
board-tucked = Beneath it: “{ $card }”.
board-aimed = “{ $card }” is about to fix it.
board-asked = Asked in secret: { $names }.
board-turn = Turn
board-begins = The night begins.
board-morning =
    { $count ->
        [one] 1 card left. When the draw pile is empty it is morning.
       *[other] { $count } cards left. When the draw pile is empty it is morning.
    }
board-story = The dreams as stories
board-story-of = Tell the dream of { $name }
board-story-none = { $name } is awake. There is nothing to tell yet.
board-waking = { $name } wakes
board-skip = Skip
board-new-total = { $before } → { $after } of { $target }
board-lost = Lost from the hand:
board-fits-mine = In your dream: { $change }.
board-fits = In the dream of { $name }: { $change }.
board-fits-nowhere = fits nowhere
board-action = action
board-no-cards = You hold no cards. You draw again on your turn.
board-what-now = What becomes of this card
board-take-up = Take up a card, then say what becomes of it.
board-all-moves =
    { $count ->
        [one] 1 more move by name
       *[other] { $count } more moves by name
    }
board-would = { $change }, then { $total }
board-would-score = scores { $total }
board-would-lose = the dream is lost
board-how-goal = Dream well and wake at the right moment: the first with { $target } points wins.
board-how-flock = Five themes, each a sheep with its own letter, colour and wool; four kinds of element.
board-how-row = In a dream every element shares a theme with the one before it, so that this sheep can jump over the fence, and is of another kind.
board-how-context = A context card lies sideways, like the one in the middle here. When you wake it turns: to plus if the dream holds more plus than minus elements, to minus if it holds more minus elements. On a tie it stays sideways.
board-how-score = A dream counts from { $least } elements on; with { $most } you wake. A point for each element, then the numbers, then the interplay of cards that belong together.

# Where the words of card names that are wider than a narrow line (58 px) may be broken; all others stay whole.
board-breaks =
    Back|wards Base|ment Child|hood Col|leagues Com|muting Com|puter Con|clu|sion En|chanted Every|thing For|get|ting
    God|mother Ham|mock Home|work Mous|tache Neigh|bour Play|ground Pro|mo|tion Re|mem|ber|ing Suc|cess|ful
    Under|water Up|com|ing Whis|pered Whis|per|ing

# What a card is called where there is room for two short lines: in a dream, and in the hand on a phone. Its whole name is told on focus.
# A context card that lies sideways has a name of its own, for neither of its sides is up.
short-lifeguard = Lifeguard
short-best_friend = Best Friend
short-fairy_godmother = Fairy Godmother
short-sheep_choir = Sheep Choir
short-you_with_cape = You in a Cape
short-sandman = The Sandman
short-zombie_colleagues = Zombies
short-dentist = Jolly Dentist
short-commuting_penguins = Penguins
short-bathrobe_neighbour = Neighbour
short-nobody_special = Nobody in Particular
short-time_traveller = Lost Time Traveller
short-giant_cat = Giant Cat
short-giant_cat-plus = Purring Cat
short-giant_cat-minus = Hungry Cat
short-robot = Robot
short-robot-plus = Helpful Robot
short-robot-minus = Runaway Robot
short-first_love = Old Love
short-crowd = Crowd
short-crowd-minus = Booing Crowd
short-ghost = Ghost
short-ghost-minus = Rude Ghost
short-relatives = Relatives
short-relatives-plus = Family with Gifts
short-relatives-minus = Relatives Moving In
short-dragon = Dragon
short-dragon-plus = Cuddly Dragon
short-dragon-minus = Cranky Dragon
short-moon_hammock = Moon Hammock
short-midnight_kitchen = Kitchen at Midnight
short-snow_day = Snow Day
short-slide_office = Office Slide
short-growing_corridor = Growing Corridor
short-dark_basement = Dark Basement
short-meeting_room = Meeting Room
short-parents_house = Parents’ House
short-moon_bus_stop = Moon Bus Stop
short-grand_canyon = Canyon / Chasm
short-grand_canyon-plus = Grand Canyon
short-grand_canyon-minus = Gaping Chasm
short-forest = Forest
short-forest-plus = Magic Forest
short-cottage = Cottage
short-cottage-plus = Cosy Cottage
short-night_train = Night Train
short-night_train-plus = First Class
short-night_train-minus = Wrong Train
short-stage = Stage
short-stage-minus = Stage with Silence
short-old_school = Old School
short-old_school-plus = School Break
short-old_school-minus = Detention
short-fairground = Funfair
short-fairground-minus = Funfair, Closed
short-gold_star = Gold Star Sticker
short-lottery_ticket = Lottery Ticket
short-brave_teddy = Brave Teddy
short-perfect_coffee = Perfect Coffee
short-ticking_clock = Ticking Clock
short-homework = Homework
short-buttonless_phone = Blank Phone
short-broccoli = Broccoli of Doom
short-bus_spider = Giant Spider
short-breeding_bills = Bills That Multiply
short-indoor_umbrella = Umbrella Indoors
short-false_moustache = Moustache
short-lost_socks = All the Lost Socks
short-door = Door
short-cake = Cake
short-cake-minus = Soap Cake
short-mirror = Mirror
short-mirror-minus = Cracked Mirror
short-letter = Letter
short-letter-plus = Promotion
short-letter-minus = Letter of Dismissal
short-balloon = Balloon
short-music_box = Music Box
short-music_box-minus = Endless Music
short-computer = Computer
short-computer-plus = Computer Works
short-computer-minus = Stuck at 1%
short-napping = Dream Nap
short-winning_prize = Winning First Prize
short-going_home_early = Home Early
short-singing_in_tune = Singing in Tune
short-slow_chase = Slow Chase
short-pyjama_speech = Pyjama Speech
short-eternal_dishes = Washing Up
short-key_hunt = Lost Keys
short-talking_backwards = Backwards Talk
short-flying = Flying / Falling
short-floating = Floating / Sinking
short-remembering = Memory
short-remembering-plus = Recalling All
short-remembering-minus = Forgetting All
short-wedding = Wedding
short-wedding-minus = Missed Wedding
short-whispering = Whispers
short-whispering-plus = Telling Secrets
short-whispering-minus = Talked About
short-juggling = Juggling
short-juggling-minus = Dropping All
short-exploring = Off the Path
short-exploring-plus = Exploring
short-like_a_rock = Like a Rock
short-elbow_in_the_ribs = Elbow in the Ribs
short-too_much_caffeine = Too Much Caffeine
short-recurring_theme = Recurring Theme
short-its_been_a_while = It’s Been a While…
short-job_stress = Job Stress
short-scary_movie = Scary Movie
short-that_chili = That Chili
short-upcoming_reunion = Upcoming Reunion
short-childhood_trauma = Childhood Trauma
short-go_with_the_flow = Go with the Flow
short-sedatives = Sedatives
