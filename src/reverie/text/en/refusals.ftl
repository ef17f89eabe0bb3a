### Why something was refused: what is wrong, and what would be right. Ids are "refused-" and the code of the refusal.

refusal-at = { " " }Where: { $path }.
refusal-clause = { " " }(rule { $clause })
unknown-refusal = This is not possible ({ $code }). Nothing has changed; try something else.

## Moves and turns

refused-unknown-move = “{ $text }” is not a move of this game. A move begins with one of these words: { $verbs }.
refused-wrong-words = “{ $text }” has too many or too few words. Write it like this: { $form }.
refused-not-a-number = “{ $word }” in “{ $text }” is not a whole number. Write it like this, with a plain number: { $form }.
refused-not-lawful-now = “{ $move }” is not possible now. Choose one of the moves on offer.
refused-already-answered = You have answered this question already, and your answer stands. Wait for the next question.
refused-not-your-turn =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } nothing to decide now. The game waits for { $waiting }.
refused-no-such-seat = There is no seat “{ $seat }” at this table. It has { $players } seats; files and commands count them from 0.
refused-stale-decision = That answers question { $given }, but the open question is { $open }. Answer that one.
refused-game-over = The game is over, so no more moves can be made. Start a new game to play on.
refused-undo-unlawful = The rules of this game do not allow taking a move back. A move stands once it is made.
refused-undo-nothing = There is no move to take back. Make a move first.

## Setting up a game

refused-unknown-game = There is no game called “{ $name }”. Choose one of these: { $known }.
refused-game-not-found = No game was found at “{ $place }”. Write package.module:OBJECT, the place of an installed Game object.
refused-wrong-players = { $given } is not a possible number of players. Possible: { $counts }.
refused-unknown-option =
    There is no option called “{ $name }”. { $count ->
        [0] This game has no options.
       *[other] This game has: { $known }.
    }
refused-option-between =
    “{ $value }” does not fit the option { $name }. It takes a whole number from { $minimum } to { $maximum }{ $optional ->
        [yes] , or none
       *[no] { "" }
    }.
refused-option-at-least =
    “{ $value }” does not fit the option { $name }. It takes a whole number, at least { $minimum }{ $optional ->
        [yes] , or none
       *[no] { "" }
    }.
refused-option-one-of = “{ $value }” does not fit the option { $name }. Choose one of these: { $choices }.
refused-unknown-content = The content has nothing of this name. There is: { $known }.
refused-content-fixed = This part of the content cannot be changed. Leave it as it is.
refused-content-between = { $value } is not possible here. It must be a whole number from { $minimum } to { $maximum }.
refused-content-choice = “{ $value }” is not possible here. Choose one of these: { $known }.
refused-content-length =
    There { $length ->
        [one] is 1 entry
       *[other] are { $length } entries
    } here. From { $minimum } to { $maximum } are possible.
refused-content-text = This text is too long, or some of it cannot be shown. Use at most { $longest } characters, all of them visible.
refused-content-word = This must be one word: at least one letter and at most { $longest }, all of them visible, without spaces.
refused-content-too-much = These changes are too many. All their lists and tables together may have { $most } entries.
refused-content-too-deep = These changes are nested too deeply. Tables and lists may lie inside one another { $most } times.
refused-too-many-steps = With this content the rules never come to an end: after { $limit } steps nobody had been asked anything. Change the content, or leave it as it is printed.
refused-unknown-language = There is no language “{ $given }”. Choose one of these: { $known }.
refused-unknown-bot = There is no bot called “{ $given }”. Choose one of these: { $known }.
refused-bot-not-for-game = The bot { $bot } cannot play { $game }. Choose a bot that knows the game; random knows every one.
refused-bot-not-for-players = The bot { $bot } does not play this game with { $players } players, only with { $counts }. Choose another bot.
refused-exact-capped = With at most { $cap } Psycles the exact bot would not be exact, because a tie helps whoever leads. Play without a limit or with 1, or choose another bot.
refused-exact-unsolved = The exact bot does not know this content. Solve it once with “reverie solve psycle --overrides FILE”, or choose another bot.
refused-unknown-clause = There is no rule “{ $clause }” in { $game }. Ask for the rules without a number to see them all.
refused-simulation-number = { $name } cannot be { $value }. It must be a whole number from { $minimum } to { $maximum }.
refused-simulation-seeds = { $games } games need as many seeds, and there are { $seeds }. Give more seeds, or ask for fewer games.
refused-simulation-policy = { $given } cannot play. Give the name of a bot, or something that makes a bot of a game and a seed.
refused-simulation-travel = This cannot be sent to another process ({ $finding }). Define it in a module that can be imported, or use one process.
refused-too-many-moves = The game did not end within { $limit } moves. Change the content or the bots, or allow more moves.

## Files of any kind

