### What only Project Dreamscape's board says; all else about the game stands in its own text folder.

board-night-left =
    { $count ->
        [0] The night is over: no card is left
        [one] What is left of the night: 1 card
       *[other] What is left of the night: { $count } cards
    }
board-night-cards = left of the night
board-chain =
    Chain of { $length }: { $type }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-place = Card { $number } of { $count }, counted from the bottom
board-would-change = Brought to the top, it would change your chains by { $points }.
board-would-add = Would add to the score: { $points }.
board-empty-stack = No dreams yet
board-spent = Spent in this turn
board-unspent = Worth 1 buying point
board-z-cards =
    { $count ->
        [one] 1 Z card
       *[other] { $count } Z cards
    }{ $spent ->
        [0] { "" }
       *[other] , { $spent } spent
    }
board-fresh = Still sideways: for sale from the owner’s next turn on
board-active =
    { $you ->
        [yes] Your turn
       *[no] Their turn
    }
board-position = Position { $position }: { $card }, costs { $price }.
board-position-price = Position { $position }, costs { $price }
board-z-here = Facedown: whoever buys it gets a Z card
board-last = Last purchase
board-buys = { $seat } buys { $card }
board-dreams = { $seat }: { $type } ({ $card })
board-dreams-on = { $type } ({ $card })
board-to-next =
    { $points ->
        [one] 1 point to the next band
       *[other] { $points } points to the next band
    }
board-mine =
    You would score { $points } now, with { $z ->
        [one] 1 Z card.
       *[other] { $z } Z cards.
    }
board-deck-size =
    { $count ->
        [one] 1 card in play
       *[other] { $count } cards in play
    }
board-deck-start = { $count } of them are left for the night after set-up.
board-new-type = new
board-replaces = replaces { $type }
board-solo-goal = Alone you play Virtual Dreaming: the discard pile stands in for the others, and your score decides how good the dream was. New result bands begin at { $bands }.
board-how-row = The Dreamscape: the shield says what a card costs. You pay with your Z cards. The most expensive card lies beside the Sleep Deck, and each mark on the scale above the row is one card still left in the night.
board-how-chains = A REM stack from the bottom to the top. Cards are turned so that equal types lie side by side; the lines measure the chains and say what they score. Here they score { $points }, and each Z card { $content_z_card_points }.
board-how-types = The dream types and what they do. The last three belong to Controlled Study: each of them can replace one of the others.
