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
