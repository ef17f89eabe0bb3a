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
board-short-lifeguard = Lifeguard
board-short-best_friend = Best Friend
board-short-fairy_godmother = Fairy Godmother
board-short-sheep_choir = Sheep Choir
board-short-you_with_cape = You in a Cape
board-short-sandman = The Sandman
board-short-zombie_colleagues = Zombies
board-short-dentist = Jolly Dentist
board-short-commuting_penguins = Penguins
board-short-bathrobe_neighbour = Neighbour
board-short-nobody_special = Nobody in Particular
board-short-time_traveller = Lost Time Traveller
board-short-giant_cat = Giant Cat
board-short-giant_cat-plus = Purring Cat
board-short-giant_cat-minus = Hungry Cat
board-short-robot = Robot
board-short-robot-plus = Helpful Robot
board-short-robot-minus = Runaway Robot
board-short-first_love = Old Love
board-short-crowd = Crowd
board-short-crowd-minus = Booing Crowd
board-short-ghost = Ghost
board-short-ghost-minus = Rude Ghost
board-short-relatives = Relatives
board-short-relatives-plus = Family with Gifts
board-short-relatives-minus = Relatives Moving In
board-short-dragon = Dragon
board-short-dragon-plus = Cuddly Dragon
board-short-dragon-minus = Cranky Dragon
board-short-moon_hammock = Moon Hammock
board-short-midnight_kitchen = Kitchen at Midnight
board-short-snow_day = Snow Day
board-short-sweet_factory = Sweet Factory
board-short-slide_office = Office Slide
board-short-growing_corridor = Growing Corridor
board-short-dark_basement = Dark Basement
board-short-meeting_room = Meeting Room
board-short-parents_house = Parents’ House
board-short-moon_bus_stop = Moon Bus Stop
board-short-grand_canyon = Canyon / Chasm
board-short-grand_canyon-plus = Grand Canyon
board-short-grand_canyon-minus = Gaping Chasm
board-short-forest = Forest
board-short-forest-plus = Magic Forest
board-short-cottage = Cottage
board-short-cottage-plus = Cosy Cottage
board-short-night_train = Night Train
board-short-night_train-plus = First Class
board-short-night_train-minus = Wrong Train
board-short-stage = Stage
board-short-stage-minus = Stage with Silence
board-short-old_school = Old School
board-short-old_school-plus = School Break
board-short-old_school-minus = Detention
board-short-fairground = Funfair
board-short-fairground-minus = Funfair, Closed
board-short-gold_star = Gold Star Sticker
board-short-lottery_ticket = Lottery Ticket
board-short-brave_teddy = Brave Teddy
board-short-perfect_coffee = Perfect Coffee
board-short-ticking_clock = Ticking Clock
board-short-homework = Homework
board-short-buttonless_phone = Blank Phone
board-short-broccoli = Broccoli of Doom
board-short-bus_spider = Giant Spider
board-short-breeding_bills = Bills That Multiply
board-short-indoor_umbrella = Umbrella Indoors
board-short-false_moustache = Moustache
board-short-lost_socks = All the Lost Socks
board-short-door = Door
board-short-cake = Cake
board-short-cake-minus = Soap Cake
board-short-mirror = Mirror
board-short-mirror-minus = Cracked Mirror
board-short-letter = Letter
board-short-letter-plus = Promotion
board-short-letter-minus = Letter of Dismissal
board-short-balloon = Balloon
board-short-music_box = Music Box
board-short-music_box-minus = Endless Music
board-short-computer = Computer
board-short-computer-plus = Computer Works
board-short-computer-minus = Stuck at 1%
board-short-napping = Dream Nap
board-short-winning_prize = Winning First Prize
board-short-going_home_early = Home Early
board-short-singing_in_tune = Singing in Tune
board-short-slow_chase = Slow Chase
board-short-pyjama_speech = Pyjama Speech
board-short-eternal_dishes = Washing Up
board-short-key_hunt = Lost Keys
board-short-talking_backwards = Backwards Talk
board-short-flying = Flying / Falling
board-short-floating = Floating / Sinking
board-short-remembering = Memory
board-short-remembering-plus = Recalling All
board-short-remembering-minus = Forgetting All
board-short-wedding = Wedding
board-short-wedding-minus = Missed Wedding
board-short-whispering = Whispers
board-short-whispering-plus = Telling Secrets
board-short-whispering-minus = Talked About
board-short-juggling = Juggling
board-short-juggling-minus = Dropping All
board-short-exploring = Off the Path
board-short-exploring-plus = Exploring
board-short-like_a_rock = Like a Rock
board-short-elbow_in_the_ribs = Elbow in the Ribs
board-short-too_much_caffeine = Too Much Caffeine
board-short-recurring_theme = Recurring Theme
board-short-its_been_a_while = It’s Been a While…
board-short-job_stress = Job Stress
board-short-scary_movie = Scary Movie
board-short-that_chili = That Chili
board-short-upcoming_reunion = Upcoming Reunion
board-short-childhood_trauma = Childhood Trauma
board-short-go_with_the_flow = Go with the Flow
board-short-sedatives = Sedatives
