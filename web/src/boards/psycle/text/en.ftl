### What only Psycle's board says; all else about the game stands in its own text folder.

board-target = Target
board-played = Played { $card }
board-hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-later = still face down
board-how-cards = Your six cards. On top the number and what it costs in gems; the 0 is free and brings some. The stars are what you score for each opponent you beat. At the bottom are the numbers the card beats.
board-how-wheel = What beats what: every arrow leads from the winner to the loser. The { $card } beats { $beats } and loses to { $loses }. The dashed ring marks the target of the round; in the middle stands the bonus for beating somebody with it.
board-how-duel =
    All cards are turned over together. Here the { $winner } beats the { $loser } and scores { $stars ->
        [one] 1 point
       *[other] { $stars } points
    }, and +{ $bonus } more if it is the target. Both pay in gems: { $cost } and { $lost }.

board-psycle-over = Psycle { $number } is over
board-end-points = Points
board-end-gems = Gems left
board-end-final = Final
board-end-tile = takes a victory tile
board-end-again = A tie: nobody takes a victory tile, and the Psycle is played again.
board-end-no-tile = Nobody takes a victory tile.
board-go-on = Go on
