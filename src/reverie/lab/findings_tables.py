"""The tables at the end of a report: games that stand out, every figure, and what the figures mean."""

from collections.abc import Iterator

from reverie.lab.measures import ARM_MEASURES, GAME_MEASURES, SUMMARY_MEASURES, USE_MEASURES
from reverie.lab.plan import BASE
from reverie.lab.report_parts import Link, ReportSection, ReportTable
from reverie.lab.study_facts import StudyFacts
from reverie.lab.summaries import outliers


def outliers_sections(study: StudyFacts) -> Iterator[ReportSection]:
    rows = [
        (study.speech.measure(column), study.speech.value(column, value), Link(game_id, game_id))
        for column, game_id, value in outliers(study.games.of(BASE))
    ]
    if rows:
        heads = [f"lab-column-{head}" for head in ("measure", "value", "game")]
        yield ReportSection(study.say("lab-section-outliers"), tables=[study.table(heads, rows)])


def all_sections(study: StudyFacts) -> Iterator[ReportSection]:
    speech, rows = study.speech, []
    for arm, estimates in study.estimates.items():
        for column, one in estimates.items():
            interval = speech.interval(column, one)
            rows.append(
                (
                    speech.measure(column),
                    study.named(arm),
                    speech.value(column, one.value),
                    interval,
                    str(one.games),
                )
            )
        for name, whole in (
            ("balance", study.games.balance(arm)),
            ("length_spread", study.games.length_spread(arm)),
        ):
            if whole is not None:
                ends = {"low": speech.decimal(whole.low), "high": speech.decimal(whole.high)}
                cells = (speech.decimal(whole.value), study.say("lab-interval", ends), str(whole.games))
                rows.append((speech.measure(name), study.named(arm), *cells))
    heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval", "games")]
    yield ReportSection(study.say("lab-section-all"), tables=[study.table(heads, rows)])


def definitions_sections(study: StudyFacts) -> Iterator[ReportSection]:
    names = [*(one.name for one in GAME_MEASURES), *SUMMARY_MEASURES, *USE_MEASURES, *ARM_MEASURES]
    rows = [(study.say(f"measure-{name}", {"seat": "A"}), study.say(f"measure-{name}.about")) for name in names]
    title = study.say("lab-section-definitions")
    yield ReportSection(title, tables=[ReportTable((study.say("lab-column-measure"), title), rows)])
