### Was in den Lektionen jedes Spiels gesagt wird: auf der Seite, im Terminal und von `reverie check`.

lesson-title = { $game } lernen
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


## Im Terminal

lesson-welcome = { $game }: { $count } Schritte, etwa { $minutes } Minuten.
lesson-how-to-answer = Tippe die Nummer eines Zugs. „zeigen“ verrät, welcher es ist, „weiter“ überspringt, „zurück“ geht zurück, „ende“ hört auf; beim nächsten Mal geht es dort weiter.
lesson-task = { $number }/{ $count }  { $task }
lesson-help = { $help }
lesson-shown = Es ist { $number }: { $move }
lesson-none = Zu { $game } gibt es noch keine Lektionen.
lesson-goodbye = Bis zum nächsten Mal: „reverie learn { $name }“ macht hier weiter.
lesson-keys = s  Zeig es mir · n  Weiter
command-show = zeigen zeig
    .help = welcher Zug gemeint ist
command-skip = weiter
    .help = zum nächsten Schritt
command-back = zurück
    .help = zum Schritt davor
lessons-offer = Neu hier? „reverie learn { $name }“ bringt es dir in etwa { $minutes } Minuten bei.


## reverie check

check-lessons-passed = bestanden: Lektionen von { $name }
check-lessons-failed = DURCHGEFALLEN: Lektionen von { $name }
check-lesson-finding = { "  " }{ $place }: { $finding }
lessons-too-many = { $found } Schritte sind zu viele
lessons-twice = dieselbe Kennung zweimal
lessons-clause-unknown = eine Regel { $found } gibt es nicht
lessons-refused = { $found }
lessons-chance-unused = erzwungen und nie gezogen: { $found }
lessons-never-fits = kein erlaubter Zug passt zu { $found }
lessons-nobody-asked = die lernende Person ist nicht gefragt
lessons-not-lawful = hier nicht erlaubt: { $found }
lessons-not-refused = nicht richtig und doch nicht abgelehnt: { $found }
lessons-nothing-wrong = jeder erlaubte Zug ist richtig: Es gibt nichts zu lernen
lessons-no-words = keine Worte auf { $found }
