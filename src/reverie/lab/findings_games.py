"""What games are like: who wins where, how long they are, and how they go."""

from collections.abc import Iterator
from typing import Final

from reverie.lab.charts import Interval, binned, histogram_chart, interval_chart
from reverie.lab.plan import BASE
from reverie.lab.report_parts import Picture, ReportSection
from reverie.lab.study_facts import StudyFacts
from reverie.text.sentences import letter

_COURSE: Final = ("lead_changes", "drama", "deepest", "decided_at", "comeback", "half_lead_holds", "ahead_share")


def seats_sections(study: StudyFacts) -> Iterator[ReportSection]:
    plan, speech = study.plan, study.speech
    if plan.players == 1:
        return
    section = ReportSection(study.say("lab-section-seats"))
    balance, base = study.games.balance(BASE), study.estimates[BASE]
    if balance is not None:
        best = max(range(plan.players), key=lambda seat: base[f"win_share_{seat}"].value)
        facts = {
            "value": speech.decimal(balance.value),
            "interval": study.say(
                "lab-interval", {"low": speech.decimal(balance.low), "high": speech.decimal(balance.high)}
            ),
            "seat": letter(best),
            "share": speech.percent(base[f"win_share_{best}"].value),
        }
        section.findings.append(study.say("lab-finding-even" if balance.high >= 1 else "lab-finding-uneven", facts))
    first = base.get("first_seat")
    if first is not None:
        interval = study.say("lab-interval", {"low": speech.points(first.low), "high": speech.points(first.high)})
        section.findings.append(
            study.say("lab-finding-first", {"change": speech.points(first.value), "interval": interval})
        )
    for measure, reference in (("win_share", 1 / plan.players), ("points", None)):
        section.pictures.append(_by_seat(study, measure, reference))
    yield section


def _by_seat(study: StudyFacts, measure: str, reference: float | None) -> Picture:
    speech, rows, table = study.speech, [], []
    for arm, estimates in study.estimates.items():
        for seat in range(study.plan.players):
            found = estimates.get(f"{measure}_{seat}")
            if found is None:
                continue
            column, place = f"{measure}_{seat}", f"{study.say('lab-column-seat')} {letter(seat)}"
            rows.append(Interval(place, found.value, found.low, found.high, study.named(arm)))
            value, interval = speech.value(column, found.value), speech.interval(column, found)
            table.append((speech.measure(column), study.named(arm), value, interval, str(found.games)))
    heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval", "games")]
    title = study.say(f"measure-{measure}", {"seat": f"A-{letter(study.plan.players - 1)}"})
    spec = interval_chart(rows, title, reference, study.say("lab-column-variant"), measure == "win_share")
    return Picture(title, spec, study.table(heads, table))


def length_sections(study: StudyFacts) -> Iterator[ReportSection]:
    speech, base = study.speech, study.estimates[BASE]
    section = ReportSection(study.say("lab-section-length"))
    moves = {arm: study.games.of(arm)["moves"].to_list() for arm in study.estimates}
    ordered = sorted(moves[BASE])
    facts = {
        "moves": speech.decimal(base["moves"].value),
        "minutes": speech.decimal(base["minutes"].value),
        "low": int(ordered[len(ordered) // 20]),
        "high": int(ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]),
    }
    section.findings.append(study.say("lab-finding-length", facts))
    if base["finished"].value < 1:
        share = speech.percent(1 - base["finished"].value)
        section.findings.append(study.say("lab-finding-unfinished", {"share": share, "limit": study.plan.move_limit}))
    choice = {
        "share": speech.percent(base["real_choices"].value),
        "mean": speech.decimal(base["branching_mean"].value),
        "run": speech.decimal(base["forced_run"].value),
    }
    section.findings.append(study.say("lab-finding-choices", choice))
    low, high = min(min(each) for each in moves.values()), max(max(each) for each in moves.values())
    bins = [one for arm, each in moves.items() for one in binned(each, study.named(arm), low, high)]
    title, share = speech.measure("moves"), study.say("lab-column-share")
    rows = [(one.group, f"{one.start:g}-{one.end - 1:g}", speech.percent(one.share)) for one in bins]
    heads = [f"lab-column-{head}" for head in ("variant", "moves", "share")]
    spec = histogram_chart(bins, title, share, study.say("lab-column-variant"))
    section.pictures.append(Picture(title, spec, study.table(heads, rows)))
    yield section


def course_sections(study: StudyFacts) -> Iterator[ReportSection]:
    base = study.estimates[BASE]
    known = [name for name in _COURSE if name in base]
    if "comeback" not in known or "half_lead_holds" not in known:
        return
    speech = study.speech
    section = ReportSection(study.say("lab-section-course"))
    facts = {
        "holds": speech.percent(base["half_lead_holds"].value),
        "comeback": speech.percent(base["comeback"].value),
    }
    section.findings.append(study.say("lab-finding-course", facts))
    shares = [name for name in known if name != "lead_changes"]
    rows, table = [], []
    for arm, estimates in study.estimates.items():
        for name in shares:
            if name in estimates:
                found = estimates[name]
                rows.append(Interval(speech.measure(name), found.value, found.low, found.high, study.named(arm)))
                value, interval = speech.value(name, found.value), speech.interval(name, found)
                table.append((speech.measure(name), study.named(arm), value, interval))
    heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval")]
    title = study.say("lab-section-course")
    spec = interval_chart(rows, study.say("lab-column-value"), None, study.say("lab-column-variant"))
    section.pictures.append(Picture(title, spec, study.table(heads, table)))
    yield section
