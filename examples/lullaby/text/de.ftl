### Alles, was man über Wiegenlied liest, außer den Regeln selbst (rules.de.ftl).

game-name = Wiegenlied
game-pitch = Singt ein Kind in den Schlaf, ehe der Nacht die Strophen ausgehen, und sei die Stimme, von der es träumt.
game-how-to-play =
    Wer am Zug ist, singt eine Strophe aus der Hand und würfelt dafür.
    Ein Wurf, der die Tonhöhe der Strophe erreicht, beruhigt das Kind und bringt ebenso viele Sterne.
    Eine Kerze erkauft einen neuen Wurf.
    Ehe eine Strophe zählt, dürfen die anderen sie heimlich mit einer lauten Strophe stören.
    Ein Echo trägt die Strophe davor noch einmal vor, ein Kanon erlaubt sofort eine weitere.
    Jederzeit darfst du eine Kerze gegen einen Stern anbieten oder eine Strophe deiner Hand nach vorn holen.
    Schläft das Kind, gewinnen die meisten Sterne. Gehen vorher die Strophen aus, gewinnt niemand.


## Strophen

name-moon = Mond auf dem Wasser
name-owl = Der Reigen der Eule
name-river = Fluss, trag mich fort
name-wheel = Das Spinnrad
name-storm = Ferner Sturm
verse-name =
    { $verse ->
        [moon] „{ name-moon }“
        [owl] „{ name-owl }“
        [river] „{ name-river }“
        [wheel] „{ name-wheel }“
        [storm] „{ name-storm }“
       *[other] „{ $verse }“
    }


## Fragen und Züge

question-sing-verse = Das Kind ist noch { $awake } wach. Welche Strophe singst du?
    .help = Eine Strophe braucht ihre Tonhöhe auf dem Würfel. Was sie beruhigt, bekommst du in Sternen.
question-sing-again = Der Kanon geht reihum: Singst du sofort eine weitere Strophe?
    .help = Sie wird vorgetragen wie jede andere. Du darfst auch aufhören.
question-reroll = { verse-name } braucht { $pitch }, der Würfel zeigt { $die }. Lässt du ihn liegen?
    .help = Ein neuer Wurf kostet eine Kerze; du hast { $candles }.
question-creak = { $seat } singt { verse-name }, braucht { $pitch } und hat { $die } gewürfelt. Machst du Lärm?
    .help = Eine laute Strophe stört so viel Ruhe, wie sie Lärm hat. Niemand erfährt, was du tust, ehe alle geantwortet haben.
question-answer-offer = { $from_seat } bietet { $to_seat } eine Kerze gegen einen Stern. Einverstanden?
    .help = Was gerade gefragt war, wartet, bis du geantwortet hast.

move-sing = { verse-name } singen
move-stop = Nicht weitersingen
move-keep = Den Würfel liegen lassen
move-reroll = Eine Kerze löschen und neu würfeln
move-creak = Mit { verse-name } Lärm machen
move-pass = Still sein
move-accept = Annehmen
move-decline = Ablehnen
move-lift =
    { $place ->
        [1] Die zweite Strophe der Hand nach vorn holen
        [2] Die dritte Strophe der Hand nach vorn holen
       *[other] Eine spätere Strophe der Hand nach vorn holen ({ $place } Plätze)
    }
move-offer = { $to_seat } eine Kerze gegen einen Stern anbieten


## Was geschah

event-verses-drawn =
    { $you ->
        [yes] Du ziehst { $verses }.
       *[no] { $seat } zieht Strophen: { $count }.
    }
event-verse-sung =
    { $you ->
        [yes] Du singst { verse-name }.
       *[no] { $seat } singt { verse-name }.
    }
event-die-rolled =
    { $you ->
        [yes] Du würfelst { $die }.
       *[no] { $seat } würfelt { $die }.
    }
event-candle-spent =
    { $you ->
        [yes] Du löschst eine Kerze und hast noch { $candles }.
       *[no] { $seat } löscht eine Kerze und hat noch { $candles }.
    }
event-hush-answered =
    { $you ->
        [yes] Du hast in der Stille geantwortet.
       *[no] { $seat } hat in der Stille geantwortet.
    }
event-creaked =
    { $you ->
        [yes] Du machst Lärm mit { verse-name }: zusammen { $noise }.
       *[no] { $seat } macht Lärm mit { verse-name }: zusammen { $noise }.
    }
