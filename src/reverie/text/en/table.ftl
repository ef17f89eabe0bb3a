### What people do at a live table besides playing: told in the log, as notices, and where it can be done.


## The log

event-table-left =
    { $bot ->
        [yes]
            { $you ->
                [yes] You left the game. { $sitter } plays on for you.
               *[no] { $last_sitter } left the game. { $sitter } plays on.
            }
       *[no]
            { $you ->
                [yes] You left the game.
               *[no] { $last_sitter } left the game.
            }
    }
event-table-seated = { $sitter } plays on for { $last_sitter }.
event-table-replaced =
    { $you ->
        [yes] You had not answered for a long time. { $sitter } plays on for you.
       *[no] { $last_sitter } had not answered for a long time. { $sitter } plays on.
    }
event-table-came-back =
    { $you ->
        [yes] You are back in the game.
       *[no]
            { $bot ->
                [yes] { $sitter } is back and takes over from { $last_sitter }.
               *[no] { $sitter } is back in the game.
            }
    }
event-table-paused = The game is paused.
event-table-resumed = The game goes on.
event-table-pause-wanted =
    { $you ->
        [yes] You ask for a pause.
       *[no] { $sitter } asks for a pause.
    }
event-table-on-wanted =
    { $you ->
        [yes] You want to go on.
       *[no] { $sitter } wants to go on.
    }
event-table-pause-declined =
    { $you ->
        [yes] You would rather play on.
       *[no] { $sitter } would rather play on.
    }
event-table-on-declined =
    { $you ->
        [yes] You would like the pause to last a little longer.
       *[no] { $sitter } would like the pause to last a little longer.
    }
event-table-rematch-wanted =
    { $you ->
        [yes] You want to play again.
       *[no] { $sitter } wants to play again.
    }
event-table-rematch-declined =
    { $you ->
        [yes] You do not want another game now.
       *[no] { $sitter } does not want another game now.
    }
event-table-nudged =
    { $you ->
        [yes] You nudge { $other_sitter }.
       *[no]
            { $you_other_seat ->
                [yes] { $sitter } nudges you: the game waits for your move.
               *[no] { $sitter } nudges { $other_sitter }.
            }
    }
event-table-hint =
    { $you ->
        [yes] You ask the coach for a hint.
       *[no] { $sitter } asks the coach for a hint.
    }
event-table-replace-wanted =
    { $you ->
        [yes] You want a bot to play on for { $other_sitter }.
       *[no]
            { $you_other_seat ->
                [yes] { $sitter } wants a bot to play on for you.
               *[no] { $sitter } wants a bot to play on for { $other_sitter }.
            }
    }
event-table-replace-declined =
    { $own ->
        [yes]
            { $you ->
                [yes] You would rather play on yourself.
               *[no] { $sitter } would rather play on.
            }
       *[no]
            { $you ->
                [yes] You would rather wait for { $other_sitter }.
               *[no] { $sitter } would rather wait for { $other_sitter }.
            }
    }
event-table-taken-back =
    { $you ->
        [yes] You took your last move back.
       *[no] { $sitter } took the last move back.
    }
event-table-time-ran-out =
    { $known ->
        [yes]
            { $you ->
                [yes] Time ran out. Played for you: { $move }.
               *[no] Time ran out for { $sitter }. Played instead: { $move }.
            }
       *[no] Time ran out for { $sitter }.
    }


## Refusals

refused-nobody-to-wait-for = Nobody is waiting for an answer from there.
refused-nudge-too-soon =
    { $seconds ->
        [one] Give them a moment: you can nudge in 1 second.
       *[other] Give them a moment: you can nudge in { $seconds } seconds.
    }
refused-replace-too-soon = It is too soon for that. Nudge first, then give them two minutes; where there is a clock, it plays for them.
refused-back-too-often = This seat has changed hands { $most } times. You can watch.


## Time to think

span-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
span-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-control = Time to think: { $time }
time-none = as long as it takes
time-decision = { $span } for each decision
time-rules = { $span } for each phase, as the rules have it
time-bank = { $span } each
time-bank-more = { $span } each, and { $increment } more after every move


## Notices

page-notices = News from the table
page-waiting-for = Waiting for { $names } …
page-withdraw = Withdraw
page-ask-pause =
    { $count ->
        [one] { $names } asks for a pause.
       *[other] { $names } ask for a pause.
    }
page-ask-pause-yes = Yes, pause
page-ask-pause-no = No, play on
page-ask-on =
    { $count ->
        [one] { $names } wants to go on.
       *[other] { $names } want to go on.
    }
page-ask-on-yes = Yes, go on
page-ask-on-no = Not yet
page-ask-rematch =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
page-ask-rematch-yes = Play again
page-ask-rematch-no = No, thanks
page-ask-replace =
    { $count ->
        [one] { $names } wants a bot to play on for { $other }.
       *[other] { $names } want a bot to play on for { $other }.
    }
page-ask-replace-yes = Yes, a bot
page-ask-replace-no = No, wait
page-still-waiting = The game waits for { $name }.
page-still-away = { $name } is away, and the game waits.
page-was-nudged = { $name } has been nudged. In { $time } a bot may play on.
page-by-clock = The clock keeps playing for { $name }.
page-nudge = Nudge
page-replace = Have a bot play on
page-seat-held = { $name } plays in your place.
page-seat-waits = Your place is empty.
page-come-back = Take your seat back


## Leaving

page-leave-title = Leave this game?
page-leave-bot = A bot plays on in your place. Until the game is over you can come back to this table and take your seat again.
page-leave-empty = Nobody plays on for you, and the others will have to wait or seat a bot. Until the game is over you can come back and take your seat again.
page-leave-stay = Stay
page-leave-go = Leave the game
