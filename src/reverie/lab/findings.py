"""What a study has found, in sentences, pictures and tables: the report before it is HTML or Markdown."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from reverie.kernel import BadSetup
from reverie.lab.charts import Interval, binned, histogram_chart, interval_chart
from reverie.lab.intervals import Difference, Estimate, holm, mean_and_variance
from reverie.lab.measures import ARM_MEASURES, GAME_MEASURES, SUMMARY_MEASURES, USE_MEASURES, columns
from reverie.lab.plan import BASE
from reverie.lab.report_parts import Link, Picture, Report, ReportSection, ReportTable, Speech, unit_of
from reverie.lab.running import verdicts_of
from reverie.lab.sequential import ALPHA, SequentialTest
from reverie.lab.summaries import SURE, Comparison, StudyGames, outliers
from reverie.lab.tables import read_table
from reverie.lab.things import thing_label
from reverie.lab.uses import ThingUse, thing_uses
from reverie.text.words import letter

MOST_THINGS: Final = 24
"""In the picture; the table behind it has some more."""
MOST_ROWS: Final = 80
_COURSE: Final = ("lead_changes", "drama", "deepest", "decided_at", "comeback", "half_lead_holds", "ahead_share")


def build_report(folder: Path, language: str) -> Report:
    """The report of a study in a language."""
    return _Findings(folder, language).report()


class _Findings:
    def __init__(self, folder: Path, language: str) -> None:
        self._study = StudyGames(folder)
        if not self._study.study.pairs:
            raise BadSetup("lab-no-pairs", {"folder": str(folder)})
        self._plan = self._study.plan
        self._speech = Speech(language, self._plan.rules)
        self._say = self._speech.say
        self._language = language

    def report(self) -> Report:
        study, plan, say = self._study.study, self._plan, self._say
        bots = ", ".join(plan.levels())
        facts = {"pairs": study.pairs, "players": plan.players, "bots": bots, "rules": study.rules}
        lines = [say("lab-report-facts", {**facts, "reverie": study.reverie, "seed": str(plan.seed)})]
        lines.append(say("lab-report-bots"))
        if not study.complete:
            lines.append(say("lab-report-half"))
        makers = (
            *(self._verdict, self._seats, self._length, self._course, self._things),
            *(self._restricted, self._skill, self._outliers, self._all, self._definitions),
        )
        sections = [section for make in makers for section in make()]
        return Report(
            self._language,
            say("lab-report-title", {"game": self._speech.words.say("game-name")}),
            lines,
            sections,
            "reverie lab run plan.toml --out FOLDER\nreverie lab report FOLDER",
            say("lab-repeat"),
            say("lab-table-of"),
        )

    # Arms.

    def _named(self, arm: str) -> str:
        """What an arm is called."""
        header = self._study.arms[arm]
        if header.kind == "never":
            return self._say("lab-arm-never", {"thing": self._thing(header.about)})
        if header.kind == "skill":
            stronger, weaker = header.about.split(" ")
            return self._say("lab-arm-skill", {"stronger": stronger, "weaker": weaker})
        return self._say("lab-arm-base") if arm == BASE else arm

    def _thing(self, thing: str) -> str:
        return thing_label(self._speech.words, thing)

    @cached_property
    def _variants(self) -> list[str]:
        return list(self._plan.variants)

    @cached_property
    def _comparisons(self) -> dict[str, list[Comparison]]:
        return {name: self._study.compare(name) for name in self._variants}

    @cached_property
    def _tests(self) -> dict[str, SequentialTest]:
        return verdicts_of(self._study.folder, self._study.study).tests

    @cached_property
    def _estimates(self) -> dict[str, dict[str, Estimate]]:
        return {name: self._study.estimates(name) for name in (BASE, *self._variants)}

    # Sections.

    def _verdict(self) -> Iterator[ReportSection]:
        if not self._variants:
            return
        plan, say = self._plan, self._say
        section = ReportSection(say("lab-section-verdict"))
        rule = {"pairs": plan.stop.pairs, "alpha": self._speech.percent(ALPHA)}
        section.findings.append(say(f"lab-rule-{plan.stop.rule}", rule))
        section.findings.append(say("lab-report-primary", {"measure": self._speech.measure(plan.primary)}))
        rows, table = [], []
        for name in self._variants:
            primary = next((one for one in self._comparisons[name] if one.column == plan.primary), None)
            if primary is None:
                continue
            difference = self._primary_difference(name, primary)
            section.findings.append(self._effect(name, primary, difference))
            if primary.difference.unpaired_pairs:
                section.findings.append(self._saving(name, primary.difference))
            rows.append(Interval(name, difference.value, difference.low, difference.high))
            speech = self._speech
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
            title = f"{self._speech.measure(plan.primary)}: {say('lab-column-change')}"
            spec = interval_chart(rows, title, 0.0, is_share=unit_of(plan.primary) == "share")
            section.pictures.append(Picture(title, spec, self._table(heads, table)))
        yield section
        yield from self._changes()

    def _primary_difference(self, name: str, primary: Comparison) -> Difference:
        """With a sequential rule, the interval that holds at all moments; else the usual one."""
        test, plain = self._tests.get(name), primary.difference
        if test is None:
            return plain
        low, high = test.interval
        return Difference(test.running.mean, low, high, test.running.count, plain.chance, plain.unpaired_pairs)

    def _effect(self, name: str, primary: Comparison, difference: Difference) -> str:
        speech, column = self._speech, primary.column
        test = self._tests.get(name)
        facts = {
            "variant": name,
            "measure": speech.measure(column),
            "change": speech.change(column, abs(difference.value)),
            "interval": speech.interval(column, difference),
            "before": speech.value(column, primary.base.value),
            "after": speech.value(column, primary.other.value),
            "enough": speech.change(column, self._plan.stop.enough or 0.0),
        }
        if test is not None and test.state == "same":
            return self._say("lab-finding-same", facts)
        if difference.low <= 0 <= difference.high:
            return self._say("lab-finding-open", facts)
        return self._say("lab-finding-higher" if difference.value > 0 else "lab-finding-lower", facts)

    def _saving(self, name: str, difference: Difference) -> str:
        factor = difference.unpaired_pairs / difference.pairs
        facts = {"variant": name, "factor": factor, "pairs": difference.pairs}
        return self._say("lab-finding-saved", {**facts, "unpaired": round(difference.unpaired_pairs)})

    def _changes(self) -> Iterator[ReportSection]:
        """Every other figure, as a picture in standard deviations, so that all of them fit on one scale."""
        rows, table = [], []
        spreads = self._spreads
        for name in self._variants:
            for one in self._comparisons[name]:
                spread = spreads.get(one.column, 0.0)
                if not spread:
                    continue
                found = one.difference
                label = self._speech.measure(one.column)
                rows.append(Interval(label, found.value / spread, found.low / spread, found.high / spread, name))
                table.append(
                    (
                        label,
                        name,
                        self._speech.change(one.column, found.value),
                        self._speech.interval(one.column, found),
                        self._speech.decimal(one.corrected),
                        self._speech.yes_no(one.is_sure),
                    )
                )
        if rows:
            say = self._say
            heads = ("measure", "variant", "change", "interval", "luck", "sure")
            spec = interval_chart(rows, say("lab-in-spreads"), 0.0, say("lab-column-variant"))
            table_of = self._table([f"lab-column-{head}" for head in heads], table)
            section = ReportSection(say("lab-section-changes"), [say("lab-corrected")])
            section.pictures.append(Picture(say("lab-in-spreads"), spec, table_of))
            yield section

    @cached_property
    def _spreads(self) -> dict[str, float]:
        base = self._study.of(BASE)
        found = {}
        for name, _ in columns(self._plan.players):
            values = base[name].drop_nulls().to_list()
            if len(values) > 1:
                found[name] = mean_and_variance(values)[1] ** 0.5
        return found

    def _seats(self) -> Iterator[ReportSection]:
        plan, speech = self._plan, self._speech
        if plan.players == 1:
            return
        section = ReportSection(self._say("lab-section-seats"))
        balance, base = self._study.balance(BASE), self._estimates[BASE]
        if balance is not None:
            best = max(range(plan.players), key=lambda seat: base[f"win_share_{seat}"].value)
            facts = {
                "value": speech.decimal(balance.value),
                "interval": self._say(
                    "lab-interval", {"low": speech.decimal(balance.low), "high": speech.decimal(balance.high)}
                ),
                "seat": letter(best),
                "share": speech.percent(base[f"win_share_{best}"].value),
            }
            section.findings.append(self._say("lab-finding-even" if balance.high >= 1 else "lab-finding-uneven", facts))
        first = base.get("first_seat")
        if first is not None:
            interval = self._say("lab-interval", {"low": speech.points(first.low), "high": speech.points(first.high)})
            section.findings.append(
                self._say("lab-finding-first", {"change": speech.points(first.value), "interval": interval})
            )
        for measure, reference in (("win_share", 1 / plan.players), ("points", None)):
            section.pictures.append(self._by_seat(measure, reference))
        yield section

    def _by_seat(self, measure: str, reference: float | None) -> Picture:
        speech, rows, table = self._speech, [], []
        for arm, estimates in self._estimates.items():
            for seat in range(self._plan.players):
                found = estimates.get(f"{measure}_{seat}")
                if found is None:
                    continue
                column, place = f"{measure}_{seat}", f"{self._say('lab-column-seat')} {letter(seat)}"
                rows.append(Interval(place, found.value, found.low, found.high, self._named(arm)))
                value, interval = speech.value(column, found.value), speech.interval(column, found)
                table.append((speech.measure(column), self._named(arm), value, interval, str(found.games)))
        heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval", "games")]
        title = self._say(f"measure-{measure}", {"seat": f"A-{letter(self._plan.players - 1)}"})
        spec = interval_chart(rows, title, reference, self._say("lab-column-variant"), measure == "win_share")
        return Picture(title, spec, self._table(heads, table))

    def _length(self) -> Iterator[ReportSection]:
        speech, base = self._speech, self._estimates[BASE]
        section = ReportSection(self._say("lab-section-length"))
        moves = {arm: self._study.of(arm)["moves"].to_list() for arm in self._estimates}
        ordered = sorted(moves[BASE])
        facts = {
            "moves": speech.decimal(base["moves"].value),
            "minutes": speech.decimal(base["minutes"].value),
            "low": int(ordered[len(ordered) // 20]),
            "high": int(ordered[min(len(ordered) - 1, len(ordered) * 19 // 20)]),
        }
        section.findings.append(self._say("lab-finding-length", facts))
        if base["finished"].value < 1:
            share = speech.percent(1 - base["finished"].value)
            section.findings.append(
                self._say("lab-finding-unfinished", {"share": share, "limit": self._plan.move_limit})
            )
        choice = {
            "share": speech.percent(base["real_choices"].value),
            "mean": speech.decimal(base["branching_mean"].value),
            "run": speech.decimal(base["forced_run"].value),
        }
        section.findings.append(self._say("lab-finding-choices", choice))
        low, high = min(min(each) for each in moves.values()), max(max(each) for each in moves.values())
        bins = [one for arm, each in moves.items() for one in binned(each, self._named(arm), low, high)]
        title, share = speech.measure("moves"), self._say("lab-column-share")
        rows = [(one.group, f"{one.start:g}-{one.end - 1:g}", speech.percent(one.share)) for one in bins]
        heads = [f"lab-column-{head}" for head in ("variant", "moves", "share")]
        spec = histogram_chart(bins, title, share, self._say("lab-column-variant"))
        section.pictures.append(Picture(title, spec, self._table(heads, rows)))
        yield section

    def _course(self) -> Iterator[ReportSection]:
        base = self._estimates[BASE]
        known = [name for name in _COURSE if name in base]
        if "comeback" not in known or "half_lead_holds" not in known:
            return
        speech = self._speech
        section = ReportSection(self._say("lab-section-course"))
        facts = {
            "holds": speech.percent(base["half_lead_holds"].value),
            "comeback": speech.percent(base["comeback"].value),
        }
        section.findings.append(self._say("lab-finding-course", facts))
        shares = [name for name in known if name != "lead_changes"]
        rows, table = [], []
        for arm, estimates in self._estimates.items():
            for name in shares:
                if name in estimates:
                    found = estimates[name]
                    rows.append(Interval(speech.measure(name), found.value, found.low, found.high, self._named(arm)))
                    value, interval = speech.value(name, found.value), speech.interval(name, found)
                    table.append((speech.measure(name), self._named(arm), value, interval))
        heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval")]
        title = self._say("lab-section-course")
        spec = interval_chart(rows, self._say("lab-column-value"), None, self._say("lab-column-variant"))
        section.pictures.append(Picture(title, spec, self._table(heads, table)))
        yield section

    def _things(self) -> Iterator[ReportSection]:
        uses = read_table(self._study.folder, self._study.study, "uses")
        found = thing_uses(uses.filter(uses["arm"] == BASE))
        known = [use for use in found if use.adds is not None]
        if not known:
            return
        chances = holm([use.adds.chance for use in known if use.adds is not None])
        sure = {use.thing for use, chance in zip(known, chances, strict=True) if chance < SURE}
        section = ReportSection(self._say("lab-section-things"), self._thing_findings(known, sure))
        shown = sorted(known, key=lambda use: (use.thing not in sure, -use.share.value))[:MOST_THINGS]
        shown.sort(key=lambda use: -(use.adds.value if use.adds is not None else 0.0))
        if len(shown) < len(found):
            section.findings.append(self._say("lab-things-shown", {"shown": len(shown), "all": len(found)}))
        rows = [
            Interval(self._thing(use.thing), use.adds.value, use.adds.low, use.adds.high)
            for use in shown
            if use.adds is not None
        ]
        title = self._say("measure-use_adds")
        table = [self._use_row(use, use.thing in sure) for use in (*shown, *(one for one in found if one not in shown))]
        heads = [
            "lab-column-thing",
            *(f"measure-{name}" for name in USE_MEASURES),
            "lab-column-interval",
            "lab-column-sure",
        ]
        spec = interval_chart(rows, title, 0.0, is_share=True)
        section.pictures.append(Picture(title, spec, self._table(heads, table[:MOST_ROWS])))
        yield section

    def _thing_findings(self, known: list[ThingUse], sure: set[str]) -> list[str]:
        ranked = sorted(
            ((use.adds, use.thing) for use in known if use.thing in sure and use.adds is not None),
            key=lambda one: one[0].value,
        )
        if not ranked:
            return [self._say("lab-finding-nothing-adds")]
        lines = []
        for (adds, thing), name, sign in ((ranked[-1], "lab-finding-adds", 1), (ranked[0], "lab-finding-takes", -1)):
            if adds.value * sign > 0:
                change, interval = self._speech.points(adds.value), self._speech.interval("use_adds", adds)
                lines.append(self._say(name, {"thing": self._thing(thing), "change": change, "interval": interval}))
        return lines

    def _use_row(self, use: ThingUse, is_sure: bool) -> tuple[str, ...]:
        speech, adds = self._speech, use.adds
        return (
            self._thing(use.thing),
            speech.percent(use.share.value),
            speech.percent(use.when.value) if use.when is not None else "",
            speech.points(adds.value) if adds is not None else "",
            speech.interval("use_adds", adds) if adds is not None else "",
            speech.yes_no(is_sure) if adds is not None else "",
        )

    def _restricted(self) -> Iterator[ReportSection]:
        found = {
            arm.about: self._study.restricted(name) for name, arm in self._study.arms.items() if arm.kind == "never"
        }
        known = {thing: difference for thing, difference in found.items() if difference is not None}
        if not known:
            return
        speech, section = self._speech, ReportSection(self._say("lab-section-restricted"))
        rows, table = [], []
        for thing, one in known.items():
            label, change, interval = self._thing(thing), speech.points(one.value), speech.interval("restricted", one)
            section.findings.append(
                self._say("lab-finding-restricted", {"thing": label, "change": change, "interval": interval})
            )
            rows.append(Interval(label, one.value, one.low, one.high))
            table.append((label, change, interval, str(one.pairs)))
        title = self._say("measure-restricted")
        heads = [f"lab-column-{head}" for head in ("thing", "change", "interval", "games")]
        spec = interval_chart(rows, title, 0.0, is_share=True)
        section.pictures.append(Picture(title, spec, self._table(heads, table)))
        yield section

    def _skill(self) -> Iterator[ReportSection]:
        found = {name: self._study.skill(name) for name, arm in self._study.arms.items() if arm.kind == "skill"}
        known = {name: estimate for name, estimate in found.items() if estimate is not None}
        if not known:
            return
        speech, section, even = self._speech, ReportSection(self._say("lab-section-skill")), 1 / self._plan.players
        rows, table = [], []
        for name, one in known.items():
            stronger, weaker = self._study.arms[name].about.split(" ")
            share, interval = speech.percent(one.value), speech.interval("skill_trace", one)
            facts = {"stronger": stronger, "weaker": weaker, "share": share, "interval": interval}
            section.findings.append(self._say("lab-finding-skill", {**facts, "even": speech.percent(even)}))
            rows.append(Interval(self._named(name), one.value, one.low, one.high))
            table.append((self._named(name), share, interval, str(one.games)))
        title = self._say("measure-skill_trace")
        heads = [f"lab-column-{head}" for head in ("variant", "value", "interval", "games")]
        spec = interval_chart(rows, title, even, is_share=True)
        section.pictures.append(Picture(title, spec, self._table(heads, table)))
        yield section

    def _outliers(self) -> Iterator[ReportSection]:
        rows = [
            (self._speech.measure(column), self._speech.value(column, value), Link(game_id, game_id))
            for column, game_id, value in outliers(self._study.of(BASE))
        ]
        if rows:
            heads = [f"lab-column-{head}" for head in ("measure", "value", "game")]
            yield ReportSection(self._say("lab-section-outliers"), tables=[self._table(heads, rows)])

    def _all(self) -> Iterator[ReportSection]:
        speech, rows = self._speech, []
        for arm, estimates in self._estimates.items():
            for column, one in estimates.items():
                interval = speech.interval(column, one)
                rows.append(
                    (
                        speech.measure(column),
                        self._named(arm),
                        speech.value(column, one.value),
                        interval,
                        str(one.games),
                    )
                )
            for name, whole in (
                ("balance", self._study.balance(arm)),
                ("length_spread", self._study.length_spread(arm)),
            ):
                if whole is not None:
                    ends = {"low": speech.decimal(whole.low), "high": speech.decimal(whole.high)}
                    cells = (speech.decimal(whole.value), self._say("lab-interval", ends), str(whole.games))
                    rows.append((speech.measure(name), self._named(arm), *cells))
        heads = [f"lab-column-{head}" for head in ("measure", "variant", "value", "interval", "games")]
        yield ReportSection(self._say("lab-section-all"), tables=[self._table(heads, rows)])

    def _definitions(self) -> Iterator[ReportSection]:
        names = [*(one.name for one in GAME_MEASURES), *SUMMARY_MEASURES, *USE_MEASURES, *ARM_MEASURES]
        rows = [(self._say(f"measure-{name}", {"seat": "A"}), self._say(f"measure-{name}.about")) for name in names]
        title = self._say("lab-section-definitions")
        yield ReportSection(title, tables=[ReportTable((self._say("lab-column-measure"), title), rows)])

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str | Link]]) -> ReportTable:
        return ReportTable([self._say(head) for head in heads], rows)
