### Jedes Wort, das man über Schäfchen zählen liest, außer den Regeln selbst (rules.de.ftl).

game-name = Schäfchen zählen
game-pitch = Träum so lang und so schön, wie du kannst, schmuggle den anderen einen Alptraum ins Bett und sieh zu, dass du im richtigen Moment geweckt wirst.
game-how-to-play =
    Wer zuerst { $content_setup_target ->
        [one] 1 Punkt
       *[other] { $content_setup_target } Punkte
    } hat, gewinnt sofort. Ist der Nachziehstapel leer, ist es Morgen: Jeder Traum zählt, und wer die meisten Punkte hat, gewinnt.
    Wenn du an der Reihe bist, ziehst du zuerst auf fünf Karten nach.
    Dann musst du ein Element (Personen, Orte, Dinge oder Handlungen) in deinen eigenen Traum spielen.
    Es muss mit dem letzten Element dieses Traums ein Thema teilen und von anderer Art sein.
    Danach spielst du noch eine Karte: ein Element in einen fremden Traum, der schon begonnen hat, oder eine Aktion; oder du wirfst eine beliebige Karte ab.
    Du wachst durch eine Aufweck-Aktion auf, durch dein zehntes Element, oder wenn keine deiner Karten passt; dann verlierst du auch deine Hand.
    Wachst du auf, wird dein Traum gewertet, aber nur, wenn er mindestens fünf Elemente hat.
    Es gibt 1 Punkt je Element, dazu die Zahlen auf den Karten und das Zusammenspiel von Karten, die zueinander gehören.
    Eine Zusammenhangs-Karte liegt quer. Beim Aufwachen dreht sie sich auf ihre positive Seite, wenn dein Traum mehr positive als negative Elemente hat, und auf ihre negative, wenn er mehr negative hat; bei gleich vielen bleibt sie quer.
    Zwingende Aktionen bestimmen das Thema des nächsten Elements oder die Seite einer Zusammenhangs-Karte; Abwehr-Aktionen wehren Karten ab, die andere auf dich spielen.
    Immer wenn man auf eine Karte antworten könnte, werden alle heimlich gefragt, die eine Antwort haben könnten.


## Fragen und Züge

question-first-card =
    { $opening ->
        [start] Du bist wach. Mit welchem Element beginnt dein Traum?
        [forced] Dein Traum endet mit { element-name }. Das nächste Element muss das Thema { theme-name } haben und darf keine Karte der Art „{ last-kind-name }“ sein. Welches spielst du?
       *[follow] Dein Traum endet mit { element-name }. Das nächste Element muss damit ein Thema teilen und darf keine Karte der Art „{ last-kind-name }“ sein. Welches spielst du?
    }
    .help = Du musst ein Element in deinen eigenen Traum spielen, wenn du ein passendes hast. Zur Wahl steht nur, was passt.
question-second-card = Welche Karte spielst du als zweite? Du darfst ein Element zuspielen, eine Aktion spielen oder eine beliebige Karte abwerfen.
    .help = Ein Element kommt in einen fremden Traum, der schon begonnen hat. Eine Aktion tut, was auf ihr steht. Eine abgeworfene Karte tut nichts.
question-pick-element =
    Du siehst { $count ->
        [one] die einzige Karte
       *[other] alle { $count } Karten
    } des Nachziehstapels. Welches Element nimmst du in deinen Traum?
    .help = Passt etwas, musst du eines nehmen. Danach wird der Stapel gemischt.
question-window =
    { $how ->
        [element] { $own ->
            [yes] { $seat } spielt { card-name } in den eigenen Traum. Antwortest du?
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt dir { card-name } zu. Antwortest du?
               *[no] { $seat } spielt { card-name } in den Traum von { $to_seat }. Antwortest du?
            }
        }
        [wake] { $own ->
            [yes] { $seat } will mit { card-name } selbst aufwachen. Antwortest du?
           *[no] { $you_to_seat ->
                [yes] { $seat } will dich mit { card-name } wecken. Antwortest du?
               *[no] { $seat } will { $to_seat } mit { card-name } wecken. Antwortest du?
            }
        }
        [siren] { $seat } spielt { card-name } und weckt damit alle. Antwortest du?
        [force_theme] { $own ->
            [yes] { $seat } spielt { card-name } (Thema: { forced-theme }) auf den eigenen Traum. Antwortest du?
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } (Thema: { forced-theme }) auf deinen Traum. Antwortest du?
               *[no] { $seat } spielt { card-name } (Thema: { forced-theme }) auf den Traum von { $to_seat }. Antwortest du?
            }
        }
       *[force_side] { $own ->
            [yes] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } im eigenen Traum. Antwortest du?
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } in deinem Traum. Antwortest du?
               *[no] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } im Traum von { $to_seat }. Antwortest du?
            }
        }
    }
    .help = Gefragt werden alle, die eine Antwort haben könnten, ob sie eine haben oder nicht. Niemand erfährt, was du tust, bevor alle geantwortet haben; dass du passt, sieht man nie.

move-first = { card-name } ({ card-facts }) in deinen Traum spielen
    .help = { card-help }
    .kind = In den eigenen Traum
move-give = { card-name } ({ card-facts }) zuspielen: { $to_seat }
    .help = { card-help }
    .kind = Ein Element zuspielen
move-wake =
    { $you_to_seat ->
        [yes] Selbst aufwachen mit { card-name }
       *[no] { $to_seat } wecken mit { card-name }
    }{ $card ->
        [insomnia] , die Hand geht verloren
       *[other] { "" }
    }
    .help = { card-help }
    .kind = Jemanden wecken
move-siren = { card-name } auslösen
    .help = { card-help }
    .kind = Alle wecken
move-force_theme =
    Thema { forced-theme } erzwingen: { $you_to_seat ->
        [yes] dein eigener Traum
       *[no] { $to_seat }
    }
    .help = { card-name }: { card-help }
    .kind = Ein Thema erzwingen
move-force_side =
    { element-name } { $you_to_seat ->
        [yes] in deinem Traum
       *[no] im Traum von { $to_seat }
    } mit { card-name } auf die { forced-side } festlegen
    .help = { card-help }
    .kind = Eine Seite festlegen
move-rapid = { card-name }: dazu { element-name } ({ element-facts }) in deinen Traum spielen
    .help = { element-help }
    .kind = Ein Element mehr aus der Hand
move-recur = { card-name }: { element-name } ({ element-facts }) aus dem Ablagestapel in deinen Traum nehmen
    .help = { element-help }
    .kind = Ein Element aus dem Ablagestapel
move-lucid = { card-name }: den Nachziehstapel durchsuchen
    .help = { card-help }
    .kind = Den Nachziehstapel durchsuchen
move-pick = { element-name } ({ element-facts }) nehmen
    .help = { element-help }
    .kind = Ein Element nehmen
move-light =
    { $you_to_seat ->
        [yes] Selbst aufwachen mit { card-name }
       *[no] { $to_seat } wecken mit { card-name }
    }
    .help = { card-help }
    .kind = Mit „Leichter Schlaf“ wecken
move-discard = { card-name } ({ card-facts }) abwerfen
    .help = { card-help }
    .kind = Eine Karte abwerfen
move-block = Mit { card-name } abwehren
    .help = { card-help }
    .kind = Die Karte abwehren
move-pass = Passen
    .help = Du lässt die Karte wirken. Niemand erfährt, ob du hättest antworten können.
    .kind = Passen


## Was geschehen ist

event-game-started =
    { $count ->
        [0] Die Nacht beginnt.
       *[other] Die Nacht beginnt. Diese Aufweck-Aktionen bleiben in der Schachtel: { $box }.
    } { $you ->
        [yes] Du fängst an.
       *[no] { $seat } fängt an.
    }
event-cards-drawn =
    { $you ->
        [yes] Du ziehst { $cards }.
       *[no] { $seat } zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
event-element-played =
    { $how ->
        [give] { $you ->
            [yes] Du spielst { card-name } in den Traum von { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt dir { card-name } zu.
               *[no] { $seat } spielt { card-name } in den Traum von { $to_seat }.
            }
        }
        [rapid] { $you ->
            [yes] Du spielst auch noch { card-name } in deinen Traum.
           *[no] { $seat } spielt auch noch { card-name } in den eigenen Traum.
        }
        [recur] { $you ->
            [yes] Du nimmst { card-name } aus dem Ablagestapel in deinen Traum.
           *[no] { $seat } nimmt { card-name } aus dem Ablagestapel in den eigenen Traum.
        }
        [lucid] { $you ->
            [yes] Du nimmst { card-name } aus dem Nachziehstapel in deinen Traum; der Stapel wird gemischt.
           *[no] { $seat } nimmt { card-name } aus dem Nachziehstapel in den eigenen Traum; der Stapel wird gemischt.
        }
       *[first] { $you ->
            [yes] Du spielst { card-name } in deinen Traum.
           *[no] { $seat } spielt { card-name } in den eigenen Traum.
        }
    }
event-wake-up-played =
    { $own ->
        [yes] { $you ->
            [yes] Du spielst { card-name } auf dich selbst.
           *[no] { $seat } spielt { card-name } auf sich selbst.
        }
       *[no] { $you ->
            [yes] Du spielst { card-name } auf { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } auf dich.
               *[no] { $seat } spielt { card-name } auf { $to_seat }.
            }
        }
    }
event-siren-played =
    { $you ->
        [yes] Du löst { card-name } aus: Sie weckt alle, die schlafen.
       *[no] { $seat } löst { card-name } aus: Sie weckt alle, die schlafen.
    }
event-theme-force-played =
    { $own ->
        [yes] { $you ->
            [yes] Du spielst { card-name } (Thema: { forced-theme }) auf deinen eigenen Traum.
           *[no] { $seat } spielt { card-name } (Thema: { forced-theme }) auf den eigenen Traum.
        }
       *[no] { $you ->
            [yes] Du spielst { card-name } (Thema: { forced-theme }) auf den Traum von { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } (Thema: { forced-theme }) auf deinen Traum.
               *[no] { $seat } spielt { card-name } (Thema: { forced-theme }) auf den Traum von { $to_seat }.
            }
        }
    }
event-side-force-played =
    { $own ->
        [yes] { $you ->
            [yes] Du spielst { card-name } ({ forced-side }) auf { element-name } in deinem eigenen Traum.
           *[no] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } im eigenen Traum.
        }
       *[no] { $you ->
            [yes] Du spielst { card-name } ({ forced-side }) auf { element-name } im Traum von { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } in deinem Traum.
               *[no] { $seat } spielt { card-name } ({ forced-side }) auf { element-name } im Traum von { $to_seat }.
            }
        }
    }
event-bender-played =
    { $you ->
        [yes] Du spielst { card-name }.
       *[no] { $seat } spielt { card-name }.
    }
event-light-played =
    { $own ->
        [yes] { $you ->
            [yes] Du spielst { card-name } auf dich selbst.
           *[no] { $seat } spielt { card-name } auf sich selbst.
        }
       *[no] { $you ->
            [yes] Du spielst { card-name } auf { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } spielt { card-name } auf dich.
               *[no] { $seat } spielt { card-name } auf { $to_seat }.
            }
        }
    }
event-card-discarded =
    { $you ->
        [yes] Du wirfst { card-name } ab.
       *[no] { $seat } wirft { card-name } ab.
    }
