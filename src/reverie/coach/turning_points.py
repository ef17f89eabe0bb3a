"""The few moments that decided a game: errors that are sure and large, and luck that was larger still.

In decided positions the coach is silent: who has hardly anything left to win or lose made no error worth a word.
"""

from collections.abc import Sequence
from typing import Final

from reverie.coach.analysis import BetterLine, CoachSentence, Hindsight, TurningPoint
from reverie.coach.judgement import JudgedChoice, MoveLine, StepJudge, WeighedLine
from reverie.coach.samples import SURE, differences, errors, luck_of, mean
from reverie.coach.splitting import SplitStep
from reverie.kernel import move_text

MOST_POINTS: Final = 5
MOST_BY_LUCK: Final = 2
LEAST_ERROR_TOLD: Final = 0.05
LEAST_LUCK_TOLD: Final = 0.12
DECIDED: Final = 0.04
"""Whoever has less than that left to win, or to lose, is left in peace."""
ERROR_WORDS: Final = ((0.2, "coach-word-blunder"), (0.1, "coach-word-mistake"), (0.0, "coach-word-slip"))
GREAT_LUCK: Final = 0.25
_BETTER: Final = 3
_TOLD: Final = 0.02
"""What differs by less is not worth a sentence."""


def turning_points(judge: StepJudge, split: Sequence[SplitStep], seed: int) -> list[TurningPoint]:
    """At most five, in the order of the game."""
    found = []
    for place, one in enumerate(split):
        for judged in one.judged:
            if _is_told(judged):
                found.append((-judged.error, place, judged))
    errors_told = sorted(found, key=lambda row: (-row[0], row[1]))[:MOST_POINTS]
    lucky = [(_most_lucky(one), place) for place, one in enumerate(split) if place and _has_luck(split, place)]
    lucky.sort(key=lambda row: (-abs(split[row[1]].parts[row[0]].luck), row[1]))
    room = max(0, MOST_POINTS - len(errors_told))
    points = [_error_point(judge, split, place, judged, seed) for _, place, judged in errors_told]
    points += [_luck_point(split, place, seat) for seat, place in lucky[: min(MOST_BY_LUCK, room)]]
    return sorted(points, key=lambda point: (point.step, point.seat))


def _is_told(judged: JudgedChoice) -> bool:
    seat = judged.choice.seat
    if -judged.error < LEAST_ERROR_TOLD:
        return False
    best = mean(judged.weighed[0].samples)[seat]
    return best > DECIDED and judged.expected < 1.0 - DECIDED


def _has_luck(split: Sequence[SplitStep], place: int) -> bool:
    """Whether chance did much there to somebody for whom something was open."""
    one, before = split[place], split[place - 1].shares
    seat = _most_lucky(one)
    luck, doubt = abs(one.parts[seat].luck), one.luck_doubt[seat]
    is_open = DECIDED < before[seat] < 1.0 - DECIDED
    return is_open and luck >= LEAST_LUCK_TOLD and luck > SURE * doubt


def _most_lucky(split: SplitStep) -> int:
    """Whom chance helped or hit most."""
    lucks = [abs(part.luck) for part in split.parts]
    return lucks.index(max(lucks))


def _error_point(
    judge: StepJudge, split: Sequence[SplitStep], place: int, judged: JudgedChoice, seed: int
) -> TurningPoint:
    one, seat = split[place], judged.choice.seat
    best = judged.weighed[0]
    better = [
        BetterLine(moves=_texts(line.line), share=share, gain=share - judged.expected)
        for line in judged.weighed
        if (share := mean(line.samples)[seat]) - judged.expected >= _TOLD
    ]
    word = next(name for least, name in ERROR_WORDS if -judged.error >= least)
    return TurningPoint(
        kind="error",
        step=place,
        after=one.step.first,
        seat=seat,
        size=judged.error,
        before=mean(best.samples)[seat],
        played=_texts(judged.choice.line),
        better=better[:_BETTER],
        word=CoachSentence(id=word),
        why=_why(one, judged),
        hindsight=_hindsight(judge, one, judged, seed),
    )


