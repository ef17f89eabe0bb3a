"""What is asked and answered over HTTP, as one set of types; ``wire`` has those of the socket.

All of it is JSON. ``reverie.server.wire_schema`` generates JSON Schema and TypeScript types from here too. A field that
is ``UNSET`` is left out.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from reverie.bots import BotCheck
from reverie.coach.analysis import AnalysisBroken, AnalysisCurve, AnalysisDone, AnalysisProgress, HintAnswer
from reverie.kernel.forking import HowForked
from reverie.kernel.problems import Problem
from reverie.kernel.record import Record
from reverie.table.clock_kinds import AnyClock
from reverie.table.live_table import Phase
from reverie.table.reaction_windows import USUAL
from reverie.table.sitters import ChairKind
from reverie.table.story import Told
from reverie.table.table_info import TableInfo
from reverie.table.variant_marks import VariantMark
from reverie.table.view_shapes import ViewData
from reverie.wire import Scene

Device = Literal["phone", "computer"]
UsedBy = Device | Literal[""]
"""The kind of device that has used a code; empty while none has."""


# What is asked.


class GuestRequest(Struct, forbid_unknown_fields=True):
    """Be somebody: a new guest, or another name for the one who asks."""

    name: str
    language: str = "en"


class NewTableRequest(Struct, forbid_unknown_fields=True):
    """What somebody chooses for a new table."""

    game: str
    players: int
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}
    clock: AnyClock | None = None
    stand_in: str = ""
    window: float = USUAL
    private: bool = False
    whole_windows: bool = False
    variant: str = ""
    """What the maker of the overrides calls them."""


class ForkRequest(Struct, forbid_unknown_fields=True):
    """Go on from a moment of a finished game, at a table of its own."""

    move: int
    """After how many moves."""
    how: HowForked = "as_it_was"
    """With everything that was hidden then, or with that dealt anew as ``seat`` could know it."""
    seat: int = 0
    """Where whoever asks sits down."""
    bots: str = ""
    """The level of the bots on all other seats, and the game begins at once; empty: friends come by the link."""
    clock: AnyClock | None = None
    stand_in: str = ""
    """The bot that takes the seat of somebody who leaves; if empty, one like ``bots``."""
    window: float = USUAL
    private: bool = True
    """Whether only those with the link can find it; always, where the finished game was private."""
    whole_windows: bool = False


class CodeRequest(Struct, forbid_unknown_fields=True):
    """A code for a second device."""

    table: str = ""
    """Where the second device is to come; empty: to the start page."""


class ArrivalRequest(Struct, forbid_unknown_fields=True):
    """The second device."""

    code: str
    table: str = ""
    device: Device = "computer"
    replace: bool = False
    """Whether somebody else who is known on this device may become the one who made the code."""


class HintRequest(Struct, forbid_unknown_fields=True):
    """What would the coach consider now? Only at a table against bots; all who look there see that hints were given."""

    decision: int
    """The number of the question, as in the view."""
    id: str = ""
    """A name for the request, so that it counts once however often it is sent."""


class LessonRequest(Struct, forbid_unknown_fields=True):
    """How far somebody has come in a step of a course."""

    moves: list[str] = []
    """Their moves, one for each task that is done, and perhaps one that they try."""


# What the server is.


class EngineMemory(Struct, frozen=True, kw_only=True):
    """What a browser may keep of a start of Python for the next one."""

    version: str
    """Changes with anything that Python starts from."""
    modules: list[str]
    """Those that are in it."""


class EnginePlaces(Struct, frozen=True, kw_only=True):
    """Where the parts of the page's Python lie."""

    pyodide: str
    """The folder with Pyodide, with a slash at its end."""
    lock: dict[str, Any]
    """What Pyodide wants to know of its packages."""
    archive: str
    """Reverie and what it needs, as one archive."""
    memory: EngineMemory | UnsetType = UNSET
    """Left out where nothing is to be kept."""


class HealthAnswer(Struct, frozen=True, kw_only=True):
    ok: bool
    version: str
    problem: str | UnsetType = UNSET
    """Why nothing can be written down; left out if all is well."""


class AddressesAnswer(Struct, frozen=True, kw_only=True):
    """Where friends at home find this server."""

    addresses: list[str]