event-window-opened = Heimlich nach einer Antwort gefragt: { $asked_seats }.
event-answer =
    { $fate ->
        [lapsed] Deine Antwort kommt zu spät und verfällt: Die Karte bleibt auf deiner Hand, und niemand weiß davon.
       *[given] Du hast heimlich geantwortet.
    }
event-answer-played =
    { $how ->
        [block] { $you ->
            [yes] Du wehrst { other-name } mit { card-name } ab.
           *[no] { $seat } wehrt { other-name } mit { card-name } ab.
        }
       *[light] { $own ->
            [yes] { $you ->
                [yes] Du antwortest auf { other-name } mit { card-name } und wachst auf, bevor die Karte deinen Traum berührt.
               *[no] { $seat } antwortet auf { other-name } mit { card-name } und wacht auf, bevor die Karte den Traum berührt.
            }
           *[no] { $you ->
                [yes] Du antwortest auf { other-name } mit { card-name }: { $to_seat } wacht auf, bevor die Karte den Traum berührt.
               *[no] { $you_to_seat ->
                    [yes] { $seat } antwortet auf { other-name } mit { card-name }: Du wachst auf, bevor die Karte deinen Traum berührt.
                   *[no] { $seat } antwortet auf { other-name } mit { card-name }: { $to_seat } wacht auf, bevor die Karte den Traum berührt.
                }
            }
        }
    }
event-without-effect = { card-name } bleibt ohne Wirkung und kommt auf den Ablagestapel.
event-element-entered =
    { $you ->
        [yes] Du träumst ({ $place }): „Da { story-clause }.“
       *[no] { $seat } träumt ({ $place }): „Da { story-clause }.“
    }
event-theme-forced =
    { $you ->
        [yes] Das nächste Element deines Traums muss das Thema { theme-name } haben.
       *[no] Das nächste Element im Traum von { $seat } muss das Thema { theme-name } haben.
    }
event-side-fixed =
    { $you ->
        [yes] { element-name } in deinem Traum liegt nun fest auf der { side-name } ({ signed-points }).
       *[no] { element-name } im Traum von { $seat } liegt nun fest auf der { side-name } ({ signed-points }).
    }
event-pile-searched =
    { $you ->
        [yes] { $found ->
            [yes] Du durchsuchst den Nachziehstapel.
           *[no] Du durchsuchst den Nachziehstapel, aber nichts passt. Du siehst { $cards }. Dann wird der Stapel gemischt.
        }
       *[no] { $found ->
            [yes] { $seat } durchsucht den Nachziehstapel.
           *[no] { $seat } durchsucht den Nachziehstapel, aber nichts passt. Er wird gemischt.
        }
    }
event-stuck =
    { $you ->
        [yes] Du sitzt fest: Keine deiner Karten passt. Du zeigst und verlierst { $cards }.
       *[no] { $seat } sitzt fest: Keine Karte passt. Vorgezeigt und verloren: { $cards }.
    }
event-hand-lost =
    { $count ->
        [0] { $you ->
            [yes] Du hattest keine Handkarten mehr zu verlieren.
           *[no] { $seat } hatte keine Handkarten mehr zu verlieren.
        }
       *[other] { $you ->
            [yes] Du verlierst auch deine Hand: { $cards }.
           *[no] { $seat } verliert auch die Hand: { $cards }.
        }
    }
event-woke =
    { $you ->
        [yes] { $cause ->
            [tenth] Du hast das zehnte Element erreicht und wachst auf.
            [morning] Du wachst auf: Es ist Morgen.
           *[other] Du wachst auf.
        } { $counts ->
            [yes] Dein Traum zählt.
           *[no] Mit { $count ->
                [one] 1 Element
               *[other] { $count } Elementen
            } ist dein Traum zu kurz, um zu zählen.
        }
       *[no] { $cause ->
            [tenth] { $seat } hat das zehnte Element erreicht und wacht auf.
            [morning] { $seat } wacht auf: Es ist Morgen.
           *[other] { $seat } wacht auf.
        } { $counts ->
            [yes] Der Traum zählt.
           *[no] Mit { $count ->
                [one] 1 Element
               *[other] { $count } Elementen
            } ist der Traum zu kurz, um zu zählen.
        }
    }
event-sides-counted =
    Positive Elemente: { $plus }, negative Elemente: { $minus }.{ $context ->
        [yes] { $side ->
            [plus] { " " }Quer liegende Zusammenhangs-Karten drehen sich auf ihre positive Seite.
            [minus] { " " }Quer liegende Zusammenhangs-Karten drehen sich auf ihre negative Seite.
           *[none] { " " }Quer liegende Zusammenhangs-Karten bleiben quer.
        }
       *[no] { "" }
    }
event-interplay-counted = Zusammenspiel: { element-name } mit { other-name }, { signed-points }.
event-dream-scored =
    { $you ->
        [yes] Dein Traum
       *[no] Der Traum von { $seat }
    } ist { $total } wert: Elemente { $count }, Zahlen auf den Karten { $points }, Zusammenspiel { $interplay }. Neuer Gesamtstand: { $score }.
event-morning = Die letzte Karte hat den Nachziehstapel verlassen: Es ist Morgen. Alle wachen auf, und selbst der kürzeste Traum zählt.
event-game-ended =
    { $reason ->
        [forty] Das Spiel ist aus. { $count_winners ->
            [one] { $you_winners ->
                [yes] Du hast das Ziel mit den meisten Punkten erreicht und gewinnst.
               *[no] { $winners } hat das Ziel mit den meisten Punkten erreicht und gewinnt.
            }
           *[other] { $winners } erreichen das Ziel gleichzeitig mit gleichem Gesamtstand und teilen sich den Sieg.
        }
       *[morning] Die Nacht ist vorbei. { $count_winners ->
            [one] { $you_winners ->
                [yes] Du hast die meisten Punkte und gewinnst.
               *[no] { $winners } hat die meisten Punkte und gewinnt.
            }
           *[other] { $winners } haben die meisten Punkte und teilen sich den Sieg.
        }
    }


## Wie es ausging

standing-score =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }

result-forty =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst: Du hast das Ziel erreicht, und niemand hat mehr Punkte.
           *[no] { $winners } gewinnt: Das Ziel ist erreicht, und niemand hat mehr Punkte.
        }
       *[other] { $winners } gewinnen gemeinsam: Von derselben Sirene geweckt, haben sie das Ziel mit gleichem Gesamtstand erreicht.
    }
result-morning =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst: Es ist Morgen, und niemand hat mehr Punkte.
           *[no] { $winners } gewinnt: Es ist Morgen, und niemand hat mehr Punkte.
        }
       *[other] { $winners } gewinnen gemeinsam: Es ist Morgen, und niemand hat mehr Punkte.
    }


## Was auf dem Tisch liegt

field-turn_seat = Am Zug
    .help = Wer an der Reihe ist.
field-turn_no = Zug Nummer
    .help = Wie viele Züge begonnen haben, alle zusammen.
field-step = Schritt
    .help = Welche Karte des Zuges gerade gespielt wird.
field-score = Gesamtstand
    .help = Punkte aller bisher gewerteten Träume; wer das Ziel erreicht, gewinnt.
field-hand = Hand
    .help = Die Karten auf jeder Hand; welche es sind, sieht man nur selbst.
field-dream = Traum
    .help = Die Elemente jedes Traums der Reihe nach. Eine festgelegte Zusammenhangs-Karte heißt nach ihrer Seite.
field-worth = Jetzt wert
    .help = Was der Traum brächte, wenn man jetzt aufwachte. Mit weniger als fünf Elementen zählt er nur am Morgen.
field-placeholder = Platzhalter
    .help = Der Themenzwang, der am Ende des Traums auf ein Element mit seinem Thema wartet.
field-next_themes = Als Nächstes nötig
    .help = Das nächste Element dieses Traums braucht eines dieser Themen.
field-last_kind = Als Nächstes nicht
    .help = Das nächste Element dieses Traums muss von anderer Art sein.
field-draw = Nachziehstapel
    .help = Wie viele Karten noch da sind. Wird die letzte gezogen, ist es Morgen.
field-discard = Ablagestapel
    .help = Alle abgeworfenen Karten; alle dürfen ihn ansehen.
field-box = Schachtel
    .help = Aufweck-Aktionen, die in diesem Spiel fehlen.
field-pile = Im Nachziehstapel
    .help = Was du beim Durchsuchen des Nachziehstapels siehst, nach Kartennummern geordnet.
field-pending = Schwebende Karte
    .help = Eine gespielte Karte, auf die noch geantwortet werden kann.
field-tally = Zwischenstand
    .help = Die Schritte der Wertung, als endete der Traum jetzt.
field-fits = Wohin meine Elemente passen
    .help = Für jedes Element auf deiner Hand: in wessen Traum es jetzt passt und um wie viele Punkte es ihn ändern würde.
field-card = Karte
field-seat = Gespielt von
field-to_seat = Auf
field-element = Element
field-affected_seats = Betroffen
field-count = Elemente
field-plus = Positive Elemente
field-minus = Negative Elemente
field-side = Eine Zusammenhangs-Karte würde sich drehen auf
field-points = Zahlen auf den Karten
field-interplay = Zusammenspiel
field-total = Wert
field-counts = Lang genug, um zu zählen
field-pairs = Karten, die zueinander gehören
field-links = Gemeinsame Themen
field-forces = Zwingende Aktionen im Traum
field-seats = Plätze
field-changes = Punkte

name-first = erste Karte
name-second = zweite Karte
name-element = Elemente
name-plus = positiv
name-minus = negativ
name-neutral = neutral
name-context = Zusammenhang


## Was nicht geht

refused-zzzzs-first-card-first = Zuerst musst du ein Element in deinen eigenen Traum spielen. Alle anderen Karten kommen danach.
refused-zzzzs-no-element = { card-name } ist kein Element. Wähle ein Element.
refused-zzzzs-no-action = { card-name } ist ein Element und keine Aktion. Spiel die Karte in einen fremden Traum oder wirf sie ab.
refused-zzzzs-another-way = { card-name } lässt sich so nicht spielen. Auf der Karte steht: { card-help }
refused-zzzzs-not-in-hand = { card-name } hast du nicht auf der Hand. Wähle eine deiner Karten.
refused-zzzzs-one-own-element = Du hast schon ein Element in deinen eigenen Traum gespielt. Die zweite Karte kommt in einen anderen Traum, ist eine Aktion oder wird abgeworfen.
refused-zzzzs-nothing-to-stop = Für { card-name } gibt es jetzt nichts abzuwehren. Heb sie auf, bis andere eine Karte auf dich spielen, oder wirf sie ab.
refused-zzzzs-target-awake = { card-name } lässt sich nur auf Schlafende spielen. Wähle ein anderes Ziel oder wirf sie ab.
refused-zzzzs-last-theme = { card-name } weckt nur, wessen letztes Element das Thema { theme-name } hat. Wähle ein anderes Ziel oder wirf sie ab.
refused-zzzzs-not-in-dream = { card-name } liegt nicht in diesem Traum. Wähle eine Zusammenhangs-Karte, die dort quer liegt.
refused-zzzzs-no-context-card = { card-name } ist keine Zusammenhangs-Karte. { other-name } legt nur eine Zusammenhangs-Karte fest, die quer liegt.
refused-zzzzs-already-fixed = { card-name } ist schon durch eine Zwingende Aktion festgelegt und lässt sich nicht mehr drehen. Wähle eine Zusammenhangs-Karte, die quer liegt.
refused-zzzzs-side-theme = { other-name } legt { card-name } nicht fest: Die Zusammenhangs-Karte muss das Thema { theme-name } haben. Wähle eine andere Karte.
refused-zzzzs-not-discarded = { card-name } liegt nicht im Ablagestapel. Wähle ein Element, das dort liegt.
refused-zzzzs-placeholder-open = { card-name } liegt schon offen am Ende dieses Traums. Ein weiteres Thema lässt sich erst erzwingen, wenn sie abgedeckt ist.
refused-zzzzs-only-blocks = Hier kann nur eine Abwehr-Aktion gespielt werden. Spiel eine oder passe.
refused-zzzzs-not-affected =
    { $who ->
        [you] { card-name } betrifft dich nicht, also kannst du die Karte nicht abwehren. Wähle eine andere Antwort oder passe.
       *[other] { card-name } betrifft diese Person nicht. Wähle jemand Betroffenen oder passe.
    }
