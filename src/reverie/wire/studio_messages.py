"""What the studio and whoever plays its trials say to each other over HTTP, as types; ``http_messages`` has the rest.

A variant is a difference: the changes to a game's content (``overrides``, as a table takes them) and the hash of the
content that they change. ``docs/studio.md`` tells how the requests go together.
"""

from typing import Any, Literal

from msgspec import Struct

from reverie.wire.http_messages import RefusalAnswer

TrialArm = Literal["old", "new"]
FigureUnit = Literal["share", "points", "count", "minutes", "number"]


# The form of a content.


class FormBase(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A part of a form; each kind is a subclass."""

    path: str
    """Where it stands in the content, as refusals say it too: ``cards[5].stars``."""
    name: str
    """In the language of the request."""
    clause: str
    """The clause of the rules that bounds it; may be empty."""


class FormGrowth(Struct, frozen=True, kw_only=True):
    """A list of records that may become longer or shorter."""

    fewest: int
    most: int
    fresh: dict[str, Any]
    """What can be added where the list is empty; else copies of its records are."""


class FormGroup(FormBase, frozen=True, kw_only=True, tag="group"):
    """Several parts: a table of the content, a list of records, one record, or a grid of values."""

    thing: str
    """The id of the card, tile or other thing that this record is; empty if it is none."""
    entries: list["FormPart"]
    grows: FormGrowth | None = None
    """Of a list of records whose length is free."""


class FormNumber(FormBase, frozen=True, kw_only=True, tag="number"):
    """A whole number."""

    minimum: int
    maximum: int


class FormSwitch(FormBase, frozen=True, kw_only=True, tag="switch"):
    """So, or not."""


class FormText(FormBase, frozen=True, kw_only=True, tag="text"):
    """A text of so many characters at most; perhaps one word only."""

    longest: int
    one_word: bool


class FormOption(Struct, frozen=True, kw_only=True):
    """A value that can be chosen."""

    value: str | int | None
    name: str


class FormChoice(FormBase, frozen=True, kw_only=True, tag="choice"):
    """One of a few values."""

    options: list[FormOption]
    of: str = ""
    """Where it is one of the things of a list instead: the path of that list, whose groups say what they are called."""


class FormList(FormBase, frozen=True, kw_only=True, tag="list"):
    """A list of plain values. A change replaces it as a whole."""

    fewest: int
    most: int
    item: "FormNumber | FormText | FormChoice"
    """What each of its entries is."""


class FormFixed(FormBase, frozen=True, kw_only=True, tag="fixed"):
    """What cannot be changed."""


FormPart = FormGroup | FormNumber | FormSwitch | FormText | FormChoice | FormList | FormFixed


class StudioAnswer(Struct, frozen=True, kw_only=True):
    """A game as the studio knows it; ``GameInfo`` has its options, bots and numbers of players."""

    game: str
    title: str
    base: str
    """The hash of its content: what a variant changes."""
    content: dict[str, Any]
    form: FormGroup
    levels: dict[int, list[str]]
    """By number of players: the bots that can play trials, the weakest first; the strong ones are slow."""
    usual_level: str
    """For whoever does not choose: quick, and sensible."""
    most_pairs: int
    """Of one trial."""


# Variants.


class VariantFile(Struct, frozen=True, kw_only=True):
    """A variant as a file."""

    format: Literal["reverie-variant"] = "reverie-variant"
    format_version: int = 1
    game: str
    base: str
    name: str = ""
    overrides: dict[str, Any]


class ContentChange(Struct, frozen=True, kw_only=True):
    """One thing that is different: a number, a text, a whole list; or a record that was added or taken out."""

    path: str
    name: str
    """All that leads there: ``Card 5, stars``."""
    before: Any
    after: Any


class FormBounds(Struct, frozen=True, kw_only=True):
    """The bounds of a number that are different from the form's, because other content has been changed."""

    path: str
    minimum: int
    maximum: int


class CheckRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """Whether the rules take these changes."""

    overrides: dict[str, Any] = {}
    options: dict[str, Any] = {}
    players: int | None = None
    """Nothing: as few as the game takes."""
    name: str = ""
    """What its maker calls it."""


class CheckAnswer(Struct, frozen=True, kw_only=True):
    """What the changes come to; or, with ``refusal``, why they cannot be."""

    refusal: RefusalAnswer | None
    """In the rules' own words, with the path of what is wrong. All else but ``lists`` is then empty."""
    content_hash: str
    changes: list[ContentChange]
    bounds: list[FormBounds]
    lists: list[FormGroup]
    """The lists of records that are not those of the form any more, as they are now."""
    link: str
    """The variant as a text that can stand in a link; empty where it is too long for that."""
    variant: VariantFile | None
    """The same as a file."""


class OpenVariantRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A variant that somebody has sent: one of the two."""

    link: str = ""
    file: dict[str, Any] = {}
    """A ``VariantFile``, as it was read from a file."""


class OpenVariantAnswer(Struct, frozen=True, kw_only=True):
    """What it is. One whose base has changed since, or that the rules do not take, is refused."""

    variant: VariantFile
    content_hash: str
    changes: list[ContentChange]
    link: str


# Trials.


class TrialRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """Play pairs of games, one as printed and one with the changes, with the same luck."""

    overrides: dict[str, Any]
    options: dict[str, Any] = {}
    players: int
    level: str
    """Of all bots, as in ``GameCard.bots``."""
    pairs: int
    seed: int = 1
    """Another one gives other games."""


class TrialEstimate(Struct, frozen=True, kw_only=True):
    """A mean, and the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float


class TrialBar(Struct, frozen=True, kw_only=True):
    """Games whose figure lies from here to below there: how many of either arm, and the pair of one of them."""

    start: float
    end: float
    old: int
    new: int
    old_pair: int | None
    new_pair: int | None


class TrialFigure(Struct, frozen=True, kw_only=True):
    """One measure (``docs/laboratory.md``): as printed, changed, and how far apart."""

    measure: str
    """The column: ``moves``, ``points_0``."""
    name: str
    """In the language of the request; with the letter of the seat where it is about one."""
    seat: int | None
    unit: FigureUnit
    pairs: int
    """Pairs in which both games have this figure."""
    same: int
    """Pairs in which both games have the very same figure."""
    old: TrialEstimate
    new: TrialEstimate
    difference: TrialEstimate | None
    """New less old. Its interval holds at all moments at once (a confidence sequence), so one may stop when one likes;
    nothing before there are enough pairs for it."""
    sure: bool
    """Whether it differs from 0 even if one allows for how many measures are looked at."""
    bars: list[TrialBar]


class TrialWaiting(Struct, frozen=True, kw_only=True, tag_field="say", tag="waiting"):
    """Others come first."""

    ahead: int


class TrialProgress(Struct, frozen=True, kw_only=True, tag_field="say", tag="figures"):
    """How far it is, and all figures so far."""

    pairs: int
    total: int
    seconds: float
    figures: list[TrialFigure]


class TrialEnded(Struct, frozen=True, kw_only=True, tag_field="say", tag="ended"):
    """The last line. ``time``: it took longer than a trial may, and its figures stand as they are."""

    why: Literal["done", "time"]
    pairs: int
    seconds: float


class TrialRefused(Struct, frozen=True, kw_only=True, tag_field="say", tag="refused"):
    """The last line, if it cannot go on."""

    refusal: RefusalAnswer


TrialLine = TrialWaiting | TrialProgress | TrialEnded | TrialRefused
"""A trial is answered line by line, each a JSON object; a refusal before its first line is answered as everywhere."""


class TrialGameRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """The record of one game of a trial: the same fields as for the trial, the arm, and the pair."""

    overrides: dict[str, Any]
    options: dict[str, Any] = {}
    players: int
    level: str
    seed: int = 1
    arm: TrialArm
    pair: int


class RefusedInWords(Struct, frozen=True, kw_only=True):
    """In a browser without a server, the last line of an answer where the rules of a game refuse what is asked."""

    refused: RefusalAnswer


AnyStudioRequest = CheckRequest | OpenVariantRequest | TrialRequest | TrialGameRequest
AnyStudioAnswer = StudioAnswer | CheckAnswer | OpenVariantAnswer | RefusedInWords
