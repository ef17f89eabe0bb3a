### Forks and reviews: going on from a moment of a finished game, and looking at it together.

## Why not

refused-fork-too-deep = This game is a fork of a fork, and so on, { $most } times already. Go on from a game that is nearer to the beginning.
refused-fork-whose-knowledge = A seat must be named if the game goes on as that seat knew it, and only then.
refused-fork-at-the-end = The game is over at this moment. Go on from an earlier one.
refused-fork-not-over = This game is not over yet. Only a finished game can be continued differently.
refused-fork-no-such-moment = There is no moment after { $given } moves to go on from; choose one from 0 to { $last }.
refused-fork-is-set-up = This game goes on from another one, so its options are those of that game. Clock and bots can be changed.
refused-comment-no-such-moment = There is no moment after { $given } moves in this game; choose one from 0 to { $last }.
refused-too-many-comments = There are { $most } comments already, and no more fit here. Take one of yours away first.
refused-no-such-comment = This comment is gone, or somebody else wrote it.
refused-review-not-leading = Somebody else leads now. Take the lead first.
refused-review-not-joined = Join the review first.
refused-review-needs-server = Looking at a game together needs a server. Here you are alone with it.

## In the terminal

verify-fork =
    { "  " }It goes on from another game, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } of it. These were played again, and lead to where it begins.{ $how ->
        [as_known] {" "}What seat { $seat } could not see there was dealt anew, by the luck of its own seed.
       *[as_it_was] {""}
    }
verify-fork-parent = { "  " }The game it comes from is the one in { $file }.
verify-fork-alone = { "  " }Whether that game was really played only its own record can show; check both files together.

## On the page

fork-play = Play it from here
fork-how = How it goes on
fork-as-it-was = As it was
fork-as-it-was-about = Everything lies where it lay, even what nobody could see. Only what chance brings from now on is new.
fork-as-known = As I knew it then
fork-as-known-about = What your seat could not see is dealt anew; what it saw stays.
fork-seat = Your seat
fork-against = The others
fork-bots = Bots
fork-level = How strong the bots are
fork-friends = Friends, by link
fork-go = Play
fork-from =
    { $moves ->
        [0] Goes on from the beginning of another game.
        [one] Goes on from another game, after 1 move.
       *[other] Goes on from another game, after { $moves } moves.
    }
fork-from-known =
    { $moves ->
        [0] Goes on from the beginning of another game, with what { $name } knew there.
        [one] Goes on from another game, after 1 move, with what { $name } knew there.
       *[other] Goes on from another game, after { $moves } moves, with what { $name } knew there.
    }
fork-see = See that moment
fork-compare = Compare both games
compare-title = Two games compared
compare-start =
    { $moves ->
        [0] Where they part: before the first move
        [one] Where they part: after 1 move
       *[other] Where they part: after { $moves } moves
    }
compare-after =
    { $count ->
        [one] 1 move after they part
       *[other] { $count } moves after they part
    }
compare-parent = The game as it went
compare-fork = Played otherwise
compare-alone = Look at this one alone
compare-nothing = This game does not go on from another one here, so there is nothing to compare it with.
review-together = Look at it together
review-name = Say who you are, to join in
review-name-go = Join in
review-pointing = Click something on the board: everybody sees it.
review-pointing-done = Done
review-link = Copy link
review-link-copied = Link copied
review-lead = Lead the others
review-stop = Stop leading
review-you-lead =
    { $here ->
        [0] You lead. Send the link: whoever opens it follows you.
        [one] You lead; 1 other person looks with you.
       *[other] You lead; { $here } others look with you.
    }
review-leads = { $name } leads.
review-follows = { $name } leads, and you follow. Go anywhere yourself to stop.
review-follow = Follow { $name }
review-here = Looking at this game: { $here }.
review-point = Point
review-point-at = Point at …
review-pointed = { $name } shows: { $thing }
review-comments = Comments
review-comments-now = Comments on this moment
review-comments-at =
    { $moment ->
        [0] Beginning
       *[other] Move { $moment }
    }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
review-comment = Comment on this moment
review-comment-text = What do you want to say about it?
review-comment-save = Keep it
review-uncomment = Delete
review-uncomment-that = Delete: { $text }
