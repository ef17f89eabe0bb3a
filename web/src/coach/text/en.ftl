### What the page says around the coach. Shares and points are hundredths of the win.

## Asking

analysis-ask = Ask the coach
analysis-about = What was luck, and what was a choice? The coach looks at the whole game. It may take a minute.
analysis-working = The coach is looking at the game
analysis-cancel = Stop
analysis-stopped = The coach has stopped.
analysis-broken = The coach did not get to the end of it.
analysis-again = Ask again
analysis-file = The coach looks at games of this server. For a file, there is a command: reverie analyse FILE

## The curve

analysis-curve =
    { $players ->
        [1] How well things stood, move by move
       *[other] How likely everybody was to win, move by move
    }
analysis-first-look = A first look. It becomes clearer when the coach is done.
analysis-percent = { $share } %
analysis-share = { $share } % ({ $low } to { $high })
analysis-stands = { $name } { $share }
analysis-because = { $stands }: { $parts }
analysis-choice = { $name }: { $moves }
analysis-deal = The deal
analysis-then = , then { "" }
analysis-next = ; { "" }
analysis-stop = . { "" }
analysis-moment =
    { $after ->
        [0] Before the first move
       *[other] After move { $after } of { $last }
    }
analysis-band = The band is how sure the coach is.
analysis-keys = Arrow keys go along it; Page Up and Page Down go to the turning points.
analysis-table = The curve as a table
analysis-column-moment = Move
analysis-column-played = Played

## The parts of a change

analysis-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
analysis-part-luck = luck
analysis-part-error = own choice
analysis-part-others = others
analysis-part-reveals = came to light
analysis-unchanged = no change
analysis-step = What made the change
analysis-no-step = Nothing has happened yet.

## Turning points

analysis-to-turns =
    { $count ->
        [one] See the turning point
       *[other] See the { $count } turning points
    }
analysis-turn = Move { $number }
analysis-turn-go = Turning point { $place }: look at it on the board
analysis-played = Played
analysis-better = Better
analysis-better-move = { $moves } (+{ $points })
analysis-rule = The rule: { $clause }
analysis-hindsight = With hindsight
analysis-cost = cost { $points } of 100
analysis-gave = brought { $points } of 100

## The whole game

analysis-whole = The whole game
analysis-won = { $name } won.
analysis-lost = { $name } did not win.
analysis-shared = { $name } has { $result } of 100.
analysis-luck-none = Luck made no difference.
analysis-luck-gave = Luck brought { $points } of 100 points.
analysis-luck-took = Luck cost { $points } of 100 points.
analysis-adjusted = Without luck: { $adjusted } of 100, very likely between { $low } and { $high }.
analysis-outside = Less than 0 or more than 100 is no mistake: luck hid so much of the difference.
analysis-words = “{ $luck }.” “{ $play }.”
analysis-values = Values { $values }, effort { $effort }

## Hints

hints-about = What would the coach consider? It shows a few moves and says why. Everybody can see then that hints were given at this table.
hints-ask = Show me
hints-working = The coach is thinking …
hints-for = What the coach would consider
hints-win = { $share } % of the win ({ $low } to { $high })
hints-choose = Chooses it on the board; you confirm it there.
hints-wait = When it is your turn you can ask here.
