"""Content: numbers of the box, sources, and clear errors for broken packs."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.lineup import BASE
from moonwall.table import ContentError

CONTENT = GAME.load_content()


def test_action_cards() -> None:
    """37 and 16 cards (Polish 36: no Oni Hunt), every one once (TS-CARD-01)."""
    many = [c for c in CONTENT["action_cards"].values() if c.deck == "many"]
    assert len(many) == 37 and len([c for c in many if "polish" in c.editions]) == 36
    assert len([c for c in CONTENT["action_cards"].values() if c.deck == "two"]) == 16
    numbers = [c.no for c in CONTENT["action_cards"].values() if c.no]
    assert sorted(numbers) == list(range(81, 133))


def test_the_printed_action_cards() -> None:
    """The six cards whose text can be read, as printed."""
    for name, blue, green, red in (
        ("organisation", (True, 1, 2, 1), (3, 0, (1, 1, 1)), (3, 1)),
        ("progress", (True, 0, 0, 2), (2, 0, (1, 1, 1)), (2, 2)),
        ("offensive", (True, 1, 1, 1), (2, 0, (1, 1, 1)), (1, 3)),
        ("ambush", (True, 0, 0, 0), (1, 2, None), (2, 2)),
        ("delivery", (True, 1, 1, 1), (3, 0, (1, 1, 1)), (1, 2)),
        ("deployment", (True, 0, 0, 0), (2, 2, (1, 1, 1)), (2, 3)),
    ):
        card = CONTENT["action_cards"][f"action-{name}"]
        assert card.source == "rulebook"
        assert (card.blue.effect, card.blue.draw, card.blue.play, card.blue.initiative) == blue
        assert (card.green.production, card.green.place, card.green.oni) == green
        assert (card.red.movement, card.red.combat) == red


def test_events() -> None:
    """23 cards Italian, 22 Polish with Storm (2.10)."""
    events = [e for e in CONTENT["events"].values() if not e.module]
    assert sum(e.copies for e in events) == 23
    assert sum(e.copies if e.copies_pl < 0 else e.copies_pl for e in events) == 22
    assert CONTENT["events"]["storm"].copies == 0 and CONTENT["events"]["storm"].copies_pl == 1


def test_tiles() -> None:
    """37 tiles in the Italian box, 31 in the Polish one, 51 in all; public types. One more is ours (MQ-45)."""
    tiles = [t for t in CONTENT["tiles"].values() if not t.deck]
    assert [t.id for t in CONTENT["tiles"].values() if t.deck] == ["fertile-6"]
    assert Counter(s for t in tiles for s in t.sets) == {"base": 37, "polish": 31, "extra": 7, "moonfall": 7}
    assert Counter(t.type for t in tiles) == {"ocean": 37, "fertile": 5, "mountain": 5, "riverland": 4}


def test_pieces() -> None:
    """Units and markers of section 3."""
    by_faction = Counter[str]()
    for unit in CONTENT["units"].values():
        if not unit.mascot and not unit.legend and unit.faction in (*BASE, "oni"):
            by_faction[unit.faction] += unit.pieces
    assert by_faction == {"cybersamurai": 20, "dark-seed": 38, "nomads": 15, "boarlords": 23, "oni": 26}
    assert sum(u.pieces_pl for u in CONTENT["units"].values() if u.faction == "oni" and not u.legend) == 21
    markers = {m.id: m.pieces for m in CONTENT["markers"].values()}
    assert (markers["egg"], markers["mine"], markers["tunnel"], markers["pig-block"]) == (25, 20, 10, 5)
    assert [w.pieces for w in CONTENT["weapons"].values()] == [5, 5, 2]


def test_combat_cards_and_counterattacks() -> None:
    """4, 3, 4 and 4 cards, the Oni's in either game and the Skybound's; every counterattack
    stands on a card, Misfire on two."""
    cards = CONTENT["combat_cards"].values()
    assert Counter(c.faction for c in cards if c.faction in (*BASE, "oni")) == {
        "cybersamurai": 3,
        "dark-seed": 4,
        "nomads": 4,
        "boarlords": 4,
        "oni": 3,
    }
    used = Counter(entry for c in cards for entry in c.counters)
    assert set(used) == set(CONTENT["counterattacks"]) and used["misfire"] == 2
    assert CONTENT["combat_cards"]["oni-conquest"].counters == [
        "counterstrike", "defense-action", "retreat", "hold-your-ground", "where-there-is-one",
    ]  # fmt: skip


def test_ids_are_unique_over_the_tables_players_see() -> None:
    """One word means one thing: an option or event names pieces by id alone."""
    seen = Counter(i for name, rows in CONTENT.tables.items() if name not in ("boards", "oni_pools") for i in rows)
    assert [i for i, n in seen.items() if n > 1] == []


def test_every_row_has_a_name_in_every_language() -> None:
    """Names and texts for all that players meet, in three languages with the same keys."""
    keys = []
    for lang in ("en", "it", "pl"):
        folder = files("moonwall") / "locales" / lang
        names_ = sorted(f.name for f in folder.iterdir() if f.name.startswith("tsukuyumi-"))
        text = "".join((folder / name).read_text(encoding="utf-8") for name in names_)
        keys.append(re.findall(r"^(ts-[a-z0-9-]+) =|^    (\.text) =", text, re.M))
        names = set(re.findall(r"^ts-([a-z0-9-]+) =", text, re.M))
        for name, rows in CONTENT.tables.items():
            if name not in ("tiles", "boards", "oni_pools", "tracks"):
                assert set(rows) <= names, (lang, name, set(rows) - names)
    assert keys[0] == keys[1] == keys[2]


def pack(folder: Path, text: str) -> str:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[units]]\nid = "worker"\nhp = 7', "multiple of 5"),
        ('[[units]]\nid = "worker"\nbecomes = ["dog"]', "belongs to another faction"),
        ('[[units]]\nid = "dragon"\nfaction = "nomads"', "cannot add rows to 'units'"),
        ('[[combat_cards]]\nid = "seed-conquest"\ncounters = ["retreet"]', "there is no row 'retreet'"),
        ('[[combat_cards]]\nid = "seed-conquest"\ncp = []', "conquers (cp), deals damage (dmg) or both"),
        ('[[combat_cards]]\nid = "seed-annihilation"\nneeds = "any"', "damage needs enemy units"),
        ('[[factions]]\nid = "nomads"\nstart = { lt-dan = 2 }', "there are 1 pieces of 'lt-dan'"),
        ('[[action_cards]]\nid = "action-advance"\nred = { combat = 12 }', "from 0 to 9"),
        ('[[events]]\nid = "swamp"\ndo = "give"', "must be one of tsukuyumi, unstable, radioactive, toxic for 'give'"),
        ('[[events]]\nid = "swamp"\nprop = "unstable"', "leave it out for 'close'"),
        ('[[events]]\nid = "oni-rule"\nprop = "toxic"', "'toxic' markers come with the module 'after_the_moonfall'"),
        ('[[events]]\nid = "swamp"\nn = 2', "'close' takes no number: leave n out"),
        ('[[events]]\nid = "swamp"\ndo = "clsoe"', "there is no verb 'clsoe' in 'events'"),
        ('[[events]]\nid = "event-offensive"\nn = 2', "must be 1 for 'combat', not 2"),
        ('[[events]]\nid = "swamp"\ndo = "retreat"', "there is no verb 'retreat' in 'events'"),
        ('[[faction_events]]\nid = "perimeter-defense"\nn = 3', "from 1 to 2 for 'perimeter', not 3"),
        ('[[faction_events]]\nid = "reload"\ndo = "feast"', "the cards of 'nomads' are sappers, all-guns, reload"),
        ('[[units]]\nid = "oni-ronin"\nlegend = "ronni"', "there is no verb 'ronni' in 'legends'"),
        ('[[counterattacks]]\nid = "where-there-is-one"\nn = 2', "must be 1 for 'place-oni', not 2"),
        ('[[tiles]]\nid = "ocean-01"\nmountain = 20', "a value above 0 for mountains"),
        ('[[tiles]]\nid = "ocean-01"\nblocks = [0, 6]', "edges from 0 to 5"),
        ('[[counterattacks]]\nid = "misfire"\nwhat = "boot"', "must be one of egg, mine, terraforming"),
        ('[[boards]]\nid = "random-3"\nspaces = ["2,x"]', "a space is written q,r"),
        ('[[uplinks]]\nid = "ghost"\ncost = 12', "from 0 to 9"),
        ('[[units]]\nid = "worker"\nhealth = 5', "there is no field 'health'"),
    ],
)
def test_broken_packs_are_explained(tmp_path: Path, text: str, says: str) -> None:
    """File, row, field and what would be right."""
    with pytest.raises(ContentError) as error:
        table.start("tsukuyumi", seats=3, seed=1, content=pack(tmp_path, text))
    assert says in str(error.value) and "mine.toml" in str(error.value)


def test_a_pack_changes_the_game(tmp_path: Path) -> None:
    """A stronger Worker, and another hash in the record."""
    folder = pack(tmp_path, '[[units]]\nid = "worker"\ncp = 20')
    match = table.start("tsukuyumi", seats=["dark-seed", "nomads", "boarlords"], seed=1, content=folder)
    book = match.position.book  # type: ignore[attr-defined]
    assert book.cp[book.kind_index["worker"]] == 20
    assert match.setup.content.hash != CONTENT.hash
