### What `reverie new-game` and `reverie dev` say.

new-game-made = { $title } is written: { $folder }
new-game-test = Its tests and the conformance suite, all in one:
new-game-dev = Play it in the browser while you change it:
new-game-read = Where to change what: { $file }
refused-new-game-name = A game cannot be called “{ $given }”. Use lower-case words with hyphens between them, from { $shortest } to { $longest } characters in all, each beginning with a letter: night-lights.
refused-new-game-known = There is already a game called { $name }. Choose another name.
refused-new-game-module = The package would be called { $module }, and Python has another thing of that name. Choose another name, such as { $better }.
refused-new-game-exists = { $folder } exists already, and nothing is overwritten. Choose another name, or another place with --in FOLDER.
refused-new-game-unwritable = Nothing can be written in { $folder } ({ $finding }). Choose another place with --in FOLDER.
refused-dev-not-found = There is no game at “{ $given }”. Give the folder of a game (reverie new-game NAME makes one), the name of an installed game, or package.module:OBJECT.

dev-opened = The table is set at { $address } . Save any file in { $folder }, and the change is at the table. (Ctrl-C clears it.)
dev-changed = Saved. Loading the game anew …
dev-ready = The change is at the table.
dev-still = Until that is mended, the table goes on with the last version that could be played.
dev-problem = To mend: { $text }
dev-rebuilt =
    { $moves ->
        [one] The table was built anew: its one move was made again.
       *[other] The table was built anew: all { $moves } moves were made again.
    }
dev-afresh = A fresh table with the same deal, because the old moves do not lead on: move { $number } ({ $move }, seat { $who }). { $reason }
dev-gone = The old table cannot go on. { $reason }
dev-line = { $file }, line { $line }
dev-somewhere = somewhere in the game
dev-syntax = { $where }: Python cannot read this ({ $finding }).
dev-json = { $where }: this is not valid JSON (column { $column }).
dev-failed = { $where }: the rules failed ({ $finding }).
dev-refused = { $where }: { $sentence }
dev-hangs = { $where }: the game did not come to an end in time ({ $seconds } s). Perhaps a loop never stops.
dev-no-game = { $place } is no game. The package needs an instance of your Game there: GAME = MyGame()
dev-no-text = { $file } is missing. Every game speaks English, German and Japanese.
dev-fluent = { $where }: this is not Fluent. A sentence begins at the left as “name = ”; its further lines are indented.
dev-no-translation = { $file } has no sentence “{ $name }” (in English: { $where }).
dev-no-sentence = { $file } has no sentence “{ $name }”, and the game needs it.
dev-ended = The process that held the table has ended. What it said is in { $log }; saving a file starts it again.
dev-page-problems = To mend in the game
dev-page-new = Begin a new table
dev-page-close = Close
dev-guest = Designer
