### Was das Terminal sagt: Platz nehmen, der Tisch in Zeilen und in Fenstern, und die übrigen Befehle.

language-name = Deutsch

## Werte

value-none = keine
value-yes = ja
value-no = nein
value-hidden = verdeckt
value-hidden-many = { $count } verdeckt
value-many =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
value-semicolon = { "; " }
fact = { $label }: { $value }
fact-explained = { $fact }. { $help }
fact-help = { $label }: { $help }
fact-long = { $fact }; alle sehen mit: { $look } { $name }
facts-deep = Außerdem auf dem Tisch: { $names }. Ansehen mit { $look } und dem Namen.

## Platz nehmen

game-line = { $name }. { $pitch }
not-a-choice = Das steht nicht zur Wahl. Gib eine Zahl von { $first } bis { $last } ein.
not-one-of = Das steht nicht zur Wahl. Gib eine dieser Zahlen ein: { $numbers }.
seat-person = ein Mensch
bot-exact = exakter Bot
    .about = Spielt Psycle zu zweit fehlerfrei: Auf Dauer gewinnt niemand mehr als die Hälfte der Partien gegen ihn.
bot-greedy = gieriger Bot
    .about = Spielt vernünftig, einen Zug nach dem anderen.
bot-random = zufälliger Bot
    .about = Macht irgendeinen erlaubten Zug.
bot-gentle = sanfter Bot
    .about = Übersieht vieles, spielt aber nie sinnlos: ein guter erster Gegner.
bot-easy = leichter Bot
    .about = Sieht das Naheliegende und macht trotzdem Fehler.
bot-fair = ordentlicher Bot
    .about = Spielt ordentlich, mit einem Fehler hier und da.
bot-steady = sicherer Bot
    .about = Macht wenige Fehler und nutzt deine aus.
bot-sharp = scharfsinniger Bot
    .about = Sieht sich jeden Zug genau an und vertut sich fast nie.
bot-strong = starker Bot
    .about = Spielt, so gut er kann, und denkt vor jedem Zug einen Augenblick nach.
bot-other = Bot { $level }
usual-person =
    { $number ->
        [1] Traumkind
        [2] Sternschnuppe
        [3] Nachteule
        [4] Mondkind
       *[other] Traumkind { $number }
    }
usual-bot =
    { $number ->
        [1] Sol
        [2] Luna
        [3] Stella
        [4] Nox
       *[other] Stern { $number }
    }

## Am Tisch

welcome = Willkommen bei { $game }.
seat-you = { $letter } { $name } (du)
seat-other = { $letter } { $name }
seat-line = { $seat }: { $kind }
seat-facts = { $seat }: { $facts }
commitment-line = Das Mischen ist versiegelt. Das Siegel lautet { $commitment }.
how-to-answer = Antworte mit der Nummer eines Zuges. ? zeigt Hilfe. Nach einem Zug hörst du nur, was sich geändert hat; ansicht zeigt den ganzen Tisch.
status-yours = Du bist dran. { $question }
status-named = { $name }, du bist dran. { $question }
status-waiting = Warten auf { $waiting }.
status-hidden = Vielleicht entscheidet gerade jemand im Geheimen.
curtain = Bitte gib die Tastatur an { $name }. { $name }, drücke die Eingabetaste, sobald nur du den Bildschirm siehst.{ " " }
prompt = { "> " }
question-changed = Am Tisch ist inzwischen etwas geschehen, deshalb wurde „{ $given }“ nicht gespielt. So steht es jetzt.
undone = Zurückgenommen.
saved = Das Spiel ist gespeichert in { $file }.
no-such-person = An diesem Tisch heißt niemand „{ $given }“. Gib einen Namen oder den Buchstaben eines Platzes ein.
no-move-now = { $name } kann gerade nichts tun.

## Zeit, und was im Voraus entschieden ist

time-left = Verbleibende Zeit: { $time }.
time-waits = Die Uhr wartet, bis du antwortest.
time-ran-out = Die Zeit ist abgelaufen. Für dich gespielt: { $move }.
answers-within = Heimliche Antworten: höchstens { $time }.
pass-any = alles
pass-until-turn = bis zu meinem nächsten Zug
pass-until-game = bis zum Ende des Spiels
standing-pass = { $kind }, { $until }
standing-none = Du hast nichts im Voraus entschieden.

