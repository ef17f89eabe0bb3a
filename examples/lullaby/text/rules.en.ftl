### The rules of Lullaby, clause by clause, with the numbers of the ledger in README.md.

section-1 = Setting up
LU-001 = Lullaby is for one, two or three singers.
    .tag = design
LU-002 = The 18 verses are shuffled into a face-down pile. Every singer draws 3 of them and takes 2 candles. A hand is secret, its size is open.
    .tag = design
LU-003 = A verse has a pitch (the throw it needs), a calm (what it brings), perhaps a noise (what it spoils) and perhaps a gift.
    .tag = design
LU-004 = The child is awake by 10 if it is drowsy and by 16 if it is wakeful.
    .tag = design

section-2 = A turn
LU-005 = Turns go round by seat, from the first. Whoever’s turn it is draws up to 3 verses while the pile lasts; a seat without a verse is passed over.
    .tag = design
LU-006 = The singer lays one verse of the hand openly at the end of the song. The singer is asked even where all verses of the hand are alike: singing by itself would tell the others so.
    .tag = design
LU-007 = Then the verse is performed: the singer throws one die for it.
    .tag = design
LU-008 = The singer may blow out a candle and throw again, as often as there are candles. Without a candle the throw stands by itself.
    .tag = design

section-3 = The hush
LU-009 = Once the throw stands, every other seat that has a verse in hand is asked, whatever its verses are: it makes a noise with a noisy verse, or keeps quiet. With nobody to ask there is no hush.
    .tag = design
LU-010 = Answers are secret, and so is who has answered, until the last one is in.
    .tag = design
LU-011 = Then the noisy verses are shown and put aside, and their noise is added up.
    .tag = design

section-4 = What comes of it
LU-012 = A throw of at least the pitch calms the child by the verse’s calm less the noise, never by less than 0, and the singer takes as many stars. A lower throw is a false note and does nothing.
    .tag = design
LU-013 = Echo: a verse that was no false note is followed by a new performance of the verse before it in the song, by the same singer.
    .tag = design
LU-014 = Canon: after a verse that was no false note the singer may sing another verse at once.
    .tag = design

section-5 = At any time
LU-015 = Every singer may bring a verse of the own hand to its front. Nobody else learns of it.
    .tag = design
LU-016 = Once between two of one’s own turns, a singer who has a candle may offer it to one who has a star, for one star.
    .tag = design
LU-017 = Whoever is offered a candle accepts or declines at once; what was being asked waits. Accepting needs both to have still what they give.
    .tag = design

section-6 = The end
LU-018 = When the child is awake by 0 it sleeps and the game ends at once. The most stars win; those who share them win together.
    .tag = design
LU-019 = When a turn begins and nobody has a verse and the pile is empty, it is dawn and nobody wins.
    .tag = design
LU-020 = After the end every move is refused.
    .tag = design

section-7 = At the table
LU-021 = If a clock runs out, the first move on offer is made.
    .tag = design
LU-022 = A move may be taken back as long as it has revealed nothing and drawn nothing, and nothing has happened since.
    .tag = design
LU-023 = An answer that names another question than the open one is refused.
    .tag = design