refused-zzzzs-does-not-stop = { card-name } wehrt { other-name } nicht ab. Wähle eine andere Antwort oder passe.
refused-zzzzs-not-in-pile = { card-name } ist nicht im Nachziehstapel. Wähle eines der angebotenen Elemente.
refused-zzzzs-same-kind = { card-name } kann nicht auf { other-name } folgen: Beide sind von der Art { kind-name }. Wähle ein Element von anderer Art.
refused-zzzzs-forced-theme = { card-name } kann hier nicht folgen: Das nächste Element dieses Traums muss das Thema { theme-name } haben.
refused-zzzzs-no-common-theme = { card-name } kann nicht auf { other-name } folgen: Sie haben kein gemeinsames Thema. Wähle ein Element, das eines teilt.
refused-zzzzs-card-twice = Die Karte { card-name } gibt es doppelt. Jede Karte gibt es einmal.
refused-zzzzs-card-numbers = Die Karten müssen von 1 an lückenlos nummeriert sein, die Elemente zuerst.
refused-zzzzs-card-count =
    { $count ->
        [one] Von der Sorte „{ $sort }“ gibt es 1 Karte.
       *[other] Von der Sorte „{ $sort }“ gibt es { $count } Karten.
    } Es müssen { $wanted } sein.
refused-zzzzs-themes = { card-name } braucht mindestens ein Thema, und keines doppelt.
refused-zzzzs-value = Die Zahlen von { card-name } passen nicht zum Typ „{ $type }“. Positiv ist über 0, negativ unter 0, neutral genau 0, und eine Zusammenhangs-Karte hat von beidem eine.
refused-zzzzs-sides = Nur eine Zusammenhangs-Karte hat zwei Seiten, und sie hat beide. Berichtige die Seiten von { card-name }.
refused-zzzzs-effect = { card-name } tut etwas, das nicht zu ihrer Gruppe „{ $group }“ gehört. Ändere die Wirkung oder die Gruppe.
refused-zzzzs-unknown-card = Eine Karte „{ $card }“ gibt es nicht. Nenne eine Karte dieses Spiels.
refused-zzzzs-pair-twice = { card-name } und { other-name } können dieses Paar nicht bilden. Ein Paar hat zwei verschiedene Karten und steht nur auf einer davon.
refused-zzzzs-pair-side = { card-name } hat keine Seiten, nach denen ein Zusammenspiel fragen könnte. Nur Zusammenhangs-Karten haben Seiten.
refused-zzzzs-step = Im Schritt „{ $step }“ kann diese Stellung nicht stehen. Es gibt first und second, und vor der zweiten Karte muss schlafen, wer an der Reihe ist.
refused-zzzzs-no-place = { card-name } kann hier nicht liegen. In Träumen liegen Elemente und Zwingende Aktionen, und überall nur Karten dieses Spiels.
refused-zzzzs-not-once =
    { $count ->
        [0] { card-name } fehlt auf dem Tisch.
       *[other] { card-name } liegt { $count }-mal auf dem Tisch.
    } Jede Karte muss an genau einer Stelle liegen.
refused-zzzzs-box = In der Schachtel müssen genau { $wanted } Aufweck-Aktionen liegen und sonst nichts.
refused-zzzzs-placeholder-alone = Wo kein Traum ist, kann kein Platzhalter liegen. Gib dem Traum ein Element oder nimm den Platzhalter weg.
refused-zzzzs-bad-dream = { card-name } kann an dieser Stelle des Traums nicht liegen. Nachbarn teilen ein Thema und sind von verschiedener Art, und eine Zwingende Aktion muss zu ihrer Karte passen.
refused-zzzzs-agenda = Die nächsten Schritte passen nicht zu diesem Augenblick des Zuges. Sie folgen allein aus der offenen Frage.
refused-zzzzs-pending = Die schwebende Karte passt nicht zur offenen Frage. Es gibt genau dann eine, wenn noch geantwortet werden kann, und sie betrifft nur Schlafende.
refused-zzzzs-empty-pile = Der Nachziehstapel ist leer, also wäre das Spiel vorbei. Lass mindestens eine Karte darin.
refused-zzzzs-nothing-fits = Nichts davon passt in den Traum, also würde niemand nach einem Element gefragt. Wer festsitzt, wacht sofort auf.


## Die Karten

name-N = Alptraum
    .letter = A
name-F = Phantasie
    .letter = P
name-W = Beruf/Schule
    .letter = B
name-D = Häuslich
    .letter = H
name-S = Surreal
    .letter = S
name-NF = { name-N } + { name-F }
name-NW = { name-N } + { name-W }
name-ND = { name-N } + { name-D }
name-NS = { name-N } + { name-S }
name-FW = { name-F } + { name-W }
name-FD = { name-F } + { name-D }
name-FS = { name-F } + { name-S }
name-WD = { name-W } + { name-D }
name-WS = { name-W } + { name-S }
name-DS = { name-D } + { name-S }
name-NFW = { name-N } + { name-F } + { name-W }
name-NFD = { name-N } + { name-F } + { name-D }
name-NFS = { name-N } + { name-F } + { name-S }
name-NWD = { name-N } + { name-W } + { name-D }
name-NWS = { name-N } + { name-W } + { name-S }
name-NDS = { name-N } + { name-D } + { name-S }
name-FWD = { name-F } + { name-W } + { name-D }
name-FWS = { name-F } + { name-W } + { name-S }
name-FDS = { name-F } + { name-D } + { name-S }
name-WDS = { name-W } + { name-D } + { name-S }
name-NFWD = { name-N } + { name-F } + { name-W } + { name-D }
name-NFWS = { name-N } + { name-F } + { name-W } + { name-S }
name-NFDS = { name-N } + { name-F } + { name-D } + { name-S }
name-NWDS = { name-N } + { name-W } + { name-D } + { name-S }
name-FWDS = { name-F } + { name-W } + { name-D } + { name-S }
name-NFWDS = { name-N } + { name-F } + { name-W } + { name-D } + { name-S }

name-people = Personen
name-places = Orte
name-things = Dinge
name-verbs = Handlungen

name-block = Abwehr-Aktion
name-wake = Aufweck-Aktion
name-bender = Außergewöhnliche Aktion
name-force = Zwingende Aktion
pass-until-dream = bis ich aufwache

## Was auf einer Karte steht, nach dem Inhalt des Tisches

content-elements-brief = { $kind_name }, { $themes_plain }, { $value_type ->
        [neutral] neutral
        [context] Zusammenhang { $value_plus_signed }/{ $value_minus_signed }
       *[other] { $value_points_signed }
    }
content-elements-told = { content-elements-brief }{ $count_interplay ->
        [0] { "" }
       *[other] ; { $interplay }
    }.
interplay-each = { $own_side_letter ->
        [none] { $points_signed }
       *[other] als „{ $own_side_name }“ { $points_signed }
    } mit „{ $with_side_letter ->
        [none] { $with_name }
       *[other] { $with_side_name }
    }“
content-actions-told =
    { $effect_op ->
        [block] { $effect_stops_group ->
            [wake] Wehrt eine Aufweck-Aktion anderer ab, die dich wecken würde.
            [force] Wehrt eine beliebige Zwingende Aktion anderer gegen deinen Traum ab.
           *[other] Wehrt eine von diesen ab, wenn andere sie gegen deinen Traum spielen: { $effect_stops_cards }.
        }
        [light] Als zweite Karte: weckt sofort eine schlafende Person. Als Antwort auf jede Karte: weckt eine davon betroffene Person, bevor die Karte ihren Traum berührt.
        [wake] { $effect_target ->
            [all] Weckt alle, die schlafen, auch dich{ $effect_discard_hand ->
                [yes] ; alle Geweckten verlieren auch die ganze Hand.
               *[no] .
            }
           *[other] { $effect_needs_last_theme_letter ->
                [none] Weckt eine schlafende Person
               *[other] Weckt eine Person, deren letztes Element das Thema { $effect_needs_last_theme_name } ({ $effect_needs_last_theme_letter }) hat
            }{ $effect_discard_hand ->
                [yes] { $effect_needs_last_theme_letter ->
                    [none] , die auch die ganze Hand verliert.
                   *[other] ; sie verliert auch die ganze Hand.
                }
               *[no] { $effect_needs_last_theme_letter ->
                    [none] ; auf dich selbst gespielt sichert sie einen Traum mit fünf oder mehr Elementen.
                   *[other] .
                }
            }
        }
        [extra_element] { $effect_source ->
            [discard] Nimm sofort ein passendes Element aus dem Ablagestapel in deinen eigenen Traum.
            [hand] Spiel sofort noch ein passendes Element aus der Hand in deinen eigenen Traum.
           *[draw] Durchsuche den Nachziehstapel, nimm sofort ein passendes Element in deinen eigenen Traum und misch den Stapel.
        }
        [force_theme] Das nächste Element des gewählten Traums muss das Thema { $effect_theme_name } ({ $effect_theme_letter }) haben; mit dem letzten muss es kein Thema teilen.
       *[force_side] Legt eine Zusammenhangs-Karte mit dem Thema { $effect_theme_name } ({ $effect_theme_letter }) auf ihrer { $effect_side ->
            [plus] positiven Seite fest.
           *[minus] negativen Seite fest.
        }
    }

name-movie_star = Filmstar
    .facts = { $content_elements_movie_star_brief }
    .help = { $content_elements_movie_star_told }
name-lifeguard = Rettungsschwimmer
    .facts = { $content_elements_lifeguard_brief }
    .help = { $content_elements_lifeguard_told }
name-grandma = Oma
    .facts = { $content_elements_grandma_brief }
    .help = { $content_elements_grandma_told }
name-best_friend = Bester Freund aus der ersten Klasse
    .facts = { $content_elements_best_friend_brief }
    .help = { $content_elements_best_friend_told }
name-fairy_godmother = Gute Fee
    .facts = { $content_elements_fairy_godmother_brief }
    .help = { $content_elements_fairy_godmother_told }
name-sheep_choir = Chor der gezählten Schafe
    .facts = { $content_elements_sheep_choir_brief }
    .help = { $content_elements_sheep_choir_told }
name-favourite_teacher = Lieblingslehrerin
    .facts = { $content_elements_favourite_teacher_brief }
    .help = { $content_elements_favourite_teacher_told }
name-you_with_cape = Du, aber mit Umhang
    .facts = { $content_elements_you_with_cape_brief }
    .help = { $content_elements_you_with_cape_told }
