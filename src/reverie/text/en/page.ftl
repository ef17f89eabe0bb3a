### What the page in the browser says, besides what the games and the terminal say too.


## Everywhere

page-where = Where you are
page-language = Language
page-theme-light = Light theme
page-theme-night = Night theme
page-sounds = Sounds
page-plain = The table as text
page-close = Close
page-cancel = Cancel
page-loading = One moment …
page-no-server = The server does not answer. Your table is safe; try again in a moment.
page-to-home = To the start page


## Home

page-home-title = A table for the night
page-home-pitch = Dream games for friends and bots. No account: give a name and play.
page-tonight = Tonight’s dream
page-tonight-pitch = One deal for everybody, once a night. How well do you dream?
page-your-name = Your name
page-who-are-you = Who are you?
page-keep-name = That is me
page-play = Play
page-play-bots = Play now against bots
page-invite-friends = Invite friends
page-one-screen = Share this screen
page-with-bots = against bots
page-with-friends = with friends
page-with-together = on one screen
page-how-many = How many play?
page-which-bots = Which bots?
page-how-strong = How strong are they?
page-count-alone = 1 (alone)
page-clock-choice = Time to think
page-window-choice = Time for secret answers
page-window-at-most = at most { $time }
page-window-always = always { $time }
page-window-whole = Always wait the whole time
page-window-help = Some cards may be answered in secret. The game goes on as soon as everybody who was asked has answered, or when the time is up.
page-window-days = At a table by days, everybody has as long as for any decision.
page-open-to-all = Show it under open tables
page-name-number = Name of player { $number }
page-player-number = Player { $number }
page-make-table = Set the table
page-play-alone = Play alone
page-with-alone = alone
page-options = Options
page-option-none = none
page-option-at-least = At least { $minimum }.
page-option-between = From { $minimum } to { $maximum }.
page-minutes = { $from }–{ $to } minutes
page-my-tables = My tables
page-open-tables = Open tables
page-no-open-tables = No open tables. Start one: a bot sits down at once.
page-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
page-finished = Finished games
page-none-finished = None yet. Every finished game can be looked at again here.
page-replay-file = Look at a record file
page-back-to-trial = Back to the trial
page-phase-gathering = waiting for players
page-phase-playing = in play


## Gathering

page-gathering = Waiting for everybody to sit down.
page-seats = Seats
page-seat-open = Free seat
page-somebody = Somebody ({ $letter })
page-ready = ready
page-not-ready = not ready yet
page-be-ready = I am ready
page-sit = Sit down
page-sit-here = Sit here
page-stand = Get up
page-add-bot = Seat a bot
page-send-away = Send away
page-fill-with-bots = Fill up with bots
page-waiting-seats =
    { $count ->
        [one] The game begins when 1 more seat is taken.
       *[other] The game begins when { $count } more seats are taken.
    }
page-waiting-ready = The game begins when everybody is ready.
page-invite = Invite friends
page-invite-how = Send this link. Whoever opens it gives a name and sits down.
page-invite-local = This address works on this computer only. To let other devices on your network in, stop Reverie and start it with make play HOST=0.0.0.0 (or reverie open --host 0.0.0.0).
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-qr = The link as a QR code


## The table

page-link-connecting = Connecting …
page-link-live = Connected
page-link-unconfirmed = Sending …
page-link-lost = Connection lost. Trying again …
page-link-restored = Connection restored
page-link-gone = No connection
page-no-such-table = There is no such table. Is the link complete?
page-table-away = This table cannot be shown just now.
page-no-such-game = There is no such game here.
page-paused = The game is paused. It goes on when everybody wants it to.
page-looking-back = You are looking back at move { $at } of { $last }.
page-choose = Choose a move
page-confirm = Confirm: { $move }
page-sending = Sending …
page-undo = Undo
page-asides = At any time
page-find-move = Find a move
page-no-such-move = No move has that name.
page-moves-like = { $move }, and others like it
page-so-many =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
page-auto-pass = Auto-pass
page-auto-pass-help = When you are secretly asked to answer one of these cards, you pass automatically. To the others it looks like any other quick pass; while you are not connected, they may guess.
page-auto-pass-kind = When it is about
page-auto-pass-until = How long
page-auto-pass-add = Add
page-auto-pass-remove = Remove: { $what }
page-answers = Secret answers
page-because = Why:
page-because-more =
    { $count ->
        [one] Show 1 more step
       *[other] Show { $count } more steps
    }
