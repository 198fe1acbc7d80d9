"""A faction and a module from elsewhere, and tables of five and six: whole random games with every promise kept."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import moonwall
from moonwall import bots, table
from moonwall.games.tsukuyumi.board import AROUND, CENTRE, MOON, SPACE
from moonwall.games.tsukuyumi.lineup import BASE, FACTIONS, HOUSE
from moonwall.games.tsukuyumi.position import Tsukuyumi
from moonwall.games.tsukuyumi.rules.combat import has_enemy
from moonwall.games.tsukuyumi.survey import survey
from moonwall.table import Match
from moonwall.words import LANGUAGES, Words
from tests.promises import keep_promises

from .. import invariants
from ..test_games import random_game
from . import GAME, NAME
from .tides import Tides

BOTH = ["lamplighters", "masons"]
TABLES = [[*BOTH, house] for house in FACTIONS] + [["lamplighters", *three] for three in combinations(BASE, 3)]


def start(seats: list[str] | int, seed: int, **options: Any) -> Match:
    return table.start(NAME, seats=seats, seed=seed, **options)


def game(match: Match) -> Tsukuyumi:
    assert isinstance(match.position, Tsukuyumi)
    return match.position


@pytest.mark.parametrize("number", range(20))
def test_a_hundred_games_with_guests_keep_every_promise(number: int) -> None:
    """Five games each, in both editions, with and without the guests' module and those of the house."""

    def begin(seed: int) -> Match:
        options = {"edition": ("italian", "polish")[seed % 2], "tides": seed % 3 != 0, "mascots": seed % 5 == 0}
        options |= {"legendary_oni": seed % 4 == 0, "faction_events": seed % 7 == 0}
        return start(TABLES[seed % len(TABLES)], seed, **options)

    keep_promises(begin, games=5, every=60, seed=5 * number)


def test_pieces_markers_and_cards_are_conserved() -> None:
    """And what the guests bring is met on the way: markers, the Defense action, the tide, points and objective."""
    seen: dict[str, set[Any]] = {}
    points = fulfilled = 0
    for seed in range(24):
        match = start([*BOTH, BASE[seed % 4]], seed, tides=True, edition=("italian", "polish")[seed % 2])
        chance = Random(seed)
        while match.decisions:
            invariants.check(game(match), deep=match.count % 20 == 0)
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            option = decision.options[int(chance.random() * len(decision.options))]
            wanted = [o for o in decision.options if o.text == "counter defense-action" or o.verb == "lantern"]
            if wanted and chance.random() < 0.6:
                option = wanted[0]
            match.play(option, decision.seat)
            for event in match.events:
                seen.setdefault(event.kind, set()).add(event.data.get("window") or event.data.get("tide"))
        seat = [s.faction for s in match.seats].index("lamplighters")
        part = game(match).rules.factions[seat]
        points += part.kept_points(game(match), seat)
        fulfilled += game(match).objective_done[seat]
        assert game(match).homezone[seat] == -1
    assert seen["lantern-out"] >= {"before", "counter"}
    assert seen["tide"] == {"low", "high"} and "lantern" in seen
    assert points > 0 and fulfilled > 0


@pytest.mark.parametrize("edition", ["italian", "polish"])
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_whole_games(seats: int, edition: str) -> None:
    """TS-SETUP-03: 35 and 42 tiles, a hand of six for everybody, a Mission of every faction in play."""
    for seed in range(4):
        match = start(seats, seed, edition=edition, tides=seats == 5 and seed % 2 == 0, mascots=seed % 2 == 1)
        position = game(match)
        assert len(match.seats) == seats == len({s.faction for s in match.seats}) == len(position.rules.missions)
        assert len(position.areas) == 7 * seats + 7 and [len(hand) for hand in position.hands] == [6] * seats
        assert random_game(match.clone(), seed) <= 150
    keep_promises(lambda seed: start(seats, seed, edition=edition), games=1, every=60, seed=11)


def test_six_take_all_tiles_and_polish_five_the_further_set() -> None:
    """TS-SETUP-03: boxes of 37 and 31 tiles, 7 more for more players."""
    unused = {
        (n, edition): len(game(start(n, 1, edition=edition)).unused_tiles)
        for n in (4, 5, 6)
        for edition in ("italian", "polish")
    }
    assert unused == {
        (4, "italian"): 37 - 28,
        (4, "polish"): 31 - 28,
        (5, "italian"): 37 - 35,
        (5, "polish"): 38 - 35,
        (6, "italian"): 44 - 42,
        (6, "polish"): 44 - 42,
    }


@pytest.mark.parametrize("scenario", ["exploration", "canyon", "full-moon-down"])
def test_scenarios_for_five_can_be_played(scenario: str) -> None:
    """TS-SCEN-06, TS-SCEN-07: their boards lay ready for guests."""
    match = start(5, 3, scenario=scenario)
    assert random_game(match.clone(), 3) <= 150


