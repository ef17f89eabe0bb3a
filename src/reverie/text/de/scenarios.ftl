### Warum eine Szenariodatei abgelehnt wurde: Das sagen nur Befehle.

refused-scenario-game-missing = Das Szenario sagt nicht, um welches Spiel es geht. Füge eine Zeile hinzu wie: game = "psycle".
refused-scenario-key-unknown = Einen Eintrag namens „{ $key }“ gibt es in einem Szenario nicht. Möglich sind: { $known }.
refused-scenario-path-unknown = Bei „{ $path }“ gibt es nichts zu vergleichen. Nimm ein Feld des Spielzustands oder einen Pfad wie result.winners, moves.0 oder view.1.hand.
refused-scenario-move-form = „{ $line }“ ist kein Zug eines Szenarios. Schreib Platz, Doppelpunkt und Zug, etwa 0: play 3, und dahinter !refused, wenn der Zug abgelehnt werden soll.
refused-position-says-twice = „{ $one }“ und „{ $other }“ sagen dasselbe. Gib nur eines davon an.
refused-scenario-refused-goes-on = Ein Szenario, dessen Aufbau abgelehnt wird, hat keine Züge und erwartet sonst nichts. Streiche „refused“ oder die Züge und Erwartungen.
refused-chance-label-unknown = Eine Ziehung namens „{ $label }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
refused-chance-impossible = „{ $value }“ kann bei „{ $label }“ nicht herauskommen. Nenne nur Ergebnisse, die bei dieser Ziehung noch möglich sind.
refused-chance-unused = Vorgegebene Ergebnisse für „{ $label }“ wurden nie gezogen: { $left }. Streiche sie oder spiele weiter, bis sie gezogen werden.
