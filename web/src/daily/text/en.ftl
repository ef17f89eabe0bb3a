### Tonight’s dream: what the page says around the daily deals.

## The night

daily-about = The same deal and the same bots for everybody. You play each game once; when the night is over, you see how everybody did.
daily-once = Once means once: nothing is taken back, and the coach keeps quiet until the morning.
daily-night = Night { $number }
daily-closes = The night ends in { $time }, at { $clock }.
daily-closes-now = The night ends any moment now.
daily-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
daily-minutes = { $minutes } min
daily-streak =
    { $count ->
        [0] Finish a game tonight, and your streak begins.
        [one] 1 night in a row
       *[other] { $count } nights in a row
    }
daily-best =
    { $count ->
        [one] best so far: 1 night
       *[other] best so far: { $count } nights
    }
daily-done = { $done } of { $count } played
daily-needs-server = Somebody has to deal the same to everybody, and that takes a server. This edition of Reverie runs in your browser alone.

## A game of the night

daily-against = { $count ->
        [one] Opponent
       *[other] Opponents
    }: { $bots }
daily-bots = { $count } × { $bot }
daily-entrants =
    { $count ->
        [0] Nobody has finished it yet. Be the first.
        [one] 1 person has finished it.
       *[other] { $count } people have finished it.
    }
daily-first = You were the first to finish it.
daily-begin = Begin
daily-continue = Continue
daily-under-way = You are in the middle of it.
daily-see = See the standings
daily-won = won
daily-lost = not won
daily-result = { $score }, { $outcome }

## Earlier nights

daily-earlier = Earlier nights
daily-earlier-none = No game has been finished on an earlier night. What you finish tonight stands here tomorrow.
daily-earlier-more = Look further back
daily-played = { $count } played
daily-you-played = you too

## Standings

daily-of-day = { $game }, { $date }
daily-so-far = This is how it stands so far. The night ends in { $time }; then come the replays, the results without luck, and the coach’s own game.
daily-place = Place { $place } of { $count }
daily-place-so-far = Place { $place } of { $count } so far
daily-column-place = Place
daily-column-name = Name
daily-column-result = Result
daily-column-adjusted = Without luck
daily-column-replay = Replay
daily-replay-of = Replay of { $name }
daily-forgotten = somebody
daily-adjusted = { $share } ({ $low } to { $high })
daily-adjusted-waits = still to come
daily-adjusted-none = the coach has nothing to say
daily-adjusted-about = Without luck: how much of the win, in hundredths, somebody’s own choices were worth. In brackets: how sure the coach is.
daily-adjusted-outside = Less than 0 or more than 100 is no mistake: luck hid so much of the difference.
daily-left-out =
    { $count ->
        [one] 1 more is not listed.
       *[other] { $count } more are not listed.
    }
daily-nobody = Nobody finished this dream.
daily-nobody-yet = Nobody has finished tonight’s dream yet. Be the first.
daily-late = Your game was not finished when the night ended. You can finish it, but it is not among these.
daily-before = The night before
daily-after = The night after
daily-tonight = To tonight’s dream

## The coach’s own game

daily-coach = How the coach played it
daily-coach-about = The same seat, the same deal, the same opponents: { $bot }.
daily-coach-playing = It is playing just now. Its game appears here as soon as it is done.
daily-coach-replay = See its line, move by move

## At the table

daily-mark-about = { $title }, { $date }: nothing is taken back, and there are no hints.
daily-end = That was tonight’s game.
daily-end-opens = In { $time } the night is over. Then you see the replay, what was luck, and how everybody played it.
daily-end-open = The night is over: see how everybody played it.
daily-end-more = Tonight’s other games

## A picture to share

daily-share = A picture to share
daily-share-about = It says how you did, and nothing about the deal.
daily-share-send = Share
daily-share-save = Save the picture
daily-share-copy = Copy as text
daily-share-copied = Copied
daily-share-failed = Your browser did not let the picture out. You can copy it as text.
daily-share-alt = Picture: a night sky. { $text }

## The proof

daily-proof = Was it fixed beforehand?
daily-proof-about = All nights hang on one chain. Each night’s deals follow from its link, and each link is the SHA-256 hash of the next one: whoever knows all past links cannot work out a single coming one.
daily-proof-anchor = The anchor: where the chain ends, shown here since { $first }
daily-proof-note = Write it down. Nobody can then change a coming deal without your noticing.
daily-proof-link = The link of this night
daily-proof-link-later = The link of this night is shown when the night is over.
daily-proof-hashings =
    { $number ->
        [one] Hashed once, it gives the anchor.
       *[other] Hashed { $number } times in a row, it gives the anchor.
    }
daily-proof-copy = Copy
daily-proof-check = Check it in this browser
daily-proof-right = Right: the deal follows from this link, and the link leads to the anchor. Everything that was shuffled and drawn follows from the deal.
daily-proof-command = Or download the record of a game and check it yourself:
daily-proof-record = Download a record
daily-proof-file = FILE