@pytest.mark.parametrize(
    ("board", "players"),
    [("random-5", 5), ("exploration-5", 5), ("full-moon-down-5", 5), ("canyon-5", 5), ("random-6", 6)],
)
def test_boards_for_five_and_six_are_fair(board: str, players: int) -> None:
    """Every fair Homezone space is as far from the Moon as the others, touches two tiles and has seven of them nearest
    (shared ones in parts)."""
    row = table.game_type("tsukuyumi").load_content()["boards"][board]
    tiles = {SPACE[name] for name in row.spaces}
    homes = [SPACE[name] for name in row.fair]
    ways = [steps(home, tiles | set(MOON)) for home in homes]
    assert len(homes) == players and len(tiles) == 7 * players
    assert len({way[CENTRE] for way in ways}) == 1
    assert [sum(t in tiles for _, t in AROUND[home]) for home in homes] == [2] * players
    shares = [0.0] * players
    for tile in tiles:
        best = min(way[tile] for way in ways)
        nearest = [n for n, way in enumerate(ways) if way[tile] == best]
        for n in nearest:
            shares[n] += 1 / len(nearest)
    assert shares == pytest.approx([7.0] * players)


def steps(start: int, land: set[int]) -> dict[int, int]:
    """Steps from a space to all of the land."""
    found, todo = {start: 0}, [start]
    for space in todo:
        for _, t in AROUND[space]:
            if t in land and t not in found:
                found[t] = found[space] + 1
                todo.append(t)
    return found


def test_the_sixth_seat_is_not_overlooked() -> None:
    """A unit of the last seat fills a space, and its side is met by all who look for enemies there."""
    match = start(6, 1)
    position = game(match)
    space, kind = SPACE["2,0"], position.book.kinds_of[position.rules.faction_of[5]].start
    assert position.is_empty(space) and position.sides_at(space) == []
    position.add(space, kind, 1)
    assert not position.is_empty(space) and position.sides_at(space) == [5]
    assert has_enemy(position, 0, space) and not has_enemy(position, 5, space)


def test_a_player_alone_decides_for_oni() -> None:
    """TS-ONI-51: the last but one decides if the last attacks; with nobody else the one player does."""
    position = game(start(3, 1))
    position.order = (2, 0, 1)
    assert (position.chooser(0), position.chooser(1)) == (1, 0)
    position.order = (1,)
    assert position.chooser(1) == 1


def test_teams_of_four_take_guests() -> None:
    for mode in ("alliance", "domination"):
        match = start(["masons", "lamplighters", "nomads", "boarlords"], 2, mode=mode)
        assert random_game(match.clone(), 2) <= 150


def test_bots_play_with_guests() -> None:
    match = start(6, 4)
    players = [bots.make("greedy", seed=s) for s in range(6)]
    for _ in range(80):
        decision = match.decisions[0]
        match.play(players[decision.seat].choose(match, decision.seat), decision.seat)


# --- a part declares itself -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (3, {"tides": True, "oni_power": True}, r"'tides' cannot be combined with 'oni_power' \(GUEST-TIDE-04\)"),
        (4, {"tides": True, "mode": "domination"}, r"'tides' cannot be combined with 'domination' \(GUEST-TIDE-03\)"),
        (6, {"tides": True}, r"'tides' is for 3 or 4 or 5 players, not 6 \(GUEST-TIDE-02\)"),
        (2, {"tides": True}, r"option 'tides' belongs to mode standard or .*, not two \(GUEST-TIDE-01\)"),
        (2, {"oni_missions": True}, r"option 'oni_missions' belongs to mode .*, not two \(TSM-GEN-07\)"),
        (["lamplighters", "nomads"], {}, r"'lamplighters' cannot be combined with 'two' \(GUEST-LAMP-01\)"),
        (
            ["lamplighters", "nomads", "masons", "boarlords"],
            {"mode": "domination"},
            r"'lamplighters' cannot stand alone, .* \(GUEST-LAMP-02\)",
        ),
        (7, {}, "3, 4, 5 or 6 seats, not 7"),
    ],
)
def test_a_refused_table_names_the_rule(seats: Any, options: dict[str, Any], says: str) -> None:
    with pytest.raises(table.SetupError, match=says):
        start(seats, 1, **options)


def test_what_is_not_refused_sits_down() -> None:
    """The counter-examples: each with one thing less."""
    assert game(start(3, 1, tides=True)).rules.uses("tides")
    assert not game(start(3, 1, oni_power=True)).rules.uses("tides")
    assert len(start(6, 1).seats) == 6
    assert [s.faction for s in start(["masons", "nomads"], 1).seats] == ["masons", "nomads"]
    start(["masons", "nomads", "lamplighters", "boarlords"], 1, mode="domination")