refused-file-unreadable = The file { $file } cannot be read ({ $finding }). Check its name and whether you may open it.
refused-file-unwritable = The file { $file } cannot be written ({ $finding }). Choose another place, or check whether you may write there.
refused-file-exists = There is already a file { $file }, and it is not overwritten. Choose another name.
refused-not-text = The file { $file } is not text. It must be text in UTF-8.
refused-not-json = This is not valid JSON: it goes wrong in line { $line }, column { $column }. Correct it there.
refused-not-toml = This is not valid TOML ({ $finding }). Correct it there.
refused-malformed = This cannot be read ({ $finding }). Correct it and try again.
refused-wrong-type =
    Needed here: { $expected ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [null] nothing (null)
        [array] a list
        [object] a table of names and values
       *[other] { $expected }
    }. Found: { $got ->
        [int] a whole number
        [float] a decimal number
        [str] text
        [bool] true or false
        [null] nothing (null)
        [array] a list
        [object] a table of names and values
       *[other] { $got }
    }.
refused-out-of-range =
    { $expected ->
        [array] This list has the wrong number of entries. Give exactly as many as belong here.
        [object] This table has the wrong number of entries. Give exactly as many as belong here.
        [str] This text is too short, too long or in the wrong form. Write it the way it is written elsewhere in such files.
       *[other] This value is too small or too large. Choose one within the bounds that hold here.
    }
refused-missing-field = The entry “{ $field }” is missing. Add it.
refused-unknown-field = There is no entry called “{ $field }” here. Correct its name or take it out.
refused-wrong-length =
    There { $length ->
        [one] is 1 entry
       *[other] are { $length } entries
    } here. There must be { $wanted }.
refused-newer-format = This file has format { $given }, but this Reverie reads formats up to { $known }. Use a newer Reverie.

## Saved games and positions

refused-other-value = This says “{ $given }”. It must say “{ $known }” to be read here.
refused-other-content = This was made with other content ({ $given }) than the game has here ({ $known }). Use the version of the game that it was made with.
refused-bad-chance = The state of chance cannot be read. It must be exactly what saving a game wrote.
refused-unknown-step = This game has no step called “{ $step }”. Only steps of this game may stand here.
refused-agenda-and-result = The result does not fit the rest of the state. A running game has steps to come and no result; a finished one has the result it came to, no steps to come, and waits for nobody.
refused-nobody-asked = It is not clear who must answer. A running game waits for at least one seat, and only for seats that are asked and have not answered yet.
refused-bad-answer = “{ $move }” cannot lie here as an answer. It must be a possible move of a seat that is being asked.
refused-bad-seats = These seats are not possible. Each must exist at this table and be named once, in rising order, counted from 0.
refused-position-between = { $value } is not possible here in any game that has come this far. It must be a whole number from { $minimum } to { $maximum }.

## Records

refused-not-a-record = This is not the record of a game. A record is a JSON file that Reverie wrote, with a header, moves and, at the end, a result.
refused-seats-do-not-fit = Seats listed: { $given }. Needed: { $wanted }, one for each player of the game.
refused-bad-seed = The seed cannot be read. It must be 64 digits from 0 to 9 and a to f.
refused-seed-missing = The record has no seed, so its shuffles cannot be checked. A record holds its seed once the game has ended.
refused-wrong-commitment = The seed is not the one that was promised before the game. The record promises { $given }; this seed gives { $computed }.
refused-shuffles-missing = The record is of a finished game, but it does not list what chance gave. Every shuffle and draw must be there.
refused-shuffle-differs = Draw { $number } (“{ $label }”) is not what the seed gives. The record says { $given }; it should be { $computed }.
refused-move-line-unreadable = “{ $line }” is not a move of a record. Write the seat, a colon and the move, as in 0: play 3.
refused-record-move-refused = Move { $number } (“{ $move }”) cannot have been made. { $reason }
refused-moves-missing = The moves break off at number { $number }, before the game is over. The rest of them must be there.
refused-times-go-back = Move { $number } is dated before the move in front of it. Times must never go back.
refused-record-after-end = Move { $number } comes after the end of the game. The last move must be the one that ends it.
refused-result-missing = The game ended, but its result is not in the record. It must be there.
refused-result-too-early = The record names a result, but after its moves the game is not over. Either moves are missing or there is no result yet.
refused-result-differs = The result is not the one these moves lead to. The record says { $given }; it should be { $computed }.

## Scenarios

refused-scenario-game-missing = The scenario does not say which game it is about. Add a line such as: game = "psycle".
refused-scenario-key-unknown = A scenario has no entry called “{ $key }”. It can have: { $known }.
refused-scenario-path-unknown = There is nothing at “{ $path }” to compare with. Use a field of the state, or a path such as result.winners, moves.0 or view.1.hand.
refused-scenario-move-form = “{ $line }” is not a move of a scenario. Write the seat, a colon and the move, as in 0: play 3; add !refused where the move must be refused.
refused-position-says-twice = “{ $one }” and “{ $other }” say the same thing. Give only one of them.
refused-scenario-refused-goes-on = A scenario whose set-up is refused has no moves and expects nothing else. Take out “refused”, or the moves and expectations.
refused-chance-label-unknown = This game draws nothing called “{ $label }”. It draws: { $known }.
refused-chance-impossible = “{ $value }” cannot come up for “{ $label }”. Name only results that are still possible at that draw.
refused-chance-unused = Forced results for “{ $label }” were never drawn: { $left }. Take them out, or play on until they are drawn.
