### Was man an einem Tisch außer Spielen tut: im Verlauf erzählt, als Meldung gezeigt, und wo man es tun kann.


## Der Verlauf

event-table-left =
    { $bot ->
        [yes]
            { $you ->
                [yes] Du hast das Spiel verlassen. { $sitter } spielt für dich weiter.
               *[no] { $last_sitter } hat das Spiel verlassen. { $sitter } spielt weiter.
            }
       *[no]
            { $you ->
                [yes] Du hast das Spiel verlassen.
               *[no] { $last_sitter } hat das Spiel verlassen.
            }
    }
event-table-seated = { $sitter } spielt für { $last_sitter } weiter.
event-table-replaced =
    { $you ->
        [yes] Du hast lange nicht geantwortet. { $sitter } spielt für dich weiter.
       *[no] { $last_sitter } hat lange nicht geantwortet. { $sitter } spielt weiter.
    }
event-table-came-back =
    { $you ->
        [yes] Du bist wieder im Spiel.
       *[no]
            { $bot ->
                [yes] { $sitter } ist zurück und löst { $last_sitter } ab.
               *[no] { $sitter } ist wieder im Spiel.
            }
    }
event-table-paused = Das Spiel macht Pause.
event-table-resumed = Das Spiel geht weiter.
event-table-pause-wanted =
    { $you ->
        [yes] Du bittest um eine Pause.
       *[no] { $sitter } bittet um eine Pause.
    }
event-table-on-wanted =
    { $you ->
        [yes] Du möchtest weiterspielen.
       *[no] { $sitter } möchte weiterspielen.
    }
event-table-pause-declined =
    { $you ->
        [yes] Du möchtest lieber weiterspielen.
       *[no] { $sitter } möchte lieber weiterspielen.
    }
event-table-on-declined =
    { $you ->
        [yes] Du möchtest noch etwas Pause machen.
       *[no] { $sitter } möchte noch etwas Pause machen.
    }
event-table-rematch-wanted =
    { $you ->
        [yes] Du möchtest noch einmal spielen.
       *[no] { $sitter } möchte noch einmal spielen.
    }
event-table-rematch-declined =
    { $you ->
        [yes] Du möchtest jetzt kein weiteres Spiel.
       *[no] { $sitter } möchte jetzt kein weiteres Spiel.
    }
event-table-nudged =
    { $you ->
        [yes] Du stupst { $other_sitter } an.
       *[no]
            { $you_other_seat ->
                [yes] { $sitter } stupst dich an: Das Spiel wartet auf deinen Zug.
               *[no] { $sitter } stupst { $other_sitter } an.
            }
    }
event-table-hint =
    { $you ->
        [yes] Du fragst den Trainer um einen Tipp.
       *[no] { $sitter } fragt den Trainer um einen Tipp.
    }
event-table-replace-wanted =
    { $you ->
        [yes] Du möchtest, dass ein Bot für { $other_sitter } weiterspielt.
       *[no]
            { $you_other_seat ->
                [yes] { $sitter } möchte, dass ein Bot für dich weiterspielt.
               *[no] { $sitter } möchte, dass ein Bot für { $other_sitter } weiterspielt.
            }
    }
event-table-replace-declined =
    { $own ->
        [yes]
            { $you ->
                [yes] Du möchtest selbst weiterspielen.
               *[no] { $sitter } möchte selbst weiterspielen.
            }
       *[no]
            { $you ->
                [yes] Du möchtest lieber auf { $other_sitter } warten.
               *[no] { $sitter } möchte lieber auf { $other_sitter } warten.
            }
    }
event-table-taken-back =
    { $you ->
        [yes] Du hast deinen letzten Zug zurückgenommen.
       *[no] { $sitter } hat den letzten Zug zurückgenommen.
    }
event-table-time-ran-out =
    { $known ->
        [yes]
            { $you ->
                [yes] Die Zeit ist abgelaufen. Für dich gespielt: { $move }.
               *[no] Für { $sitter } ist die Zeit abgelaufen. Stattdessen gespielt: { $move }.
            }
       *[no] Für { $sitter } ist die Zeit abgelaufen.
    }


## Ablehnungen

refused-nobody-to-wait-for = Von dort wird keine Antwort erwartet.
refused-nudge-too-soon =
    { $seconds ->
        [one] Lass noch etwas Zeit: Anstupsen geht in 1 Sekunde.
       *[other] Lass noch etwas Zeit: Anstupsen geht in { $seconds } Sekunden.
    }
refused-replace-too-soon = Dafür ist es zu früh. Stups erst an und warte dann zwei Minuten; wo eine Uhr läuft, spielt sie weiter.
refused-back-too-often = Dieser Platz hat schon { $most }-mal gewechselt. Du kannst zuschauen.


## Bedenkzeit

span-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
span-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
time-control = Bedenkzeit: { $time }
time-none = so lange es dauert
time-decision = { $span } pro Entscheidung
time-rules = { $span } pro Phase, wie es die Regeln sagen
time-bank = { $span } pro Person
time-bank-more = { $span } pro Person, nach jedem Zug kommen { $increment } dazu


## Meldungen

page-notices = Neues vom Tisch
page-waiting-for = Warten auf { $names } …
page-withdraw = Zurückziehen
page-ask-pause =
    { $count ->
        [one] { $names } bittet um eine Pause.
       *[other] { $names } bitten um eine Pause.
    }
page-ask-pause-yes = Ja, Pause
page-ask-pause-no = Nein, weiter
page-ask-on =
    { $count ->
        [one] { $names } möchte weiterspielen.
       *[other] { $names } möchten weiterspielen.
    }
page-ask-on-yes = Ja, weiter
page-ask-on-no = Noch nicht
page-ask-rematch =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
page-ask-rematch-yes = Noch einmal
page-ask-rematch-no = Nein, danke
page-ask-replace =
    { $count ->
        [one] { $names } möchte, dass ein Bot für { $other } weiterspielt.
       *[other] { $names } möchten, dass ein Bot für { $other } weiterspielt.
    }
page-ask-replace-yes = Ja, ein Bot
page-ask-replace-no = Nein, warten
page-still-waiting = Das Spiel wartet auf { $name }.
page-still-away = { $name } ist nicht da, und das Spiel wartet.
page-was-nudged = { $name } ist angestupst. In { $time } darf ein Bot weiterspielen.
page-by-clock = Für { $name } spielt immer wieder die Uhr.
page-nudge = Anstupsen
page-replace = Bot weiterspielen lassen
page-seat-held = { $name } spielt an deiner Stelle.
page-seat-waits = Dein Platz ist leer.
page-come-back = Deinen Platz wieder einnehmen


## Gehen

page-leave-title = Dieses Spiel verlassen?
page-leave-bot = Ein Bot spielt an deiner Stelle weiter. Solange das Spiel läuft, kannst du an diesen Tisch zurückkommen und deinen Platz wieder einnehmen.
page-leave-empty = Niemand spielt für dich weiter; die anderen müssen warten oder einen Bot hinsetzen. Solange das Spiel läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
page-leave-stay = Bleiben
page-leave-go = Spiel verlassen
