### Was der Befehl `train` sagt.

train-play = Spielen
train-fit = Lernen
train-measure = Messen
train-round = Runde { $round }: { $samples } Stellungen; Abweichung { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) } (bloß geraten: { NUMBER($guess, minimumFractionDigits: 4, maximumFractionDigits: 4) })
train-score = Gegen { $other }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % von { $games } Partien (plus oder minus { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) })
train-stopped = Abgebrochen. Was bisher gespielt und gelernt wurde, liegt in { $folder }; derselbe Befehl macht dort weiter, am Anfang der letzten Runde.
train-done = Das beste Netz: { $net }. Wie es ging: { $picture }
train-used = Die Bots auf diesem Rechner spielen jetzt damit: { $file }

refused-train-needs-more = Zum Trainieren braucht es JAX, optax und numpy. Installiere sie mit: pip install "{ $extra }".
refused-train-no-heuristics = { $game } sagt nicht, worauf eine Suche achten soll (Game.heuristics); dafür lässt sich nichts trainieren.
refused-train-other-plan = In { $folder } liegt ein Training mit anderen Einstellungen. Wähle mit --out einen anderen Ordner oder räume jenen beiseite.
refused-train-plan-damaged = { $file } ist beschädigt, also weiß niemand, was dort trainiert wurde. Wähle mit --out einen anderen Ordner oder räume jenen beiseite.
refused-train-game-failed = Eine Partie ging schief (Startwert { $seed }). Was davor gelernt wurde, bleibt. { $reason }
refused-train-worker-lost = Ein Prozess, der Partien spielte, endete von selbst. Was davor gelernt wurde, bleibt; derselbe Befehl macht dort weiter. { $reason }
refused-net-unreadable = Ein Netz lässt sich nicht lesen: Es ist beschädigt oder kein Netz von Reverie. Trainiere es neu oder nimm die Datei weg.
refused-no-mind = Für { $game } zu { $players } gibt es kein Netz. Trainiere eines mit: reverie train { $game } --players { $players } --use.