page-nearer = Nearer
page-farther = Farther away
page-fit = The whole board
page-pause = Pause
page-go-on = Go on
page-leave = Leave
page-more = More
page-watching = You are watching
page-you = you
page-away = away
page-has-left = has left
page-has-answered = has chosen
page-may-answer = may answer
page-wants-pause = wants a pause
page-wants-on = wants to go on
page-deciding = is deciding
page-clock = Time left: { $time }
page-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
page-beside = Beside the board
page-players = Players
page-log = Log
page-log-empty = Nothing has happened yet.
page-rules = Rules
page-how-to-play = How to play
page-coach = Coach
page-with-hints = with hints
page-learn = Learn by playing
page-learn-offer = New to it? Learn it right here, in about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
page-not-now = Not now
page-change-it = Change it
page-variant = Variant
page-chat = Talk
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-timeline = The game so far
page-moment = Moment
page-moment-of =
    { $at ->
        [0] Before the first move
       *[other] After move { $at } of { $last }
    }
page-step-back = One move back
page-step-on = One move on
page-now = now
page-back-to-now = Back to now
page-tip = A tip
page-tip-choose = What glows is yours to do. Choose with one click, confirm with another.
page-tip-log = The log tells everything that happened. Choose a line to see that moment again.
page-tip-rules = The rules open at what you are being asked. The keys 0 to 9 choose, Enter confirms.
page-got-it = Got it
page-no-tips = No more tips
page-curtain-title = Hand the screen to { $name }
page-curtain-text = { $name }, go on when only you can see the screen.
page-curtain-open = I am { $name }


## The end

page-rematch = Play again
page-next-table = To the next game
page-replay = Replay
page-download = Download the record
page-verify = Check the shuffles
page-verify-right =
    Fair: the seed is the one that was sealed, and { $shuffles ->
        [one] the one shuffle follows
       *[other] all { $shuffles } shuffles follow
    } from it. Your browser has just recomputed { $shuffles ->
        [one] it
       *[other] them
    }.
page-verify-busy = Your browser checks: it plays the whole game again.
page-verify-fetch = The first time it fetches Python for that (7 MB).
page-verify-elsewhere = This server was set up without what your browser needs to check. Download the record and run: reverie verify FILE
page-verify-wrong = Shuffle { $number } does not follow from the seed.
page-verify-bots = Bot moves that are the ones the luck of the seed gives: { $same } of { $checked }.
page-verify-bots-differ = Where they differ, a clock or a time limit may have answered for the bot, or a person sat there before it.
page-verify-bots-left = The other { $left } were not recomputed here: reverie verify recomputes them all.
page-verify-seal-wrong = The seed is not the one that was sealed before the game.


## Replay

page-choose-record = Choose a record file
page-not-a-record = This file is not a Reverie record.
page-record-right = This record is correct: seed, shuffles, moves and result belong together.
page-replay-start =
    { $last ->
        [one] Before the only move
       *[other] Before the first of { $last } moves
    }
page-replay-play = Play
page-replay-pause = Stop
page-eyes = Seen by
page-eyes-all = everybody together
page-eyes-none = a spectator


## Keys, the rules at hand, the replay

page-over = The game is over.
page-rule-behind = The rule behind this question: { $clause }
page-keys = Keys
page-key-digits = choose the move with that digit
page-key-confirm = confirm it
page-key-let-go = let go of it, or go on
page-key-look-back = look back, and forward again
page-key-steps = one move back or forward
page-key-ends = to the beginning, to the end
page-key-zoom = on a large board: nearer, farther, and about
page-key-keys = this list
page-speed = Speed
page-speed-times = { $times } ×
