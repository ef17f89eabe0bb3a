### Was nur das Brett von „Schäfchen zählen“ sagt; alles andere über das Spiel steht in seinem eigenen text-Ordner.

board-theme = { $name } ({ $letter })
board-interplay = { $points } mit „{ $card }“
board-interplay-as = als „{ $side }“: { $points } mit „{ $card }“
board-dream-of = Der Traum von { $name }
board-asleep = schläft
board-awake = wach
board-score = { $score } von { $target } Punkten
board-nothing = Wach: Jedes Element darf beginnen.
board-elements = Elemente
board-balance = Plus/Minus
board-numbers = Werte
board-interplay-short = Paare
board-worth = Wert
board-worth-now = Dieser Traum ist jetzt { $total } wert
board-from = ab { $count }
board-too-short = Er zählt erst ab { $least } Elementen; am Morgen immer.
board-step-1 = { $count ->
        [one] 1 Element, ein Punkt je Element.
       *[other] { $count } Elemente, ein Punkt je Element.
    }
board-step-2 = { $plus } positive, { $minus } negative.
board-step-3 = Werte auf den Karten: { $points }.
board-step-4 = Zusammenspiel: { $points }.
board-turns-plus = Quer liegende Karten würden auf ihre positive Seite gedreht.
board-turns-minus = Quer liegende Karten würden auf ihre negative Seite gedreht.
board-turns-none = Quer liegende Karten blieben quer.
board-turned-plus = Quer liegende Karten drehen sich auf ihre positive Seite.
board-turned-minus = Quer liegende Karten drehen sich auf ihre negative Seite.
board-turned-none = Quer liegende Karten bleiben quer.
board-next-place = Das nächste Element
board-next = Es braucht eines dieser Themen: { $themes }. Von der Art „{ $kind }“ darf es nicht sein.
board-next-any = Jedes Element darf beginnen.
board-waits = Sie schwebt: Vielleicht antwortet jemand darauf.
board-follows = Folgt durch { $themes }.
board-lies = Liegt quer.
board-fixed = Eine Zwingende Aktion hat diese Seite festgelegt.
board-tucked = Darunter: „{ $card }“.
board-aimed = „{ $card }“ soll sie festlegen.
board-asked = Geheim gefragt: { $names }.
board-turn = Zug
board-begins = Die Nacht beginnt.
board-morning =
    { $count ->
        [one] Noch 1 Karte. Ist der Nachziehstapel leer, ist es Morgen.
       *[other] Noch { $count } Karten. Ist der Nachziehstapel leer, ist es Morgen.
    }
board-story = Die Träume als Geschichten
board-story-of = Den Traum von { $name } erzählen
board-story-none = { $name } ist wach. Noch gibt es nichts zu erzählen.
board-waking = { $name } wacht auf
board-skip = Überspringen
board-new-total = { $before } → { $after } von { $target }
board-lost = Aus der Hand verloren:
board-fits-mine = In deinem Traum: { $change }.
board-fits = Im Traum von { $name }: { $change }.
board-fits-nowhere = passt nirgends
board-action = Aktion
board-no-cards = Du hast keine Karten. In deinem Zug ziehst du wieder.
board-what-now = Was aus dieser Karte wird
board-take-up = Wähle eine Karte und dann, was mit ihr geschieht.
board-all-moves =
    { $count ->
        [one] 1 weiterer Zug beim Namen
       *[other] { $count } weitere Züge beim Namen
    }
board-would = { $change }, dann { $total }
board-would-score = bringt { $total }
board-would-lose = der Traum ist verloren
board-how-goal = Träume gut und wach im richtigen Moment auf: Wer zuerst { $target } Punkte hat, gewinnt.
board-how-flock = Fünf Themen, jedes ein Schaf mit eigenem Buchstaben, eigener Farbe und eigener Wolle; vier Arten von Elementen.
board-how-row = In einem Traum hat jedes Element ein Thema mit dem davor gemeinsam, damit dieses Schaf über den Zaun springen kann, und ist von anderer Art.
board-how-context = Eine Zusammenhangs-Karte liegt quer, wie hier in der Mitte. Beim Aufwachen dreht sie sich: ins Positive, wenn der Traum mehr positive als negative Elemente hat, ins Negative, wenn er mehr negative hat; bei gleich vielen bleibt sie quer.
board-how-score = Ein Traum zählt ab { $least } Elementen; mit { $most } wachst du auf. Ein Punkt je Element, dann die Werte, dann das Zusammenspiel von Karten, die zusammengehören.

