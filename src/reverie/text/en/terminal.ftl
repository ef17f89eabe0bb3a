### What the terminal says: sitting down, the table in lines and in windows, and the other commands.

language-name = English

## Values

value-none = none
value-yes = yes
value-no = no
value-hidden = hidden
value-hidden-many = { $count } hidden
value-many =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
value-semicolon = { "; " }
fact = { $label }: { $value }
fact-explained = { $fact }. { $help }
fact-help = { $label }: { $help }
fact-long = { $fact }; to see them, type: { $look } { $name }
facts-deep = More on the table: { $names }. To see any of it, type { $look } and its name.

## Sitting down

game-line = { $name }. { $pitch }
not-a-choice = That is not on offer. Type a number from { $first } to { $last }.
not-one-of = That is not on offer. Type one of these numbers: { $numbers }.
seat-person = a person
bot-exact = exact bot
    .about = Plays Psycle for two perfectly: in the long run nobody wins more than half of the games from it.
bot-greedy = greedy bot
    .about = Plays sensibly, one move at a time.
bot-random = random bot
    .about = Makes any lawful move.
bot-gentle = gentle bot
    .about = Overlooks a lot, though nothing it does is senseless: a good first opponent.
bot-easy = easy bot
    .about = Sees what is obvious, and still makes mistakes.
bot-fair = fair bot
    .about = Plays a decent game, with a slip now and then.
bot-steady = steady bot
    .about = Makes few mistakes, and makes use of yours.
bot-sharp = sharp bot
    .about = Looks closely at every move, and hardly ever slips.
bot-strong = strong bot
    .about = Plays as well as it can, with a moment of thought for every move.
bot-other = { $level } bot
usual-person =
    { $number ->
        [1] Dreamer
        [2] Stargazer
        [3] Night Owl
        [4] Moonchild
       *[other] Dreamer { $number }
    }
usual-bot =
    { $number ->
        [1] Sol
        [2] Luna
        [3] Stella
        [4] Nox
       *[other] Star { $number }
    }

## At the table

welcome = Welcome to { $game }.
seat-you = { $letter } { $name } (you)
seat-other = { $letter } { $name }
seat-line = { $seat }: { $kind }
seat-facts = { $seat }: { $facts }
commitment-line = The shuffles are sealed. Their seal is { $commitment }.
how-to-answer = Answer with the number of a move. Type ? for help. After a move only what has changed is told; view tells the whole table.
status-yours = Your turn. { $question }
status-named = { $name }, it is your turn. { $question }
status-waiting = Waiting for { $waiting }.
status-hidden = Somebody may be deciding in secret.
curtain = Please hand the keyboard to { $name }. { $name }, press Enter when only you can see the screen.{ " " }
prompt = { "> " }
question-changed = The table has moved on meanwhile, so “{ $given }” was not played. This is how it stands now.
undone = Taken back.
saved = The game is saved in { $file }.
no-such-person = No person at this table is called “{ $given }”. Type a name or the letter of a seat.
no-move-now = { $name } can do nothing now.

## Time, and what is decided beforehand

time-left = Time left: { $time }.
time-waits = The clock waits until you answer.
time-ran-out = Time ran out. Played for you: { $move }.
answers-within = Secret answers: at most { $time }.
pass-any = anything
pass-until-turn = until my next turn
pass-until-game = until the end of the game
standing-pass = { $kind }, { $until }
standing-none = You have decided nothing beforehand.

## Help

choice-effect = { $label }: { $effect }
move-line = { $number }. { $label } (or type: { $text })
move-line-help = { $number }. { $label } (or type: { $text }). { $help }
word-all = all

## The end

standing-title = Final standing:
standing-winner = { $letter } { $name }: { $score }, winner
standing-other = { $letter } { $name }: { $score }
standing-winner-plain = { $letter } { $name }, winner
standing-other-plain = { $letter } { $name }
seed-line = The seal is opened: the seed was { $seed }.
record-line = The record is in { $file }. To check the shuffles: reverie verify { $file }

## Rules

rules-now = The rule behind this question:
rules-variant = This table plays a variant. Reasons and examples in the rules speak of the printed numbers. Changed:
rules-change = { $path }: { $before } → { $after }
rules-sections = The rules in sections:
rules-section = { $title }: { $clauses }
rules-range = { $first } to { $last }
rules-hint = To read one rule, type its number, as in: rules { $clause }. To read them all: rules all
clause-line =
    { $tag ->
        [text] { $id }: { $text }
       *[other] { $id } ({ $remark }): { $text }
    }
clause-text = from the rulebook
clause-ruling = our ruling
clause-public = from public sources
clause-design = our design

## The windows

player = { $name }
player-you = { $name } (you)
player-deciding = deciding
player-winner = winner
pane-table = Table
pane-moves = Your moves
pane-log = What happened
pane-waiting = Nothing to do for now
curtain-title = Hand the keyboard to { $name }
curtain-text = { $name }, press Enter when only you can see the screen.

## The other commands

replay-keys = Enter or n: next move. b: back. A number from 0 to { $last }: go there. q: leave.
replay-start =
    { $last ->
        [one] Before the only move
       *[other] Before the first of { $last } moves
    }
replay-move = Move { $number } of { $last }. { $name }: { $move }
replay-hidden = Move { $number } of { $last }
verify-right =
    { $file }: correct. Seal, { $shuffles ->
        [one] 1 shuffle
       *[other] { $shuffles } shuffles
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } and the result belong together.
verify-right-so-far =
    { $file }: correct so far. Seal and { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } belong together; the game is not over.
verify-bots =
    { "  " }Bot moves that are the ones the luck of the seed gives: { $same } of { $checked }.{ $differ ->
        [yes] {" "}Where they differ, a clock or a time limit may have answered for the bot, or a person sat there before it.
       *[no] {""}
    }
verify-wrong = { $file }: wrong. { $sentence }

## What cannot be

refused-clock-form = “{ $given }” is no time to think. Write none, 5m, 5m+10s, 90s, 1h, 2d (two days for each decision), or phase=60s.
refused-clock-no-phase = The rules of this game set no time for a phase. Write how long it is to be, as in phase=60s.
refused-seat-form = “{ $given }” does not say who sits there. Write a name, an equals sign and one of these: { $kinds }.
refused-bad-seat-name = “{ $name }” cannot be a name at this table. A name has 1 to { $longest } characters.
refused-name-taken = Somebody at this table is called { $name } already. Choose another name.
refused-too-many-seats = { $given } seats are named, but only { $players } play. Name fewer, or let more play.