def _why(one: SplitStep, judged: JudgedChoice) -> list[CoachSentence]:
    """What could be expected; then whichever tells most: somebody won at once, or somebody gained by it."""
    seat, best = judged.choice.seat, judged.weighed[0]
    played = next(line for line in judged.weighed if line.line == judged.choice.line)
    ask = one.step.before.ask
    facts = {
        "seat": seat,
        "share": _points(mean(best.samples)[seat]),
        "played": _points(judged.expected),
    }
    clause = "" if ask is None else ask.clause
    told = [CoachSentence(id="coach-why-better", facts=facts, moves=_texts(best.line), clause=clause)]
    if len(best.line) > 1:
        told = [CoachSentence(id="coach-why-plan", facts=facts, clause=clause)]
    if best.often is not None:
        return [*told, CoachSentence(id="coach-why-mixed")]
    return [*told, *_endings(seat, best, played), *_rival(seat, best, played)]


def _endings(seat: int, best: WeighedLine, played: WeighedLine) -> list[CoachSentence]:
    """Who won before there was anything more to choose."""
    worlds = len(best.endings)
    won, lost = _wins(best, seat), _wins(played, seat)
    if won - lost > worlds // 4:
        return [CoachSentence(id="coach-why-wins", facts={"seat": seat, "times": won, "worlds": worlds})]
    for rival in range(len(best.samples[0])):
        let, otherwise = _wins(played, rival), _wins(best, rival)
        if rival != seat and let - otherwise > worlds // 4:
            facts = {"rival_seat": rival, "times": let, "worlds": worlds, "otherwise": otherwise}
            return [CoachSentence(id="coach-why-lets-win", facts=facts)]
    return []


def _wins(line: WeighedLine, seat: int) -> int:
    return sum([seat in winners for winners in line.endings])


def _rival(seat: int, best: WeighedLine, played: WeighedLine) -> list[CoachSentence]:
    """Whom it helped most, where there is more than one who could gain."""
    gains = mean(differences(played.samples, best.samples))
    rivals = [other for other in range(len(gains)) if other != seat]
    if len(rivals) < 2:
        return []
    rival = max(rivals, key=lambda other: gains[other])
    if gains[rival] < _TOLD:
        return []
    return [CoachSentence(id="coach-why-rival", facts={"rival_seat": rival, "points": _points(gains[rival])})]


def _hindsight(judge: StepJudge, one: SplitStep, judged: JudgedChoice, seed: int) -> Hindsight | None:
    """The best line for somebody who saw everything, where it is another one than the coach's."""
    seat = judged.choice.seat
    known = judge.hindsight(one.step, judged.choice, luck_of(seed, one.step.first, "hindsight"))
    line = max(known, key=lambda line: mean(known[line])[seat])
    samples = known[line]
    gains = differences(samples, known[judged.choice.line])
    gain = mean(gains)[seat]
    if line == judged.weighed[0].line or gain < LEAST_ERROR_TOLD or gain <= SURE * errors(gains)[seat]:
        return None
    better = BetterLine(moves=_texts(line), share=mean(samples)[seat], gain=gain)
    why = CoachSentence(id="coach-hindsight", facts={"seat": seat, "points": _points(gain)}, moves=_texts(line))
    return Hindsight(better=better, why=why)


def _luck_point(split: Sequence[SplitStep], place: int, seat: int) -> TurningPoint:
    one = split[place]
    luck = one.parts[seat].luck
    word = f"coach-word-{'very-' if abs(luck) >= GREAT_LUCK else ''}{'lucky' if luck > 0 else 'unlucky'}"
    why = CoachSentence(
        id="coach-why-luck-gave" if luck > 0 else "coach-why-luck-took",
        facts={"seat": seat, "points": _points(abs(luck))},
    )
    played = one.step.choices[0].line
    return TurningPoint(
        kind="luck",
        step=place,
        after=one.step.first,
        seat=seat,
        size=luck,
        before=split[place - 1].shares[seat],
        played=_texts(played),
        better=[],
        word=CoachSentence(id=word),
        why=[why, CoachSentence(id="coach-why-no-choice")],
        hindsight=None,
    )


def _texts(line: MoveLine) -> list[str]:
    return [move_text(move) for move in line]


def _points(share: float) -> int:
    """Hundredths of the win."""
    return round(100 * share)
