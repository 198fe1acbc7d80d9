"""The shapes of requests, answers and frames, as ``docs/protocol.md`` tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from .wire_chat import ChatDoc

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OptionText = Annotated[str, Meta(min_length=1, max_length=500)]
ChatText = Annotated[str, Meta(min_length=1, max_length=1000)]
NotesText = Annotated[str, Meta(max_length=20_000)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Delay = Annotated[int, Meta(ge=0, le=1000)]
Ref = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Who = Literal["human", "bot", "automaton"]
Asked = Literal["undo", "record", "comment", "go-on", "keep"]
Stop = Literal["chance", "reveal", "others", "yours", "end"]


class Strict(Struct, forbid_unknown_fields=True):
    """Requests: a misspelt field is an error, not silence."""


# --- requests ----------------------------------------------------------------------------------------------------


class SeatWish(Strict):
    """Who takes a seat: ``me`` and ``hot-seat`` are the maker's own, ``link`` is invited, ``bot`` plays by itself."""

    who: Literal["me", "hot-seat", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    faction: Annotated[str, Meta(max_length=64)] | None = None


class Clock(Strict):
    """How long a person may take for an answer, and what happens then: ``nudge`` asks them again, ``bot`` plays for
    them until they come back, ``resign`` plays for them to the end."""

    days: Annotated[float, Meta(ge=0.00001, le=365)]
    then: Literal["nudge", "bot", "resign"] = "nudge"
    bot: Annotated[str, Meta(max_length=40)] = "normal"


class TableWish(Strict):
    """What every way to make a match has in common."""

    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    spectators: bool = True
    listed: bool = False
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    clock: Clock | None = None
    delay: Delay = 0
    coach: bool | None = None


class NewMatch(TableWish, kw_only=True):
    game: Annotated[str, Meta(max_length=64)]
    mode: Annotated[str, Meta(max_length=64)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=64)] = {}
    seed: Seed | None = None
    packs: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []


class Continue(TableWish, kw_only=True):
    moment: Number


class Import(TableWish, kw_only=True):
    record: dict[str, Any]
    moment: Number | None = None


class Tokens(Strict):
    tokens: Annotated[list[Token], Meta(max_length=500)]


class Invitation(Strict):
    """``tokens``: those of the page, so that it is told when the invitation was its own."""

    invite: Token
    tokens: Annotated[list[Token], Meta(max_length=500)] = []


class Join(Strict):
    invite: Token
    name: Name = ""


class Answer(Strict):
    decision: Ref
    option: OptionText
    seat: SeatNumber | None = None


class Undo(Strict):
    to: Number
    seat: SeatNumber | None = None


class Vote(Strict):
    ask: Annotated[int, Meta(ge=0, le=2**53)]
    yes: bool
    seat: SeatNumber | None = None


class Wish(Strict):
    what: Literal["record", "comment", "go-on", "keep"]
    seat: SeatNumber | None = None


class Stand(Strict):
    """A standing answer: ``answer`` null lifts it."""

    decision: Annotated[str, Meta(max_length=64)]
    answer: Annotated[str, Meta(max_length=64)] | None
    span: Annotated[str, Meta(max_length=32)] = "always"
    seat: SeatNumber | None = None


class Say(Strict):
    text: ChatText
    seat: SeatNumber | None = None
    key: Key | None = None


class Notes(Strict):
    text: NotesText


