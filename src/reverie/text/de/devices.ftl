### Was die Seite über einen selbst sagt: Name, weitere Geräte, Tische und Daten.


## Das erste Gerät

page-other-device = Auch auf einem anderen Gerät spielen
page-device-how = Halte die Kamera deines Handys auf den Code, oder öffne den Link auf dem anderen Gerät. Es gehört dann auch dir: Zeig den Code sonst niemandem.
page-device-qr = Der Link für dein anderes Gerät als QR-Code
page-device-link = Link für dein anderes Gerät
page-device-type = Oder wähle dort „Ich spiele auf einem anderen Gerät“ und tippe:
page-device-left =
    { $seconds ->
        [one] Gilt einmal, noch 1 Sekunde.
       *[other] Gilt einmal, noch { $seconds } Sekunden.
    }
page-device-over = Dieser Code gilt nicht mehr.
page-device-again = Neuer Code
page-device-there =
    { $device ->
        [phone] { $place ->
            [table] Dein Handy sitzt jetzt mit am Tisch.
           *[home] Dein Handy gehört jetzt auch dazu.
        }
       *[computer] { $place ->
            [table] Dein anderer Rechner sitzt jetzt mit am Tisch.
           *[home] Dein anderer Rechner gehört jetzt auch dazu.
        }
    }
page-device-there-more = Du kannst auf beiden spielen; auch dieses Gerät bleibt deins.


## Das zweite Gerät

page-device-come = Ich spiele auf einem anderen Gerät
page-device-come-how = Wähle auf dem Gerät, auf dem du spielst, „Auch auf einem anderen Gerät spielen“: bei deinem Namen unter den Spielern oder auf der Startseite hinter deinem Namen. Halte die Kamera dieses Geräts auf den Code, oder tippe ihn hier ein.
page-device-code = Code
page-device-go = Herüberkommen
page-device-trying = Du kommst herüber …
page-device-ask = { $here } oder { $name }?
page-device-ask-more = Dieses Gerät kennt dich als { $here }. Machst du als { $name } weiter, behält { $here } Platz und Tische: Du kannst jederzeit zurück, auf der Startseite hinter deinem Namen.
page-device-become = Als { $name } weiter
page-device-stay = { $here } bleiben
page-device-wrong = Das hat nicht geklappt
page-device-without = Ohne Code weiter
page-device-here = Du bist auch hier { $name }.
page-device-already = Auf diesem Gerät bist du schon { $name }. Öffne den Link auf dem anderen.
page-device-not-me = Das bin ich nicht


## Man selbst

page-me = Über dich
page-before = Vorher warst du auf diesem Gerät { $name }.
page-be-again = Wieder { $name } sein
page-my-data = Meine Daten
page-my-id = Deine Kennung auf diesem Server:
page-my-id-how = Wer den Server betreibt, kann mit ihr zeigen oder löschen, was er über dich weiß.
page-my-export = Alles herunterladen, was dieser Server über mich weiß


## Die eigenen Tische

page-your-turn = Du bist dran
page-waits-for = Warten auf { $names }
page-table-with = mit { $names }
page-table-paused = ruht
page-table-left = Du bist gegangen und kannst deinen Platz wieder einnehmen.
page-table-alone = allein


## Nirgendwo

page-nowhere = Unter dieser Adresse ist nichts.
page-nowhere-more = Vielleicht ist der Link abgeschnitten. Bitte um einen neuen, oder fang auf der Startseite an.


## Freunde zu Hause

page-invite-address = Adresse dieses Rechners
