### What only the board of Counting Zzzzs says; all else about the game stands in its own text folder.

board-theme = { $name } ({ $theme })
board-interplay = { $points } with { $card }
board-interplay-as = as { $side }: { $points } with { $card }
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
board-too-short = It counts only with { $count } elements or more; in the morning always.
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
board-next = It needs { $themes } and must not be of the kind { $kind }.
board-next-any = Any element may begin.
board-waits = It waits: somebody may answer it.
board-follows = Follows by { $themes }.
board-lies = Lies sideways.
board-fixed = A Force has fixed this side.
board-tucked = Beneath it: { $card }.
board-aimed = { $card } is about to fix it.
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
board-how-flock = Five themes, each a sheep with its own letter, colour and wool; four kinds of element.
board-how-row = In a dream every element shares a theme with the one before it, so that this sheep can jump over the fence, and is of another kind.
board-how-context = A context card lies sideways in the middle. When you wake it turns: to plus if the dream holds more plus than minus elements, to minus if it is the other way round.
board-how-score = A dream counts from { $least } elements on; with { $most } you wake. A point for each element, then the numbers, then the interplay of cards that belong together. { $target } points win.
