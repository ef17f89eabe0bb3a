### Wie das Studio die Teile des Inhalts nennt.

content-cards = Karten
content-types = Traumarten
content-setup = Aufbau
content-reserve-cost = Kaufpunkte für das Reservieren
content-z-card-points = Punkte je Z-Karte am Ende
content-chain-points = Punkte für Ketten
content-chain-points-entry = Kette aus { $place }
content-solo-bands = Ergebnisse der Solo-Stufen
