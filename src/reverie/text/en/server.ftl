### Refusals of live tables and of the server.

in-seconds =
    { $seconds ->
        [one] in 1 second
       *[other] in { $seconds } seconds
    }

refused-table-not-started = The game has not begun yet: everybody has to be ready first.
refused-table-started = The game has begun: this can only be done before it.
refused-table-paused = The game is paused. It goes on when everybody who plays wants it to.
refused-table-over = The game is over.
refused-table-not-over = The game is still going on; this is available once it is over.
refused-nothing-changes = That is so already.
refused-table-too-long = So much has been said at this table ({ $most } lines) that only what leads on can be done here now: sit down, be ready, play, leave. Everything else needs a new table.
refused-table-full = No seat is free at this table; you can watch.
refused-seat-taken = That seat is not free; take another one.
refused-already-seated = You sit at this table already, as { $seat }.
refused-not-seated = You do not sit at this table. Take a seat first; without one you can watch.
refused-not-your-seat = That seat ({ $seat }) belongs to somebody else.
refused-not-host = Only whoever set up the table can arrange it.
refused-only-players-talk = While a game goes on only those who play can talk.
refused-no-such-table = There is no table { $table }. Is the link complete?
refused-no-guest = Say who you are first: give a name.
refused-bad-name = A name has 1 to { $longest } visible characters.
refused-too-long = That is { $length } characters long; at least 1 and at most { $longest } fit.
refused-too-large = That message is too large; at most { $longest } bytes fit.
refused-too-deep = Lists and fields lie too deep in each other here; at most { $deepest } levels can be read.
refused-too-fast = That is too fast; try again { in-seconds }.
refused-device-code-wrong = This code does not work: it has been used, its two minutes are over, or it belongs to another table. Make a new one on the device where you are playing already.
refused-somebody-else-here = This device knows you as { $here }. Shall it become { $name }’s?
refused-too-many-codes = Too many wrong codes have come from your address. Try again { in-seconds }.
refused-record-too-long = This record has more than { $longest } moves; no more are played again.
refused-step-too-large = What can be seen after move { $number } does not fit into one answer of { $longest } bytes.
refused-replay-too-slow =
    It would take more than { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } to play this game again, so it was given up. On your own machine there is no limit: reverie replay, reverie verify.
refused-replay-too-large = It would take more than { $memory } MiB of memory to play this game again, so it was given up. On your own machine there is no limit: reverie replay, reverie verify.
refused-replays-busy = Too many games are being played again just now; try again { in-seconds }.
refused-exports-busy = Others are taking their data along just now; try again { in-seconds }.
refused-clock-between =
    { $name ->
        [seconds] The seconds on a clock
        [increment] The seconds added for each decision
       *[days] The days on a clock
    } lie between { $minimum } and { $maximum }; { $value } is not possible.
refused-window-between = Secret answers may take from { $minimum } to { $maximum } seconds, not { $value }.
refused-no-hidden-windows = In this game no card is answered in secret, so there is nothing to decide beforehand.
refused-standing-unknown = “{ $given }” is not known here. Known are: { $known }.
refused-storage-failed = The move could not be written down, so it has not happened. Try again in a moment.
refused-no-longer-due = That has been done meanwhile.
refused-wrong-origin = This page may not talk to this server.
refused-secret-missing = On PostgreSQL the secret that signs the cookies has to be given: set REVERIE_SECRET to a long random word, the same for every process.
refused-too-many-sockets = You have { $most } connections to tables open, which is as many as this server takes. Close another page first.
refused-too-many-guests = Many new people have come from your address. Try again { in-seconds }.
refused-too-many-tables = Tables are being set up here faster than this server takes them. Try again { in-seconds }.
refused-too-many-gathering = You have set up { $most } tables within the hour that have not begun. Begin one, or try again { in-seconds }.
refused-secret-short = REVERIE_SECRET, or cookie-secret in the data folder, is too short: it needs at least { $least } characters, so that nobody can guess it. This makes one: python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-token-short = REVERIE_METRICS_TOKEN is too short: it needs at least { $least } characters, so that nobody can guess it. This makes one: python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-unknown-limit = There is no limit { $given }. Known are: { $known }
refused-limit-between = The limit { $name } is a whole number from 1 to { $most }, written as { $name }=1, not { $given }.
refused-bad-proxy = { $given } is not the address of a proxy. An address looks like 127.0.0.1, a network like 10.0.0.0/8.
refused-port-taken = Port { $port } on { $host } is in use. Stop what runs there, or choose another with --port.
refused-address-impossible = { $host }, port { $port }, is not an address that this machine can listen on.
refused-newer-database = This database was written by a newer Reverie ({ $found }); this one knows up to { $known }. Use the newer program.
refused-data-folder-unwritable = The folder { $folder } cannot be written to. Choose another with --data, or change its permissions.
refused-bad-database-url = { $url } is not a database address. It begins with postgresql:// , or leave it out for the data folder.
refused-database-unreachable = The database does not answer ({ $finding }).
refused-foreign-database = This database belongs to another program; Reverie does not touch it.
refused-backup-exists = { $file } exists already; a backup never overwrites.
refused-no-such-person = Nobody is known by the id { $guest }.
refused-database-encoding = This PostgreSQL database uses { $encoding }; Reverie needs UTF8. Make the database with ENCODING 'UTF8'.
refused-no-database = There is no database at { $place }. Is that the right folder (--data)? A server makes one when it first starts.
refused-damaged-log = Entry { $number } of table { $table } cannot be read. Restore it from a backup.
refused-already-done = That has been done already.
refused-page-missing = The page has not been built yet: run make web. To play in the terminal: reverie play
refused-table-shelved = The table could not be read ({ $reason }). It is kept as it is, and no other table is affected; whoever runs the server finds out more with: reverie doctor
refused-table-other-rules = This game was begun under other rules (version { $given }; this Reverie has { $known }), and nobody shall judge it by new ones. It is kept as it is.
refused-table-other-content = This game was begun with other numbers on its cards and tiles ({ $given }), which this Reverie does not have. It is kept as it is.
refused-cannot-be-done = The rules of this game stumble over that, so it has not been done. Try something else.
refused-folder-in-use = Another Reverie server works with the folder { $folder } ({ $address }). Stop it first, or choose another folder with --data.
