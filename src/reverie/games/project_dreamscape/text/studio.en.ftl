### What the studio calls the parts of the content.

content-cards = Cards
content-types = Dream types
content-setup = Set-up
content-reserve-cost = Buying points to reserve a card
content-z-card-points = Points for each Z card at the end
content-chain-points = Points for chains
content-chain-points-entry = Chain of { $place }
content-solo-bands = Scores of the solo bands