def test_a_module_may_belong_to_an_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tides, "editions", ("polish",))
    with pytest.raises(
        table.SetupError, match=r"'tides' belongs to the polish edition, not the italian one \(GUEST-TIDE-02\)"
    ):
        start(3, 1, tides=True)
    start(3, 1, tides=True, edition="polish")


def test_factions_are_drawn_from_those_that_may_sit_there() -> None:
    drawn = {s.faction for seed in range(40) for s in start(2, seed).seats}
    assert drawn == {*BASE, "masons"}


def test_nobody_takes_anothers_word() -> None:
    with pytest.raises(ValueError, match="two parts called nomads"):
        HOUSE.joined({"nomads": Tides})
    with pytest.raises(ValueError, match="two parts called tides"):
        GAME.lineup.joined({}, (Tides,))


def test_modules_stand_in_the_line_up_alone() -> None:
    """Every module of the house has one start option, which the game offers; nothing else lists them."""
    house = table.game_type("tsukuyumi")
    names = [option.name for option in HOUSE.options()]
    assert len(names) == len(set(names))
    assert all(module.option is not None and module.option.name in names for module in HOUSE.modules)
    assert set(names) < {option.name for option in house.options} and "tides" not in {o.name for o in house.options}


# --- rows and words ---------------------------------------------------------------------------------------


def test_units_of_a_module_come_with_it() -> None:
    assert "oni-tidal" in game(start(3, 1, tides=True)).book.kind_index
    assert "oni-tidal" not in game(start(3, 1)).book.kind_index


def test_the_house_does_not_know_its_guests() -> None:
    """Rows, factions and options of the house's own game are as before, and no source names a guest."""
    house = table.game_type("tsukuyumi")
    assert house.factions == tuple(FACTIONS)
    assert "lamplighters" not in house.load_content()["factions"]
    assert house.load_content().hash != GAME.load_content().hash
    with pytest.raises(table.SetupError, match="no faction 'masons'"):
        table.start("tsukuyumi", seats=["masons", "nomads", "boarlords"])
    for file in Path(moonwall.__file__).parent.rglob("*.*"):
        if file.suffix in (".py", ".toml", ".ftl"):
            assert not re.search(r"lamplighter|\bmasons\b|\btides\b", file.read_text(encoding="utf-8")), file


def test_everything_is_said_in_three_languages() -> None:
    """A random game with all guests: every prompt, option and line of the log has its sentence."""
    words = {lang: Words(lang) for lang in LANGUAGES}
    for seed in range(3):
        match = start(["lamplighters", "masons", "nomads"], seed, tides=True)
        chance = Random(seed)
        while match.decisions:
            decision = match.decisions[int(chance.random() * len(match.decisions))]
            for lang in LANGUAGES:
                here = words[lang].at(match)
                said = here.ask(match.describe(decision))
                assert said != decision.kind and "{" not in said
                for option in decision.options[:4]:
                    assert "{" not in here.option(option) and here.option(option) != option.text
                for event in match.events[-5:]:
                    line = here.event(event)
                    assert line != event.kind and "{" not in line, (lang, event)
            match.play(decision.options[int(chance.random() * len(decision.options))], decision.seat)


def test_the_terminal_draws_guests() -> None:
    from rich.console import Console

    from moonwall.games.tsukuyumi.terminal import draw

    for lang, tide in (("en", "Tide: low"), ("it", "Marea: bassa"), ("pl", "Pływ: niski")):
        match = start(["lamplighters", "masons", "nomads", "boarlords", "dark-seed"], 1, tides=True)
        console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(draw(match.view(0), Words(lang).at(match)))
        text = console.export_text()
        assert tide in text


# --- what the hooks do ------------------------------------------------------------------------------------


def field(**doc: Any) -> Match:
    """Lamplighters and Masons at 2,0 east of the Moon; 3,0 lies beside it."""
    board = dict.fromkeys(("2,0", "2,-1", "3,-1", "3,0", "1,1", "2,1", "3,-2"), "ocean")
    homes = {"masons": "4,-2", "nomads": "4,0"}
    given = {"seats": ["masons", "lamplighters", "nomads"], "board": board, "homes": homes, "phase": "red"}
    return table.compose(NAME, {**given, "active": "masons", "left": {"combat": 1}, **doc})


def conquest(beside: dict[str, Any], **doc: Any) -> bool:
    """Whether three Journeymen, 30 CP, conquer 2,0 from two Runners, 20 CP, with this in 3,0."""
    spaces = {"2,0": {"units": {"journeyman": 3, "runner": 2}, "owner": "lamplighters"}, "3,0": beside}
    match = field(spaces=spaces, **doc)
    match.play("attack 2,0")
    match.play("with mason-conquest")
    return bool(match.view(None)["table"]["battle"]["conquered"])