name-sandman = Der Sandmann
    .facts = { $content_elements_sandman_brief }
    .help = { $content_elements_sandman_told }
name-serial_killer = Serienmörder
    .facts = { $content_elements_serial_killer_brief }
    .help = { $content_elements_serial_killer_told }
name-shouting_boss = Brüllender Chef
    .facts = { $content_elements_shouting_boss_brief }
    .help = { $content_elements_shouting_boss_told }
name-clown_in_drain = Clown im Abfluss
    .facts = { $content_elements_clown_in_drain_brief }
    .help = { $content_elements_clown_in_drain_told }
name-tax_inspector = Steuerprüfer
    .facts = { $content_elements_tax_inspector_brief }
    .help = { $content_elements_tax_inspector_told }
name-zombie_colleagues = Zombie-Kollegen
    .facts = { $content_elements_zombie_colleagues_brief }
    .help = { $content_elements_zombie_colleagues_told }
name-evil_twin = Böser Zwilling
    .facts = { $content_elements_evil_twin_brief }
    .help = { $content_elements_evil_twin_told }
name-dentist = Viel zu fröhlicher Zahnarzt
    .facts = { $content_elements_dentist_brief }
    .help = { $content_elements_dentist_told }
name-spy = Spion
    .facts = { $content_elements_spy_brief }
    .help = { $content_elements_spy_told }
name-commuting_penguins = Pendelnde Pinguine
    .facts = { $content_elements_commuting_penguins_brief }
    .help = { $content_elements_commuting_penguins_told }
name-bathrobe_neighbour = Nachbar im Bademantel
    .facts = { $content_elements_bathrobe_neighbour_brief }
    .help = { $content_elements_bathrobe_neighbour_told }
name-nobody_special = Niemand Bestimmtes
    .facts = { $content_elements_nobody_special_brief }
    .help = { $content_elements_nobody_special_told }
name-time_traveller = Verirrter Zeitreisender
    .facts = { $content_elements_time_traveller_brief }
    .help = { $content_elements_time_traveller_told }
name-giant_cat = Schnurrende Riesenkatze / Hungrige Riesenkatze
    .facts = { $content_elements_giant_cat_brief }
    .help = { $content_elements_giant_cat_told }
name-giant_cat-plus = Schnurrende Riesenkatze
name-giant_cat-minus = Hungrige Riesenkatze
name-robot = Hilfsbereiter Roboter / Durchgedrehter Roboter
    .facts = { $content_elements_robot_brief }
    .help = { $content_elements_robot_told }
name-robot-plus = Hilfsbereiter Roboter
name-robot-minus = Durchgedrehter Roboter
name-first_love = Erste Liebe / Verflossene Liebe
    .facts = { $content_elements_first_love_brief }
    .help = { $content_elements_first_love_told }
name-first_love-plus = Erste Liebe
name-first_love-minus = Verflossene Liebe
name-crowd = Jubelnde Menge / Buhende Menge
    .facts = { $content_elements_crowd_brief }
    .help = { $content_elements_crowd_told }
name-crowd-plus = Jubelnde Menge
name-crowd-minus = Buhende Menge
name-ghost = Höfliches Gespenst / Unhöfliches Gespenst
    .facts = { $content_elements_ghost_brief }
    .help = { $content_elements_ghost_told }
name-ghost-plus = Höfliches Gespenst
name-ghost-minus = Unhöfliches Gespenst
name-relatives = Verwandte mit Geschenken / Verwandte, die einziehen
    .facts = { $content_elements_relatives_brief }
    .help = { $content_elements_relatives_told }
name-relatives-plus = Verwandte mit Geschenken
name-relatives-minus = Verwandte, die einziehen
name-dragon = Kuscheliger Drache / Übellauniger Drache
    .facts = { $content_elements_dragon_brief }
    .help = { $content_elements_dragon_told }
name-dragon-plus = Kuscheliger Drache
name-dragon-minus = Übellauniger Drache
name-beach = Strand
    .facts = { $content_elements_beach_brief }
    .help = { $content_elements_beach_told }
name-cloud_castle = Wolkenschloss
    .facts = { $content_elements_cloud_castle_brief }
    .help = { $content_elements_cloud_castle_told }
name-pillow_fort = Kissenburg
    .facts = { $content_elements_pillow_fort_brief }
    .help = { $content_elements_pillow_fort_told }
name-sweet_factory = Süßigkeitenfabrik
    .facts = { $content_elements_sweet_factory_brief }
    .help = { $content_elements_sweet_factory_told }
name-moon_hammock = Hängematte zwischen zwei Monden
    .facts = { $content_elements_moon_hammock_brief }
    .help = { $content_elements_moon_hammock_told }
name-endless_library = Endlose Bibliothek
    .facts = { $content_elements_endless_library_brief }
    .help = { $content_elements_endless_library_told }
name-midnight_kitchen = Küche um Mitternacht
    .facts = { $content_elements_midnight_kitchen_brief }
    .help = { $content_elements_midnight_kitchen_told }
name-snow_day = Schulhof bei Schneefrei
    .facts = { $content_elements_snow_day_brief }
    .help = { $content_elements_snow_day_told }
name-slide_office = Chefbüro mit Rutsche
    .facts = { $content_elements_slide_office_brief }
    .help = { $content_elements_slide_office_told }
name-hell = Hölle
    .facts = { $content_elements_hell_brief }
    .help = { $content_elements_hell_told }
name-hospital = Krankenhaus
    .facts = { $content_elements_hospital_brief }
    .help = { $content_elements_hospital_told }
name-growing_corridor = Flur, der immer länger wird
    .facts = { $content_elements_growing_corridor_brief }
    .help = { $content_elements_growing_corridor_told }
name-exam_hall = Prüfungssaal
    .facts = { $content_elements_exam_hall_brief }
    .help = { $content_elements_exam_hall_told }
name-dark_basement = Keller ohne Licht
    .facts = { $content_elements_dark_basement_brief }
    .help = { $content_elements_dark_basement_told }
name-laundry_mountain = Wäschegebirge
    .facts = { $content_elements_laundry_mountain_brief }
    .help = { $content_elements_laundry_mountain_told }
name-meeting_room = Besprechungsraum ohne Tür
    .facts = { $content_elements_meeting_room_brief }
    .help = { $content_elements_meeting_room_told }
name-underwater = Unter Wasser
    .facts = { $content_elements_underwater_brief }
    .help = { $content_elements_underwater_told }
name-office = Büro
    .facts = { $content_elements_office_brief }
    .help = { $content_elements_office_told }
name-city = Stadt
    .facts = { $content_elements_city_brief }
    .help = { $content_elements_city_told }
name-parents_house = Haus deiner Eltern
    .facts = { $content_elements_parents_house_brief }
    .help = { $content_elements_parents_house_told }
name-moon_bus_stop = Bushaltestelle auf dem Mond
    .facts = { $content_elements_moon_bus_stop_brief }
    .help = { $content_elements_moon_bus_stop_told }
name-grand_canyon = Grand Canyon / Gähnender Abgrund
    .facts = { $content_elements_grand_canyon_brief }
    .help = { $content_elements_grand_canyon_told }
name-grand_canyon-plus = Grand Canyon
name-grand_canyon-minus = Gähnender Abgrund
name-forest = Zauberwald / Spukwald
    .facts = { $content_elements_forest_brief }
    .help = { $content_elements_forest_told }
name-forest-plus = Zauberwald
name-forest-minus = Spukwald
name-cottage = Gemütliche Hütte / Knarrende Hütte
    .facts = { $content_elements_cottage_brief }
    .help = { $content_elements_cottage_told }
name-cottage-plus = Gemütliche Hütte
name-cottage-minus = Knarrende Hütte
name-night_train = Nachtzug erster Klasse / Zug in die falsche Stadt
    .facts = { $content_elements_night_train_brief }
    .help = { $content_elements_night_train_told }
name-night_train-plus = Nachtzug erster Klasse
name-night_train-minus = Zug in die falsche Stadt
name-stage = Bühne mit Applaus / Bühne ohne Applaus
    .facts = { $content_elements_stage_brief }
    .help = { $content_elements_stage_told }
name-stage-plus = Bühne mit Applaus
name-stage-minus = Bühne ohne Applaus
name-old_school = Deine alte Schule, große Pause / Deine alte Schule, Nachsitzen
    .facts = { $content_elements_old_school_brief }
    .help = { $content_elements_old_school_told }
name-old_school-plus = Deine alte Schule, große Pause
name-old_school-minus = Deine alte Schule, Nachsitzen
name-fairground = Jahrmarkt / Jahrmarkt nach Toresschluss
    .facts = { $content_elements_fairground_brief }
    .help = { $content_elements_fairground_told }
name-fairground-plus = Jahrmarkt
name-fairground-minus = Jahrmarkt nach Toresschluss
name-chocolate = Schokolade
    .facts = { $content_elements_chocolate_brief }
    .help = { $content_elements_chocolate_told }
name-pink_tutu = Rosa Tutu
    .facts = { $content_elements_pink_tutu_brief }
    .help = { $content_elements_pink_tutu_told }
name-sunscreen = Sonnenmilch
    .facts = { $content_elements_sunscreen_brief }
    .help = { $content_elements_sunscreen_told }
name-warm_blanket = Kuscheldecke
    .facts = { $content_elements_warm_blanket_brief }
    .help = { $content_elements_warm_blanket_told }
name-gold_star = Goldenes Fleißsternchen
    .facts = { $content_elements_gold_star_brief }
    .help = { $content_elements_gold_star_told }
name-lottery_ticket = Lottoschein mit sechs Richtigen
    .facts = { $content_elements_lottery_ticket_brief }
    .help = { $content_elements_lottery_ticket_told }
name-flying_carpet = Fliegender Teppich
    .facts = { $content_elements_flying_carpet_brief }
    .help = { $content_elements_flying_carpet_told }
name-brave_teddy = Tapferer Teddybär
    .facts = { $content_elements_brave_teddy_brief }
    .help = { $content_elements_brave_teddy_told }
name-perfect_coffee = Perfekte Tasse Kaffee
    .facts = { $content_elements_perfect_coffee_brief }
    .help = { $content_elements_perfect_coffee_told }
name-chainsaw = Kettensäge
    .facts = { $content_elements_chainsaw_brief }
    .help = { $content_elements_chainsaw_told }
name-ticking_clock = Tickender Wecker
    .facts = { $content_elements_ticking_clock_brief }
    .help = { $content_elements_ticking_clock_told }
name-homework = Überfällige Hausaufgaben
    .facts = { $content_elements_homework_brief }
    .help = { $content_elements_homework_told }
name-buttonless_phone = Telefon ohne Tasten
    .facts = { $content_elements_buttonless_phone_brief }
    .help = { $content_elements_buttonless_phone_told }
name-broccoli = Brokkoli des Verderbens
    .facts = { $content_elements_broccoli_brief }
    .help = { $content_elements_broccoli_told }
name-bus_spider = Spinne, so groß wie ein Bus
    .facts = { $content_elements_bus_spider_brief }
    .help = { $content_elements_bus_spider_told }
name-breeding_bills = Rechnungen, die sich vermehren
    .facts = { $content_elements_breeding_bills_brief }
    .help = { $content_elements_breeding_bills_told }
name-melting_clock = Zerfließende Uhr
    .facts = { $content_elements_melting_clock_brief }
    .help = { $content_elements_melting_clock_told }