# Wo Wörter in Kartennamen, die breiter sind als eine schmale Zeile (58 px), getrennt werden dürfen; alle anderen bleiben ganz.
board-breaks =
    ab|wa|schen Arbeits|platz Aus|nahms|weise Bade|mantel Bade|meister Be|för|de|rung Be|förderungs|schrei|ben
    Be|ruhigungs|mittel Be|sprechungs|raum Be|stimm|tes Be|vor|stehen|des Biblio|thek Bonbon|fabrik Brül|len|der Bus|halte|stelle
    Com|puter Durch|ge|dreh|ter Eltern|haus Ent|de|cken Ent|deckungs|reise Er|folg|reich Feier|abend Fleiß|stern|chen
    Flie|gen|der Furcht|ein|flößen|der Ge|burts|tags|torte Ge|heim|nisse Ge|müt|liche Ge|schen|ken Gru|sel|film
    Gäh|nen|der Haus|auf|gaben Heiden|angst Heiß|luft|ballon Hilfs|be|reiter Hänge|matte Jahr|markt Jong|lie|ren
    Ket|ten|säge Kis|sen|burg Klar|traum Knar|rende Kran|ken|haus Ku|schel|decke Ku|schel|drache Ku|sche|liger
    Kün|di|gung Kün|digungs|schrei|ben Lieb|lings|leh|re|rin Lotto|schein Mit|ter|nacht Mus|kel|krampf Nach|sit|zen
    Ni|cker|chen Pen|delnde Prü|fungs|saal Rech|nun|gen Re|gen|schirm Ret|tungs|schwim|mer Rie|sen|katze
    Rie|sen|spinne Rück|wärts Sand|mann Schaf|chor Schlaf|an|zug Schla|fen|gehen Schlaf|stö|rung Schnar|chen
    Schnee|frei Schnurr|bart Schnur|rende Schnurr|katze Scho|ko|lade Schrump|fen Schul|freund Schwe|ben schwim|men
    Se|rien|mör|der Son|nen|milch Span|nun|gen Spre|chen|der Stern|chen Steuer|prüfer Sturz|be|trun|ken
    Süßig|keiten|fabrik Te|le|fon|an|ruf To|res|schluss Trau|ma|tische Um|her|zie|hen Un|höf|liches Ver|der|bens
    Ver|flos|sene Ver|ges|sen ver|meh|ren ver|pas|sen Ver|schlos|sene ver|schol|le|nen Ver|wandte Wie|der|keh|ren|des
    Wie|der|sehen Wohn|zim|mer Wol|ken|schloss Wä|sche|ge|birge Zau|ber|spie|gel Zau|ber|wald Zeit|rei|sen|der
    Zer|flie|ßende Zer|sprun|gener Übel|lau|ni|ger Über|fäl|lige