def test_a_lamp_counts_next_door() -> None:
    """CP of a unit elsewhere: 20 + 10 hold against 30 only by a tie, two Lamps hold; a Block between takes it away."""
    assert conquest({})
    assert conquest({"units": {"lamp": 1}})  # a tie is enough (TS-CONQ-03)
    assert not conquest({"units": {"lamp": 2}})
    assert conquest({"units": {"lamp": 2}, "blocks": ["2,0"]})


@pytest.mark.parametrize(("lamps", "left"), [(0, 0), (1, 1), (2, 1)])
def test_a_lamp_lends_its_health(lamps: int, left: int) -> None:
    """Two Journeymen deal 20: two Runners of 10 HP fall, of 15 or 20 only one does."""
    beside = {"units": {"lamp": lamps}} if lamps else {}
    match = field(spaces={"2,0": {"units": {"journeyman": 2, "runner": 2}}, "3,0": beside})
    match.play("attack 2,0")
    match.play("with mason-annihilation")
    while match.decisions and match.decisions[0].kind != "act":
        options = {o.text for o in match.decisions[0].options}
        match.play("pass" if "pass" in options else match.decisions[0].options[0], match.decisions[0].seat)
    units = {u["unit"]: u["n"] for s in match.view(None)["table"]["spaces"] if s["at"] == "2,0" for u in s["units"]}
    assert units.get("runner", 0) == left


@pytest.mark.parametrize(("answers", "window"), [(0, "before"), (1, "during"), (2, "counter")])
def test_the_defense_action_works_in_every_window(answers: int, window: str) -> None:
    """It is offered in each of them until it is used; without a Lantern there it never is."""
    spaces = {"2,0": {"units": {"journeyman": 2, "runner": 2}, "markers": {"lantern": 1}}}
    match = field(spaces=spaces)
    match.play("attack 2,0")
    match.play("with mason-annihilation")
    offered = 0
    told = []
    while match.decisions[0].seat == 1 and match.decisions[0].kind in ("ask-early", "ask-counter"):
        texts = [o.text for o in match.decisions[0].options]
        if "counter defense-action" in texts:
            match.play("counter defense-action" if offered == answers else "pass", 1)
            offered += 1
        else:
            match.play("pass", 1)
        told += [e.data["window"] for e in match.events if e.kind == "lantern-out"]
        if told:
            break
    assert told == [window]
    bare = field(spaces={"2,0": {"units": {"journeyman": 2, "runner": 2}}})
    bare.play("attack 2,0")
    bare.play("with mason-annihilation")
    assert "counter defense-action" not in [o.text for o in bare.decisions[0].options]


def test_bots_see_what_counts_next_door() -> None:
    for lamps, cp in ((0, 10), (2, 30)):
        beside = {"units": {"lamp": lamps}} if lamps else {}
        match = field(spaces={"2,0": {"units": {"runner": 1, "journeyman": 1}}, "3,0": beside})
        known = survey(game(match))
        assert known.force(game(match), 1).at[SPACE["2,0"]] == cp
        assert known.force(game(match), 0).at[SPACE["2,0"]] == 10


def test_every_third_kill_is_a_point() -> None:
    for slain, points in ((2, 0), (3, 1), (7, 2)):
        match = field(factions={"lamplighters": {"slain": slain}})
        assert match.view(None)["table"]["seats"][1]["points"]["instant"] == points


def test_without_a_place_nothing_is_bought() -> None:
    """No Homezone, no Lamp and no Lantern: there is no place for a new unit; a Lantern makes one."""
    for markers, places in (({}, []), ({"lantern": 1}, ["place 2,0"])):
        spaces = {"2,0": {"units": {"runner": 1}, "markers": markers}}
        match = field(spaces=spaces, active="lamplighters", phase="green", left={"production": 2})
        texts = [o.text for o in match.decisions[0].options]
        assert ("use production" in texts) == bool(places)


def test_a_guest_without_homezone_is_written_by_hand() -> None:
    with pytest.raises(table.ComposeError, match="the lamplighters have no Homezone"):
        field(homes={"lamplighters": "4,0", "masons": "4,-2", "nomads": "4,-3"})
    match = field(phase="home", active="lamplighters", left={})
    assert match.decision is not None and match.decision.kind == "light-first"
    with pytest.raises(table.ComposeError, match="settles in a way of its own"):
        field(phase="areas", active="lamplighters", left={})


def test_at_high_tide_nobody_attacks_in_an_ocean() -> None:
    spaces = {"2,0": {"units": {"journeyman": 3, "runner": 2}}}
    for tide, open_ in (("low", True), ("high", False)):
        match = field(spaces=spaces, options={"tides": True}, modules={"tides": {"tide": tide}})
        assert ("attack 2,0" in [o.text for o in match.decisions[0].options]) == open_
        assert match.view(None)["table"]["tide"] == tide