name-indoor_umbrella = Regenschirm im Wohnzimmer
    .facts = { $content_elements_indoor_umbrella_brief }
    .help = { $content_elements_indoor_umbrella_told }
name-talking_stapler = Sprechender Tacker
    .facts = { $content_elements_talking_stapler_brief }
    .help = { $content_elements_talking_stapler_told }
name-false_moustache = Falscher Schnurrbart
    .facts = { $content_elements_false_moustache_brief }
    .help = { $content_elements_false_moustache_told }
name-lost_socks = Alle verschollenen Socken
    .facts = { $content_elements_lost_socks_brief }
    .help = { $content_elements_lost_socks_told }
name-door = Offene Tür / Verschlossene Tür
    .facts = { $content_elements_door_brief }
    .help = { $content_elements_door_told }
name-door-plus = Offene Tür
name-door-minus = Verschlossene Tür
name-cake = Geburtstagstorte / Torte aus Seife
    .facts = { $content_elements_cake_brief }
    .help = { $content_elements_cake_told }
name-cake-plus = Geburtstagstorte
name-cake-minus = Torte aus Seife
name-mirror = Zauberspiegel / Zersprungener Spiegel
    .facts = { $content_elements_mirror_brief }
    .help = { $content_elements_mirror_told }
name-mirror-plus = Zauberspiegel
name-mirror-minus = Zersprungener Spiegel
name-letter = Beförderungsschreiben / Kündigungsschreiben
    .facts = { $content_elements_letter_brief }
    .help = { $content_elements_letter_told }
name-letter-plus = Beförderungsschreiben
name-letter-minus = Kündigungsschreiben
name-balloon = Heißluftballon / Undichter Ballon
    .facts = { $content_elements_balloon_brief }
    .help = { $content_elements_balloon_told }
name-balloon-plus = Heißluftballon
name-balloon-minus = Undichter Ballon
name-music_box = Spieluhr / Spieluhr, die nicht aufhört
    .facts = { $content_elements_music_box_brief }
    .help = { $content_elements_music_box_told }
name-music_box-plus = Spieluhr
name-music_box-minus = Spieluhr, die nicht aufhört
name-computer = Computer, der einfach läuft / Computer mit Update bei 1 %
    .facts = { $content_elements_computer_brief }
    .help = { $content_elements_computer_told }
name-computer-plus = Computer, der einfach läuft
name-computer-minus = Computer mit Update bei 1 %
name-dancing = Tanzen
    .facts = { $content_elements_dancing_brief }
    .help = { $content_elements_dancing_told }
name-napping = Im Traum ein Nickerchen machen
    .facts = { $content_elements_napping_brief }
    .help = { $content_elements_napping_told }
name-laughing = Lachen
    .facts = { $content_elements_laughing_brief }
    .help = { $content_elements_laughing_told }
name-being_hugged = Umarmt werden
    .facts = { $content_elements_being_hugged_brief }
    .help = { $content_elements_being_hugged_told }
name-winning_prize = Den ersten Preis gewinnen
    .facts = { $content_elements_winning_prize_brief }
    .help = { $content_elements_winning_prize_told }
name-breathing_water = Wasser atmen
    .facts = { $content_elements_breathing_water_brief }
    .help = { $content_elements_breathing_water_told }
name-baking = Backen
    .facts = { $content_elements_baking_brief }
    .help = { $content_elements_baking_told }
name-going_home_early = Früher Feierabend machen
    .facts = { $content_elements_going_home_early_brief }
    .help = { $content_elements_going_home_early_told }
name-singing_in_tune = Ausnahmsweise die Töne treffen
    .facts = { $content_elements_singing_in_tune_brief }
    .help = { $content_elements_singing_in_tune_told }
name-burning = Brennen
    .facts = { $content_elements_burning_brief }
    .help = { $content_elements_burning_told }
name-bleeding = Bluten
    .facts = { $content_elements_bleeding_brief }
    .help = { $content_elements_bleeding_told }
name-being_late = Zu spät kommen
    .facts = { $content_elements_being_late_brief }
    .help = { $content_elements_being_late_told }
name-slow_chase = In Zeitlupe verfolgt werden
    .facts = { $content_elements_slow_chase_brief }
    .help = { $content_elements_slow_chase_told }
name-losing_teeth = Die Zähne verlieren
    .facts = { $content_elements_losing_teeth_brief }
    .help = { $content_elements_losing_teeth_told }
name-pyjama_speech = Im Schlafanzug eine Rede halten
    .facts = { $content_elements_pyjama_speech_brief }
    .help = { $content_elements_pyjama_speech_told }
name-eternal_dishes = Ewig abwaschen
    .facts = { $content_elements_eternal_dishes_brief }
    .help = { $content_elements_eternal_dishes_told }
name-running = Rennen
    .facts = { $content_elements_running_brief }
    .help = { $content_elements_running_told }
name-queueing = Schlange stehen
    .facts = { $content_elements_queueing_brief }
    .help = { $content_elements_queueing_told }
name-key_hunt = Die Schlüssel suchen
    .facts = { $content_elements_key_hunt_brief }
    .help = { $content_elements_key_hunt_told }
name-talking_backwards = Rückwärts sprechen
    .facts = { $content_elements_talking_backwards_brief }
    .help = { $content_elements_talking_backwards_told }
name-shrinking = Schrumpfen
    .facts = { $content_elements_shrinking_brief }
    .help = { $content_elements_shrinking_told }
name-flying = Fliegen / Fallen
    .facts = { $content_elements_flying_brief }
    .help = { $content_elements_flying_told }
name-flying-plus = Fliegen
name-flying-minus = Fallen
name-floating = Schweben / Versinken
    .facts = { $content_elements_floating_brief }
    .help = { $content_elements_floating_told }
name-floating-plus = Schweben
name-floating-minus = Versinken
name-remembering = Sich an alles erinnern / Alles vergessen
    .facts = { $content_elements_remembering_brief }
    .help = { $content_elements_remembering_told }
name-remembering-plus = Sich an alles erinnern
name-remembering-minus = Alles vergessen
name-wedding = Heiraten / Die eigene Hochzeit verpassen
    .facts = { $content_elements_wedding_brief }
    .help = { $content_elements_wedding_told }
name-wedding-plus = Heiraten
name-wedding-minus = Die eigene Hochzeit verpassen
name-whispering = Geheimnisse flüstern / Getuschel über sich hören
    .facts = { $content_elements_whispering_brief }
    .help = { $content_elements_whispering_told }
name-whispering-plus = Geheimnisse flüstern
name-whispering-minus = Getuschel über sich hören
name-juggling = Jonglieren / Alles fallen lassen
    .facts = { $content_elements_juggling_brief }
    .help = { $content_elements_juggling_told }
name-juggling-plus = Jonglieren
name-juggling-minus = Alles fallen lassen
name-exploring = Auf Entdeckungsreise gehen / Sich verlaufen
    .facts = { $content_elements_exploring_brief }
    .help = { $content_elements_exploring_told }
name-exploring-plus = Auf Entdeckungsreise gehen
name-exploring-minus = Sich verlaufen

name-dead_drunk = Sturzbetrunken
    .facts = { name-block }
    .help = { $content_actions_dead_drunk_told }
name-heavy_sleeper = Tiefschlaf
    .facts = { name-block }
    .help = { $content_actions_heavy_sleeper_told }
name-light_sleeper = Leichter Schlaf
    .facts = { name-block }
    .help = { $content_actions_light_sleeper_told }
name-nerves_of_steel = Nerven aus Stahl
    .facts = { name-block }
    .help = { $content_actions_nerves_of_steel_told }
name-like_a_rock = Wie ein Fels in der Brandung
    .facts = { name-block }
    .help = { $content_actions_like_a_rock_told }
name-insomnia = Schlafstörung
    .facts = { name-wake }
    .help = { $content_actions_insomnia_told }
name-scared_stiff = Heidenangst
    .facts = { name-wake }
    .help = { $content_actions_scared_stiff_told }
name-siren = Sirene
    .facts = { name-wake }
    .help = { $content_actions_siren_told }
name-charley_horse = Muskelkrampf
    .facts = { name-wake }
    .help = { $content_actions_charley_horse_told }
name-conclusion = Der Abschluss
    .facts = { name-wake }
    .help = { $content_actions_conclusion_told }
name-elbow_in_the_ribs = Ellbogen in den Rippen
    .facts = { name-wake }
    .help = { $content_actions_elbow_in_the_ribs_told }
name-natures_call = Notdurft
    .facts = { name-wake }
    .help = { $content_actions_natures_call_told }
name-phone_call = Telefonanruf
    .facts = { name-wake }
    .help = { $content_actions_phone_call_told }
name-snoring = Schnarchen
    .facts = { name-wake }
    .help = { $content_actions_snoring_told }
name-too_much_caffeine = Zu viel Koffein
    .facts = { name-wake }
    .help = { $content_actions_too_much_caffeine_told }
name-recurring_theme = Wiederkehrendes Thema
    .facts = { name-bender }
    .help = { $content_actions_recurring_theme_told }
name-rapid_rems = Rasende REMs
    .facts = { name-bender }
    .help = { $content_actions_rapid_rems_told }
name-lucid_dreaming = Klartraum
    .facts = { name-bender }
    .help = { $content_actions_lucid_dreaming_told } (Lucid Dreaming; im deutschen Regelheft „einleuchtender Traum“.)
name-its_been_a_while = Es begab sich zu einer Zeit …
    .facts = { name-force }
    .help = { $content_actions_its_been_a_while_told }
name-job_stress = Spannungen am Arbeitsplatz
    .facts = { name-force }
    .help = { $content_actions_job_stress_told }
name-scary_movie = Furchteinflößender Film
    .facts = { name-force }
    .help = { $content_actions_scary_movie_told }
name-that_chili = Ich hätte dieses Chili vor dem Schlafengehen nicht essen sollen
    .facts = { name-force }
    .help = { $content_actions_that_chili_told }
name-upcoming_reunion = Bevorstehendes Wiedersehen
    .facts = { name-force }
    .help = { $content_actions_upcoming_reunion_told }
name-childhood_trauma = Traumatische Kindheit
    .facts = { name-force }
    .help = { $content_actions_childhood_trauma_told }
name-go_with_the_flow = Mit dem Strom schwimmen
    .facts = { name-force }
    .help = { $content_actions_go_with_the_flow_told }
name-jilted = Sitzen gelassen
    .facts = { name-force }
    .help = { $content_actions_jilted_told }
name-sedatives = Beruhigungsmittel
    .facts = { name-force }
    .help = { $content_actions_sedatives_told }
name-successful = Erfolgreich
    .facts = { name-force }
    .help = { $content_actions_successful_told }


## Wie von Karten, Themen und Arten in Sätzen die Rede ist

