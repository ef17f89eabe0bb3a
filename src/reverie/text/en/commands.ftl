### What only the terminal says: its commands, keys and lists. No page needs it.

look-thing = { $name }. { $text }
look-where = On the table: { $places }.
look-at-what = You can look at any card or other thing by its name, and at: { $names }.
look-several = “{ $given }” may mean { $names }. Type more of the name.
look-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
look-unknown = Nothing here is called “{ $given }”. Type look alone to hear what you can look at.
look-unknown-near = Nothing here is called “{ $given }”. Nearly so: { $names }.
ask-language = Which language?
ask-game = Which game?
ask-number = Number [{ $default }]:{ " " }
ask-players = How many players ({ $counts })? [{ $default }]:{ " " }
ask-seats = Who sits at the table? For each seat a number, or the name of a person.
ask-seat = Seat { $letter } [{ $default }]:{ " " }
ask-clock = How long may people think? none, 5m (5 minutes each), 5m+10s (and 10 seconds more after every move), phase=60s (60 seconds for each decision){ $limit ->
        [0] {""}
       *[other] , phase (as the rules have it: { $span })
    } [none]:{ " " }
ask-option = { $label } [{ $default }]:{ " " }
goodbye = See you soon. The game is kept in { $file }. To go on: reverie play --resume { $file }
goodbye-over = See you soon. The record is in { $file }.
goodbye-unplayed = See you soon. Nothing was played, so nothing was kept.
goodbye-unkept = See you soon. The game could not be kept: no file could be written.
commands-title = You can also type:
command-line = { $word }: { $help }
command-help = help
    .help = this help
command-rules = rules
    .help = how to play, and the rule behind this question; rules { $clause } shows one rule, rules all shows them all
command-log = log
    .help = everything that has happened
command-view = view
    .help = everything you may know about the table
command-look = look
    .help = look NAME tells about any card, pile, player or field by its name, as in: look { $thing }
command-undo = undo
    .help = takes your last move back, where the rules allow it
command-save = save
    .help = saves the game; save FILE writes a copy
command-language = language
    .help = language en, language de or language ja changes what you read
command-seat = seat
    .help = seat NAME hands the keyboard over to somebody who may move out of turn
command-quit = quit
    .help = leaves the table; the game is kept
look-by-name = A card, pile or field by its name
ask-look = Its name, or the beginning of it
key-help = Help
key-rules = Rules
key-view = View
key-log = Log
key-look = Look
key-language = Language
key-save = Save
key-undo = Undo
key-seat = Seat
key-leave = Leave
key-close = Close
key-next = Next
key-previous = Back
key-end = Go to a move
title-help = Help
title-rules = Rules
title-view = Everything you may know
title-log = What has happened
title-look = Look at
title-language = Language
title-seat = Who wants to move?
title-end = The game is over
keys-help = Choose a move with the arrow keys or its number, and play it with Enter. Tab goes from part to part, the arrow keys scroll.
games-title = { $title } ({ $name })
games-facts = Players: { $counts }. Length: { $shortest } to { $longest } minutes.
games-bots = Bots: { $bots }.
games-bots-also = With { $players } players also: { $bots }.
games-bots-about = Who the bots are:
games-option = Option { $name }: { $label }. Usually: { $default }.
check-passed =
    { $has_title ->
        [yes] passed: { $file } ({ $title })
       *[no] passed: { $file }
    }
check-failed =
    { $has_title ->
        [yes] FAILED: { $file } ({ $title })
       *[no] FAILED: { $file }
    }
check-difference = { "  " }{ $path }: expected { $expected }, found { $found }
check-refused = { "  " }{ $sentence }
check-move-refused = { "  " }{ $path }: expected { $expected }. { $sentence }
