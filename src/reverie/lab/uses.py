"""What is used, when, and what its use adds to winning.

Whoever is ahead uses other things than whoever is behind, and late in a game other things than early. So a thing's
users win more or less often than others for reasons that lie before its use. What its use *adds* is therefore compared
only between like and like: moments at which the thing could be used and something else could be done as well; the same
seat, about as many questions answered, about as far ahead. Of each game and seat one use and one refusal to use it
count, each drawn at random, and the interval treats each game as one observation.
"""

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from reverie.bots.arena import CONFIDENCE
from reverie.lab.intervals import Difference, Estimate, two_sided
from reverie.lab.tables import polars_tool

if TYPE_CHECKING:
    import polars

FEWEST: Final = 30
"""Fewer uses, or fewer refusals, are not compared."""
COVERED: Final = 0.5
"""At least so many of the uses must have a refusal like them."""
LEADS: Final = (-0.3, -0.05, 0.05, 0.3)
TURN_BINS: Final = 5


@dataclass(frozen=True, slots=True)
class ThingUse:
    """What became of one thing."""

    thing: str
    share: Estimate
    """Of the seats that could use it, how many did, at least once."""
    when: Estimate | None
    """When it was used for the first time, as a share of the game."""
    adds: Difference | None
    """What its use adds to the share of wins; nothing where there is not enough to compare."""


def thing_uses(uses: "polars.DataFrame") -> list[ThingUse]:
    """Every thing in a table of uses (of one arm), the most used first."""
    pl = polars_tool()
    known = uses.filter((pl.col("offered") > 0) | (pl.col("used") > 0))
    shares = _clustered(known.with_columns(value=(pl.col("used") > 0).cast(pl.Float64)))
    whens = _clustered(known.filter(pl.col("used") > 0).with_columns(value=pl.col("first_use")))
    adds = {row["thing"]: row for row in _adds(known).iter_rows(named=True)}
    found = [
        ThingUse(thing, share, whens.get(thing), _difference(adds[thing]) if thing in adds else None)
        for thing, share in shares.items()
    ]
    return sorted(found, key=lambda use: (-use.share.value, use.thing))


def _clustered(frame: "polars.DataFrame") -> dict[str, Estimate]:
    """By thing: the mean of ``value``, each game counted as one."""
    pl = polars_tool()
    games = frame.group_by("thing", "game_id").agg(pl.col("value").mean())
    means = games.group_by("thing").agg(
        pl.col("value").mean(), pl.col("value").var().fill_null(0.0).alias("variance"), pl.len().alias("games")
    )
    found = {}
    for thing, mean, variance, count in means.sort("thing").iter_rows():
        wide = CONFIDENCE * sqrt(variance / count)
        found[thing] = Estimate(mean, max(0.0, mean - wide), min(1.0, mean + wide), count)
    return found


def _moments(known: "polars.DataFrame") -> "polars.DataFrame":
    """One row for each use and each refusal that counts: who, when, how far ahead, and whether the seat won."""
    pl = polars_tool()
    parts = []
    for is_used, turn, lead in ((1, "use_turn", "use_lead"), (0, "decline_turn", "decline_lead")):
        part = known.filter(pl.col(turn).is_not_null()).select(
            "thing",
            "game_id",
            "seat",
            "won",
            turn=pl.col(turn),
            lead=pl.col(lead).fill_null(0.0),
            is_used=pl.lit(is_used),
        )
        parts.append(part)
    return pl.concat(parts)  # type: ignore[no-any-return]


def _adds(known: "polars.DataFrame") -> "polars.DataFrame":
    """By thing: the difference in wins between uses and refusals that are alike, and its standard error."""
    pl = polars_tool()
    stratum = ["thing", "seat", "turn_bin", "lead_bin"]
    used = pl.col("is_used") == 1
    moments = _moments(known).with_columns(
        turn_bin=(pl.col("turn").rank("average").over("thing") / pl.len().over("thing") * TURN_BINS).ceil(),
        lead_bin=_lead_bin(pl),
    )
    counted = moments.with_columns(
        uses=used.sum().over(stratum),
        refusals=(~used).sum().over(stratum),
        mean=pl.col("won").mean().over([*stratum, "is_used"]),
        all_uses=used.sum().over("thing"),
        all_refusals=(~used).sum().over("thing"),
    ).filter((pl.col("all_uses") >= FEWEST) & (pl.col("all_refusals") >= FEWEST))
    alike = counted.filter((pl.col("uses") > 0) & (pl.col("refusals") > 0)).with_columns(
        covered=used.sum().over("thing")
    )
    alike_share = pl.col("uses") / pl.col("refusals") / pl.col("covered")
    per_row = pl.when(used).then(1 / pl.col("covered")).otherwise(-1.0 * alike_share)
    weighted = alike.with_columns(part=per_row * pl.col("won"), pull=per_row * (pl.col("won") - pl.col("mean")))
    games = weighted.group_by("thing", "game_id").agg(
        pl.col("part").sum(), pl.col("pull").sum(), pl.col("covered").first(), pl.col("all_uses").first()
    )
    return (
        games.group_by("thing")
        .agg(
            value=pl.col("part").sum(),
            error=(pl.col("pull") ** 2).sum().sqrt(),
            games=pl.len(),
            covered=pl.col("covered").first() / pl.col("all_uses").first(),
        )
        .filter(pl.col("covered") >= COVERED)
        .sort("thing")
    )


def _lead_bin(pl: Any) -> Any:
    bins = pl.lit(0)
    for edge in LEADS:
        bins = bins + (pl.col("lead") > edge).cast(pl.Int32)
    return bins


def _difference(row: dict[str, Any]) -> Difference:
    value, error = row["value"], row["error"]
    wide = CONFIDENCE * error
    return Difference(value, value - wide, value + wide, row["games"], two_sided(value, error))
