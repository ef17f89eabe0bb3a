### What the studio calls the parts of the content.

content-cards = Cards
content-cards-entry = Card { $number }
content-cards-stars = Stars for each opponent beaten
content-cards-beats = Beats
content-cards-loses-to = Loses to
content-rounds-per-psycle = Rounds in a Psycle
content-targets = Target tiles
content-bonuses = Bonus tiles
content-gems = Gems
content-gems-start = At the start of a Psycle
content-gems-penalty-per-gem = Points lost for each gem left over
content-gems-total = In the box
content-victory-tiles = Victory tiles
