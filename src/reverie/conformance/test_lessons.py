"""Lessons, where a game has some: they can be learned from the first step to the last, in every language."""

from reverie.conformance.findings import Findings, broken
from reverie.kernel import Game, Refused
from reverie.lessons import LESSONS_FILE, check_lessons
from reverie.text import words_for

_HOW = f"mend {LESSONS_FILE} or text/lessons.<language>.ftl; docs/lessons.md says what belongs there"


def test_the_lessons_can_be_learned(game: Game) -> None:
    words, findings = words_for("en"), Findings()
    try:
        found = check_lessons(game)
    except Refused as refused:
        broken(f"the lessons cannot be read ({words.refusal(refused)})", _HOW)
    for place, code, what in found:
        findings.add(f"in the lessons, {place}, {words.say(f'lessons-{code}', {'found': what})}", _HOW)
    findings.report()
