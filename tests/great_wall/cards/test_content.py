"""The rows of card content: complete, sourced, named in three languages; broken ones are refused with a remedy."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from moonwall import table
from moonwall.games.great_wall.cards import parts, vocabulary
from moonwall.games.great_wall.game import GAME
from moonwall.table import ContentError
from moonwall.words import LANGUAGES, Words

TABLES = {"commands": 6, "generals": 21, "advisors": 44, "tactics": 32, "hordes": 16, "artifacts": 5}
TABLES |= {"events": 12, "requests": 12, "automata": 10}


def test_all_cards_are_there() -> None:
    """GW-SETUP-04: cards of the co-operative game are marked, and not in the standard book."""
    content = GAME.load_content()
    for name, count in TABLES.items():
        assert len(content[name]) == count
    cards = table.start("great-wall", seats=3, seed=1).position.book.cards  # type: ignore[attr-defined]
    assert (len(cards.general_ids), len(cards.tactic_ids), len(cards.horde_type_ids)) == (13, 20, 8)


def test_every_row_says_where_it_comes_from() -> None:
    content = GAME.load_content()
    sources = {row.source for name in TABLES for row in content[name].values()}
    assert sources == {"rulebook", "public", "house"}
    assert content["advisors"]["guardian"].source == "rulebook"
    assert content["generals"]["yang-ye"].resources == (2, 4, 3, 7)
    assert content["generals"]["yang-ye"].tea == 55


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_name_and_text(lang: str) -> None:
    words = Words(lang).at("great-wall", [])
    content = GAME.load_content()
    ids = [card for name in TABLES for card in content[name]]
    ids += [f"{card}-{marker}" for card in content["hordes"] for marker in ("left", "middle", "right")]
    for card in ids:
        assert words.name(card) != card, card
        assert words.text(card), card


def test_names_differ_between_languages() -> None:
    names = [Words(lang).at("great-wall", []).name("woodcutter") for lang in LANGUAGES]
    assert names == ["Woodcutter", "Boscaiolo", "Drwal"]


BROKEN = [
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-star", do = [{ verb = "draw" }] }]', "turn-start"),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "drawn" }] }]', "'draw'"),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "gain", of = "woods" }] }]',
        "'wood'",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "gain" }] }]',
        "of which Resource",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "draw", of = "qi" }] }]',
        "takes no 'of'; it takes n",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "draw", n = "Y" }] }]',
        "there is no counter 'Y'",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", limit = "years", do = [{ verb = "draw" }] }]',
        "'year'",
    ),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start" }]', "needs effects ('do')"),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", function = "betrayl" }]', "'betrayal'"),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", function = "golden-scales" }]', "no function"),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "always", do = [{ verb = "draw" }] }]', "passive verbs only"),
    (
        '[[advisors]]\nid = "scribe"\n'
        'abilities = [{ when = "always", do = [{ verb = "price", what = "spearman", less = 1 }] }]',
        "nothing reads",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "gain", of = "here" }] }]',
        "'here' has no meaning in the window 'turn-start'",
    ),
    (
        '[[tactics]]\nid = "ambush"\nplain = [{ verb = "rescue", n = 1 }]',
        "it fits when-soldiers-would-die",
    ),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = ['
        '{ verb = "price", what = "hire", less = 1 }, { verb = "draw" }] }]',
        "an ability of its own",
    ),
    ('[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "hire" }] }]', "must say 'what'"),
    (
        '[[advisors]]\nid = "scribe"\nabilities = [{ when = "turn-start", do = [{ verb = "draw", who = "actor" }] }]',
        "any = true",
    ),
    ('[[tactics]]\nid = "ambush"\nplain = [{ verb = "price", what = "hire", less = 1 }]', "standing effect"),
    ('[[advisors]]\nid = "scribe"\nabilites = []', "'abilities'"),
    ('[[generals]]\nid = "yu-jie"\ntea = 55', "yang-ye"),
    ('[[generals]]\nid = "yu-jie"\ntactics = 9', "0 to 5"),
    ('[[generals]]\nid = "yu-jie"\nresources = [1, 2, 3]', "resources"),
    ('[[hordes]]\nid = "black-tumen"\ngrid = ["w s"]', "2 rows"),
    ('[[hordes]]\nid = "black-tumen"\ngrid = ["w s . . . z", ". . . . . ."]', "'z' is no cell"),
    ('[[hordes]]\nid = "black-tumen"\ngrid = [". . . . . .", ". . . . . ."]', "at least one Vital point"),
    ('[[tactics]]\nid = "ambush"\nwhen = "summer-start"', "window for Tactic cards"),
    ('[[tactics]]\nid = "ambush"\nboosted = []', "at least one effect"),
    ('[[artifacts]]\nid = "jade-abacus"\nper = "levels"', "overseer-levels"),
    ('[[commands]]\nid = "sixth"\nboxes = []', "cannot add rows"),
    (
        '[[commands]]\nid = "economy"\n'
        'boxes = [{ who = "owner", do = [{ verb = "draw", if = { track-has = "economics" } }] }]',
        "'economy'",
    ),
]


@pytest.mark.parametrize(("text", "remedy"), BROKEN)
def test_a_broken_card_is_refused(text: str, remedy: str, tmp_path: Path) -> None:
    """File, row, field and what would be right; nothing is started."""
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        table.start("great-wall", seats=3, seed=1, content=str(tmp_path))
    message = str(caught.value)
    assert remedy in message
    assert "mine.toml" in message
    assert text.split('"')[1] in message


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    row = '[[advisors]]\nid = "woodcutter"\n'
    row += 'abilities = [{ when = "summer-income", do = [{ verb = "gain", n = 5, of = "qi" }] }]'
    (tmp_path / "mine.toml").write_text(row, encoding="utf-8")
    doc = {"seats": 3, "year": 2, "start": "summer", "players": {"@0": {"active": ["woodcutter"]}}}
    match = table.compose("great-wall", doc, content=str(tmp_path))
    assert match.position.res[:4] == [0, 0, 0, 5]  # type: ignore[attr-defined]


def test_a_pack_adds_a_card(tmp_path: Path) -> None:
    row = '[[advisors]]\nid = "my-cook"\nabilities = [{ when = "summer-income", do = [{ verb = "honour", n = 2 }] }]'
    (tmp_path / "mine.toml").write_text(row, encoding="utf-8")
    doc = {"seats": 3, "year": 2, "start": "summer", "players": {"@0": {"active": ["my-cook"]}}}
    match = table.compose("great-wall", doc, content=str(tmp_path))
    assert match.position.honour[0] == 2  # type: ignore[attr-defined]


def test_most_cards_are_data() -> None:
    """Of the 158 designs only these name a function of their own; all else is data."""
    content = GAME.load_content()
    coded = {row.id for name in ("commands", "artifacts", "automata") for row in content[name].values() if row.function}
    for name in ("generals", "advisors", "hordes"):
        coded |= {row.id for row in content[name].values() if any(a.function for a in row.abilities)}
    effects = [(r.id, e) for r in content["commands"].values() for b in r.boxes for e in b.do]
    effects += [(r.id, e) for r in content["tactics"].values() for e in (*r.plain, *r.boosted)]
    effects += [(r.id, e) for r in content["events"].values() for e in r.do]
    coded |= {card for card, effect in effects if effect.verb == "function"}
    groups = (vocabulary.FUNCTIONS, vocabulary.HORDE_FUNCTIONS, vocabulary.ARTIFACT_FUNCTIONS)
    assert coded == {name for group in (*groups, vocabulary.AUTOMATON_FUNCTIONS) for name in group}
    assert len(coded) <= 18


def test_the_vocabulary_is_written_down() -> None:
    """docs/great-wall-cards.md names every verb, window, counter and condition."""
    page = (Path(__file__).parents[3] / "docs" / "great-wall-cards.md").read_text(encoding="utf-8")
    words = [*vocabulary.VERBS, *vocabulary.COUNTERS, *vocabulary.WHO[1:], *vocabulary.LIMITS[1:]]
    words += [window for window in vocabulary.WINDOWS if window not in vocabulary.INTERNAL_WINDOWS]
    words += [field.encode_name for field in msgspec.structs.fields(parts.If)]
    assert [word for word in words if word not in page] == []
