### What the page says about oneself: one's name, one's other devices, one's tables and data.


## The first device

page-other-device = Play on another device too
page-device-how = Scan this with your phone’s camera, or open the link on the other device. It makes that device yours too, so show it to nobody else.
page-device-qr = The link for your other device as a QR code
page-device-link = Link for your other device
page-device-type = Or choose “I play on another device” there, and type:
page-device-left =
    { $seconds ->
        [one] Works once, for 1 more second.
       *[other] Works once, for { $seconds } more seconds.
    }
page-device-over = This code works no more.
page-device-again = Make a new code
page-device-there =
    { $device ->
        [phone] { $place ->
            [table] Your phone is at the table now.
           *[home] You are on your phone now too.
        }
       *[computer] { $place ->
            [table] Your other computer is at the table now.
           *[home] You are on your other computer now too.
        }
    }
page-device-there-more = You can play on either; this device stays yours.


## The second device

page-device-come = I play on another device
page-device-come-how = On the device where you play, choose “Play on another device too”: beside your name among the players, or behind your name on the start page. Scan the code that it shows with this device’s camera, or type it here.
page-device-code = Code
page-device-go = Come over
page-device-trying = Coming over …
page-device-ask = { $here } or { $name }?
page-device-ask-more = This device knows you as { $here }. If you go on as { $name }, { $here } keeps seat and tables: you can change back at any time, behind your name on the start page.
page-device-become = Go on as { $name }
page-device-stay = Stay { $here }
page-device-wrong = That did not work
page-device-without = Go on without a code
page-device-here = You are { $name } here too.
page-device-already = You are { $name } on this device already. Open the link on the other one.
page-device-not-me = That is not me


## Oneself

page-me = About you
page-before = You were { $name } on this device before.
page-be-again = Be { $name } again
page-my-data = My data
page-my-id = Your id on this server:
page-my-id-how = Whoever runs the server can show or erase what it knows of you by this id.
page-my-export = Download everything that this server knows of me


## One's tables

page-your-turn = Your turn
page-waits-for = Waiting for { $names }
page-table-with = with { $names }
page-table-paused = paused
page-table-left = You left. You can take your seat back.
page-table-alone = alone


## Nowhere

page-nowhere = There is nothing at this address.
page-nowhere-more = The link may have been cut off. Ask whoever sent it for a new one, or begin on the start page.


## Friends at home

page-invite-address = Address of this computer