list-item = „{ $name }“
card-name =
    { $card ->
        [movie_star] „{ name-movie_star }“
        [lifeguard] „{ name-lifeguard }“
        [grandma] „{ name-grandma }“
        [best_friend] „{ name-best_friend }“
        [fairy_godmother] „{ name-fairy_godmother }“
        [sheep_choir] „{ name-sheep_choir }“
        [favourite_teacher] „{ name-favourite_teacher }“
        [you_with_cape] „{ name-you_with_cape }“
        [sandman] „{ name-sandman }“
        [serial_killer] „{ name-serial_killer }“
        [shouting_boss] „{ name-shouting_boss }“
        [clown_in_drain] „{ name-clown_in_drain }“
        [tax_inspector] „{ name-tax_inspector }“
        [zombie_colleagues] „{ name-zombie_colleagues }“
        [evil_twin] „{ name-evil_twin }“
        [dentist] „{ name-dentist }“
        [spy] „{ name-spy }“
        [commuting_penguins] „{ name-commuting_penguins }“
        [bathrobe_neighbour] „{ name-bathrobe_neighbour }“
        [nobody_special] „{ name-nobody_special }“
        [time_traveller] „{ name-time_traveller }“
        [giant_cat] „{ name-giant_cat }“
        [robot] „{ name-robot }“
        [first_love] „{ name-first_love }“
        [crowd] „{ name-crowd }“
        [ghost] „{ name-ghost }“
        [relatives] „{ name-relatives }“
        [dragon] „{ name-dragon }“
        [beach] „{ name-beach }“
        [cloud_castle] „{ name-cloud_castle }“
        [pillow_fort] „{ name-pillow_fort }“
        [sweet_factory] „{ name-sweet_factory }“
        [moon_hammock] „{ name-moon_hammock }“
        [endless_library] „{ name-endless_library }“
        [midnight_kitchen] „{ name-midnight_kitchen }“
        [snow_day] „{ name-snow_day }“
        [slide_office] „{ name-slide_office }“
        [hell] „{ name-hell }“
        [hospital] „{ name-hospital }“
        [growing_corridor] „{ name-growing_corridor }“
        [exam_hall] „{ name-exam_hall }“
        [dark_basement] „{ name-dark_basement }“
        [laundry_mountain] „{ name-laundry_mountain }“
        [meeting_room] „{ name-meeting_room }“
        [underwater] „{ name-underwater }“
        [office] „{ name-office }“
        [city] „{ name-city }“
        [parents_house] „{ name-parents_house }“
        [moon_bus_stop] „{ name-moon_bus_stop }“
        [grand_canyon] „{ name-grand_canyon }“
        [forest] „{ name-forest }“
        [cottage] „{ name-cottage }“
        [night_train] „{ name-night_train }“
        [stage] „{ name-stage }“
        [old_school] „{ name-old_school }“
        [fairground] „{ name-fairground }“
        [chocolate] „{ name-chocolate }“
        [pink_tutu] „{ name-pink_tutu }“
        [sunscreen] „{ name-sunscreen }“
        [warm_blanket] „{ name-warm_blanket }“
        [gold_star] „{ name-gold_star }“
        [lottery_ticket] „{ name-lottery_ticket }“
        [flying_carpet] „{ name-flying_carpet }“
        [brave_teddy] „{ name-brave_teddy }“
        [perfect_coffee] „{ name-perfect_coffee }“
        [chainsaw] „{ name-chainsaw }“
        [ticking_clock] „{ name-ticking_clock }“
        [homework] „{ name-homework }“
        [buttonless_phone] „{ name-buttonless_phone }“
        [broccoli] „{ name-broccoli }“
        [bus_spider] „{ name-bus_spider }“
        [breeding_bills] „{ name-breeding_bills }“
        [melting_clock] „{ name-melting_clock }“
        [indoor_umbrella] „{ name-indoor_umbrella }“
        [talking_stapler] „{ name-talking_stapler }“
        [false_moustache] „{ name-false_moustache }“
        [lost_socks] „{ name-lost_socks }“
        [door] „{ name-door }“
        [cake] „{ name-cake }“
        [mirror] „{ name-mirror }“
        [letter] „{ name-letter }“
        [balloon] „{ name-balloon }“
        [music_box] „{ name-music_box }“
        [computer] „{ name-computer }“
        [dancing] „{ name-dancing }“
        [napping] „{ name-napping }“
        [laughing] „{ name-laughing }“
        [being_hugged] „{ name-being_hugged }“
        [winning_prize] „{ name-winning_prize }“
        [breathing_water] „{ name-breathing_water }“
        [baking] „{ name-baking }“
        [going_home_early] „{ name-going_home_early }“
        [singing_in_tune] „{ name-singing_in_tune }“
        [burning] „{ name-burning }“
        [bleeding] „{ name-bleeding }“
        [being_late] „{ name-being_late }“
        [slow_chase] „{ name-slow_chase }“
        [losing_teeth] „{ name-losing_teeth }“
        [pyjama_speech] „{ name-pyjama_speech }“
        [eternal_dishes] „{ name-eternal_dishes }“
        [running] „{ name-running }“
        [queueing] „{ name-queueing }“
        [key_hunt] „{ name-key_hunt }“
        [talking_backwards] „{ name-talking_backwards }“
        [shrinking] „{ name-shrinking }“
        [flying] „{ name-flying }“
        [floating] „{ name-floating }“
        [remembering] „{ name-remembering }“
        [wedding] „{ name-wedding }“
        [whispering] „{ name-whispering }“
        [juggling] „{ name-juggling }“
        [exploring] „{ name-exploring }“
        [dead_drunk] „{ name-dead_drunk }“
        [heavy_sleeper] „{ name-heavy_sleeper }“
        [light_sleeper] „{ name-light_sleeper }“
        [nerves_of_steel] „{ name-nerves_of_steel }“
        [like_a_rock] „{ name-like_a_rock }“
        [insomnia] „{ name-insomnia }“
        [scared_stiff] „{ name-scared_stiff }“
        [siren] „{ name-siren }“
        [charley_horse] „{ name-charley_horse }“
        [conclusion] „{ name-conclusion }“
        [elbow_in_the_ribs] „{ name-elbow_in_the_ribs }“
        [natures_call] „{ name-natures_call }“
        [phone_call] „{ name-phone_call }“
        [snoring] „{ name-snoring }“
        [too_much_caffeine] „{ name-too_much_caffeine }“
        [recurring_theme] „{ name-recurring_theme }“
        [rapid_rems] „{ name-rapid_rems }“
        [lucid_dreaming] „{ name-lucid_dreaming }“
        [its_been_a_while] „{ name-its_been_a_while }“
        [job_stress] „{ name-job_stress }“
        [scary_movie] „{ name-scary_movie }“
        [that_chili] „{ name-that_chili }“
        [upcoming_reunion] „{ name-upcoming_reunion }“
        [childhood_trauma] „{ name-childhood_trauma }“
        [go_with_the_flow] „{ name-go_with_the_flow }“
        [jilted] „{ name-jilted }“
        [sedatives] „{ name-sedatives }“
        [successful] „{ name-successful }“
       *[other] { $card }
    }
other-name =
    { $other ->
        [movie_star] „{ name-movie_star }“
        [lifeguard] „{ name-lifeguard }“
        [grandma] „{ name-grandma }“
        [best_friend] „{ name-best_friend }“
        [fairy_godmother] „{ name-fairy_godmother }“
        [sheep_choir] „{ name-sheep_choir }“
        [favourite_teacher] „{ name-favourite_teacher }“
        [you_with_cape] „{ name-you_with_cape }“
        [sandman] „{ name-sandman }“
        [serial_killer] „{ name-serial_killer }“
        [shouting_boss] „{ name-shouting_boss }“
        [clown_in_drain] „{ name-clown_in_drain }“
        [tax_inspector] „{ name-tax_inspector }“
        [zombie_colleagues] „{ name-zombie_colleagues }“
        [evil_twin] „{ name-evil_twin }“
        [dentist] „{ name-dentist }“
        [spy] „{ name-spy }“
        [commuting_penguins] „{ name-commuting_penguins }“
        [bathrobe_neighbour] „{ name-bathrobe_neighbour }“
        [nobody_special] „{ name-nobody_special }“
        [time_traveller] „{ name-time_traveller }“
        [giant_cat] „{ name-giant_cat }“
        [robot] „{ name-robot }“
        [first_love] „{ name-first_love }“
        [crowd] „{ name-crowd }“
        [ghost] „{ name-ghost }“
        [relatives] „{ name-relatives }“
        [dragon] „{ name-dragon }“
        [beach] „{ name-beach }“
        [cloud_castle] „{ name-cloud_castle }“
        [pillow_fort] „{ name-pillow_fort }“
        [sweet_factory] „{ name-sweet_factory }“
        [moon_hammock] „{ name-moon_hammock }“
        [endless_library] „{ name-endless_library }“
        [midnight_kitchen] „{ name-midnight_kitchen }“
        [snow_day] „{ name-snow_day }“
        [slide_office] „{ name-slide_office }“
        [hell] „{ name-hell }“
        [hospital] „{ name-hospital }“
        [growing_corridor] „{ name-growing_corridor }“
        [exam_hall] „{ name-exam_hall }“
        [dark_basement] „{ name-dark_basement }“
        [laundry_mountain] „{ name-laundry_mountain }“
        [meeting_room] „{ name-meeting_room }“
        [underwater] „{ name-underwater }“
        [office] „{ name-office }“
        [city] „{ name-city }“
        [parents_house] „{ name-parents_house }“
        [moon_bus_stop] „{ name-moon_bus_stop }“
        [grand_canyon] „{ name-grand_canyon }“
        [forest] „{ name-forest }“
        [cottage] „{ name-cottage }“
        [night_train] „{ name-night_train }“
        [stage] „{ name-stage }“
        [old_school] „{ name-old_school }“
        [fairground] „{ name-fairground }“
        [chocolate] „{ name-chocolate }“
        [pink_tutu] „{ name-pink_tutu }“
        [sunscreen] „{ name-sunscreen }“
        [warm_blanket] „{ name-warm_blanket }“
        [gold_star] „{ name-gold_star }“
        [lottery_ticket] „{ name-lottery_ticket }“
        [flying_carpet] „{ name-flying_carpet }“
        [brave_teddy] „{ name-brave_teddy }“
        [perfect_coffee] „{ name-perfect_coffee }“
        [chainsaw] „{ name-chainsaw }“
        [ticking_clock] „{ name-ticking_clock }“
        [homework] „{ name-homework }“
        [buttonless_phone] „{ name-buttonless_phone }“
        [broccoli] „{ name-broccoli }“
        [bus_spider] „{ name-bus_spider }“
        [breeding_bills] „{ name-breeding_bills }“
        [melting_clock] „{ name-melting_clock }“
        [indoor_umbrella] „{ name-indoor_umbrella }“
        [talking_stapler] „{ name-talking_stapler }“
        [false_moustache] „{ name-false_moustache }“
        [lost_socks] „{ name-lost_socks }“
        [door] „{ name-door }“
        [cake] „{ name-cake }“
        [mirror] „{ name-mirror }“
        [letter] „{ name-letter }“
        [balloon] „{ name-balloon }“
        [music_box] „{ name-music_box }“
        [computer] „{ name-computer }“
        [dancing] „{ name-dancing }“
        [napping] „{ name-napping }“
        [laughing] „{ name-laughing }“
        [being_hugged] „{ name-being_hugged }“
        [winning_prize] „{ name-winning_prize }“
        [breathing_water] „{ name-breathing_water }“
        [baking] „{ name-baking }“
        [going_home_early] „{ name-going_home_early }“
        [singing_in_tune] „{ name-singing_in_tune }“
        [burning] „{ name-burning }“
        [bleeding] „{ name-bleeding }“
        [being_late] „{ name-being_late }“
        [slow_chase] „{ name-slow_chase }“
        [losing_teeth] „{ name-losing_teeth }“
        [pyjama_speech] „{ name-pyjama_speech }“
        [eternal_dishes] „{ name-eternal_dishes }“
        [running] „{ name-running }“
        [queueing] „{ name-queueing }“
        [key_hunt] „{ name-key_hunt }“
        [talking_backwards] „{ name-talking_backwards }“
        [shrinking] „{ name-shrinking }“
        [flying] „{ name-flying }“
        [floating] „{ name-floating }“
        [remembering] „{ name-remembering }“
        [wedding] „{ name-wedding }“
        [whispering] „{ name-whispering }“
        [juggling] „{ name-juggling }“
        [exploring] „{ name-exploring }“
        [dead_drunk] „{ name-dead_drunk }“
        [heavy_sleeper] „{ name-heavy_sleeper }“
        [light_sleeper] „{ name-light_sleeper }“
        [nerves_of_steel] „{ name-nerves_of_steel }“
        [like_a_rock] „{ name-like_a_rock }“
        [insomnia] „{ name-insomnia }“
        [scared_stiff] „{ name-scared_stiff }“
        [siren] „{ name-siren }“
        [charley_horse] „{ name-charley_horse }“
        [conclusion] „{ name-conclusion }“
        [elbow_in_the_ribs] „{ name-elbow_in_the_ribs }“
        [natures_call] „{ name-natures_call }“
        [phone_call] „{ name-phone_call }“
        [snoring] „{ name-snoring }“
        [too_much_caffeine] „{ name-too_much_caffeine }“
        [recurring_theme] „{ name-recurring_theme }“
        [rapid_rems] „{ name-rapid_rems }“
        [lucid_dreaming] „{ name-lucid_dreaming }“
        [its_been_a_while] „{ name-its_been_a_while }“
        [job_stress] „{ name-job_stress }“
        [scary_movie] „{ name-scary_movie }“
        [that_chili] „{ name-that_chili }“
        [upcoming_reunion] „{ name-upcoming_reunion }“
        [childhood_trauma] „{ name-childhood_trauma }“
        [go_with_the_flow] „{ name-go_with_the_flow }“
        [jilted] „{ name-jilted }“
        [sedatives] „{ name-sedatives }“
        [successful] „{ name-successful }“
       *[other] { $other }
    }