class Rename(Strict):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class Reseat(Strict):
    """``stand-in``: a bot plays until the seat's holder is back; ``back``: they are."""

    who: Literal["link", "bot", "stand-in", "back"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Webhook(Strict):
    url: Annotated[str, Meta(max_length=500)] | None


class NewPack(Strict):
    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")]
    files: Annotated[dict[str, str], Meta(min_length=1, max_length=40)]


class PackDraft(Strict):
    """A pack that is still being written."""

    game: Annotated[str, Meta(max_length=64)]
    files: Annotated[dict[str, str], Meta(min_length=1, max_length=40)]


# --- answers -----------------------------------------------------------------------------------------------------


class MadeSeat(Struct, omit_defaults=True):
    seat: int
    token: str | None = None
    invite: str | None = None
    bot: str | None = None


class Made(Struct):
    """A new match and all its secrets, told this once."""

    match: str
    owner: str
    seats: list[MadeSeat]
    grade: str
    grade_reason: str


class Joined(Struct):
    match: str
    seat: int
    token: str


class NudgeDoc(Struct):
    """``by`` -1: the owner, or the clock."""

    at: str
    by: int


class SeatDoc(Struct):
    """``open``: a person's seat that nobody has taken yet. ``stand_in``: the bot that plays while its holder is away,
    or has resigned. ``seen``: when its last page was closed."""

    index: int
    faction: str
    who: Who
    name: str
    bot: str | None
    open: bool
    stand_in: str | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET
    seen: str | UnsetType = UNSET
    nudge: NudgeDoc | UnsetType = UNSET


class Summary(Struct):
    match: str
    game: str
    mode: str
    seats: list[SeatDoc]
    you: list[int]
    owner: bool
    count: int
    version: int
    waiting: list[int]
    over: bool
    outcome: dict[str, Any] | None
    created: str
    updated: str
    spectators: bool | UnsetType = UNSET
    series: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Summaries(Struct):
    matches: list[Summary]


class InvitationDoc(Struct):
    """``open``: the seat can be taken. ``yours``: one of the page's tokens holds it."""

    match: Summary
    seat: int
    faction: str
    open: bool
    yours: bool | UnsetType = UNSET


class Parent(Struct):
    match: str
    moment: int


class Changed(Struct):
    """Under today's rules the match is another one after moment ``agreed``; its people choose."""

    agreed: int
    why: str


class TableDoc(Struct, tag_field="type", tag="table"):
    """What does not change with every answer."""

    match: str
    game: str
    prefix: str
    mode: str
    options: dict[str, Any]
    spectators: bool
    listed: bool
    seeded: bool
    packs: list[str]
    grade: str
    grade_reason: str
    parent: Parent | None
    created: str
    you: list[int]
    owner: bool
    seats: list[SeatDoc]
    changed: Changed | None = None
    closed: str | None = None
    clock: Clock | UnsetType = UNSET
    delay: int | UnsetType = UNSET
    series: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    commented: bool | UnsetType = UNSET
    coach: bool = False


class MomentDoc(Struct):
    """``events`` by viewer."""

    k: int
    by: int | None
    at: str
    events: dict[str, list[dict[str, Any]]]


class UndoDoc(Struct):
    free: int | None
    last: int | None


class AskDoc(Struct):
    id: int
    seat: int
    to: int
    what: Asked
    yes: list[int]
    waiting: list[int]


class StandDoc(Struct):
    """A standing answer of one's own seat."""

    decision: str
    answer: str
    span: str


class StateDoc(Struct, tag_field="type", tag="state", rename={"start": "from"}):
    """What is true now, and what has happened since the page last knew. ``views`` and ``events`` are by viewer;
    ``changes`` are edits to the views of version ``base``."""

    version: int
    count: int
    start: int
    over: bool
    views: dict[str, msgspec.Raw]
    moments: list[MomentDoc]
    undo: dict[str, UndoDoc]
    asks: list[AskDoc]
    base: int | UnsetType = UNSET
    changes: dict[str, msgspec.Raw] | UnsetType = UNSET
    standing: dict[str, list[StandDoc]] | UnsetType = UNSET
    due: dict[str, str] | UnsetType = UNSET


class LogDoc(Struct):
    moments: list[MomentDoc]


class PastDoc(Struct, kw_only=True):
    """The table as it once was."""

    k: int
    version: int
    viewer: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class ReplayDoc(PastDoc, kw_only=True):
    count: int
    over: bool


class StepDoc(PastDoc, kw_only=True):
    step: int
    steps: int


class StoryDoc(Struct):
    """``turns``: answer, seat, change, kind."""

    count: int
    scores: list[int]
    turns: list[list[Any]]


class Done(Struct):
    version: int
    count: int
    repeat: bool = False


class UndoDone(Struct, omit_defaults=True):
    done: bool
    version: int
    count: int
    ask: AskDoc | None = None


class NotesDoc(Struct):
    text: str


class WordsDoc(Struct):
    """A Fluent file: it comes before the catalogues of its language."""

    cards: str


class Reseated(Struct):
    invite: str | None


class WebhookDoc(Struct):
    url: str | None


class PackMade(Struct):
    hash: str


class PackProblem(Struct):
    """What is wrong with a pack and where; ``line`` 0 and empty words where it is not one place."""

    file: str
    line: int
    row: str
    field: str
    message: str


class PackReport(Struct):
    """``rows`` is what each readable TOML file holds, by table, so that a page can open a file it did not write."""

    problems: list[PackProblem]
    rows: dict[str, dict[str, Any]]


class RowsDoc(Struct):
    rows: list[dict[str, Any]]


class PackDoc(Struct):
    hash: str
    game: str
    name: str
    files: dict[str, str]


class RuleDoc(Struct):
    id: str
    game: str
    title: str
    text: str


class GamesDoc(Struct):
    """``games`` as ``moonwall.table.games()`` tells them."""

    games: list[dict[str, Any]]
    bots: list[str]


class About(Struct):
    name: str
    version: str
    languages: list[str]
    bots: list[str]
    webhooks: str
    limits: dict[str, int]


# --- frames ------------------------------------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    match: Annotated[str, Meta(max_length=64)]
    tokens: Annotated[list[Token], Meta(max_length=20)] = []
    since: Number | None = None
    log: Annotated[int, Meta(ge=0, le=5000)] = 200
    changes: bool = False


class AnswerFrame(Strict, tag_field="type", tag="answer"):
    decision: Ref
    option: OptionText
    ref: Ref = ""
    seat: SeatNumber | None = None


class UndoFrame(Strict, tag_field="type", tag="undo"):
    to: Number
    ref: Ref = ""
    seat: SeatNumber | None = None


class VoteFrame(Strict, tag_field="type", tag="vote"):
    ask: Annotated[int, Meta(ge=0, le=2**53)]
    yes: bool
    ref: Ref = ""
    seat: SeatNumber | None = None


class ChatFrame(Strict, tag_field="type", tag="chat"):
    text: ChatText
    ref: Ref = ""
    seat: SeatNumber | None = None
    key: Key | None = None


class StandFrame(Strict, tag_field="type", tag="stand"):
    decision: Annotated[str, Meta(max_length=64)]
    answer: Annotated[str, Meta(max_length=64)] | None
    span: Annotated[str, Meta(max_length=32)] = "always"
    ref: Ref = ""
    seat: SeatNumber | None = None


class PreviewFrame(Strict, tag_field="type", tag="preview"):
    """``option`` left out: the lines of all options."""

    decision: Ref
    option: OptionText | None = None
    ref: Ref = ""
    seat: SeatNumber | None = None
    lang: Literal["en", "it", "pl"] = "en"


class SyncFrame(Strict, tag_field="type", tag="sync"):
    since: Number | None = None


class PingFrame(Strict, tag_field="type", tag="ping"):
    pass


Frame = Hello | AnswerFrame | UndoFrame | VoteFrame | ChatFrame | StandFrame | PreviewFrame | SyncFrame | PingFrame


class Ack(Struct, tag_field="type", tag="ack"):
    ref: str
    version: int
    count: int
    repeat: bool = False
    done: bool | UnsetType = UNSET
    ask: AskDoc | UnsetType = UNSET


class Refused(Struct, tag_field="type", tag="refused"):
    ref: str
    error: str
    message: str


class ChatNews(Struct, tag_field="type", tag="chat"):
    chat: list[ChatDoc]


class PreviewDoc(Struct):
    """What an option would do. The last five are there when one option was asked for."""

    option: str
    line: str
    stop: Stop
    differences: list[dict[str, Any]]
    events: list[dict[str, Any]] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    unless: list[int] | UnsetType = UNSET
    asks: dict[str, Any] | UnsetType | None = UNSET
    changes: list[Any] | UnsetType = UNSET


class PreviewNews(Struct, tag_field="type", tag="preview"):
    ref: str
    version: int
    decision: str
    seat: int
    previews: list[PreviewDoc]


class Presence(Struct, tag_field="type", tag="presence"):
    """``away``: by seat that has no page open since when; null where that is not known."""

    seats: dict[str, int]
    watchers: int
    away: dict[str, str | None] | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class Bye(Struct, tag_field="type", tag="bye"):
    error: str
    message: str


encode = msgspec.json.encode
read_frame = msgspec.json.Decoder(Frame)


def viewer_name(seat: int | None) -> str:
    return "watch" if seat is None else str(seat)
