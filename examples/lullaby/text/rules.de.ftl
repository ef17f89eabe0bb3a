### Die Regeln von Wiegenlied, Satz für Satz, mit den Nummern des Verzeichnisses in README.md.

section-1 = Vorbereitung
LU-001 = Wiegenlied ist für eine, zwei oder drei Stimmen.
    .tag = design
LU-002 = Die 18 Strophen werden zu einem verdeckten Stapel gemischt. Jede Stimme zieht 3 davon und nimmt 2 Kerzen. Eine Hand ist geheim, ihre Größe offen.
    .tag = design
LU-003 = Eine Strophe hat eine Tonhöhe (den nötigen Wurf), eine Ruhe (was sie bringt), vielleicht Lärm (was sie stört) und vielleicht eine Gabe.
    .tag = design
LU-004 = Ein schläfriges Kind ist 10 wach, ein munteres 16.
    .tag = design

section-2 = Ein Zug
LU-005 = Die Züge gehen reihum, vom ersten Platz an. Wer am Zug ist, zieht auf 3 Strophen nach, solange der Stapel reicht; wer keine Strophe hat, wird übersprungen.
    .tag = design
LU-006 = Die Stimme legt eine Strophe der Hand offen ans Ende des Liedes. Gefragt wird auch, wenn alle Strophen der Hand gleich sind: Sänge es von selbst, wüssten es die anderen.
    .tag = design
LU-007 = Dann wird die Strophe vorgetragen: Die Stimme wirft dafür einen Würfel.
    .tag = design
LU-008 = Die Stimme darf eine Kerze löschen und neu würfeln, so oft sie Kerzen hat. Ohne Kerze bleibt der Wurf von selbst liegen.
    .tag = design

section-3 = Die Stille
LU-009 = Liegt der Wurf fest, wird jeder andere Platz mit einer Strophe auf der Hand gefragt, welche es auch sind: Er macht Lärm mit einer lauten Strophe oder ist still. Ist niemand zu fragen, gibt es keine Stille.
    .tag = design
LU-010 = Die Antworten sind geheim, auch wer schon geantwortet hat, bis die letzte da ist.
    .tag = design
LU-011 = Dann werden die lauten Strophen gezeigt und beiseitegelegt; ihr Lärm wird zusammengezählt.
    .tag = design

section-4 = Was daraus wird
LU-012 = Ein Wurf von mindestens der Tonhöhe beruhigt das Kind um die Ruhe der Strophe weniger den Lärm, nie um weniger als 0, und die Stimme nimmt ebenso viele Sterne. Ein kleinerer Wurf ist ein falscher Ton und bewirkt nichts.
    .tag = design
LU-013 = Echo: Auf eine Strophe, die kein falscher Ton war, folgt ein neuer Vortrag der Strophe davor im Lied, durch dieselbe Stimme.
    .tag = design
LU-014 = Kanon: Nach einer Strophe, die kein falscher Ton war, darf die Stimme sofort eine weitere singen.
    .tag = design

section-5 = Jederzeit
LU-015 = Jede Stimme darf eine Strophe der eigenen Hand nach vorn holen. Niemand sonst erfährt davon.
    .tag = design
LU-016 = Einmal zwischen zwei eigenen Zügen darf, wer eine Kerze hat, sie jemandem mit einem Stern gegen einen Stern anbieten.
    .tag = design
LU-017 = Wem eine Kerze angeboten wird, nimmt sofort an oder lehnt ab; was gefragt war, wartet. Annehmen geht nur, wenn beide noch haben, was sie geben.
    .tag = design

section-6 = Das Ende
LU-018 = Ist das Kind 0 wach, schläft es, und das Spiel endet sofort. Die meisten Sterne gewinnen; wer sie teilt, gewinnt gemeinsam.
    .tag = design
LU-019 = Beginnt ein Zug, niemand hat eine Strophe und der Stapel ist leer, so wird es Morgen, und niemand gewinnt.
    .tag = design
LU-020 = Nach dem Ende wird jeder Zug abgelehnt.
    .tag = design

section-7 = Am Tisch
LU-021 = Läuft eine Uhr ab, wird der erste angebotene Zug gemacht.
    .tag = design
LU-022 = Ein Zug darf zurückgenommen werden, solange er nichts gezeigt und nichts gezogen hat und seither nichts geschehen ist.
    .tag = design
LU-023 = Eine Antwort, die eine andere als die offene Frage nennt, wird abgelehnt.
    .tag = design
