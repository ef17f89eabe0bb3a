### Was nur die Ausgabe ohne Server sagt.

page-site-fetching = Der Tisch wird geholt, dieses eine Mal: { $done } von { $total } MB
page-site-setting = Der Tisch wird gedeckt …
page-site-failed = Der Tisch konnte nicht gedeckt werden.
page-site-again = Noch einmal versuchen
page-site-new = Eine neue Version ist da. Sie gilt, sobald du es sagst.
page-site-take = Jetzt verwenden
page-site-invite = Hier gibt es keinen Server, also kann niemand über einen Link kommen. Setzt euch zusammen an diesen Bildschirm, oder lass Bots die freien Plätze nehmen.
page-site-server = Mit Freunden über einen Link spielen
page-site-here-only = Deine Partien und dein Name liegen nur in diesem Browser. Niemand sonst weiß davon.
page-site-room = Reverie belegt hier { $used } MB; der Browser erlaubt { $most } MB.
page-site-is-safe = Der Browser behält sie, bis du sie löschst.
page-site-may-go = Wenn der Platz knapp wird oder du wochenlang nicht hier warst, darf ein Browser sie löschen: Heb eine Kopie auf.
page-site-make-safe = Den Browser bitten, sie zu behalten
page-site-not-safe = Der Browser hat nicht zugesagt, sie zu behalten. Es hilft, Reverie zu installieren oder öfter zu besuchen.
page-site-take-along = Alles als Datei sichern
page-site-bring = Eine Datei hereinholen
page-site-brought = { $count ->
    [0] Alles darin war schon hier.
    [one] Ein Tisch ist dazugekommen.
   *[other] { $count } Tische sind dazugekommen.
}
page-site-not-such-a-file = Das ist keine Datei, die Reverie gesichert hat.
page-site-install = Reverie auf diesem Gerät installieren
page-site-forget = Alles hier löschen
page-site-forget-really = Wirklich alle Partien und Namen löschen
