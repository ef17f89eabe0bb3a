"""The wire: every message that crosses a table's socket, as one set of types.

A client speaks ``FromClient`` (its kind in the field ``say``), the server ``FromServer`` (its kind in ``type``). All
messages are JSON texts. ``reverie.server.wire_schema`` generates JSON Schema and TypeScript types from this module.

How a connection goes: the server says ``scene`` (all that this guest may know of the table), then an ``update`` for
every change that concerns the guest's role. Each role (a seat, or the spectators) has a ``version`` that grows by one
with every update, so a client that finds a gap says ``resync`` and gets a fresh scene. A command is answered by the
update that carries its ``id`` in ``answers``, by ``accepted`` when it had been done before, or by ``refused``.

A scene tells only the last part of a long story; what came before is asked for in pages (``story``).
"""

from typing import Any

import msgspec

from reverie.table.clock_kinds import ClockFace
from reverie.table.commands import AnyCommand, Command
from reverie.table.entries import StandingPass
from reverie.table.story import Told
from reverie.table.table_info import TableInfo
from reverie.table.view_shapes import ViewData

PROTOCOL = 2


# What a client says besides the table's commands.


class Say(Command, frozen=True, tag="chat"):
    """Talk to the table."""

    text: str


class Resync(Command, frozen=True, tag="resync"):
    """Something was missed: send the scene again."""


class AskStory(Command, frozen=True, tag="story"):
    """What happened earlier: the page of this role's story that ends before its event of that number."""

    before: int


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether anybody is there, for clients that cannot see WebSocket pings."""


# What a client says in a review: a finished game that is looked at together.


class JoinReview(Command, frozen=True, tag="review"):
    """Take part: from now on this connection hears of it, and first what has been commented."""


class Lead(Command, frozen=True, tag="lead"):
    """Show the others a moment."""

    at: int | None = None
    """After so many moves; nothing: lead no more."""
    eyes: str = "all"
    """As whom it is looked at: a seat's number, ``all``, or ``none`` for a spectator."""
    take: bool = False
    """Take the lead, whoever has it. Without it only the one who leads is followed."""


class Point(Command, frozen=True, tag="point"):
    """Show the others something on the board, by the name that boards give it (``data-fact``, ``data-move``)."""

    element: str


class Comment(Command, frozen=True, tag="comment"):
    """Write something beside a moment: it stays with the table."""

    at: int
    """After so many moves."""
    text: str


class Uncomment(Command, frozen=True, tag="uncomment"):
    """Take a comment of one's own away."""

    comment: int


ReviewCommand = JoinReview | Lead | Point | Comment | Uncomment

FromClient = AnyCommand | Say | Resync | AskStory | Ping | ReviewCommand


# What the server says.


class FromServerBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything the server says; each kind is a subclass."""


class ChatMessage(msgspec.Struct, frozen=True, kw_only=True):
    at: float
    seat: int | None
    name: str
    text: str


class Scene(FromServerBase, frozen=True, tag="scene"):
    """Everything that this guest may know of the table now."""

    protocol: int
    version: int
    seat: int | None
    """The seat that this guest holds; none for a spectator."""
    table: TableInfo
    view: ViewData | None
    """What this guest sees of the game, but for the ``overrides``: those are the table's, and travel with it alone."""
    moves: list[str]
    """What this guest may do: the answers to the open question, then the asides."""
    asides: int
    """How many of the moves, the last ones, are asides: lawful out of turn."""
    standing: list[StandingPass]
    """In which hidden windows this guest has decided to pass; nobody else is told."""
    story: list[Told]
    """What has happened; of a long story the last part."""
    story_from: int
    """How many events of this role's story come before; 0: all of it is here."""
    chat: list[ChatMessage]
    present: list[int]
    """The seats whose holders are connected."""
    can_take_back: bool
    """Whether this guest's last move would be taken back now."""
    may_return: int | None
    """The seat that this guest has left, or lost by being away, and may take back (``come_back``)."""
    now: float