element-name =
    { $element ->
        [movie_star] „{ name-movie_star }“
        [lifeguard] „{ name-lifeguard }“
        [grandma] „{ name-grandma }“
        [best_friend] „{ name-best_friend }“
        [fairy_godmother] „{ name-fairy_godmother }“
        [sheep_choir] „{ name-sheep_choir }“
        [favourite_teacher] „{ name-favourite_teacher }“
        [you_with_cape] „{ name-you_with_cape }“
        [sandman] „{ name-sandman }“
        [serial_killer] „{ name-serial_killer }“
        [shouting_boss] „{ name-shouting_boss }“
        [clown_in_drain] „{ name-clown_in_drain }“
        [tax_inspector] „{ name-tax_inspector }“
        [zombie_colleagues] „{ name-zombie_colleagues }“
        [evil_twin] „{ name-evil_twin }“
        [dentist] „{ name-dentist }“
        [spy] „{ name-spy }“
        [commuting_penguins] „{ name-commuting_penguins }“
        [bathrobe_neighbour] „{ name-bathrobe_neighbour }“
        [nobody_special] „{ name-nobody_special }“
        [time_traveller] „{ name-time_traveller }“
        [giant_cat] „{ name-giant_cat }“
        [robot] „{ name-robot }“
        [first_love] „{ name-first_love }“
        [crowd] „{ name-crowd }“
        [ghost] „{ name-ghost }“
        [relatives] „{ name-relatives }“
        [dragon] „{ name-dragon }“
        [beach] „{ name-beach }“
        [cloud_castle] „{ name-cloud_castle }“
        [pillow_fort] „{ name-pillow_fort }“
        [sweet_factory] „{ name-sweet_factory }“
        [moon_hammock] „{ name-moon_hammock }“
        [endless_library] „{ name-endless_library }“
        [midnight_kitchen] „{ name-midnight_kitchen }“
        [snow_day] „{ name-snow_day }“
        [slide_office] „{ name-slide_office }“
        [hell] „{ name-hell }“
        [hospital] „{ name-hospital }“
        [growing_corridor] „{ name-growing_corridor }“
        [exam_hall] „{ name-exam_hall }“
        [dark_basement] „{ name-dark_basement }“
        [laundry_mountain] „{ name-laundry_mountain }“
        [meeting_room] „{ name-meeting_room }“
        [underwater] „{ name-underwater }“
        [office] „{ name-office }“
        [city] „{ name-city }“
        [parents_house] „{ name-parents_house }“
        [moon_bus_stop] „{ name-moon_bus_stop }“
        [grand_canyon] „{ name-grand_canyon }“
        [forest] „{ name-forest }“
        [cottage] „{ name-cottage }“
        [night_train] „{ name-night_train }“
        [stage] „{ name-stage }“
        [old_school] „{ name-old_school }“
        [fairground] „{ name-fairground }“
        [chocolate] „{ name-chocolate }“
        [pink_tutu] „{ name-pink_tutu }“
        [sunscreen] „{ name-sunscreen }“
        [warm_blanket] „{ name-warm_blanket }“
        [gold_star] „{ name-gold_star }“
        [lottery_ticket] „{ name-lottery_ticket }“
        [flying_carpet] „{ name-flying_carpet }“
        [brave_teddy] „{ name-brave_teddy }“
        [perfect_coffee] „{ name-perfect_coffee }“
        [chainsaw] „{ name-chainsaw }“
        [ticking_clock] „{ name-ticking_clock }“
        [homework] „{ name-homework }“
        [buttonless_phone] „{ name-buttonless_phone }“
        [broccoli] „{ name-broccoli }“
        [bus_spider] „{ name-bus_spider }“
        [breeding_bills] „{ name-breeding_bills }“
        [melting_clock] „{ name-melting_clock }“
        [indoor_umbrella] „{ name-indoor_umbrella }“
        [talking_stapler] „{ name-talking_stapler }“
        [false_moustache] „{ name-false_moustache }“
        [lost_socks] „{ name-lost_socks }“
        [door] „{ name-door }“
        [cake] „{ name-cake }“
        [mirror] „{ name-mirror }“
        [letter] „{ name-letter }“
        [balloon] „{ name-balloon }“
        [music_box] „{ name-music_box }“
        [computer] „{ name-computer }“
        [dancing] „{ name-dancing }“
        [napping] „{ name-napping }“
        [laughing] „{ name-laughing }“
        [being_hugged] „{ name-being_hugged }“
        [winning_prize] „{ name-winning_prize }“
        [breathing_water] „{ name-breathing_water }“
        [baking] „{ name-baking }“
        [going_home_early] „{ name-going_home_early }“
        [singing_in_tune] „{ name-singing_in_tune }“
        [burning] „{ name-burning }“
        [bleeding] „{ name-bleeding }“
        [being_late] „{ name-being_late }“
        [slow_chase] „{ name-slow_chase }“
        [losing_teeth] „{ name-losing_teeth }“
        [pyjama_speech] „{ name-pyjama_speech }“
        [eternal_dishes] „{ name-eternal_dishes }“
        [running] „{ name-running }“
        [queueing] „{ name-queueing }“
        [key_hunt] „{ name-key_hunt }“
        [talking_backwards] „{ name-talking_backwards }“
        [shrinking] „{ name-shrinking }“
        [flying] „{ name-flying }“
        [floating] „{ name-floating }“
        [remembering] „{ name-remembering }“
        [wedding] „{ name-wedding }“
        [whispering] „{ name-whispering }“
        [juggling] „{ name-juggling }“
        [exploring] „{ name-exploring }“
       *[other] { $element }
    }
card-facts =
    { $card ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
        [dead_drunk] { name-dead_drunk.facts }
        [heavy_sleeper] { name-heavy_sleeper.facts }
        [light_sleeper] { name-light_sleeper.facts }
        [nerves_of_steel] { name-nerves_of_steel.facts }
        [like_a_rock] { name-like_a_rock.facts }
        [insomnia] { name-insomnia.facts }
        [scared_stiff] { name-scared_stiff.facts }
        [siren] { name-siren.facts }
        [charley_horse] { name-charley_horse.facts }
        [conclusion] { name-conclusion.facts }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.facts }
        [natures_call] { name-natures_call.facts }
        [phone_call] { name-phone_call.facts }
        [snoring] { name-snoring.facts }
        [too_much_caffeine] { name-too_much_caffeine.facts }
        [recurring_theme] { name-recurring_theme.facts }
        [rapid_rems] { name-rapid_rems.facts }
        [lucid_dreaming] { name-lucid_dreaming.facts }
        [its_been_a_while] { name-its_been_a_while.facts }
        [job_stress] { name-job_stress.facts }
        [scary_movie] { name-scary_movie.facts }
        [that_chili] { name-that_chili.facts }
        [upcoming_reunion] { name-upcoming_reunion.facts }
        [childhood_trauma] { name-childhood_trauma.facts }
        [go_with_the_flow] { name-go_with_the_flow.facts }
        [jilted] { name-jilted.facts }
        [sedatives] { name-sedatives.facts }
        [successful] { name-successful.facts }
       *[other] { $card }
    }
element-facts =
    { $element ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
       *[other] { $element }
    }
card-help =
    { $card ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
        [dead_drunk] { name-dead_drunk.help }
        [heavy_sleeper] { name-heavy_sleeper.help }
        [light_sleeper] { name-light_sleeper.help }
        [nerves_of_steel] { name-nerves_of_steel.help }
        [like_a_rock] { name-like_a_rock.help }
        [insomnia] { name-insomnia.help }
        [scared_stiff] { name-scared_stiff.help }
        [siren] { name-siren.help }
        [charley_horse] { name-charley_horse.help }
        [conclusion] { name-conclusion.help }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.help }
        [natures_call] { name-natures_call.help }
        [phone_call] { name-phone_call.help }
        [snoring] { name-snoring.help }
        [too_much_caffeine] { name-too_much_caffeine.help }
        [recurring_theme] { name-recurring_theme.help }
        [rapid_rems] { name-rapid_rems.help }
        [lucid_dreaming] { name-lucid_dreaming.help }
        [its_been_a_while] { name-its_been_a_while.help }
        [job_stress] { name-job_stress.help }
        [scary_movie] { name-scary_movie.help }
        [that_chili] { name-that_chili.help }
        [upcoming_reunion] { name-upcoming_reunion.help }
        [childhood_trauma] { name-childhood_trauma.help }
        [go_with_the_flow] { name-go_with_the_flow.help }
        [jilted] { name-jilted.help }
        [sedatives] { name-sedatives.help }
        [successful] { name-successful.help }
       *[other] { "" }
    }
element-help =
    { $element ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
       *[other] { "" }
    }
theme-name =
    { $theme ->
        [N] { name-N } ({ name-N.letter })
        [F] { name-F } ({ name-F.letter })
        [W] { name-W } ({ name-W.letter })
        [D] { name-D } ({ name-D.letter })
        [S] { name-S } ({ name-S.letter })
       *[other] { $theme }
    }
last-kind-name =
    { $last_kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $last_kind }
    }
kind-name =
    { $kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $kind }
    }
side-name =
    { $side ->
        [plus] positiven Seite
       *[minus] negativen Seite
    }
