### What only the studio says.

studio = Studio
studio-title = Change { $game }
studio-general = Single numbers
studio-unchanged = Everything is as printed. Choose a card and change a number.
studio-refused = The rules do not allow this yet.
studio-changes =
    { $count ->
        [one] 1 change, and the rules agree.
       *[other] { $count } changes, and the rules agree.
    }

## What can be done

studio-change = Change
studio-try = Try it
studio-play = Play it
studio-share = Share it
studio-undo = Undo
studio-redo = Do it again
studio-show-me = Show me where
studio-put-back = Put back
studio-put-back-name = Put back: { $name }
studio-put-all-back = Put all back
studio-your-changes = Your changes
studio-done = Close { $name }
studio-welcome = Make it your own
studio-welcome-steps =
    Choose a card or a number and change it. You see at once how it looks.
    Try it: bots play hundreds of games with and without your changes, and you see what they do.
    Play it yourself, or send it to friends as a link.

## Finding

studio-find = Find a card or a number
studio-sections = Parts of the game
studio-only-changed = Changed only ({ $count })
studio-found =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
studio-none-found = Nothing here has that name.
studio-none-changed = Nothing has been changed yet.
studio-show-all = Show everything
studio-rest-fixed = What is not listed here belongs to the game itself and stays as it is.

## A thing

studio-changed = changed
studio-changed-count = { $count } changed
studio-before = printed
studio-now = now
studio-was = was { $before }
studio-between = { $minimum } to { $maximum }
studio-longest = At most { $longest } characters
studio-one-word = One word
studio-entries = { $fewest } to { $most } entries
studio-entry = Entry { $number }
studio-take-out = Take out entry { $number }
studio-add = Add
studio-copy = Add a copy
studio-take-out-thing = Take out
studio-take-out-name = Take out: { $name }
studio-add-to = Add: { $name }
studio-how-many = { $count } here; { $fewest } to { $most } are possible
studio-added = { $name } was added.
studio-taken-out = { $name } was taken out.
studio-is-added = added
studio-is-gone = taken out
studio-less = { $name }: one less
studio-more = { $name }: one more
studio-none = none
studio-yes = yes
studio-no = no

## Trying

studio-try-title = What do your changes do?
studio-try-how = Bots play every game twice, with the same luck: once as printed, once with your changes.
studio-try-start = Start
studio-try-again = Play again
studio-try-nothing = Change something first; then there is something to try.
studio-pairs = How many games?
studio-games = { $count } pairs
studio-stop = Stop
studio-stopped = stopped
studio-cut = the time for a trial was over
studio-progress = Games played
studio-so-far = { $pairs } of { $total } pairs
studio-rate = { $rate } games per second
studio-waiting =
    { $ahead ->
        [0] The bots are sitting down …
        [one] One trial of somebody else comes first.
       *[other] { $ahead } trials of others come first.
    }
studio-trial-lost = The connection broke off. What has been played stays; start again for more.
studio-old-trial = You have changed something since. These figures are about the version before.
studio-nothing-sure-yet = Nothing sure yet …
studio-nothing-sure = No difference that is sure
studio-sure-count =
    { $count ->
        [one] One thing is sure
       *[other] { $count } things are sure
    }
studio-look-hint = Choose a bar to look at such a game.
studio-more-figures = { $count } more figures
studio-bots-only = This is how these bots play. People may find other ways.
studio-arm-old = as printed
studio-arm-new = changed
studio-difference = difference
studio-mean = Mean
studio-interval = Interval (95 %)
studio-range = { $low } to { $high }
studio-span = { $from } to { $to }
studio-percent = { $value } %
studio-number = { $value }
studio-table = As a table
studio-bars = Games by { $name }
studio-games-by = Games by { $name }
studio-bar = { $span }, { $arm }: { $count } games. Look at one

## Findings: $change with its interval; $unit is "share" for percentage points

studio-finding-early = Too few games to say.
studio-finding-open =
    { $unit ->
        [share] Not sure yet: between { $low } and { $high } percentage points.
       *[other] Not sure yet: between { $low } and { $high }.
    }
studio-same = The very same in { $same } of { $pairs } pairs.
studio-finding-up =
    { $unit ->
        [share] { $name }: { $change } percentage points more ({ $low } to { $high }).
       *[other] { $name }: { $change } more ({ $low } to { $high }).
    }
studio-finding-down =
    { $unit ->
        [share] { $name }: { $change } percentage points less ({ $low } to { $high }).
       *[other] { $name }: { $change } less ({ $low } to { $high }).
    }
studio-finding-moves-up = Games are { $change } moves longer ({ $low } to { $high }).
studio-finding-moves-down = Games are { $change } moves shorter ({ $low } to { $high }).
studio-finding-minutes-up = Games take { $change } minutes longer ({ $low } to { $high }).
studio-finding-minutes-down = Games take { $change } minutes less ({ $low } to { $high }).
studio-finding-branching-mean-up = Each move has { $change } more choices ({ $low } to { $high }).
studio-finding-branching-mean-down = Each move has { $change } fewer choices ({ $low } to { $high }).
studio-finding-margin-up = Winners are { $change } points further ahead ({ $low } to { $high }).
studio-finding-margin-down = Scores are { $change } points closer ({ $low } to { $high }).
studio-finding-lead-changes-up = The lead changes { $change } times more often ({ $low } to { $high }).
studio-finding-lead-changes-down = The lead changes { $change } times less often ({ $low } to { $high }).
studio-finding-win-share-up = Seat { $seat } wins { $change } percentage points more often ({ $low } to { $high }).
studio-finding-win-share-down = Seat { $seat } wins { $change } percentage points less often ({ $low } to { $high }).
studio-finding-points-up = Seat { $seat } scores { $change } points more ({ $low } to { $high }).
studio-finding-points-down = Seat { $seat } scores { $change } points less ({ $low } to { $high }).
studio-finding-draw-up = Draws are { $change } percentage points more common ({ $low } to { $high }).
studio-finding-draw-down = Draws are { $change } percentage points rarer ({ $low } to { $high }).
studio-finding-comeback-up = Comebacks are { $change } percentage points more common ({ $low } to { $high }).
studio-finding-comeback-down = Comebacks are { $change } percentage points rarer ({ $low } to { $high }).

## Sharing

studio-share-title = Share your variant
studio-share-name = Its name
studio-share-name-hint = for example: Rich Psycle
studio-share-how = The link holds the changes themselves. Whoever opens it can play them, and change them further.
studio-link = Link to this variant
studio-save-file = Save as a file
studio-share-long = There are too many changes for a link. Send the file instead.
studio-share-nothing = Nothing is changed yet, so there is nothing to send.
studio-open-file = Open a variant from a file
studio-not-a-variant = This file is no variant. Choose a file that the studio has saved.
studio-cannot-open = This variant cannot be opened.
studio-begin-printed = Begin with the printed game

## At a table

studio-variant-title = This is a variant of { $game }
studio-variant-changes =
    { $count ->
        [one] Changed: 1 thing
       *[other] Changed: { $count } things
    }
studio-more-changes = { $count } more changes