class GameOptionBase(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a table may choose; each kind is a subclass."""

    name: str


class WholeNumberOption(GameOptionBase, frozen=True, kw_only=True, tag="WholeNumber"):
    """A whole number within bounds; if it is optional, it may also be none."""

    default: int | None
    minimum: int
    maximum: int | None
    optional: bool
    clause: str


class OneOfOption(GameOptionBase, frozen=True, kw_only=True, tag="OneOf"):
    """One of a few named values."""

    default: str
    choices: list[str]
    clause: str


GameOption = WholeNumberOption | OneOfOption


class GameCard(Struct, frozen=True, kw_only=True):
    """A game as the start page knows it."""

    name: str
    version: int
    players: list[int]
    minutes: tuple[int, int]
    """How long it takes, from and to."""
    options: list[GameOption]
    bots: dict[int, list[str]]
    """By number of players: the levels that can play it, the weakest first."""
    usual_bot: str
    """The level for whoever does not choose."""
    lessons: int
    """About how many minutes its lessons take; 0: it has none."""
    phase_limit: float
    """Seconds that the rules give a phase at a table against the clock; 0: they say nothing of it."""
    window_kinds: list[str]
    """What may be answered in secret; empty: nothing."""
    stretches: list[str]
    """How long one may decide beforehand to pass: until one of these is over."""
    takeback: bool
    moves: dict[str, list[str]]
    """By verb: the names of a move's words."""
    by_seat: list[str]
    """The fields of a view that have one element for every seat."""
    titles: dict[str, str]
    """By language, as the pitches."""
    pitches: dict[str, str]


class GameInfo(GameCard, frozen=True, kw_only=True):
    """A game as its table knows it."""

    content: dict[str, Any]


# Who somebody is.


class GuestInfo(Struct, frozen=True, kw_only=True):
    name: str
    language: str


class MeAnswer(Struct, frozen=True, kw_only=True):
    """Oneself, if one is known."""

    guest: GuestInfo | None
    id: str | UnsetType = UNSET
    before: str | UnsetType = UNSET
    """Who this device was before its person came over from another one; empty: nobody."""


class GuestAnswer(Struct, frozen=True, kw_only=True):
    """Who one is from now on."""

    guest: GuestInfo


class ExportedGuest(Struct, frozen=True, kw_only=True):
    """Who somebody is, with their first and their last visit."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float


class ExportedTable(Struct, frozen=True, kw_only=True):
    """A table that somebody has to do with."""

    id: str
    game: str
    phase: Phase
    created_at: float
    hosted: bool
    """Whether they made it."""
    sits: bool
    entries: list[dict[str, Any]]
    """Those that they wrote or that name them, as they are stored, but without their numbers."""


class ExportedChat(Struct, frozen=True, kw_only=True):
    """Something that somebody said."""

    table: str
    at: float
    text: str


class ExportedComment(Struct, frozen=True, kw_only=True):
    """Something that somebody wrote beside a moment of a game."""

    table: str
    moment: int
    at: float
    text: str


class ExportedDaily(Struct, frozen=True, kw_only=True):
    """A try at a daily deal."""

    day: str
    game: str
    table: str
    device: bool
    """Whether one was noted: no more can be told of it."""
    finished_at: float | None
    in_time: bool
    scores: list[int] | None


class ExportedCode(Struct, frozen=True, kw_only=True):
    """The latest code for a second device."""

    expires_at: float
    used_by: str


class PersonExport(Struct, frozen=True, kw_only=True):
    """Everything that is kept about a person."""

    guest: ExportedGuest
    tables: list[ExportedTable]
    chat: list[ExportedChat]
    comments: list[ExportedComment]
    daily: list[ExportedDaily]
    device_code: ExportedCode | None


class ErasedAnswer(Struct, frozen=True, kw_only=True):
    erased: bool


class CodeAnswer(Struct, frozen=True, kw_only=True):
    """A code for a second device, as a link's and as one that can be typed."""

    code: str
    word: str
    until: float
    seconds: float


class CodeState(Struct, frozen=True, kw_only=True):
    """What has become of one's latest code."""

    state: Literal["none", "open", "used", "late"]
    until: float
    seconds: float
    device: UsedBy


class ArrivalAnswer(Struct, frozen=True, kw_only=True):
    """Who the second device is now."""

    guest: GuestInfo
    already: bool
    """Whether it was the same person before."""


# Tables.


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table at a glance; what was not known when it was written is left out."""

    players: int | UnsetType = UNSET
    chairs: list[ChairKind] | UnsetType = UNSET
    clock: str | UnsetType = UNSET
    """The kind of its clock."""
    time: AnyClock | UnsetType = UNSET
    variant: VariantMark | UnsetType = UNSET
    """That its content is not as printed; else left out."""
    daily: str | UnsetType = UNSET
    """Of a daily deal: its day."""


class LobbyTable(Struct, frozen=True, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    phase: Phase
    created_at: float
    updated_at: float
    summary: TableSummary


class ChairName(Struct, frozen=True, kw_only=True):
    """Who sits there."""

    kind: ChairKind
    name: str


class OwnTable(LobbyTable, frozen=True, kw_only=True):
    """One's own table: of one that is not over, how it stands, if that is known."""

    seat: int | UnsetType | None = UNSET
    chairs: list[ChairName] | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    waiting: list[int] | Literal["?"] | UnsetType = UNSET
    """The seats that owe an answer; unknown in a hidden window."""
    owes: bool | UnsetType = UNSET
    may_return: bool | UnsetType = UNSET
    """Whether one has left it and may come back."""


class TableMade(Struct, frozen=True, kw_only=True):
    id: str
    commitment: str


# Games that are played again.


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The game after so many moves, and what the last of them did."""

    after: int
    view: ViewData | None
    """Nothing where views were not asked for."""
    events: list[dict[str, Any]]


EncodedSteps = list[Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/ReplayStep"})]]
"""Steps that have been encoded already, to know how large they are."""


class TableSteps(Struct, frozen=True, kw_only=True):
    """A page of the game at a table, step by step."""

    table: TableInfo
    steps: EncodedSteps
    last: int
    """The number of the game's last step."""
    next: int | None
    """Where the next page begins; nowhere after the last."""


class RecordSteps(Struct, frozen=True, kw_only=True):
    """A page of a record, and whether all of it belongs together."""

    record: Record
    problems: list[Problem]
    steps: EncodedSteps
    last: int
    next: int | None
    bots: BotCheck | UnsetType = UNSET
    """Left out unless it was asked for."""


class ReplayAnswer(Struct, frozen=True, kw_only=True):
    """A page of the story of a finished game."""

    table: TableInfo
    seat: int | None
    story: list[Told]
    next: int | None


# Lessons.


class LessonStepInfo(Struct, frozen=True, kw_only=True):
    """A step of a course."""

    id: str
    tasks: int
    clauses: list[str]
    """The rules it teaches."""


class LessonsAnswer(Struct, frozen=True, kw_only=True):
    """The course of a game: its steps, and the table of the short game that comes last."""

    minutes: int
    steps: list[LessonStepInfo]
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    bot: str


class LessonAnswer(Struct, frozen=True, kw_only=True):
    """A step as its player sees it."""

    scene: Scene
    task: str
    """The id of what is asked now; empty once the step is done."""
    done: str
    """The id of the task that was done last; empty before the first."""
    shown: str
    """The move that is shown to whoever asks for it; empty once the step is done."""
    refused: Problem | None = None
    """Why the last move was not made: the rules forbid it, or it is not what the task asks for."""


# Refusals.


class RefusalAnswer(Struct, frozen=True, kw_only=True):
    """Not done, and why."""

    kind: str
    """The type of the refusal, e.g. ``BadSetup``."""
    code: str
    facts: dict[str, Any]
    clause: str
    path: str
    text: str
    """The sentence in the asker's language."""


class BriefRefusal(Struct, frozen=True, kw_only=True):
    """Refused before anybody looked at what was asked."""

    code: str
    facts: dict[str, Any]


AnyRequest = GuestRequest | NewTableRequest | ForkRequest | CodeRequest | ArrivalRequest | HintRequest | LessonRequest

AnyAnswer = (
    HealthAnswer
    | EnginePlaces
    | AddressesAnswer
    | GameCard
    | GameInfo
    | MeAnswer
    | GuestAnswer
    | PersonExport
    | ErasedAnswer
    | CodeAnswer
    | CodeState
    | ArrivalAnswer
    | LobbyTable
    | OwnTable
    | TableMade
    | TableInfo
    | TableSteps
    | RecordSteps
    | ReplayAnswer
    | LessonsAnswer
    | LessonAnswer
    | Record
    | AnalysisProgress
    | AnalysisCurve
    | AnalysisDone
    | AnalysisBroken
    | HintAnswer
    | RefusalAnswer
    | BriefRefusal
)
