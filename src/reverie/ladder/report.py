"""A ladder as a document: for each game the ratings, then who won how much against whom. All of it can be repeated."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from reverie.games import find_game
from reverie.ladder.picture import ladder_picture
from reverie.ladder.results import Header, LadderResults, read_all_results
from reverie.ladder.scores import LevelRating, PairScore, pair_scores, rate_levels
from reverie.minds.mind import strengths
from reverie.text import words_for

NAME: Final = "ladder.md"
EARLIER: Final = (
    "**Played by earlier levels.** Those of today choose otherwise, or by other networks; the command plays them, and "
    "may come to other figures."
)
_BEGIN: Final = "<!-- ladder: what follows is written by the command -->"


def write_report(results: Path, document: Path, pictures: Path) -> int:
    """Write what the results of a folder say into ``document``, after its introduction; how many ladders there were.

    The introduction is whatever the document says before our mark; without a document it is a plain heading.
    """
    ladders = list(read_all_results(results))
    before = document.read_text(encoding="utf-8").partition(_BEGIN)[0] if document.exists() else "# The ladder\n\n"
    pictures.mkdir(parents=True, exist_ok=True)
    sections = [section for name in _names(ladders) for section in _game(name, ladders, document, pictures)]
    document.write_text(before + _BEGIN + "\n\n" + "\n".join(sections), encoding="utf-8")
    return len(ladders)


def _title(name: str) -> str:
    return words_for("en", find_game(name)).say("game-name")


def _names(ladders: Sequence[LadderResults]) -> list[str]:
    return list(dict.fromkeys(ladder.header.game for ladder in ladders))


def _game(name: str, ladders: Sequence[LadderResults], document: Path, pictures: Path) -> Iterator[str]:
    yield f"## {_title(name)}\n"
    for ladder in ladders:
        if ladder.header.game != name:
            continue
        if ladder.header.players == 2:
            ratings = rate_levels(ladder.plan, ladder.returns)
            picture = pictures / f"ladder-{name}.svg"
            picture.write_text(ladder_picture(f"{_title(name)}, two players", ratings), encoding="utf-8")
            yield f"![The ladder of {_title(name)}]({_way(document, picture)})\n"
            yield from _ratings(ratings)
        yield from _pairs(ladder)


def _way(document: Path, picture: Path) -> str:
    return picture.resolve().relative_to(document.resolve().parent).as_posix()


def _ratings(ratings: Sequence[LevelRating]) -> Iterator[str]:
    yield "| Level | Rating | 95 % |\n|---|---|---|"
    for rating in sorted(ratings, key=lambda rating: -rating.mu):
        yield f"| `{rating.level}` | {rating.mu:.1f} | ± {rating.reach:.1f} |"
    yield ""


def _pairs(ladder: LadderResults) -> Iterator[str]:
    scores = pair_scores(ladder.plan, ladder.returns)
    header = ladder.header
    if not ladder.is_of_today:
        yield f"{EARLIER}{other_strengths(header)}\n"
    games = scores[0].games if scores else 0
    seats = "one on each seat" if header.players == 2 else f"one of them among {header.players - 1} of the other"
    yield (
        f"{header.players} players, {seats}; {games} games a pair, {ladder.deals} deals. Won by the level on the left, "
        f"where an even share is {1 / header.players:.0%}:\n"
    )
    others = header.levels[:-1]
    yield "| | " + " | ".join(f"`{level}`" for level in others) + " |\n" + "|---" * (len(others) + 1) + "|"
    by_pair = {(score.stronger, score.weaker): score for score in scores}
    for level in reversed(header.levels[1:]):
        cells = [_cell(by_pair.get((level, other))) for other in others]
        yield f"| `{level}` | " + " | ".join(cells) + " |"
    yield f"\n```\n{command_of(ladder)}\n```\n"
    yield f"Rules {header.rules}, content `{header.content[:12]}`, Reverie {header.reverie}.{_strengths(header)}\n"


def _strengths(header: Header) -> str:
    told = [f"`{level}` {looks:g}, {temperature:g}" for level, (looks, temperature) in header.strengths.items()]
    return f" Looks and temperatures: {'; '.join(told)}." if told else ""


def other_strengths(header: Header) -> str:
    """Which levels took other looks or temperatures then, as a sentence with a blank before it; nothing where none."""
    today = strengths(header.game, header.players)
    told = [
        f"`{level}` {looks:g}, {temperature:g} (today {today[level].looks:g}, {today[level].temperature:g})"
        for level, (looks, temperature) in header.strengths.items()
        if level in today and today[level] != (looks, temperature)
    ]
    return f" Looks and temperatures were others then: {'; '.join(told)}." if told else ""


def _cell(score: PairScore | None) -> str:
    if score is None or not score.games:
        return ""
    return f"{score.share:.1%} ({score.low:.1%} to {score.high:.1%})"


def command_of(ladder: LadderResults) -> str:
    """What plays these games again."""
    header = ladder.header
    usual = find_game(header.game).setup(header.players).options
    options = "".join(f" --option {name}={value}" for name, value in header.options.items() if value != usual.get(name))
    levels = ",".join(header.levels)
    return (
        f"reverie ladder {header.game} --players {header.players} --levels {levels} --deals {ladder.deals}"
        f"{' --neighbours' if header.neighbours else ''} --seed {header.seed}{options}"
    )