# Wie eine Karte heißt, wo nur zwei kurze Zeilen Platz haben: im Traum und auf dem Handy. Den ganzen Namen sagt sie auf Nachfrage.
# Eine quer liegende Zusammenhangs-Karte hat einen eigenen Namen, denn keine ihrer Seiten liegt oben.
board-short-lifeguard = Bademeister
board-short-best_friend = Schulfreund
board-short-fairy_godmother = Gute Fee
board-short-sheep_choir = Schafchor
board-short-you_with_cape = Du mit Umhang
board-short-sandman = Der Sandmann
board-short-zombie_colleagues = Zombie-Kollegen
board-short-dentist = Froher Zahnarzt
board-short-commuting_penguins = Pinguine
board-short-bathrobe_neighbour = Nachbar
board-short-nobody_special = Niemand
board-short-time_traveller = Zeitreisender
board-short-giant_cat = Riesenkatze
board-short-giant_cat-plus = Schnurrkatze
board-short-giant_cat-minus = Hungrige Katze
board-short-robot = Roboter
board-short-robot-plus = Guter Roboter
board-short-robot-minus = Irrer Roboter
board-short-first_love = Liebe
board-short-crowd = Menge
board-short-crowd-minus = Buhende Menge
board-short-ghost = Gespenst
board-short-ghost-minus = Freches Gespenst
board-short-relatives = Familie
board-short-relatives-plus = Familie schenkt
board-short-relatives-minus = Familie zieht ein
board-short-dragon = Drache
board-short-dragon-plus = Kuscheldrache
board-short-dragon-minus = Übellauniger Drache
board-short-moon_hammock = Hängematte
board-short-midnight_kitchen = Küche nachts
board-short-snow_day = Schneefrei
board-short-sweet_factory = Bonbonfabrik
board-short-slide_office = Chefbüro
board-short-growing_corridor = Endloser Flur
board-short-dark_basement = Keller ohne Licht
board-short-meeting_room = Raum ohne Tür
board-short-parents_house = Elternhaus
board-short-moon_bus_stop = Bushaltestelle
board-short-grand_canyon = Schlucht
board-short-grand_canyon-plus = Grand Canyon
board-short-grand_canyon-minus = Abgrund
board-short-forest = Wald
board-short-forest-plus = Zauberwald
board-short-cottage = Hütte
board-short-cottage-plus = Warme Hütte
board-short-night_train = Nachtzug
board-short-night_train-plus = Zug erster Klasse
board-short-night_train-minus = Falscher Zug
board-short-stage = Bühne
board-short-stage-minus = Stille Bühne
board-short-old_school = Alte Schule
board-short-old_school-plus = Schule, Pause
board-short-old_school-minus = Nachsitzen
board-short-fairground = Jahrmarkt
board-short-fairground-minus = Jahrmarkt nachts
board-short-gold_star = Sternchen
board-short-lottery_ticket = Lottoschein
board-short-brave_teddy = Tapferer Teddybär
board-short-perfect_coffee = Kaffee
board-short-ticking_clock = Tickender Wecker
board-short-homework = Hausaufgaben
board-short-buttonless_phone = Telefon
board-short-broccoli = Brokkoli
board-short-bus_spider = Riesenspinne
board-short-breeding_bills = Rechnungen
board-short-indoor_umbrella = Regenschirm
board-short-false_moustache = Schnurrbart
board-short-lost_socks = Socken
board-short-door = Tür
board-short-cake = Torte
board-short-cake-minus = Torte aus Seife
board-short-mirror = Spiegel
board-short-mirror-minus = Kaputter Spiegel
board-short-letter = Brief
board-short-letter-plus = Beförderung
board-short-letter-minus = Kündigung
board-short-balloon = Ballon
board-short-music_box = Spieluhr
board-short-music_box-minus = Spieluhr ohne Ende
board-short-computer = Computer
board-short-computer-plus = Computer läuft
board-short-computer-minus = Update bei 1 %
board-short-napping = Nickerchen
board-short-winning_prize = Erster Preis
board-short-going_home_early = Feierabend
board-short-singing_in_tune = Töne treffen
board-short-slow_chase = Verfolgt werden
board-short-pyjama_speech = Rede halten
board-short-eternal_dishes = Ewig abwaschen
board-short-key_hunt = Schlüssel suchen
board-short-talking_backwards = Rückwärts sprechen
board-short-flying = Fliegen / Fallen
board-short-floating = Schweben / Sinken
board-short-remembering = Erinnern / Vergessen
board-short-remembering-plus = Sich erinnern
board-short-remembering-minus = Alles vergessen
board-short-wedding = Hochzeit
board-short-wedding-minus = Hochzeit verpassen
board-short-whispering = Flüstern
board-short-whispering-plus = Geheimes flüstern
board-short-whispering-minus = Getuschel hören
board-short-juggling = Jonglieren
board-short-juggling-minus = Alles fällt
board-short-exploring = Umherziehen
board-short-exploring-plus = Entdecken
board-short-like_a_rock = Wie ein Fels
board-short-elbow_in_the_ribs = Ellbogen
board-short-too_much_caffeine = Zu viel Koffein
board-short-recurring_theme = Altes Thema
board-short-its_been_a_while = Es begab sich …
board-short-job_stress = Stress im Job
board-short-scary_movie = Gruselfilm
board-short-that_chili = Dieses Chili …
board-short-upcoming_reunion = Wiedersehen
board-short-childhood_trauma = Kindheit
board-short-go_with_the_flow = Mit dem Strom
board-short-sedatives = Tabletten
