### What the server's commands say.

serving = Reverie holds tables at { $address } (Ctrl-C stops it).
backed-up = Everything is copied to { $file }.
tidied = Deleted: { $tables } { $tables ->
    [one] table
   *[other] tables
}, { $chat } { $chat ->
    [one] line
   *[other] lines
} of talk; erased: { $guests } { $guests ->
    [one] person
   *[other] people
}.
erased = All data about { $guest } has been erased.
join-waiting = Waiting for the others to sit down and be ready.
join-lost = The connection is lost; trying again.
join-back = The connection is back.
refused-join-bad-address = { $address } is not the address of a table. It looks like http://HOST:PORT/tables/ID .
command-autopass = autopass
    .help = decide beforehand to pass when you are asked in secret
auto-pass-usage = autopass off ends all of it. autopass KIND UNTIL adds one, e.g. autopass any game. Kinds: { $kinds }. Until: { $untils }.
refused-join-unreachable = Nobody answers at { $address }.
refused-join-not-understood = The server says something that this version of Reverie does not understand. Perhaps the server is newer: update Reverie, or play in the browser.
join-name = Your name?
opened = The table is set at { $address } . If no page opens, follow that link. (Ctrl-C clears the table.)
opened-already = The table is open already, at { $address } . If no page opens, follow that link.
opened-at-home = Others on your network open { $address }
opened-firewall = Everybody on this network can open it, so use it only at home. If a friend’s browser finds nothing, let port { $port } through this computer’s firewall.
refused-open-for-one = The table is open already, but for this computer only ({ $address }). Stop it with Ctrl-C there, then open it again with --host.
doctor-reading = Reading tables
doctor-found = { $table } ({ $game }, { $phase }): { $sentence }
doctor-sum = { $tables ->
    [one] One table
   *[other] { $tables } tables
} read, { $ill ->
    [0] all whole
   *[other] { $ill } not
}.
doctor-which = Say which table: reverie doctor TABLE --export FILE
doctor-exported = All that lies there about { $table } is in { $file }. The seed of its shuffles is inside: keep it to yourself while the game is not over.
doctor-whole = Reverie { $version } ({ $way }) is complete.
doctor-part-page = The browser’s page is missing. In a checkout: make web
doctor-part-engine = The page cannot check shuffles in the browser: its Python is missing. In a checkout: make engine
doctor-part-agents = Environments for agents need more: pip install 'reverie[agents]'
doctor-part-lab = The laboratory needs more: pip install 'reverie[lab]'
doctor-part-ladder = Ladders of bots need more: pip install 'reverie[ladder]'
doctor-part-learn = Training needs more: pip install 'reverie[learn]'
doctor-part-ray = The laboratory on several machines needs more: pip install 'reverie[ray]'
doctor-part-solve = Solving games needs more: pip install 'reverie[solve]'
doctor-no-tables = No table has been kept here yet.
