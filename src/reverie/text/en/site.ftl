### What only the edition without a server says.

page-site-fetching = Fetching the table, this once: { $done } of { $total } MB
page-site-setting = The table is being set …
page-site-failed = The table could not be set.
page-site-again = Try again
page-site-new = A new version is here. It is used when you say so.
page-site-take = Use it now
page-site-invite = There is no server here, so nobody can come by a link. Sit down together at this screen, or let bots take the open seats.
page-site-server = Play with friends by link
page-site-here-only = Your games and your name are kept in this browser alone. Nobody else knows of them.
page-site-room = Reverie uses { $used } MB here; the browser allows { $most } MB.
page-site-is-safe = The browser keeps them until you delete them.
page-site-may-go = When space runs short, or after weeks without a visit, a browser may delete them: keep a copy.
page-site-make-safe = Ask the browser to keep them
page-site-not-safe = The browser has not promised to keep them. Installing Reverie or visiting it more often helps.
page-site-take-along = Save everything as a file
page-site-bring = Bring in a file
page-site-brought = { $count ->
    [0] Everything in it was here already.
    [one] One table has come in.
   *[other] { $count } tables have come in.
}
page-site-not-such-a-file = This is not a file that Reverie has saved.
page-site-install = Install Reverie on this device
page-site-forget = Delete everything here
page-site-forget-really = Really delete all games and names