class UpdateMessage(FromServerBase, frozen=True, tag="update", omit_defaults=True):
    """One change. Fields that are left out have not changed; ``events`` and ``moves`` that are left out are empty."""

    version: int
    after: int = 0
    """How many moves have been made."""
    events: list[dict[str, Any]] = []
    view: ViewData | None = None
    moves: list[str] = []
    asides: int = 0
    can_take_back: bool = False
    standing: list[StandingPass] = []
    """As in the scene; left out while there are none."""
    time: ClockFace | None = None
    table: TableInfo | None = None
    """As in the scene, but for its ``overrides``: they never change."""
    story_restarts: bool = False
    """True when a move was taken back: ask for the scene to read the story anew."""
    answers: str = ""
    """The id of this client's command that led to it."""


class Accepted(FromServerBase, frozen=True, tag="accepted"):
    """Done, and had been done before: this id is known."""

    id: str


class RefusedMessage(FromServerBase, frozen=True, tag="refused"):
    """Not done, nothing has changed; only the sender is told."""

    id: str
    kind: str
    """The type of the refusal, e.g. ``StaleDecision``."""
    code: str
    facts: dict[str, Any]
    clause: str
    path: str
    text: str
    """The sentence in the guest's language."""


class StoryPage(FromServerBase, frozen=True, tag="story"):
    """An earlier part of the story, as it was asked for."""

    story: list[Told]
    story_from: int
    """How many events come before these; 0: this is the beginning."""


class Names(FromServerBase, frozen=True, tag="names"):
    """Somebody goes by another name now."""

    names: list[str]
    """By seat: the name of its chair, as in the table."""
    sitters: list[str] = []
    """The names of all who have sat here during the game, as in the table."""


class Said(FromServerBase, frozen=True, tag="said"):
    line: ChatMessage


class Present(FromServerBase, frozen=True, tag="present"):
    seats: list[int]


class Pong(FromServerBase, frozen=True, tag="pong"):
    now: float


class Closing(FromServerBase, frozen=True, tag="closing"):
    """The server is about to stop, and hangs up after this: come back then, and not all at once."""

    retry_after_ms: int


class ReviewMessage(FromServerBase, frozen=True, tag="review"):
    """Who leads those who look at a finished game together, and where to."""

    leader: str | None
    """The name of whoever leads; nobody does: every one looks where they like."""
    seat: int | None
    """Where the leader sat."""
    own: bool
    """Whether it is this connection that leads."""
    at: int
    eyes: str
    here: int
    """How many take part."""


class PointedMessage(FromServerBase, frozen=True, tag="pointed"):
    """Somebody points at something on the board."""

    element: str
    name: str
    seat: int | None
    own: bool = False
    """Whether it was this connection."""


class ReviewComment(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has written beside a moment."""

    id: int
    moment: int
    at: float
    seat: int | None
    name: str
    text: str
    own: bool
    """Whether this guest wrote it, and may take it away."""


class CommentsMessage(FromServerBase, frozen=True, tag="comments"):
    """All comments, in the order of the moments."""

    comments: list[ReviewComment]


class CommentedMessage(FromServerBase, frozen=True, tag="commented"):
    """A new comment."""

    comment: ReviewComment


class UncommentedMessage(FromServerBase, frozen=True, tag="uncommented"):
    """A comment is gone."""

    comment: int


FromServer = (
    Scene
    | UpdateMessage
    | Accepted
    | RefusedMessage
    | StoryPage
    | Names
    | Said
    | Present
    | Pong
    | Closing
    | ReviewMessage
    | PointedMessage
    | CommentsMessage
    | CommentedMessage
    | UncommentedMessage
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_server_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def encode(message: FromServer | FromClient) -> str:
    return _encoder.encode(message).decode()


def answering(frame: str, client: str) -> str:
    """An encoded update, as the answer to a command: ``answers`` is its last field, and is left out while empty."""
    return f'{frame[:-1]},"answers":{_encoder.encode(client).decode()}}}'


_FOR_NOBODY = ',"may_return":null,"now":0.0}'


def at(scene: str, now: float, may_return: int | None = None) -> str:
    """An encoded scene of a role at the time 0, as one of its guests gets it now: that is in its last two fields."""
    own = _encoder.encode(may_return).decode()
    return f'{scene[: -len(_FOR_NOBODY)]},"may_return":{own},"now":{_encoder.encode(now).decode()}}}'


def decode_client(text: str | bytes) -> FromClient:
    return _decoder.decode(text)


def decode_server(text: str | bytes) -> FromServer:
    return _server_decoder.decode(text)
