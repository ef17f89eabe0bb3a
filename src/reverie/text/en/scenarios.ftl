### Why a scenario file was refused: only commands say it.

refused-scenario-game-missing = The scenario does not say which game it is about. Add a line such as: game = "psycle".
refused-scenario-key-unknown = A scenario has no entry called “{ $key }”. It can have: { $known }.
refused-scenario-path-unknown = There is nothing at “{ $path }” to compare with. Use a field of the state, or a path such as result.winners, moves.0 or view.1.hand.
refused-scenario-move-form = “{ $line }” is not a move of a scenario. Write the seat, a colon and the move, as in 0: play 3; add !refused where the move must be refused.
refused-position-says-twice = “{ $one }” and “{ $other }” say the same thing. Give only one of them.
refused-scenario-refused-goes-on = A scenario whose set-up is refused has no moves and expects nothing else. Take out “refused”, or the moves and expectations.
refused-chance-label-unknown = This game draws nothing called “{ $label }”. It draws: { $known }.
refused-chance-impossible = “{ $value }” cannot come up for “{ $label }”. Name only results that are still possible at that draw.
refused-chance-unused = Forced results for “{ $label }” were never drawn: { $left }. Take them out, or play on until they are drawn.
