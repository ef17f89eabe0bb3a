### Was der Befehl `ladder` sagt.

ladder-playing = Es wird gespielt
ladder-goes-on = { $done } von { $games } Partien sind schon gespielt.
ladder-stopped = Abgebrochen. { $done } von { $games } Partien bleiben; derselbe Befehl macht dort weiter.
ladder-pair = { $stronger } gegen { $weaker }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $games } Partien ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-written = Geschrieben: { $file }

refused-ladder-levels = Eine Rangliste braucht mindestens zwei verschiedene Stufen, angegeben sind: { $given }. Nenne sie mit --levels, die schwächste zuerst.
refused-ladder-needs-more = Für die Wertung fehlt openskill. So wird es installiert: pip install "{ $extra }".
refused-ladder-other-plan = In { $file } stehen Partien einer anderen Rangliste ({ $what }). Wähle mit --out einen anderen Ordner, oder lege die Datei beiseite.
refused-ladder-other-levels = Die Partien in { $file } haben andere Stufen unter denselben Namen gespielt: ein früheres Reverie, oder andere Netze oder Tabellen. Wähle mit --out einen anderen Ordner, oder lege die Datei beiseite.
refused-not-a-ladder = { $file } ist keine Datei mit Partien einer Rangliste, oder sie ist beschädigt. Lege sie beiseite und spiele neu.
refused-ladder-game-failed = Eine Partie ging schief (Startwert { $seed }). Die Partien davor bleiben. { $reason }
refused-ladder-worker-lost = Ein Prozess, der Partien spielte, endete von selbst. Die Partien davor bleiben; derselbe Befehl macht dort weiter. { $reason }
