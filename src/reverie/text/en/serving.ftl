### What the server's commands say.

serving = Reverie holds tables at { $address } (Ctrl-C stops it).
backed-up = Everything is copied to { $file }.
tidied = Deleted: { $tables } { $tables ->
    [one] table
   *[other] tables
}, { $chat } { $chat ->
    [one] line
   *[other] lines
} of talk; forgotten: { $guests } { $guests ->
    [one] person
   *[other] people
}.
erased = { $guest } is forgotten.
join-hello = You are { $name }, at the table { $table } ({ $game }).
join-waiting = Waiting for the others to sit down and be ready.
join-lost = The connection is lost; trying again.
join-back = The connection is back.
refused-join-bad-address = { $address } is no address of a table. It looks like http://HOST:PORT/tables/ID .
refused-join-unreachable = Nobody answers at { $address }.
join-name = Your name?
opened = The table is set at { $address } . If no page opens, follow that link. (Ctrl-C clears the table.)
