"""The tables of the database. ``migrations/versions`` brings every older database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
BigId = BigInteger().with_variant(Integer, "sqlite")


def _match(primary: bool = True) -> Column[str]:
    return Column(
        "match_id", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=primary, nullable=False
    )


matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # a record without answers: all that the start is made of
    Column("packs", Text, nullable=False),  # hashes of stored content packs
    Column("spectators", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("owner_hash", String(64), nullable=False),
    Column("webhook", Text),
    Column("grade", String(16), nullable=False),
    Column("grade_reason", Text, nullable=False),
    Column("parent", String(32)),
    Column("parent_moment", Integer),
    Column("outcome", Text),  # set when the game is over, unset when that is undone
    Column("created", String(32), nullable=False),
    Column("closed", String(32)),  # when its people kept it as a record, or all of them had resigned
    Column("clock", Text),  # how long a seat may take, and what happens then: see clock.py
    Column("due", BigInteger),  # milliseconds since 1970: when the clock must be looked at
    Column("rematch", String(32)),  # the match that its people play next
    Column("series", String(32)),  # the first match of the series it belongs to
    Column("watch_hash", String(64)),  # of the link that lets one watch
    Column("delay", Integer, nullable=False, server_default="0"),  # answers that spectators are behind
    Column("comment_hash", String(64)),  # of the link that shows all seats' views, if all have agreed
    Column("coach", Boolean),  # whether a bot may be asked for advice; null: where all other seats are bots'
    Index(None, "owner_hash"),
    Index(None, "listed", "created"),
    Index(None, "due"),
    Index(None, "series"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("who", String(16), nullable=False),  # human, bot
    Column("faction", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("token_hash", String(64), unique=True),
    Column("invite_hash", String(64), unique=True),
    Column("notes", Text, nullable=False),
    Column("passed", Boolean, nullable=False, server_default=false()),  # a person held it and does not any more
    Column("standing", Text, nullable=False, server_default="[]"),  # what it answers unasked, see standing.py
    Column("seen", String(32)),  # when its last page was closed
    Column("since", String(32)),  # when its holder took it, or took it back
    Column("nudged", String(40)),  # when and by which seat (-1: the owner) its holder was asked to play
    Column("stand_in", String(64)),  # the bot that plays while its holder is away
    Column("resigned", String(32)),  # when its holder gave up; the stand-in plays to the end
    Column("used_invite", String(64), index=True),  # of the invitation that was taken last
    Column("person", Integer),  # who this is in the series: their seat in its first match
)

# Further tokens that hold a seat (seat -1: the owner's rights): a person's key, another device, the seat of the match
# before.
holders = Table(
    "holders",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _match(),
    Column("seat", Integer, primary_key=True),
    Index(None, "match_id"),
)

# One-time links by which a seat is taken to another device.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    _match(primary=False),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970
    Index(None, "match_id"),
)

# The truth of a match: everything that moved it, in order, never changed. ``number`` 0 is the set-up.
entries = Table(
    "entries",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, answer, undo
    Column("seat", Integer),
    Column("option", Text),
    Column("decision", String(64)),
    Column("moment", Integer, nullable=False),  # how many answers stand after it
    Column("waiting", String(255), nullable=False),  # the seats asked after it
    Column("events", Text, nullable=False),  # what followed from it, with addresses
    Column("at", String(32), nullable=False),
    Column("print", String(64)),  # now and then: rules version and fingerprint of the position after it
)

snapshots = Table(
    "snapshots",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("doc", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    _match(primary=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("key", String(64)),  # the page's own name for the line: sent again, it is known
    Column("told", Text),  # what the table tells of a seat, see announcing.py; null: a line that somebody wrote
    Index(None, "match_id", "id"),
    Index(None, "match_id", "seat", "key", unique=True),
)

asks = Table(
    "asks",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    _match(primary=False),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # open, granted, refused, lapsed
    Column("at", String(32), nullable=False),
    Column("what", String(8), nullable=False, server_default="undo"),  # undo, record, comment, go-on, keep
    Index(None, "match_id", "state"),
)

# What the webhook of a match has still to be told: the newest thing only.
hooks = Table(
    "hooks",
    metadata,
    _match(),
    Column("note", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("attempt", Integer, nullable=False),  # how many tries have failed
    Column("due", BigInteger, nullable=False),  # milliseconds since 1970: when somebody should have tried
)

# Browsers that want to be told by push, how, and in which language; ``hash`` is that of the endpoint.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("at", String(32), nullable=False),
)


def _subscription() -> Column[str]:
    return Column("hash", String(64), ForeignKey("subscriptions.hash", ondelete="CASCADE"), primary_key=True)


# By token that holds something: the browsers that want to hear of it.
subscribers = Table(
    "subscribers",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    _subscription(),
    Index(None, "hash"),
)

# What a browser has still to be told: of each match the newest thing only.
pushes = Table(
    "pushes",
    metadata,
    _subscription(),
    _match(),
    Column("note", String(32), nullable=False),
    Column("body", Text, nullable=False),
    Column("attempt", Integer, nullable=False),  # how many tries have failed
    Column("due", BigInteger, nullable=False),  # milliseconds since 1970: when somebody should try
    Index(None, "due"),
    Index(None, "match_id"),
)

# What this house has made for itself and must not lose: its key for push services.
keepsakes = Table(
    "keepsakes", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False)
)

votes = Table(
    "votes",
    metadata,
    Column("ask_id", BigId, ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("yes", Boolean, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("files", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("net", String(64), primary_key=True),  # an address or a network: 192.0.2.0/24
    Column("reason", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

# What a bot makes of a finished match, by the hash of all that it was played from.
analyses = Table(
    "analyses",
    metadata,
    Column("hash", String(64), primary_key=True),
    _match(primary=False),
    Column("state", String(8), nullable=False),  # waiting, working, done, failed
    Column("done", Integer, nullable=False),  # answers that are judged, of so many
    Column("total", Integer, nullable=False),
    Column("why", Text, nullable=False),  # it failed
    Column("doc", LargeBinary),  # the analysis as JSON, packed by zlib
    Column("beat", BigInteger, nullable=False),  # milliseconds since 1970: when whoever works on it was last alive
    Index(None, "match_id"),
)

# One row that is written to see whether the disk takes it.
pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", String(32), nullable=False))

# All rows of the content a match was begun with, once for all matches that share it.
contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("doc", LargeBinary, nullable=False),  # what ``table.Content.write`` gives, packed by zlib
    Column("at", String(32), nullable=False),
)
