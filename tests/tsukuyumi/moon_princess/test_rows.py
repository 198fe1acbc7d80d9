"""The rows of the mode: how many, what they say, and clear errors for packs that are wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from moonwall import table
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.book import BLACK, COMBAT, DRAW, EFFECT, INIT, MOVE, PLAY, PROD, book_of
from moonwall.games.tsukuyumi.modes.moon_princess import aim, explain, momentum, princess, strike
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.table import ContentError
from moonwall.words import LANGUAGES, Words

from . import stage

CONTENT = GAME.load_content()


def test_how_many_cards_there_are() -> None:
    """MP-SETUP-19, MP-LEGEND-01, MP-COUNTER-11: the decks (MP-COUNTER-10), and which Counters stay (MP-COUNTER-05)."""
    sizes = {
        "princess_cards": 12,
        "coop_legends": 8,
        "modifications": 9,
        "round_cards": 8,
        "tracks": 6,
        "princesses": 1,
    }
    assert {name: len(CONTENT[name]) for name in sizes} == sizes
    assert Counter(row.last for row in CONTENT["coop_counters"].values()) == {False: 12, True: 6}
    assert Counter(row.permanent for row in CONTENT["coop_counters"].values()) == {False: 10, True: 8}


def test_the_princess_and_her_attacks() -> None:
    """HD-02, HD-03 (MP-PRINCESS-06): 20, 40, 20; attack cards: solo none, then 2, 4, 6 and 8, two fewer a number
    of players than HD-02 has (its first dial, docs/balance.md)."""
    row = CONTENT["princesses"]["moon-princess"]
    assert (row.cp, row.hp, row.dmg) == (20, 40, 20)
    cards = CONTENT["princess_cards"].values()
    attacks = [len([c for c in cards if 0 < c.attack_from <= players]) for players in (1, 2, 3, 4, 5)]
    assert attacks == [0, 2, 4, 6, 8]


def test_the_objectives() -> None:
    """HD-09 (MP-ROUND-13) with a point more each (docs/balance.md): 3 VP, the Moon's centre 4."""
    worth = {name: row.vp for name, row in CONTENT["round_cards"].items()}
    assert worth.pop("round-heart-of-the-moon") == 4
    assert len(worth) == 7 and set(worth.values()) == {3}


def test_the_action_cards() -> None:
    """HD-07 (MP-SETUP-15, MP-BLACK-09): 24 with the same budget of 12½; every one has the Faction effect, none Oni."""
    book = book_of(CONTENT, "italian", "coop")
    assert len(book.action_ids) == 24
    for symbols in book.symbols:
        black = symbols[BLACK]
        assert black[EFFECT] and black[DRAW] == black[PLAY]
        weights = 2 + black[INIT] / 2 + black[DRAW] + 1.5 * (black[PROD] + black[MOVE] + black[COMBAT])
        assert weights == 12.5
        used = (EFFECT, DRAW, PLAY, INIT, PROD, MOVE, COMBAT)
        assert not [n for n, amount in enumerate(black) if amount and n not in used], "no Oni actions (MP-ROUND-06)"
    muster = book.symbols[book.action_index["coop-muster"]][BLACK]
    assert [muster[s] for s in (INIT, DRAW, PROD, MOVE, COMBAT)] == [1, 1, 3, 2, 1]


def test_every_faction_of_the_house_has_its_modification() -> None:
    """MP-SETUP-04."""
    changed = {row.faction for row in CONTENT["modifications"].values()}
    assert set(GAME.factions) <= changed


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[princess_cards]]\nid = "princess-procession"\nsteps = 0', "a goal or a number of steps"),
        ('[[princess_cards]]\nid = "princess-whispers"\ngoal = "home"', "'nearest' belongs to the goal 'home'"),
        ('[[princess_cards]]\nid = "princess-procession"\nn = 0', "says how many"),
        ('[[princesses]]\nid = "moon-princess"\nhp = 42', "multiple of 5"),
        ('[[tracks]]\nid = "track-2"\nlegends = [1, 5]', "different numbers of steps"),
        ('[[coop_legends]]\nid = "coop-ronin"\nlegend = "rooster"', "no unit is the Legendary Oni 'rooster'"),
        ('[[coop_counters]]\nid = "counter-ambush"\npermanent = true', "happens at once"),
        ('[[coop_counters]]\nid = "counter-dread"\npermanent = false', "write permanent = true"),
        ('[[modifications]]\nid = "mod-nomads"\ndo = []', "changes something"),
        ('[[round_cards]]\nid = "round-siege"\nvp = 12', "from 0 to 9"),
        ('[[round_cards]]\nid = "round-siege"\neffect = "seige"', "effect"),
    ],
)
def test_a_wrong_row_is_refused(text: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=says):
        GAME.load_content((str(tmp_path),))


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[round_cards]]\nid = "round-siege"\nvp = 3', encoding="utf-8")
    assert GAME.load_content((str(tmp_path),))["round_cards"]["round-siege"].vp == 3


