"""What a study has found, in sentences, pictures and tables: the report before it is HTML or Markdown."""

from pathlib import Path
from typing import Final

from reverie.lab.findings_games import course_sections, length_sections, seats_sections
from reverie.lab.findings_tables import all_sections, definitions_sections, outliers_sections
from reverie.lab.findings_things import restricted_sections, skill_sections, things_sections
from reverie.lab.findings_variants import verdict_sections
from reverie.lab.report_parts import Report
from reverie.lab.study_facts import StudyFacts

_PARTS: Final = (
    *(verdict_sections, seats_sections, length_sections, course_sections, things_sections),
    *(restricted_sections, skill_sections, outliers_sections, all_sections, definitions_sections),
)


def build_report(folder: Path, language: str) -> Report:
    """The report of a study in a language."""
    facts = StudyFacts(folder, language)
    return Report(
        language,
        facts.say("lab-report-title", {"game": facts.say("game-name")}),
        _first_lines(facts),
        [section for part in _PARTS for section in part(facts)],
        "reverie lab run plan.toml --out FOLDER\nreverie lab report FOLDER",
        facts.say("lab-repeat"),
        facts.say("lab-table-of"),
    )


def _first_lines(facts: StudyFacts) -> list[str]:
    study, plan = facts.games.study, facts.plan
    what = {"pairs": study.pairs, "players": plan.players, "bots": ", ".join(plan.levels()), "rules": study.rules}
    lines = [facts.say("lab-report-facts", {**what, "reverie": study.reverie, "seed": str(plan.seed)})]
    lines.append(facts.say("lab-report-bots"))
    return lines if study.complete else [*lines, facts.say("lab-report-half")]
