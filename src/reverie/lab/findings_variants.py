"""What the variants do: the primary figure by the plan's rule, and everything else that changes."""

from collections.abc import Iterator

from reverie.lab.charts import Interval, interval_chart
from reverie.lab.intervals import Difference
from reverie.lab.report_parts import Picture, ReportSection, unit_of
from reverie.lab.sequential import ALPHA
from reverie.lab.study_facts import StudyFacts
from reverie.lab.summaries import Comparison


def verdict_sections(study: StudyFacts) -> Iterator[ReportSection]:
    if not study.variants:
        return
    plan, say = study.plan, study.say
    section = ReportSection(say("lab-section-verdict"))
    rule = {"pairs": plan.stop.pairs, "alpha": study.speech.percent(ALPHA)}
    section.findings.append(say(f"lab-rule-{plan.stop.rule}", rule))
    section.findings.append(say("lab-report-primary", {"measure": study.speech.measure(plan.primary)}))
    rows, table = [], []
    for name in study.variants:
        primary = next((one for one in study.comparisons[name] if one.column == plan.primary), None)
        if primary is None:
            continue
        difference = _primary_difference(study, name, primary)
        section.findings.append(_effect(study, name, primary, difference))
        if primary.difference.unpaired_pairs:
            section.findings.append(_saving(study, name, primary.difference))
        rows.append(Interval(name, difference.value, difference.low, difference.high))
        speech = study.speech
        table.append(
            (
                name,
                speech.value(plan.primary, primary.base.value),
                speech.value(plan.primary, primary.other.value),
                speech.change(plan.primary, difference.value),
                speech.interval(plan.primary, difference),
            )
        )
    if rows:
        heads = (
            "lab-column-variant",
            "lab-column-base",
            "lab-column-value",
            "lab-column-change",
            "lab-column-interval",
        )
        title = f"{study.speech.measure(plan.primary)}: {say('lab-column-change')}"
        spec = interval_chart(rows, title, 0.0, is_share=unit_of(plan.primary) == "share")
        section.pictures.append(Picture(title, spec, study.table(heads, table)))
    yield section
    yield from _changes(study)


def _primary_difference(study: StudyFacts, name: str, primary: Comparison) -> Difference:
    """With a sequential rule, the interval that holds at all moments; else the usual one."""
    test, plain = study.tests.get(name), primary.difference
    if test is None:
        return plain
    low, high = test.interval
    return Difference(test.running.mean, low, high, test.running.count, plain.chance, plain.unpaired_pairs)


def _effect(study: StudyFacts, name: str, primary: Comparison, difference: Difference) -> str:
    speech, column = study.speech, primary.column
    test = study.tests.get(name)
    facts = {
        "variant": name,
        "measure": speech.measure(column),
        "change": speech.change(column, abs(difference.value)),
        "interval": speech.interval(column, difference),
        "before": speech.value(column, primary.base.value),
        "after": speech.value(column, primary.other.value),
        "enough": speech.change(column, study.plan.stop.enough or 0.0),
    }
    if test is not None and test.state == "same":
        return study.say("lab-finding-same", facts)
    if difference.low <= 0 <= difference.high:
        return study.say("lab-finding-open", facts)
    return study.say("lab-finding-higher" if difference.value > 0 else "lab-finding-lower", facts)


def _saving(study: StudyFacts, name: str, difference: Difference) -> str:
    factor = difference.unpaired_pairs / difference.pairs
    facts = {"variant": name, "factor": factor, "pairs": difference.pairs}
    return study.say("lab-finding-saved", {**facts, "unpaired": round(difference.unpaired_pairs)})


def _changes(study: StudyFacts) -> Iterator[ReportSection]:
    """Every other figure, as a picture in standard deviations, so that all of them fit on one scale."""
    rows, table = [], []
    spreads = study.spreads
    for name in study.variants:
        for one in study.comparisons[name]:
            spread = spreads.get(one.column, 0.0)
            if not spread:
                continue
            found = one.difference
            label = study.speech.measure(one.column)
            rows.append(Interval(label, found.value / spread, found.low / spread, found.high / spread, name))
            table.append(
                (
                    label,
                    name,
                    study.speech.change(one.column, found.value),
                    study.speech.interval(one.column, found),
                    study.speech.decimal(one.corrected),
                    study.speech.yes_no(one.is_sure),
                )
            )
    if rows:
        say = study.say
        heads = ("measure", "variant", "change", "interval", "luck", "sure")
        spec = interval_chart(rows, say("lab-in-spreads"), 0.0, say("lab-column-variant"))
        table_of = study.table([f"lab-column-{head}" for head in heads], table)
        section = ReportSection(say("lab-section-changes"), [say("lab-corrected")])
        section.pictures.append(Picture(say("lab-in-spreads"), spec, table_of))
        yield section
