### Every word a person reads about Psycle, except the rules themselves (rules.en.ftl).

game-name = Psycle
game-pitch = Strength runs in a circle, and so will your thoughts: guess which card the others will play, outguess them, and spend your gems before they cost you the win.
game-how-to-play =
    Everybody holds the same six cards, 0 to 5, and starts with { $content_gems_start ->
        [one] 1 gem
       *[other] { $content_gems_start } gems
    }.
    A game is a race over several Psycles of { $content_rounds_per_psycle ->
        [one] 1 round
       *[other] { $content_rounds_per_psycle } rounds
    } each.
    Every round shows a target (a card number) and a bonus (extra points).
    Then everybody secretly plays one card face down, and all are turned over together.
    A card costs its number in gems, whether it wins or loses. You can only play what you can pay.
    { $content_cards_as_printed ->
        [yes] The larger number beats the smaller one, but 1 beats 5.
       *[no] 1 beats { $content_cards_1_beats }; 2 beats { $content_cards_2_beats }; 3 beats { $content_cards_3_beats }; 4 beats { $content_cards_4_beats }; 5 beats { $content_cards_5_beats }.
    } Equal numbers draw.
    For each opponent you beat you score the stars of your card: { $content_cards_1_stars } for a 1, { $content_cards_2_stars } for a 2, { $content_cards_3_stars } for a 3, { $content_cards_4_stars } for a 4, { $content_cards_5_stars } for a 5.
    Beat somebody with the target card and you score the bonus too, once.
    A 0 is free and beats nobody, but it brings you as many gems as the largest number played.
    Without gems you can only play 0; that happens by itself.
    At the end of a Psycle every gem you still own costs you { $content_gems_penalty_per_gem ->
        [one] 1 point
       *[other] { $content_gems_penalty_per_gem } points
    }.
    The best final score earns a victory tile. The first with 2 tiles wins the game.
    On a tie, two players play the Psycle again; with three or four, everybody at the top takes a tile.


## The question and the moves

question-choose-card = Round { $round_no }: the target is { $target }, the bonus +{ $bonus }. Which card do you play?
    .help = A card costs its number in gems, win or lose, so you are offered only what you can pay. A 0 is free and brings you as many gems as the largest number played. If you beat at least one opponent with a { $target }, you score +{ $bonus } on top.

move-play = Play { $card }
    .help =
        { $card ->
            [0] Free. You gain as many gems as the largest number played this round.
            [one] Costs 1 gem.
           *[other] Costs { $card } gems.
        } { $count_beats ->
            [0] Beats nothing,
           *[other] { $stars ->
                [one] 1 star
               *[other] { $stars } stars
            } for each opponent beaten. Beats { $beats },
        } { $count_loses ->
            [0] and loses to nothing.
           *[other] loses to { $loses }.
        }


## What happened

event-psycle-started = Psycle { $psycle_no } begins: all scores are at 0, and the tiles are freshly shuffled.
event-psycle-started-each =
    { $you ->
        [yes] You start with { $gems ->
            [one] 1 gem
           *[other] { $gems } gems
        }, like everybody else.
       *[no] { "" }
    }

event-tiles-revealed = Round { $round_no }: the target is { $target }, the bonus +{ $bonus }.

event-committed =
    { $you ->
        [yes] You play { $card } face down.
       *[no] { $seat } plays a card face down.
    }

event-cards-revealed = All cards are turned over.
event-cards-revealed-each =
    { $you ->
        [yes] You played { $cards }.
       *[no] { $seat } played { $cards }.
    }

event-gems-paid = { "" }
event-gems-paid-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] You pay
           *[no] { $seat } pays
        } { $amounts ->
            [one] 1 gem
           *[other] { $amounts } gems
        } and { $you ->
            [yes] have
           *[no] has
        } { $gems } left.
    }

event-gems-gained = { "" }
event-gems-gained-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] Your 0 brings you
           *[no] { $seat }’s 0 brings
        } { $amounts ->
            [one] 1 gem
           *[other] { $amounts } gems
        }, { $gems } in all.
    }

event-scored = { "" }
event-scored-each =
    { $you ->
        [yes] You beat
       *[no] { $seat } beats
    } { $beaten ->
        [0] nobody and { $you ->
            [yes] stay
           *[no] stays
        } at { $score }.
       *[other] { $beaten ->
            [one] 1 opponent
           *[other] { $beaten } opponents
        } for { $base ->
            [one] 1 point
           *[other] { $base } points
        }{ $bonus ->
            [0] { "" }
           *[other] { " " }and a bonus of { $bonus }
        }: score now { $score }.
    }

event-cards-returned = { "" }

event-psycle-ended =
    { $tie ->
        [yes] { $replay ->
            [yes] Psycle { $psycle_no } is over: { $top_seats } tie, so nobody takes a victory tile and the Psycle is played again.
           *[no] Psycle { $psycle_no } is over: { $top_seats } share the best final score.
        }
       *[no] Psycle { $psycle_no } is over: { $you_top_seats ->
            [yes] you have
           *[no] { $top_seats } has
        } the best final score.
    }
event-psycle-ended-each =
    { $you ->
        [yes] You finish
       *[no] { $seat } finishes
    } on { $final }: score { $score }, { $gems ->
        [0] no gems
        [one] 1 gem
       *[other] { $gems } gems
    } left over.

event-tile-awarded =
    { $you ->
        [yes] You take a victory tile and now have { $tiles }.
       *[no] { $seat } takes a victory tile and now has { $tiles }.
    }

