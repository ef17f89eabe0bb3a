"""What is used and what it adds, what is lost without it, and what skill is worth."""

from collections.abc import Iterator
from typing import Final

from reverie.lab.charts import Interval, interval_chart
from reverie.lab.intervals import holm
from reverie.lab.measures import USE_MEASURES
from reverie.lab.plan import BASE
from reverie.lab.report_parts import Picture, ReportSection
from reverie.lab.study_facts import StudyFacts
from reverie.lab.summaries import SURE
from reverie.lab.tables import read_table
from reverie.lab.uses import ThingUse, thing_uses

MOST_THINGS: Final = 24
"""In the picture; the table behind it has some more."""
MOST_ROWS: Final = 80


def things_sections(study: StudyFacts) -> Iterator[ReportSection]:
    uses = read_table(study.games.folder, study.games.study, "uses")
    found = thing_uses(uses.filter(uses["arm"] == BASE))
    known = [use for use in found if use.adds is not None]
    if not known:
        return
    chances = holm([use.adds.chance for use in known if use.adds is not None])
    sure = {use.thing for use, chance in zip(known, chances, strict=True) if chance < SURE}
    section = ReportSection(study.say("lab-section-things"), _thing_findings(study, known, sure))
    shown = sorted(known, key=lambda use: (use.thing not in sure, -use.share.value))[:MOST_THINGS]
    shown.sort(key=lambda use: -(use.adds.value if use.adds is not None else 0.0))
    if len(shown) < len(found):
        section.findings.append(study.say("lab-things-shown", {"shown": len(shown), "all": len(found)}))
    rows = [
        Interval(study.thing(use.thing), use.adds.value, use.adds.low, use.adds.high)
        for use in shown
        if use.adds is not None
    ]
    title = study.say("measure-use_adds")
    table = [_use_row(study, use, use.thing in sure) for use in (*shown, *(one for one in found if one not in shown))]
    heads = [
        "lab-column-thing",
        *(f"measure-{name}" for name in USE_MEASURES),
        "lab-column-interval",
        "lab-column-sure",
    ]
    spec = interval_chart(rows, title, 0.0, is_share=True)
    section.pictures.append(Picture(title, spec, study.table(heads, table[:MOST_ROWS])))
    yield section


def _thing_findings(study: StudyFacts, known: list[ThingUse], sure: set[str]) -> list[str]:
    ranked = sorted(
        ((use.adds, use.thing) for use in known if use.thing in sure and use.adds is not None),
        key=lambda one: one[0].value,
    )
    if not ranked:
        return [study.say("lab-finding-nothing-adds")]
    lines = []
    for (adds, thing), name, sign in ((ranked[-1], "lab-finding-adds", 1), (ranked[0], "lab-finding-takes", -1)):
        if adds.value * sign > 0:
            change, interval = study.speech.points(adds.value), study.speech.interval("use_adds", adds)
            lines.append(study.say(name, {"thing": study.thing(thing), "change": change, "interval": interval}))
    return lines


def _use_row(study: StudyFacts, use: ThingUse, is_sure: bool) -> tuple[str, ...]:
    speech, adds = study.speech, use.adds
    return (
        study.thing(use.thing),
        speech.percent(use.share.value),
        speech.percent(use.when.value) if use.when is not None else "",
        speech.points(adds.value) if adds is not None else "",
        speech.interval("use_adds", adds) if adds is not None else "",
        speech.yes_no(is_sure) if adds is not None else "",
    )


def restricted_sections(study: StudyFacts) -> Iterator[ReportSection]:
    found = {arm.about: study.games.restricted(name) for name, arm in study.games.arms.items() if arm.kind == "never"}
    known = {thing: difference for thing, difference in found.items() if difference is not None}
    if not known:
        return
    speech, section = study.speech, ReportSection(study.say("lab-section-restricted"))
    rows, table = [], []
    for thing, one in known.items():
        label, change, interval = study.thing(thing), speech.points(one.value), speech.interval("restricted", one)
        section.findings.append(
            study.say("lab-finding-restricted", {"thing": label, "change": change, "interval": interval})
        )
        rows.append(Interval(label, one.value, one.low, one.high))
        table.append((label, change, interval, str(one.pairs)))
    title = study.say("measure-restricted")
    heads = [f"lab-column-{head}" for head in ("thing", "change", "interval", "games")]
    spec = interval_chart(rows, title, 0.0, is_share=True)
    section.pictures.append(Picture(title, spec, study.table(heads, table)))
    yield section


def skill_sections(study: StudyFacts) -> Iterator[ReportSection]:
    found = {name: study.games.skill(name) for name, arm in study.games.arms.items() if arm.kind == "skill"}
    known = {name: estimate for name, estimate in found.items() if estimate is not None}
    if not known:
        return
    speech, section, even = study.speech, ReportSection(study.say("lab-section-skill")), 1 / study.plan.players
    rows, table = [], []
    for name, one in known.items():
        stronger, weaker = study.games.arms[name].about.split(" ")
        share, interval = speech.percent(one.value), speech.interval("skill_trace", one)
        facts = {"stronger": stronger, "weaker": weaker, "share": share, "interval": interval}
        section.findings.append(study.say("lab-finding-skill", {**facts, "even": speech.percent(even)}))
        rows.append(Interval(study.named(name), one.value, one.low, one.high))
        table.append((study.named(name), share, interval, str(one.games)))
    title = study.say("measure-skill_trace")
    heads = [f"lab-column-{head}" for head in ("variant", "value", "interval", "games")]
    spec = interval_chart(rows, title, even, is_share=True)
    section.pictures.append(Picture(title, spec, study.table(heads, table)))
    yield section
