### Wie das Studio die Teile des Inhalts nennt.

content-cards = Karten
content-cards-entry = Karte { $number }
content-cards-stars = Sterne für jede geschlagene Karte
content-cards-beats = Schlägt
content-cards-loses-to = Verliert gegen
content-rounds-per-psycle = Runden je Psycle
content-targets = Zielplättchen
content-bonuses = Bonusplättchen
content-gems = Edelsteine
content-gems-start = Zu Beginn eines Psycles
content-gems-penalty-per-gem = Minuspunkte für jeden übrigen Edelstein
content-gems-total = In der Schachtel
content-victory-tiles = Siegplättchen