## Hilfe

choice-effect = { $label }: { $effect }
move-line = { $number }. { $label } (oder eintippen: { $text })
move-line-help = { $number }. { $label } (oder eintippen: { $text }). { $help }
word-all = alle alles

## Das Ende

standing-title = Endstand:
standing-winner = { $letter } { $name }: { $score }, gewonnen
standing-other = { $letter } { $name }: { $score }
standing-winner-plain = { $letter } { $name }, gewonnen
standing-other-plain = { $letter } { $name }
seed-line = Das Siegel ist geöffnet: Der Startwert war { $seed }.
record-line = Die Aufzeichnung liegt in { $file }. Das Mischen prüfen: reverie verify { $file }

## Regeln

rules-now = Die Regel hinter dieser Frage:
rules-variant = An diesem Tisch wird eine Variante gespielt. Begründungen und Beispiele in den Regeln meinen die gedruckten Zahlen. Geändert:
rules-change = { $path }: { $before } → { $after }
rules-sections = Die Regeln nach Abschnitten:
rules-section = { $title }: { $clauses }
rules-range = { $first } bis { $last }
rules-hint = Eine einzelne Regel liest du mit ihrer Nummer, etwa: regeln { $clause }. Alle liest du mit: regeln alle
clause-line =
    { $tag ->
        [text] { $id }: { $text }
       *[other] { $id } ({ $remark }): { $text }
    }
clause-text = aus dem Regelheft
clause-ruling = unsere Entscheidung
clause-public = aus öffentlichen Quellen
clause-design = unser Entwurf

## Die Fenster

player = { $name }
player-you = { $name } (du)
player-deciding = überlegt
player-winner = gewonnen
pane-table = Tisch
pane-moves = Deine Züge
pane-log = Was geschah
pane-waiting = Gerade nichts zu tun
curtain-title = Gib die Tastatur an { $name }
curtain-text = { $name }, drücke die Eingabetaste, sobald nur du den Bildschirm siehst.

## Die übrigen Befehle

replay-keys = Eingabetaste oder n: nächster Zug. b: zurück. Eine Zahl von 0 bis { $last }: dorthin. q: Ende.
replay-start =
    { $last ->
        [one] Vor dem einzigen Zug
       *[other] Vor dem ersten von { $last } Zügen
    }
replay-move = Zug { $number } von { $last }. { $name }: { $move }
replay-hidden = Zug { $number } von { $last }
verify-right =
    { $file }: in Ordnung. Siegel, { $shuffles ->
        [one] 1 Mischung
       *[other] { $shuffles } Mischungen
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } und das Ergebnis gehören zusammen.
verify-right-so-far =
    { $file }: bisher in Ordnung. Siegel und { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } gehören zusammen; das Spiel ist noch nicht aus.
verify-bots =
    { "  " }Züge der Bots, die das Glück aus dem Startwert so ergibt: { $same } von { $checked }.{ $differ ->
        [yes] {" "}Wo sie abweichen, kann eine Uhr oder eine Zeitgrenze für den Bot geantwortet haben, oder vor ihm saß dort ein Mensch.
       *[no] {""}
    }
verify-wrong = { $file }: falsch. { $sentence }

## Was nicht sein kann

refused-clock-form = „{ $given }“ ist keine Bedenkzeit. Schreib none, 5m, 5m+10s, 90s, 1h, 2d (zwei Tage für jede Entscheidung) oder phase=60s.
refused-clock-no-phase = Die Regeln dieses Spiels geben einer Phase keine Zeit vor. Schreib dazu, wie lang sie sein soll, etwa phase=60s.
refused-seat-form = „{ $given }“ sagt nicht, wer dort sitzt. Schreib einen Namen, ein Gleichheitszeichen und eines davon: { $kinds }.
refused-bad-seat-name = „{ $name }“ kann an diesem Tisch kein Name sein. Ein Name hat 1 bis { $longest } Zeichen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähle einen anderen Namen.
refused-too-many-seats = Es sind { $given } Plätze benannt, aber nur { $players } spielen mit. Nenne weniger oder lass mehr mitspielen.