def test_it_is_offered_with_options_of_its_own() -> None:
    """MP-DIFFICULTY-01, MP-DIFFICULTY-02: more options than other modes have, and another length."""
    assert "moon-princess" in [mode.name for mode in GAME.modes]
    named = {o.name: o for o in GAME.options if o.modes == ("moon-princess",)}
    assert {"difficulty", "extra_tiles", "rounds", "objections"} <= set(named)
    assert named["rounds"].default == 3
    with pytest.raises(table.SetupError, match="belongs to mode"):
        table.start("tsukuyumi", seats=3, seed=1, difficulty="hard")


# --- explanations ---------------------------------------------------------------------------------------------


def told(game: Tsukuyumi, seed: int) -> list[tuple[str, explain.Data]]:
    """What every algorithm would tell in a position."""
    found: list[tuple[str, explain.Data]] = []
    for one in (aim.aim(game, 1), aim.aim(game, 2), aim.aim(game, 1, observer=False), aim.third_aim(game)):
        if one is None or one.who == aim.NOBODY_CAN:
            continue
        if one.who == aim.BY_SEARCH:
            found.append(("oni-search", explain.searched(one)))
        found += [("oni-aim", explain.aimed(one, space)) for space in (*one.sure, *one.among)]
    for space in game.areas[:6]:
        verdict = strike.Verdict(game, space)
        found.append(("oni-marked", explain.compared(verdict, space)))
        found.append(("skipped", explain.failed(verdict)))
        if verdict.defenders:
            found.append(("oni-damage", explain.hurt(game, verdict, space)))
        found += [("oni-fell", explain.fell(game, kind, space)) for kind in strike.oni_losses(game, space, 200)[0]]
        found.append(("standard-counter", explain.converted(game, 0, space, 1)))
        n, reasons = momentum.gain(game, momentum.looks_at(game, space))
        found.append(("momentum", explain.rose(3, 3 + n, n, reasons)))
    found += [("special-space", explain.drew(9, what)) for what in (momentum.COUNTER, momentum.LEGEND)]
    kind = game.book.plain_oni[0]
    found += [("oni-moves", explain.moved(game, kind, 1, 0, (1, 7), (1, 2), group)) for group in (False, True)]
    found.append(("princess-placed", explain.returned(game, princess.placing(game), 4)))
    game.own[-1][1] = seed % 18
    for card in game.book.content["princess_cards"].values():
        found.append(("princess-walks", explain.walked(game, princess.walk(game, card, 0))))
    found.append(("princess-walks", explain.walked(game, princess.event_walk(game, 1))))
    return found


def test_the_oni_explain_themselves_in_every_language(blanks: list[Tsukuyumi]) -> None:
    """Each event has a line and a reason without holes, and names the rule that decided."""
    here = {lang: Words(lang).at(GAME) for lang in LANGUAGES}
    whys = set()
    for seed in range(40):
        game = stage.scatter(blanks[seed % len(blanks)], Random(seed))
        for kind, data in told(game, seed):
            whys.add(data["why"])
            assert data["rule"].startswith("MP-")
            for lang, words in here.items():
                event = {"kind": kind, "data": {k: v for k, v in data.items() if k != "seat"} | {"seat": 0}}
                for line in (words.event(event), words.why(event)):
                    assert line and "{" not in line and "ts-" not in line, (lang, kind, data, line)
    assert {"search-here", "search-one", "search-some", "aim-all", "aim-priority", "aim-team", "aim-observer"} <= whys
    assert {"aim-abyssal", "aim-passed-on", "damage-order", "mistress-last", "momentum-stays"} <= whys
    assert {"walk-goal", "walk-here", "walk-none", "walk-steps", "walk-home", "walk-event", "placed-nearest"} <= whys
