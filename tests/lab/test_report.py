"""A report: one file that needs nothing else, in three languages, with a table behind every picture."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from reverie.kernel import BadSetup
from reverie.lab import LabPlan, StopRule, Variant, run_plan
from reverie.lab import html_report as html
from reverie.lab.charts import binned
from reverie.lab.findings import build_report
from reverie.lab.measures import ARM_MEASURES, GAME_MEASURES, SUMMARY_MEASURES, USE_MEASURES
from reverie.lab.reporting import write_report
from reverie.text import LANGUAGES, words_for

LARGEST = 1_500_000
DOCUMENT = Path(__file__).parents[2] / "docs" / "laboratory.md"


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study")
    plan = LabPlan(
        game="psycle",
        bots=["random"],
        variants={"rich": Variant(overrides={"gems": {"start": 16}})},
        never=["play card=5"],
        skill=["random", "greedy"],
        primary="branching_mean",
        stop=StopRule(pairs=60),
    )
    run_plan(plan, folder)
    return folder


class Page(HTMLParser):
    """What is in a page, by kind of element, and what it leads to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}
        self.targets: list[str] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        given = dict(attrs)
        self.targets += [target for name in ("src", "href") if (target := given.get(name))]
        if tag == "html":
            self.language = given.get("lang") or ""


def test_one_file_that_needs_nothing_else(study: Path) -> None:
    files = write_report(study, "en")
    text = files.html.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST
    page = Page(text)
    assert page.counts["figure"] == page.counts["details"] == page.counts["figcaption"] >= 7
    assert page.counts["table"] > page.counts["figure"]
    assert "link" not in page.counts
    assert "img" not in page.counts
    assert page.targets, "outliers lead to their games"
    assert all((study / target).is_file() for target in page.targets)
    outside = set(re.findall(r"https?://[\w./-]+", text))
    assert all("w3.org" in one or "vega" in one for one in outside), "names of formats, nothing that is fetched"
    assert "vegaEmbed" not in text.partition("<script")[0]
    assert "prefers-color-scheme:dark" in text
    markdown = files.markdown.read_text(encoding="utf-8")
    assert "rich: Choice, mean goes up by" in markdown
    assert "| Moves |" in markdown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(study: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(html, "drawing_script", lambda: "")
    report = build_report(study, language)
    assert Page(html.html_report(report, {})).language == language
    assert len(report.sections) >= 9
    sentences = [finding for section in report.sections for finding in section.findings]
    assert all("{" not in sentence and "None" not in sentence for sentence in sentences)


def test_nothing_in_a_name_becomes_markup(study: Path) -> None:
    report = build_report(study, "en")
    report.title = report.sections[0].title = "</script><b>&"
    text = html.html_report(report, {})
    assert "</script><b>" not in text
    assert "&lt;/script&gt;&lt;b&gt;&amp;" in text


def test_without_a_whole_pair_there_is_no_report(tmp_path: Path) -> None:
    plan = LabPlan(game="psycle", bots=["random"])

    with pytest.raises(GeneratorExit):
        run_plan(plan, tmp_path, player=lambda _: (_ for _ in ()).throw(GeneratorExit))
    with pytest.raises(BadSetup, match="lab-no-pairs"):
        build_report(tmp_path, "en")


def test_every_measure_has_a_name_and_is_defined() -> None:
    names = [*(one.name for one in GAME_MEASURES), *SUMMARY_MEASURES, *USE_MEASURES, *ARM_MEASURES]
    assert len(names) >= 30
    document = DOCUMENT.read_text(encoding="utf-8")
    for name in names:
        assert f"`{name}" in document, name
        for language in LANGUAGES:
            words = words_for(language)
            assert words.say(f"measure-{name}", {"seat": "A"})
            assert words.say(f"measure-{name}.about")


def test_values_are_counted_into_few_bins() -> None:
    bins = binned([float(value) for value in range(100)], "x", 0, 99)
    assert len(bins) <= 30
    assert sum(one.share for one in bins) == pytest.approx(1.0)
    assert binned([5.0, 5.0], "x", 5, 5) == [(5, 6, 1.0, "x")]
