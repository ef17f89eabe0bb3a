"""The two-worlds law: deal anew what an observer cannot know, and it can tell no difference.

View, moves, default, refusals and the events of what is sealed are compared byte for byte, and so are their sizes.
"""

from collections.abc import Iterator
from typing import Any

from reverie.conformance.bad_input import readable_moves, some_of, strange_texts
from reverie.conformance.canonical import difference, plain, seen, snapshot
from reverie.conformance.findings import broken, shortened
from reverie.conformance.step_watch import skip_unless_watched, watched
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, answers, last, looks
from reverie.kernel import Ask, FastChance, Game, Move, Refused, SealedAsk, State, Step, move_text

_SEEDS = (51, 52, 53)
_OUT_OF_TURN = 12
"""Whoever is not asked is told so, whatever the move: a few attempts show it."""
_LEAK = "it must depend only on what this observer may know, or `redeal` deals what it may know"


def _worlds(table: Table, closely: int = 10) -> Iterator[tuple[RandomWalk, int | None, State]]:
    """Walks, observers, and the same table with everything dealt anew that the observer cannot know."""
    for one in looks(table, _SEEDS, closely):
        for observer in table.observers:
            other: State = one.state.copy()
            other.redeal(observer, FastChance(len(one.lines) + 7))
            yield one, observer, other


def test_the_view_is_the_same(table: Table) -> None:
    for one, observer, other in _worlds(table):
        _check_views(one, observer, one.state, other, "after a redeal")
        problems = other.problems()
        if problems:
            broken(
                f"what is dealt anew for {_name(observer)} cannot be ({problems[0]})",
                "`redeal` must deal only what could really lie there",
                one,
            )


def _check_views(one: RandomWalk, observer: int | None, mine: State, other: State, when: str) -> None:
    path = difference(mine.view(observer), other.view(observer))
    if path:
        broken(
            f"the view of {_name(observer)} shows in `{path}` what it may not know ({when})", f"`look`: {_LEAK}", one
        )


def test_moves_and_default_are_the_same(table: Table) -> None:
    for one, observer, other in _worlds(table):
        if observer is not None:
            mine, theirs = _offers(one.state, observer), _offers(other, observer)
            if mine != theirs:
                broken(f"seat {observer} has {shortened(mine)} or {shortened(theirs)}", f"`moves`: {_LEAK}", one)


def _offers(state: State, seat: int) -> list[str]:
    default = state.default_move(seat)
    return [*map(move_text, state.moves(seat)), "" if default is None else move_text(default)]


def test_refusals_are_the_same(table: Table) -> None:
    known = last(table, _SEEDS[0]).texts[:20]
    attempts: list[Move | str] = [*readable_moves(table.game, known), *strange_texts(table.game)[:6]]
    for one, observer, other in _worlds(table, closely=4):
        if observer is not None:
            lawful = [*one.state.moves(observer), *other.moves(observer)]
            tried = some_of(attempts, one) if observer in one.state.asked else attempts[:_OUT_OF_TURN]
            for move in tried:
                if move not in lawful:
                    _check_refusals(one, observer, other, move)


def _check_refusals(one: RandomWalk, seat: int, other: State, move: Move | str) -> None:
    for decision in (None, one.state.decision - 1):
        mine, theirs = _refusal(one.state, seat, move, decision), _refusal(other, seat, move, decision)
        if mine != theirs:
            broken(f"seat {seat} is told {mine} or {theirs}", f"`why_not`: {_LEAK}", one)


def _refusal(state: State, seat: int, move: Move | str, decision: int | None) -> str:
    """All that a seat is told."""
    try:
        state.play(seat, move, decision)
    except Refused as refused:
        return plain([type(refused).__name__, refused.code, refused.facts, refused.clause, refused.path, str(refused)])
    return broken(f"seat {seat} plays {move}, though nothing lists it", "`play` must refuse what `moves` does not list")


def test_a_sealed_answer_tells_others_only_that_it_was_given(table: Table) -> None:
    """Another seat answers, in each world as it pleases; while the question is open the observer sees no difference."""
    for one, observer, other in _worlds(table):
        if isinstance(one.state.ask, SealedAsk):
            for seat in one.state.asked:
                if seat != observer and seat in other.asked:
                    mine = one.chance.pick("move", answers(one.state, seat))
                    theirs = one.chance.pick("move", answers(other, seat))
                    _check_sealed(one, observer, other, seat, (mine, theirs))


