### Was `reverie learn` und `reverie check` über Lektionen sagen.

## Im Terminal

lesson-welcome = { $game }: { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }, etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }.
lesson-how-to-answer = Tippe die Nummer eines Zugs. „zeigen“ verrät, welcher es ist, „weiter“ überspringt, „zurück“ geht zurück, „ende“ hört auf; beim nächsten Mal geht es dort weiter.
lesson-task = { $number }/{ $count }  { $task }
lesson-shown = Es ist { $number }: { $move }
lesson-goodbye = Bis zum nächsten Mal: „reverie learn { $name }“ macht hier weiter.
command-show = zeigen zeig
    .help = welcher Zug gemeint ist
command-skip = weiter
    .help = zum nächsten Schritt
command-back = zurück
    .help = zum Schritt davor
lessons-offer = Neu hier? „reverie learn { $name }“ bringt es dir in etwa { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } bei.


## reverie check

check-lessons-passed = bestanden: Lektionen von { $name }
check-lessons-failed = DURCHGEFALLEN: Lektionen von { $name }
check-lesson-finding = { "  " }{ $place }: { $finding }
lessons-too-many = zu viele Schritte: { $found }
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
