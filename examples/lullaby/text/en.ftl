### Every word a person reads about Lullaby, except the rules themselves (rules.en.ftl).

game-name = Lullaby
game-pitch = Sing a child to sleep before the night runs out of verses, and be the voice it dreams of.
game-how-to-play =
    On your turn you sing one verse of your hand and throw the die for it.
    A throw that reaches the verse’s pitch calms the child and earns you as many stars.
    A candle buys you another throw.
    Before a verse counts, the others may secretly spoil it with a noisy verse of their own.
    An echo performs the verse before it once more; a canon lets you sing another verse at once.
    At any time you may offer a candle for a star, or bring a verse of your hand to the front.
    When the child is asleep, the most stars win. When the verses run out first, nobody does.


## Verses

name-moon = Moon on the Water
name-owl = The Owl’s Round
name-river = River Carry Me
name-wheel = Spinning Wheel
name-storm = Storm Far Away
verse-name =
    { $verse ->
        [moon] { name-moon }
        [owl] { name-owl }
        [river] { name-river }
        [wheel] { name-wheel }
        [storm] { name-storm }
       *[other] { $verse }
    }


## Questions and moves

question-sing-verse = The child is awake by { $awake }. Which verse do you sing?
    .help = A verse needs its pitch on the die. What it calms, you take in stars.
question-sing-again = The canon goes round: do you sing another verse at once?
    .help = It is performed like any other verse. You may also stop here.
question-reroll = { verse-name } needs { $pitch }, and the die shows { $die }. Do you let it stand?
    .help = A new throw costs a candle; you have { $candles }.
question-creak = { $seat } sings { verse-name }, needs { $pitch } and has thrown { $die }. Do you make a noise?
    .help = A verse with noise spoils as much calm as it has. Nobody learns what you do before everybody has answered.
question-answer-offer = { $from_seat } offers { $to_seat } a candle for a star. Agreed?
    .help = What was being asked waits until you have answered.

move-sing = Sing { verse-name }
move-stop = Sing no more
move-keep = Let the die stand
move-reroll = Blow out a candle and throw again
move-creak = Make a noise with { verse-name }
move-pass = Keep quiet
move-accept = Accept
move-decline = Decline
move-lift =
    { $place ->
        [1] Bring the second verse of your hand to the front
        [2] Bring the third verse of your hand to the front
       *[other] Bring a later verse of your hand to the front ({ $place } places)
    }
move-offer = Offer { $to_seat } a candle for a star


## What happened

event-verses-drawn =
    { $you ->
        [yes] You draw { $verses }.
       *[no] { $seat } draws verses: { $count }.
    }
event-verse-sung =
    { $you ->
        [yes] You sing { verse-name }.
       *[no] { $seat } sings { verse-name }.
    }
event-die-rolled =
    { $you ->
        [yes] You throw { $die }.
       *[no] { $seat } throws { $die }.
    }
event-candle-spent =
    { $you ->
        [yes] You blow out a candle and have { $candles } left.
       *[no] { $seat } blows out a candle and has { $candles } left.
    }
event-hush-answered =
    { $you ->
        [yes] You have answered in the hush.
       *[no] { $seat } has answered in the hush.
    }
event-creaked =
    { $you ->
        [yes] You make a noise with { verse-name }: { $noise } in all.
       *[no] { $seat } makes a noise with { verse-name }: { $noise } in all.
    }
star-count =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
event-child-calmed =
    { $you ->
        [yes] The child grows calmer by { $calm }; it is awake by { $awake }. You have { star-count }.
       *[no] The child grows calmer by { $calm }; it is awake by { $awake }. { $seat } has { star-count }.
    }
event-false-note =
    { $you ->
        [yes] A false note: you needed { $pitch } for { verse-name }.
       *[no] A false note: { $seat } needed { $pitch } for { verse-name }.
    }
event-echo =
    { $you ->
        [yes] An echo: you perform { verse-name } once more.
       *[no] An echo: { $seat } performs { verse-name } once more.
    }
event-verse-lifted =
    { $you ->
        [yes] You bring { verse-name } to the front of your hand.
       *[no] { $seat } brings { verse-name } to the front.
    }
event-candle-offered =
    { $you ->
        [yes] You offer { $to_seat } a candle for a star.
       *[no] { $seat } offers { $to_seat } a candle for a star.
    }
event-offer-accepted = { $to_seat } accepts: the candle and the star change hands with { $from_seat }.
event-offer-declined = { $to_seat } declines the offer of { $from_seat }.
event-game-ended =
    { $reason ->
        [asleep] The child is asleep. Best voice: { $winners }.
       *[dawn] The verses have run out and the sun is rising.
    }


## How it ended

result-asleep =
    { $count_winners ->
        [one] The child is asleep. { $winners } has the most stars and wins.
       *[other] The child is asleep. { $winners } share the most stars and win together.
    }
result-dawn = Dawn came before sleep did: nobody wins.


## What the table can choose

option-child = The child
    .help = A drowsy child is awake by 10, a wakeful one by 16.
name-drowsy = drowsy
name-wakeful = wakeful
name-verse = a verse


## What lies on the table

field-awake = Awake
    .help = How far the child still is from sleep.
field-singer = Singer
    .help = Whose turn it is.
field-hands = Hand
    .help = The verses of each singer; only their owner sees which.
field-pile = Pile
    .help = Verses that nobody has drawn yet.
field-song = Song
    .help = Every verse sung so far, in order.
field-spent = Put aside
    .help = Verses that were used to make a noise.
field-stars = Stars
    .help = The most win once the child sleeps.
field-candles = Candles
    .help = Each buys another throw of the die, or perhaps a star.
field-offered = Has made an offer
    .help = One offer between two of your turns.
field-die = Die
    .help = The last throw.
field-noise = Noise
    .help = What is taken off the calm of the verse being performed.
field-agenda = Still to come
    .help = What happens next, the last first.
field-covered = Waiting beneath
    .help = Questions that go on when the offer has been answered.


## What cannot be

refused-lullaby-verse-not-in-hand = { verse-name } is not in your hand. Choose one of the verses you hold.
refused-lullaby-verse-twice = Two verses have the same id. Give each an id of its own.
refused-lullaby-verse-numbers = { verse-name } needs a pitch from 1 to 6, at least one copy, and no calm or noise below 0.
refused-lullaby-numbers = There must be a hand of at least 1, verses for three hands, candles from 0, and a number for every kind of child.
refused-lullaby-verses-do-not-add-up = Hands, pile, song and what was put aside do not make up the whole deck. Every verse lies in exactly one place.
refused-lullaby-less-than-nothing = Stars, candles and noise are at least 0, and a die shows at most 6.
refused-lullaby-too-many-candles = There are more candles here than the table began with.
