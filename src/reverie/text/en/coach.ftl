### What the coach says after a game, and as a hint. $move_1, $move_2: moves, by their names. Points are hundredths of the win.

## How the luck was, over a whole game

coach-luck-very-good = The stars sang for you
coach-luck-good = A kind night
coach-luck-even = Neither lucky nor unlucky
coach-luck-bad = The pillow was hard
coach-luck-very-bad = The monster under the bed won

## How the play was, over a whole game

coach-play-lucid = Wide awake in the dream
coach-play-good = Hardly a blink
coach-play-fair = A few yawns
coach-play-drowsy = Rather drowsy
coach-play-asleep = Sleepwalking

## What a turning point is called

coach-word-slip = A yawn
coach-word-mistake = A stumble
coach-word-blunder = A fall out of bed
coach-word-lucky = A falling star
coach-word-very-lucky = A whole sky of falling stars
coach-word-unlucky = A creaking stair
coach-word-very-unlucky = The alarm clock

## Why

coach-why-better =
    { $you ->
        [yes] With “{ $move_1 }” you could expect { $share } % of the win, with what you played { $played } %.
       *[no] With “{ $move_1 }” { $seat } could expect { $share } % of the win, with what was played { $played } %.
    }
coach-why-plan =
    { $you ->
        [yes] With the better plan you could expect { $share } % of the win, with yours { $played } %.
       *[no] With the better plan { $seat } could expect { $share } % of the win, with what was played { $played } %.
    }
coach-why-wins =
    { $you ->
        [yes] It would have won at once: in { $times } of { $worlds } worlds that you could imagine.
       *[no] It would have won at once: in { $times } of { $worlds } worlds that { $seat } could imagine.
    }
coach-why-lets-win =
    { $you_rival_seat ->
        [yes] It let you win: in { $times } of { $worlds } imagined worlds, and after the better move in { $otherwise }.
       *[no] It let { $rival_seat } win: in { $times } of { $worlds } imagined worlds, and after the better move in { $otherwise }.
    }
coach-why-rival =
    { $you_rival_seat ->
        [yes] You gained most by it: { $points ->
                [one] one point
               *[other] { $points } points
            }.
       *[no] { $rival_seat } gained most by it: { $points ->
               [one] one point
              *[other] { $points } points
           }.
    }
coach-why-mixed = All choose at once here. Whoever always plays the same is found out; but this was worth less against every sensible opponent.
coach-why-luck-gave =
    { $you ->
        [yes] Chance gave you { $points ->
                [one] one point
               *[other] { $points } points
            } more here than it gives on average.
       *[no] Chance gave { $seat } { $points ->
               [one] one point
              *[other] { $points } points
           } more here than it gives on average.
    }
coach-why-luck-took =
    { $you ->
        [yes] Chance gave you { $points ->
                [one] one point
               *[other] { $points } points
            } less here than it gives on average.
       *[no] Chance gave { $seat } { $points ->
               [one] one point
              *[other] { $points } points
           } less here than it gives on average.
    }
coach-why-no-choice = Nobody could choose anything about it.
coach-hindsight =
    { $you ->
        [yes] Had you seen everything that lay hidden, “{ $move_1 }” would have been best: { $points ->
                [one] one point
               *[other] { $points } points
            } more. You could not know that.
       *[no] Whoever had seen everything that lay hidden would have chosen “{ $move_1 }”: { $points ->
               [one] one point
              *[other] { $points } points
           } more. { $seat } could not know that.
    }

## Why there is nothing to say

coach-silence-unfinished = This game was not played to its end. What it would have come to, nobody knows; the coach does not guess.
coach-silence-short = This game was over after { $choices ->
        [0] no real choice at all
        [one] one real choice
       *[other] { $choices } real choices
    }. That is too little to say anything about.
coach-silence-no-values = The coach knows no values for this game with so many players. They come with training: reverie train.
coach-silence-quiet = No single moment decided this game. It happens among people who are awake.

## Hints

coach-hint-only = There is nothing to choose here.
coach-hint-best = The coach would choose this.
coach-hint-close = About as good as the first.
coach-hint-behind = { $points ->
        [one] One point
       *[other] { $points } points
    } behind the first.
coach-hint-wins = This wins at once, unless somebody has an answer.
coach-hint-mixed = All choose at once: play this about { $percent } % of the time.

## The command

coach-working = Looking at the game
coach-of-game = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
coach-by-values = Values { $values }, effort { $effort }
coach-column-seat = Seat
coach-column-start = Start
coach-column-luck = Luck
coach-column-error = Own errors
coach-column-others = Others
coach-column-reveals = Came to light
coach-column-result = Result
coach-column-adjusted = Without luck
coach-points-of-the-win = Points are hundredths of the win. Start, luck, own errors, others’ choices and what came to light add up to the result.
coach-turning-points = Turning points
coach-turn = Move { $number }, { $seat }: { $word } ({ $points })
coach-turn-played = Played: { $moves }
coach-turn-better = Better: { $moves } (+{ $points })
coach-in-hindsight = In hindsight: { $text }
coach-luck-and-play = { $seat }: { $luck }. { $play }.
refused-coach-effort = An effort of { $given } is not possible: choose one from { $least } to { $most }.
refused-analysis-not-over = This game is still going on. The coach looks at a game when it is over.
refused-analysis-busy = The coach is looking at many games now. Ask again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refused-analysis-too-slow = The coach was not done with this game after { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, and gave up.
refused-analysis-limit = The coach looks at one game of yours at a time. Wait for it, or stop it.
refused-analysis-stopped = The server stopped before the coach was done. Ask again.
refused-hint-others-play = Hints are given at tables where all others are bots. Other people play here.
refused-hint-not-asked = A hint is for a question that is put to you. Nothing is asked of you now.
refused-hint-watching = Hints are for whoever sits at the table.
refused-hint-no-mind = The coach cannot play this game with so many players, so it has no hint.
