### Der Traum der Nacht: jeden Tag je Spiel eine Verteilung, für alle dieselbe.

## Warum nicht

refused-daily-withheld = Der Traum dieser Nacht wird noch geträumt: andere haben diese Verteilung noch vor sich. Wenn der Tag vorbei ist, dürfen alle hinsehen.
refused-daily-not-finished = Träum ihn erst selbst: die Ergebnisse von heute sind für die, die dieses Spiel beendet haben.
refused-daily-played-here = Auf diesem Gerät hat heute schon jemand anders dieses Spiel begonnen. Jede Person träumt es einmal, und jedes Gerät auch.
refused-daily-no-day = Vom { $given } gibt es keine Ergebnisse: an diesem Tag wurde hier kein Traum ausgeteilt.
refused-daily-no-bots = Für { $game } gibt es keine Bots, die es vernünftig spielen, also auch keinen Traum davon.
refused-daily-no-entropy = Im Traum der Nacht bekommen alle dieselbe Verteilung, darum kann niemand ein Wort zum Mischen beitragen.
refused-daily-no-takeback = Im Traum der Nacht gilt jeder Zug, für alle gleich.
refused-daily-no-hints = Im Traum der Nacht schweigt der Trainer, bis der Tag vorbei ist.
refused-daily-once = Den Traum der Nacht träumt jede Person einmal. Der nächste kommt um Mitternacht (UTC).
refused-daily-only-moves = Der Traum der Nacht steht fest, für alle gleich: hier wird nur gespielt.

## Was an einer Aufzeichnung nicht stimmt

refused-daily-bad-day = { $given } ist kein Tag. Ein Tag wird so geschrieben: 2026-11-18.
refused-daily-bad-digest = Das sind nicht 64 hexadezimale Ziffern.
refused-daily-outside = { $day } liegt außerhalb dieser Kette von Tagen; sie begann am { $first } und hat { NUMBER($days, useGrouping: 0) } davon.
refused-daily-no-link = In der Aufzeichnung fehlt das Glied vom { $day }; dass die Verteilung vorher feststand, lässt sich damit noch nicht beweisen. Lade sie noch einmal herunter, wenn dieser Tag vorbei ist.
refused-daily-wrong-anchor = Das Glied führt nicht zum Anker: nach { $number } Hashschritten kommt { $computed } heraus, die Aufzeichnung nennt { $given }. Tag, Glied oder Anker ist nicht der richtige.
refused-daily-wrong-seed = Der Startwert folgt nicht aus dem Glied vom { $day }: das war nicht die Verteilung dieses Tages.
refused-daily-fork = Ein Spiel, das von einem anderen ausgeht, kann kein Traum der Nacht sein.
refused-daily-entropy = Zum Mischen wurde ein Wort beigetragen; das kann nicht die Verteilung sein, die alle hatten.
refused-daily-other-anchor = Die Aufzeichnung nennt den Anker { $found }, nicht den, den du notiert hast ({ $given }).
refused-daily-none = Das ist keine Aufzeichnung eines Traums der Nacht; sie nennt keinen Anker.

## Im Terminal

verify-daily = { "  " }Es war die Verteilung vom { $day }, Tag { NUMBER($number, useGrouping: 0) } einer Kette, die am { $first } begann: ihr Startwert folgt aus dem Glied dieses Tages, und das Glied führt zurück zum Anker
verify-daily-anchor = { "  " }{ $anchor }.
verify-daily-same = { "  " }Das ist der Anker, den du notiert hast; die Verteilung stand also fest, bevor du ihn notiert hast.
verify-daily-compare = { "  " }Wer diesen Anker vorher notiert hat (reverie verify --anchor), weiß, dass die Verteilung seitdem feststand.
daily-anchor = Anker des Traums der Nacht: { $anchor }
daily-first-day = Erster Tag: { $first }
daily-today = Heute ist Tag { NUMBER($number, useGrouping: 0) } ({ $day }, UTC).
daily-publish =
    Veröffentliche Anker und ersten Tag dort, wo andere sie behalten: auf deiner Seite, in einer Nachricht an deine Freunde.
    Wer sie notiert hat, kann später beweisen, dass die Verteilung jedes Tages da schon feststand (reverie verify --anchor).
    Das Geheimnis bleibt in der Datenbank; wer sie liest, kennt alle künftigen Verteilungen.
daily-no-chain = Mit dieser Datenbank lief noch kein Server. Die Kette der Tage beginnt, sobald einer startet.