def test_ones_own_sealed_answer_tells_nothing_of_others(table: Table) -> None:
    for one, observer, other in _worlds(table):
        if isinstance(one.state.ask, SealedAsk) and observer in one.state.asked:
            move = one.chance.pick("move", answers(one.state, observer))
            _check_sealed(one, observer, other, observer, (move, move))


def _check_sealed(one: RandomWalk, observer: int | None, other: State, seat: int, moves: tuple[Move, Move]) -> None:
    worlds: tuple[State, State] = one.state.copy(), other.copy()
    told = [seen(world.play(seat, move), observer) for world, move in zip(worlds, moves, strict=True)]
    if any(world.is_over or world.decision != one.state.decision for world in worlds):
        return
    if plain(told[0]) != plain(told[1]):
        broken(
            f"{_name(observer)} sees {told[0]} or {told[1]} when seat {seat} answers face down",
            "`sealed` may tell others that a seat has answered, not what; put the answer into `secret` or use `only`",
            one,
        )
    _check_views(one, observer, *worlds, f"after a sealed answer of seat {seat}")


def test_what_the_rules_answer_by_themselves_betrays_nothing(table: Table) -> None:
    """Who is asked, and whom the rules answer for, must be clear to everybody: nobody is there to hide it."""
    skip_unless_watched(table.game)
    for seed in _SEEDS:
        with watched(table.game, lambda step, state: _check_question(table, step, state)):
            last(table, seed)


def _check_question(table: Table, step: Step[Any], state: State) -> None:
    """The question is about to be opened; look at it as if it were, in every world that an observer thinks possible."""
    if not isinstance(step, Ask) or state.suspended or not step.seats(state):
        return
    for observer in table.observers:
        world: State = state.copy()
        world.open(step, tuple(step.seats(world)))
        mine = _foregone(step, world, observer)
        world.redeal(observer, FastChance(state.decisions))
        if _foregone(step, world, observer) != mine:
            broken(
                f"{type(step).__name__} asks or answers for {mine or 'nobody'} where {_name(observer)} cannot know why",
                "`seats`, `about`, `automatic` and `single_move_plays_itself` may depend only on open facts",
            )
    if isinstance(step, SealedAsk) and step.hushed and step.about(state) not in table.game.window_kinds:
        broken(
            f"{type(step).__name__} is a hidden window about `{step.about(state)}`",
            "`about` must be one of the game's `window_kinds`, on which players may pass beforehand",
        )


def _foregone(ask: Ask[Any], state: State, observer: int | None) -> list[str]:
    """The seats that are asked, and those of others whose answer the rules give."""
    seats = ask.seats(state)
    given: list[int] = []
    about = [f"about {ask.about(state)}"] if isinstance(ask, SealedAsk) and ask.hushed else []
    if isinstance(ask, SealedAsk):
        given = [seat for seat, _ in ask.automatic(state)]
    elif ask.single_move_plays_itself and seats[0] != observer:
        given = [seat for seat in seats if len(ask.moves(state, seat)) == 1]
    return [f"seats {list(seats)}", *about, *(f"seat {seat} by itself" for seat in given)]


def test_dealing_anew_deals_something(game: Game) -> None:
    """A redeal that deals nothing proves nothing; where nothing is hidden it must deal nothing."""
    changed = {
        observer
        for players in game.player_counts
        for one, observer, other in _worlds(Table(game, players, game.trial_options()))
        if snapshot(one.state) != snapshot(other)
    }
    if game.hidden and (None not in changed or changed == {None}):
        broken(
            f"`redeal` changed nothing for {'a spectator' if None not in changed else 'any seat'}",
            "`redeal` must deal anew all that the observer cannot know (hands, piles, sealed answers), "
            "or the game must say `hidden = False`",
        )
    if not game.hidden and changed:
        broken(
            "`redeal` changes something, though nothing is hidden", "say `hidden = True`, or let `redeal` do nothing"
        )


def _name(observer: int | None) -> str:
    return "a spectator" if observer is None else f"seat {observer}"