forced-theme =
    { $card ->
        [its_been_a_while] { $content_actions_its_been_a_while_effect_theme_name }
        [job_stress] { $content_actions_job_stress_effect_theme_name }
        [scary_movie] { $content_actions_scary_movie_effect_theme_name }
        [that_chili] { $content_actions_that_chili_effect_theme_name }
        [upcoming_reunion] { $content_actions_upcoming_reunion_effect_theme_name }
       *[other] { $card }
    }
forced-side =
    { $card ->
        [childhood_trauma] { $content_actions_childhood_trauma_effect_side ->
            [plus] positive Seite
           *[minus] negative Seite
        }
        [go_with_the_flow] { $content_actions_go_with_the_flow_effect_side ->
            [plus] positive Seite
           *[minus] negative Seite
        }
        [jilted] { $content_actions_jilted_effect_side ->
            [plus] positive Seite
           *[minus] negative Seite
        }
        [sedatives] { $content_actions_sedatives_effect_side ->
            [plus] positive Seite
           *[minus] negative Seite
        }
        [successful] { $content_actions_successful_effect_side ->
            [plus] positive Seite
           *[minus] negative Seite
        }
       *[other] { $card }
    }
signed-points =
    { $points ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
       *[other] { $points }
    }


## Der Traum als Geschichte

story-first = In meinem Traum { story-clause }
story-next =
    { $place ->
        [2] , da
        [3] , und dann
        [4] { "." } Plötzlich
        [5] , und schon
        [6] , und dann
        [7] { "." } Jetzt
        [8] , da
        [9] , und dann
       *[10] { "." } Ganz zuletzt
    } { story-clause }
story-end = { "." }
story-clause =
    { $face ->
        [movie_star] fragt mich ein Filmstar nach dem Weg
        [lifeguard] pfeift ein Rettungsschwimmer auf seiner Pfeife
        [grandma] erscheint Oma mit einem vollen Teller
        [best_friend] taucht mein bester Freund aus der ersten Klasse auf, immer noch sechs Jahre alt
        [fairy_godmother] gewährt mir eine gute Fee drei Wünsche
        [sheep_choir] beginnt ein Chor gezählter Schafe zu summen
        [favourite_teacher] lächelt mich meine Lieblingslehrerin an
        [you_with_cape] begegne ich mir selbst, aber mit Umhang
        [sandman] streut der Sandmann seinen Sand
        [serial_killer] tritt ein Serienmörder aus dem Dunkel
        [shouting_boss] brüllt der Chef alle an
        [clown_in_drain] winkt ein Clown aus dem Abfluss
        [tax_inspector] will ein Steuerprüfer alle Belege sehen
        [zombie_colleagues] schlurfen die Kollegen als Zombies herein
        [evil_twin] trägt mein böser Zwilling meine Kleider
        [dentist] reibt sich ein viel zu fröhlicher Zahnarzt die Hände
        [spy] versteckt sich ein Spion hinter einer Zeitung
        [commuting_penguins] eilen lauter Pinguine zur Arbeit
        [bathrobe_neighbour] schlendert der Nachbar im Bademantel vorbei
        [nobody_special] grüßt niemand Bestimmtes
        [time_traveller] fragt ein verirrter Zeitreisender nach dem Jahr
        [giant_cat] sieht mich eine Riesenkatze an
        [giant_cat-plus] schnurrt eine Riesenkatze
        [giant_cat-minus] hat eine Riesenkatze Hunger
        [robot] rollt ein Roboter herein
        [robot-plus] hilft mir ein Roboter beim Aufräumen
        [robot-minus] dreht ein Roboter durch
        [first_love] begegnet mir jemand, in den ich verliebt war
        [first_love-plus] lächelt mich meine erste Liebe an
        [first_love-minus] steht meine verflossene Liebe vor der Tür
        [crowd] versammelt sich eine Menge
        [crowd-plus] jubelt die Menge
        [crowd-minus] buht die Menge
        [ghost] schwebt ein Gespenst vorbei
        [ghost-plus] wünscht mir ein Gespenst höflich guten Abend
        [ghost-minus] streckt mir ein Gespenst die Zunge heraus
        [relatives] klingeln die Verwandten
        [relatives-plus] bringen die Verwandten Geschenke
        [relatives-minus] ziehen die Verwandten ein
        [dragon] landet ein Drache neben mir
        [dragon-plus] will ein Drache kuscheln
        [dragon-minus] schnaubt ein übellauniger Drache
        [beach] bin ich am Strand
        [cloud_castle] wohne ich in einem Wolkenschloss
        [pillow_fort] sitze ich in einer Kissenburg
        [sweet_factory] bin ich in einer Süßigkeitenfabrik
        [moon_hammock] schaukle ich in einer Hängematte zwischen zwei Monden
        [endless_library] wandere ich durch eine endlose Bibliothek
        [midnight_kitchen] bin ich um Mitternacht in der Küche
        [snow_day] bin ich auf dem Schulhof, und es ist schneefrei
        [slide_office] bin ich in einem Chefbüro mit Rutsche
        [hell] bin ich in der Hölle
        [hospital] liege ich im Krankenhaus
        [growing_corridor] bin ich in einem Flur, der immer länger wird
        [exam_hall] sitze ich im Prüfungssaal
        [dark_basement] bin ich in einem Keller ohne Licht
        [laundry_mountain] besteige ich ein Wäschegebirge
        [meeting_room] bin ich in einem Besprechungsraum ohne Tür
        [underwater] bin ich unter Wasser
        [office] bin ich im Büro
        [city] bin ich mitten in einer Stadt
        [parents_house] bin ich im Haus meiner Eltern
        [moon_bus_stop] warte ich an einer Bushaltestelle auf dem Mond
        [grand_canyon] stehe ich am Rand von etwas sehr Tiefem
        [grand_canyon-plus] bewundere ich den Grand Canyon
        [grand_canyon-minus] gähnt ein Abgrund zu meinen Füßen
        [forest] bin ich in einem Wald
        [forest-plus] bin ich in einem Zauberwald
        [forest-minus] bin ich in einem Spukwald
        [cottage] bin ich in einer Hütte
        [cottage-plus] bin ich in einer gemütlichen Hütte
        [cottage-minus] bin ich in einer Hütte, in der es knarrt
        [night_train] sitze ich in einem Nachtzug
        [night_train-plus] reise ich erster Klasse im Nachtzug
        [night_train-minus] sitze ich im Zug in die falsche Stadt
        [stage] stehe ich auf einer Bühne
        [stage-plus] applaudiert mir der ganze Saal
        [stage-minus] stehe ich auf einer Bühne, und niemand klatscht
        [old_school] bin ich wieder in meiner alten Schule
        [old_school-plus] ist große Pause in meiner alten Schule
        [old_school-minus] muss ich in meiner alten Schule nachsitzen
        [fairground] bin ich auf dem Jahrmarkt
        [fairground-plus] drehen sich die Lichter des Jahrmarkts
        [fairground-minus] bin ich nach Toresschluss auf dem Jahrmarkt
        [chocolate] gibt es Schokolade
        [pink_tutu] trage ich ein rosa Tutu
        [sunscreen] duftet alles nach Sonnenmilch
        [warm_blanket] hüllt mich eine Kuscheldecke ein
        [gold_star] bekomme ich ein goldenes Fleißsternchen
        [lottery_ticket] steckt ein Lottoschein mit sechs Richtigen in meiner Tasche
        [flying_carpet] fährt ein fliegender Teppich vor
        [brave_teddy] hält ein tapferer Teddybär Wache
        [perfect_coffee] reicht mir jemand eine perfekte Tasse Kaffee
        [chainsaw] springt eine Kettensäge an
        [ticking_clock] tickt ein Wecker
        [homework] finde ich überfällige Hausaufgaben
        [buttonless_phone] klingelt ein Telefon ohne Tasten
        [broccoli] erhebt sich der Brokkoli des Verderbens
        [bus_spider] seilt sich eine Spinne ab, so groß wie ein Bus
        [breeding_bills] vermehren sich die Rechnungen
        [melting_clock] zerfließt eine Uhr
        [indoor_umbrella] spanne ich im Wohnzimmer einen Regenschirm auf
        [talking_stapler] gibt mir ein sprechender Tacker Ratschläge
        [false_moustache] trage ich einen falschen Schnurrbart
        [lost_socks] tauchen alle verschollenen Socken wieder auf
        [door] sehe ich eine Tür
        [door-plus] steht eine Tür offen
        [door-minus] ist eine Tür verschlossen
        [cake] wartet eine Torte auf mich
        [cake-plus] wartet eine Geburtstagstorte mit meinem Namen
        [cake-minus] wartet eine Torte aus Seife
        [mirror] blicke ich in einen Spiegel
        [mirror-plus] schmeichelt mir ein Zauberspiegel
        [mirror-minus] zerspringt ein Spiegel
        [letter] kommt ein Brief
        [letter-plus] kommt ein Brief, der mich befördert
        [letter-minus] kommt ein Brief, der mir kündigt
        [balloon] steigt ein Ballon auf
        [balloon-plus] gleite ich in einem Heißluftballon dahin
        [balloon-minus] bekommt der Ballon ein Loch
        [music_box] beginnt eine Spieluhr zu spielen
        [music_box-plus] spielt eine Spieluhr mein Lieblingslied
        [music_box-minus] hört eine Spieluhr nicht mehr auf
        [computer] sitze ich an einem Computer
        [computer-plus] läuft der Computer einfach
        [computer-minus] macht der Computer ein Update und steht bei 1 %
        [dancing] tanze ich
        [napping] mache ich im Traum ein Nickerchen
        [laughing] muss ich immerzu lachen
        [being_hugged] umarmt mich jemand
        [winning_prize] gewinne ich den ersten Preis
        [breathing_water] kann ich Wasser atmen
        [baking] backe ich
        [going_home_early] darf ich früher Feierabend machen
        [singing_in_tune] treffe ich ausnahmsweise die Töne
        [burning] brenne ich
        [bleeding] blute ich
        [being_late] komme ich zu spät
        [slow_chase] verfolgt mich etwas in Zeitlupe
        [losing_teeth] verliere ich die Zähne
        [pyjama_speech] halte ich im Schlafanzug eine Rede
        [eternal_dishes] wasche ich ewig ab
        [running] renne ich
        [queueing] stehe ich Schlange
        [key_hunt] suche ich die Schlüssel
        [talking_backwards] kann ich nur noch rückwärts sprechen
        [shrinking] schrumpfe ich
        [flying] ist der Boden nicht mehr unter meinen Füßen
        [flying-plus] fliege ich
        [flying-minus] falle ich
        [floating] werde ich leicht und schwer zugleich
        [floating-plus] schwebe ich
        [floating-minus] versinke ich
        [remembering] liegt mir etwas auf der Zunge
        [remembering-plus] erinnere ich mich an alles
        [remembering-minus] vergesse ich alles
        [wedding] läuten die Hochzeitsglocken
        [wedding-plus] heirate ich
        [wedding-minus] verpasse ich die eigene Hochzeit
        [whispering] wird überall geflüstert
        [whispering-plus] flüstere ich Geheimnisse
        [whispering-minus] wird über mich getuschelt
        [juggling] werfe ich sieben Teller in die Luft
        [juggling-plus] jongliere ich
        [juggling-minus] lasse ich alles fallen
        [exploring] komme ich vom Weg ab
        [exploring-plus] gehe ich auf Entdeckungsreise
        [exploring-minus] verlaufe ich mich
       *[other] { $face }
    }