event-game-ended =
    { $reason ->
        [cap] The game ends here, at the agreed number of Psycles. { $count_winners ->
            [one] { $you_winners ->
                [yes] You own the most victory tiles and win.
               *[no] { $winners } owns the most victory tiles and wins.
            }
           *[other] { $winners } are level in the lead and win together.
        }
       *[tiles] The game is over. { $count_winners ->
            [one] { $you_winners ->
                [yes] You are the first with 2 victory tiles and win.
               *[no] { $winners } is the first with 2 victory tiles and wins.
            }
           *[other] { $winners } reach 2 victory tiles at the same moment and win together.
        }
    }


## How it ended

standing-score =
    { $score ->
        [one] 1 victory tile
       *[other] { $score } victory tiles
    }

result-tiles =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win
           *[no] { $winners } wins
        }: 2 victory tiles decide the game.
       *[other] { $winners } win together: they got their second victory tile at the same moment.
    }
result-cap =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win
           *[no] { $winners } wins
        }: the agreed number of Psycles has been played, and nobody else owns as many victory tiles.
       *[other] { $winners } win together: the agreed number of Psycles has been played, and they lead with equally many victory tiles.
    }


## What the table can choose

option-psycle_cap = Psycle limit
    .help = The game ends after this many Psycles at the latest, replayed ties included; whoever has the most victory tiles wins. Without a limit it goes on until somebody owns 2 tiles.


## What lies on the table

field-gems = Gems
    .help = What each player can spend; whatever is left after the last round costs points.
field-score = Score
    .help = Points of this Psycle so far, leftover gems not yet taken off.
field-tiles = Victory tiles
    .help = One for the best final score of each Psycle; 2 win the game.
field-target = Target
    .help = Beat somebody with this card this round and you score the bonus too.
field-bonus = Bonus
    .help = Extra points this round for beating somebody with the target card.
field-target_pile = Targets to come
    .help = The target tiles still face down; everybody knows which, nobody knows in what order.
field-bonus_pile = Bonuses to come
    .help = The bonus tiles still face down; everybody knows which, nobody knows in what order.
field-shown = Tiles so far
    .help = Target and bonus of every round of this Psycle, this round’s last.
field-revealed = Cards so far
    .help = What everybody played in the finished rounds of this Psycle.
field-round_no = Round
    .help = Which round of this Psycle is being played.
field-psycle_no = Psycle
    .help = Which Psycle of the game is being played; replayed ties count.
field-committed = Face down
    .help = The card each player has chosen this round; only its owner knows which.
field-hand = Hand
    .help = The cards still in each hand; every card comes back after the round.
field-supply = Gem supply
    .help = Gems that nobody owns.
field-substitutes = Substitutes
    .help = Gems in play beyond those in the box, because a gain is always paid in full.
field-tile_supply = Tile supply
    .help = Victory tiles that nobody owns; below 0 if more were earned than there are in the box.

color-pink = pink
color-orange = orange
color-blue = blue
color-green = green


## What cannot be, and what can

refused-psycle-too-dear =
    With { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
    } you cannot play { $card }, because a card costs its number. { $gems ->
        [0] Only 0 is possible.
        [1] Possible: 0 or 1.
        [2] Possible: 0 to 2.
        [3] Possible: 0 to 3.
        [4] Possible: 0 to 4.
       *[other] Possible: 0 to 5.
    }
refused-psycle-no-such-card = There is no card { $card }. The cards are 0 to { $highest }.
refused-card-is-final = Your card for this round is already on the table and stays there. You choose again in the next round.
refused-psycle-cards-numbers = The cards must be exactly the six numbers 0 to 5, in this order.
refused-psycle-loses-to-mirror = Card { $card } must lose to exactly the cards that beat it: { $mirror }.
refused-psycle-beats-unknown = Card { $card } cannot list { $other } here. What it beats must be numbers from 0 to 5, none of them twice.
refused-psycle-zero-beats-nothing = Card { $card } cannot beat { $other }, because a 0 beats nothing. Its list must be empty.
refused-psycle-beats-itself = Card { $card } cannot beat { $other }: no card beats itself. Take it off the list.
refused-psycle-beat-each-other = Cards { $card } and { $other } cannot beat each other. Only one of the two may list the other.
refused-psycle-one-tile-a-round =
    There must be one tile for each round: { $rounds ->
        [one] 1 tile
       *[other] { $rounds } tiles
    }, not { $length }.
refused-psycle-bad-revealed = A finished round is written wrongly. Each needs one card from 0 to 5 for every player.
refused-psycle-bad-number = This cannot be Psycle { $value }. Psycles are counted from 1, and a Psycle limit cannot be exceeded.
refused-psycle-agenda = The steps to come do not fit this round. While cards are being chosen they follow from the round alone; after the end of the game there are none.
refused-psycle-too-many-gems =
    Together the players cannot own { $sum ->
        [one] 1 gem
       *[other] { $sum } gems
    } at this point. Possible: { $most } at most.
refused-psycle-tiles-and-number =
    { $tiles ->
        [one] 1 victory tile does
       *[other] { $tiles } victory tiles do
    } not fit Psycle { $psycle_no }. A finished Psycle gives one tile or none with 2 players, and one to each player at the top with 3 or 4.
refused-psycle-shown =
    The tiles shown do not fit round { $round_no }. There must be { $round_no ->
        [one] 1 pair
       *[other] { $round_no } pairs
    }, and the last one must be the current target and bonus.
refused-psycle-tiles-do-not-add-up = The tiles shown and the tiles in the pile make { $found } together. They must make { $wanted }.
