"""Random games to the end: they end, stay possible, and number their questions."""

from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, answers, last, walk
from reverie.kernel import Ask, Refused, Result, SealedAsk

_SEEDS = range(1, 9)


def test_random_games_end_and_stay_possible(table: Table) -> None:
    for seed in _SEEDS:
        for one in walk(table, seed):
            _check_possible(one)
        _check_result(one)


def _check_possible(one: RandomWalk) -> None:
    problems: list[Refused] = one.state.problems()
    if problems:
        broken(
            f"a game has reached a position that `problems` calls impossible ({problems[0]})",
            "mend the rule that led there, or `problems` itself",
            one,
        )


def _check_result(one: RandomWalk) -> None:
    result = one.state.result
    assert result is not None
    seats = range(one.table.players)
    if not set(result.winners) <= set(seats) or list(result.winners) != sorted(set(result.winners)):
        broken(f"the winners are {result.winners}", "`winners` lists seats, the lowest first, each once", one)
    if not len(result.scores) == len(result.returns) == len(seats):
        broken(f"the result is {result}", "`scores` and `returns` have one entry for every seat", one)
    if not result.reason:
        broken("the game ends without a reason", "`reason` names the sentence that explains the end", one)
    _check_returns(one, result)


def _check_returns(one: RandomWalk, result: Result) -> None:
    losers = [seat for seat in range(one.table.players) if seat not in result.winners]
    best = [result.returns[seat] for seat in result.winners]
    if best and losers and min(best) <= max(result.returns[seat] for seat in losers):
        broken(f"the returns are {result.returns}", "`returns` must be larger for winners than for losers", one)


def test_when_the_game_is_over_nobody_is_asked(table: Table) -> None:
    one = last(table, _SEEDS[0])
    state = one.state
    if state.asked or state.agenda or state.ask is not None:
        broken(
            f"the game is over and {state.asked} are asked", "end the game by `State.end`, and push nothing after", one
        )
    if any(state.moves(seat) or state.default_move(seat) for seat in range(table.players)):
        broken("the game is over and somebody has moves", "`moves` and `asides` are empty after the end", one)


def test_every_question_has_a_number_of_its_own(table: Table) -> None:
    for seed in _SEEDS[:4]:
        one = RandomWalk.begin(table, seed)
        used = {one.state.decision}
        while not one.state.is_over:
            _play_and_check_number(one, used)


def _play_and_check_number(one: RandomWalk, used: set[int]) -> None:
    state = one.state
    before, covered = state.decision, {question.decision for question in state.suspended}
    seat, move = one.choose()
    stays = _question_stays(one, seat, move in answers(state, seat))
    state.copy().play(seat, move, decision=before)
    one.play(seat, move)
    if state.is_over or state.decision in covered or (stays and state.decision == before):
        return
    if state.decision in used or state.decision != state.decisions:
        broken(
            f"question {state.decision} is asked again after another one ({sorted(used)[-3:]})",
            "open questions by pushing an `Ask`; the kernel numbers them",
            one,
        )
    used.add(state.decision)


def _question_stays(one: RandomWalk, seat: int, is_answer: bool) -> bool:
    """Whether the same question may be open after the move: others owe a sealed answer, or it was an aside."""
    ask: Ask[object] | None = one.state.ask  # type: ignore[type-var]
    return not is_answer or (isinstance(ask, SealedAsk) and one.state.asked != (seat,))
