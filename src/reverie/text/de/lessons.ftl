### Was in den Lektionen jedes Spiels gesagt wird.

lesson-progress = Schritt { $number } von { $count }
lesson-you = Du
lesson-confirm = Ausführen: { $move }
lesson-show = Zeig es mir
lesson-next = Nächster Schritt
lesson-back = Zurück
lesson-skip = Überspringen
lesson-again = Noch einmal
lesson-all = Von vorn
lesson-well = Gut gemacht.
lesson-last-title = Der letzte Schritt
lesson-play = Spielen
lesson-name = Wie sollen wir dich nennen?
lesson-leave = Lektionen verlassen
refused-not-the-task = Die Regeln erlauben das, aber hier ist etwas anderes gefragt.
refused-lesson-over = Dieser Schritt ist geschafft.
refused-no-such-lesson = Diesen Schritt gibt es nicht: { $step }.
refused-no-lessons = Zu diesem Spiel gibt es noch keine Lektionen.
refused-lessons-empty = Ein Kurs braucht Schritte, ein Schritt Aufgaben, und eine Aufgabe einen richtigen Zug.