star-count =
    { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
event-child-calmed =
    { $you ->
        [yes] Das Kind wird um { $calm } ruhiger und ist noch { $awake } wach. Du hast { star-count }.
       *[no] Das Kind wird um { $calm } ruhiger und ist noch { $awake } wach. { $seat } hat { star-count }.
    }
event-false-note =
    { $you ->
        [yes] Ein falscher Ton: Für { verse-name } hättest du { $pitch } gebraucht.
       *[no] Ein falscher Ton: Für { verse-name } hätte { $seat } { $pitch } gebraucht.
    }
event-echo =
    { $you ->
        [yes] Ein Echo: Du trägst { verse-name } noch einmal vor.
       *[no] Ein Echo: { $seat } trägt { verse-name } noch einmal vor.
    }
event-verse-lifted =
    { $you ->
        [yes] Du holst { verse-name } in deiner Hand nach vorn.
       *[no] { $seat } holt { verse-name } nach vorn.
    }
event-candle-offered =
    { $you ->
        [yes] Du bietest { $to_seat } eine Kerze gegen einen Stern.
       *[no] { $seat } bietet { $to_seat } eine Kerze gegen einen Stern.
    }
event-offer-accepted = { $to_seat } nimmt an: Kerze und Stern wechseln mit { $from_seat } den Besitz.
event-offer-declined = { $to_seat } lehnt das Angebot von { $from_seat } ab.
event-game-ended =
    { $reason ->
        [asleep] Das Kind schläft. Die schönste Stimme: { $winners }.
       *[dawn] Die Strophen sind zu Ende, und die Sonne geht auf.
    }


## Wie es endete

result-asleep =
    { $count_winners ->
        [one] Das Kind schläft. { $winners } hat die meisten Sterne und gewinnt.
       *[other] Das Kind schläft. { $winners } haben gleich viele Sterne und gewinnen gemeinsam.
    }
result-dawn = Der Morgen kam vor dem Schlaf: Niemand gewinnt.


## Was der Tisch wählen kann

option-child = Das Kind
    .help = Ein schläfriges Kind ist 10 wach, ein munteres 16.
name-drowsy = schläfrig
name-wakeful = munter
name-verse = eine Strophe


## Was auf dem Tisch liegt

field-awake = Wach
    .help = Wie weit das Kind noch vom Schlaf entfernt ist.
field-singer = Stimme
    .help = Wer am Zug ist.
field-hands = Hand
    .help = Die Strophen jeder Stimme; welche es sind, sieht nur, wem sie gehören.
field-pile = Stapel
    .help = Strophen, die noch niemand gezogen hat.
field-song = Lied
    .help = Alle bisher gesungenen Strophen, der Reihe nach.
field-spent = Beiseitegelegt
    .help = Strophen, mit denen Lärm gemacht wurde.
field-stars = Sterne
    .help = Die meisten gewinnen, wenn das Kind schläft.
field-candles = Kerzen
    .help = Jede erkauft einen neuen Wurf, vielleicht auch einen Stern.
field-offered = Hat ein Angebot gemacht
    .help = Ein Angebot zwischen zwei eigenen Zügen.
field-die = Würfel
    .help = Der letzte Wurf.
field-noise = Lärm
    .help = Was von der Ruhe der vorgetragenen Strophe abgeht.
field-agenda = Was noch kommt
    .help = Was als Nächstes geschieht, das Letzte zuerst.
field-covered = Wartet darunter
    .help = Fragen, die weitergehen, sobald das Angebot beantwortet ist.


## Was nicht sein kann

refused-lullaby-verse-not-in-hand = { verse-name } ist nicht auf deiner Hand. Wähle eine Strophe, die du hast.
refused-lullaby-verse-twice = Zwei Strophen haben dieselbe Kennung. Jede braucht eine eigene.
refused-lullaby-verse-numbers = { verse-name } braucht eine Tonhöhe von 1 bis 6, mindestens ein Exemplar und weder Ruhe noch Lärm unter 0.
refused-lullaby-numbers = Nötig sind eine Hand von mindestens 1, Strophen für drei Hände, Kerzen ab 0 und eine Zahl für jede Art von Kind.
refused-lullaby-verses-do-not-add-up = Hände, Stapel, Lied und Beiseitegelegtes ergeben nicht den ganzen Satz. Jede Strophe liegt an genau einem Ort.
refused-lullaby-less-than-nothing = Sterne, Kerzen und Lärm sind mindestens 0, und ein Würfel zeigt höchstens 6.
refused-lullaby-too-many-candles = Hier sind mehr Kerzen, als der Tisch am Anfang hatte.
