### What the server's commands say.

serving = Reverie hält Tische bereit unter { $address } (Strg-C beendet es).
backed-up = Alles ist nach { $file } kopiert.
tidied = Gelöscht: { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
}, { $chat } { $chat ->
    [one] Gesprächszeile
   *[other] Gesprächszeilen
}, { $guests } { $guests ->
    [one] Person
   *[other] Personen
}.
erased = Alle Daten über { $guest } sind gelöscht.
join-waiting = Warten, bis die anderen sitzen und bereit sind.
join-lost = Die Verbindung ist weg; neuer Versuch.
join-back = Die Verbindung steht wieder.
command-autopass = autopass
    .help = im Voraus entscheiden, dass du passt, wenn du heimlich gefragt wirst
auto-pass-usage = autopass off beendet alles. autopass WORUM BIS fügt etwas hinzu, z. B. autopass any game. Worum: { $kinds }. Bis: { $untils }.
refused-join-bad-address = { $address } ist keine Adresse eines Tisches. Sie sieht aus wie http://HOST:PORT/tables/ID .
refused-join-unreachable = Unter { $address } antwortet niemand.
refused-join-not-understood = Der Server sagt etwas, das diese Version von Reverie nicht versteht. Vielleicht ist er neuer: Aktualisiere Reverie, oder spiele im Browser.
join-name = Dein Name?
opened = Der Tisch ist bereit: { $address } . Öffnet sich keine Seite, folge dem Link. (Strg-C beendet ihn.)
opened-already = Der Tisch ist schon bereit: { $address } . Öffnet sich keine Seite, folge dem Link.
opened-at-home = Andere in deinem Netz öffnen { $address }
opened-firewall = Alle in diesem Netz können die Seite öffnen, nutze das also nur zu Hause. Findet ein anderer Browser nichts, gib Port { $port } in der Firewall dieses Rechners frei.
refused-open-for-one = Der Tisch ist schon gedeckt, aber nur für diesen Rechner ({ $address }). Beende ihn dort mit Strg-C und öffne ihn noch einmal mit --host.
doctor-reading = Tische werden gelesen
doctor-found = { $table } ({ $game }, { $phase }): { $sentence }
doctor-sum = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} gelesen, { $ill ->
    [0] alle heil
   *[other] { $ill } nicht lesbar
}.
doctor-which = Sag, welcher Tisch: reverie doctor TISCH --export DATEI
doctor-exported = Alles, was über { $table } vorliegt, steht in { $file }. Der Startwert der Mischungen ist darin: behalte ihn für dich, solange das Spiel nicht vorbei ist.
doctor-whole = Reverie { $version } ({ $way }) ist vollständig.
doctor-part-page = Die Seite für den Browser fehlt. Aus den Quellen: make web
doctor-part-engine = Die Seite kann das Mischen nicht im Browser prüfen: Ihr Python fehlt. Aus den Quellen: make engine
doctor-part-agents = Umgebungen für Agenten brauchen mehr: pip install 'reverie[agents]'
doctor-part-lab = Das Labor braucht mehr: pip install 'reverie[lab]'
doctor-part-ladder = Ranglisten von Bots brauchen mehr: pip install 'reverie[ladder]'
doctor-part-learn = Training braucht mehr: pip install 'reverie[learn]'
doctor-part-ray = Das Labor auf mehreren Rechnern braucht mehr: pip install 'reverie[ray]'
doctor-part-solve = Spiele zu lösen braucht mehr: pip install 'reverie[solve]'
doctor-no-tables = Hier liegt noch kein Tisch.
