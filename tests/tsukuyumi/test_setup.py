"""TS-SETUP: the board, the decks, and what each player places."""

from __future__ import annotations

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import AROUND, NAMES, SPACE, SPACES, spaces_in
from moonwall.games.tsukuyumi.book import TSUKUYUMI
from moonwall.games.tsukuyumi.position import AREA, HOMEZONE, MOON_AREA, NO_TILE, NOBODY

from .hand import FOUR, PATCH, THREE, at, deal, game, kind, offered, order, owner, play, seat, texts, told, units


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_an_oni_on_each_moon_area_and_the_rest_in_the_supply(edition: str) -> None:
    """TS-SETUP-01, TS-SETUP-01-PL, TS-MOON-01: seven random Oni; the others form the supply."""
    drawn = set()
    for seed in range(6):
        match = table.start("tsukuyumi", seats=3, seed=seed, edition=edition)
        position = game(match)
        moon = [units(match, NAMES[s]) for s in range(7)]
        assert all(sum(here.values()) == 1 for here in moon)
        assert all(position.ground[s] == MOON_AREA and position.props(s) & TSUKUYUMI for s in range(7))
        supply = sum(position.stock[k] for k in position.book.oni_kinds)
        assert supply == (21 if edition == "polish" else 26) - 7
        drawn.add(tuple(next(iter(here)) for here in moon))
    assert len(drawn) > 1, "the Oni are chosen at random"


def test_the_number_of_oni_can_be_agreed_on() -> None:
    """TS-SETUP-02: 18 for experienced players, the Moon's seven included (Q-30); other totals are trimmed by chance."""
    for total in (18, 12):
        position = game(table.start("tsukuyumi", seats=3, seed=1, oni_total=total))
        supply = sum(position.stock[k] for k in position.book.oni_kinds)
        assert supply + 7 == total
    with pytest.raises(table.SetupError, match="oni_total.*from 7 to 26"):
        table.start("tsukuyumi", seats=3, seed=1, oni_total=3)


@pytest.mark.parametrize(("seats", "tiles"), [(3, 21), (4, 28)])
def test_as_many_tiles_as_players_demand(seats: int, tiles: int) -> None:
    """TS-SETUP-03, TS-SETUP-04: 21 or 28 tiles in rings round the Moon, without holes, at random and turned at
    random."""
    boards = set()
    for seed in range(4):
        position = game(table.start("tsukuyumi", seats=seats, seed=seed))
        laid = [s for s in range(SPACES) if position.ground[s] == AREA]
        assert len(laid) == tiles
        assert len({position.tile[s] for s in laid}) == tiles, "every tile exists once"
        assert len({position.turn[s] for s in laid}) > 1
        boards.add(position.tile)
    assert len(boards) == 4


def test_only_tiles_of_the_box_and_only_their_coloured_side() -> None:
    """TS-SETUP-05: no expansion tile (Toxic, Riverland, devastated) comes into the base game."""
    for edition, pool, size in (("italian", 0, 37), ("polish", 0, 31), ("italian", 44, 44)):
        position = game(table.start("tsukuyumi", seats=4, seed=3, edition=edition, tile_pool=pool))
        laid = {position.tile[s] for s in range(SPACES) if position.tile[s] != NO_TILE}
        everything = laid | set(position.unused_tiles)
        assert len(everything) == size
        assert not any("moonfall" in position.book.tile_sets[t] for t in everything)


def test_every_area_can_be_walked_to() -> None:
    """House rule of the random board: no sealed pocket unless it is switched off."""
    from moonwall.games.tsukuyumi.rules.ground import reached

    for seed in range(12):
        position = game(table.start("tsukuyumi", seats=4, seed=seed))
        assert set(position.areas) <= set(spaces_in(reached(position)))


@pytest.mark.parametrize(("edition", "supply"), [("italian", (15, 15, 15, 10, 13, 0)), ("polish", (7, 5, 7, 6, 7, 4))])
def test_neutral_markers_form_a_common_supply(edition: str, supply: tuple[int, ...]) -> None:
    """TS-SETUP-06, TS-SETUP-06-PL: Tsukuyumi, Unstable, Radioactive, Negation, Block; in Polish 4 Stop markers."""
    match = table.start("tsukuyumi", seats=3, seed=1, edition=edition)
    assert tuple(match.view()["table"]["markers"].values()) == supply


@pytest.mark.parametrize(("edition", "cards"), [("italian", 23), ("polish", 22)])
def test_two_events_lie_open_beside_the_shuffled_deck(edition: str, cards: int) -> None:
    """TS-SETUP-07."""
    decks = set()
    for seed in range(3):
        position = game(table.start("tsukuyumi", seats=3, seed=seed, edition=edition))
        assert len(position.open_events) == 2
        assert len(position.event_deck) == cards - 2
        decks.add(tuple(position.event_deck))
    assert len(decks) == 3


@pytest.mark.parametrize(("edition", "cards"), [("italian", 37), ("polish", 36)])
def test_six_action_cards_each_the_rest_out_of_the_game(edition: str, cards: int) -> None:
    """TS-SETUP-08, TS-CARD-01: every card exists once; undealt ones lie aside."""
    position = game(table.start("tsukuyumi", seats=4, seed=9, edition=edition))
    assert [len(h) for h in position.hands] == [6, 6, 6, 6]
    everything = sorted([*[c for h in position.hands for c in h], *position.undealt])
    assert everything == list(range(cards))


def test_each_seat_has_its_faction_and_all_its_material() -> None:
    """TS-SETUP-09, TS-SETUP-10: a faction sits once, with the pieces of its box and no more."""
    match = table.start("tsukuyumi", seats=FOUR, seed=1)
    assert [s.faction for s in match.seats] == FOUR
    stock = match.view()["table"]["seats"][at(match, "dark-seed")]["stock"]
    assert stock["worker"] == 15 and sum(stock.values()) == 38
    with pytest.raises(table.SetupError, match="only one seat"):
        table.start("tsukuyumi", seats=["nomads", "nomads", "boarlords"])
    with pytest.raises(table.SetupError, match="no faction 'pirates'"):
        table.start("tsukuyumi", seats=["nomads", "pirates", "boarlords"])
    with pytest.raises(table.SetupError, match="for 3, 4, 5 or 6 seats, not 7"):
        table.start("tsukuyumi", seats=7)


def test_a_number_of_seats_draws_factions_by_the_seed() -> None:
    """TS-SETUP-09: with a number the factions are drawn; the same seed draws the same."""
    drawn = [tuple(s.faction for s in table.start("tsukuyumi", seats=3, seed=n).seats) for n in range(12)]
    assert drawn == [tuple(s.faction for s in table.start("tsukuyumi", seats=3, seed=n).seats) for n in range(12)]
    assert len(set(drawn)) > 3


def test_when_all_pieces_are_on_the_board_no_more_can_be_brought_in() -> None:
    """TS-SETUP-10: the only Planter is on the board, so it cannot be bought."""
    match = deal(phase="green", active="dark-seed", left={"production": 3}, spaces={"2,0": {"units": {"planter": 1}}})
    play(match, "use production")
    assert "buy planter" not in texts(match)
    assert "buy worker" in texts(match)


def test_initiative_by_faction_number() -> None:
    """TS-SETUP-11: Cybersamurai 1, Dark Seed 2, Nomads 8, Boarlords 13."""
    match = table.start("tsukuyumi", seats=["boarlords", "nomads", "dark-seed", "cybersamurai"], seed=1)
    assert order(match) == ["cybersamurai", "dark-seed", "nomads", "boarlords"]
    assert [s["place"] for s in match.view()["table"]["seats"]] == [4, 3, 2, 1]


def test_unit_values_are_public() -> None:
    """TS-SETUP-12, TS-SETUP-26: everybody sees everybody's stock, size of units and once-per-round card."""
    match = table.start("tsukuyumi", seats=THREE, seed=1)
    assert match.view(0)["table"]["seats"] is not None
    for viewer in (None, 0, 1, 2):
        seats = match.view(viewer)["table"]["seats"]
        assert all(s["stock"] and s["once_used"] is False for s in seats)


def test_players_set_up_completely_one_after_the_other() -> None:
    """TS-SETUP-13: Homezone, areas, units of place 1, only then place 2."""
    match = table.start("tsukuyumi", seats=THREE, seed=4)
    seen: list[tuple[str, str]] = []
    while kind(match) != "select-card":
        if not seen or seen[-1] != (seat(match), kind(match)):
            seen.append((seat(match), kind(match)))
        assert match.decision is not None
        match.play(match.decision.options[0])
    whose = [who for who, _ in seen]
    assert list(dict.fromkeys(whose)) == ["dark-seed", "nomads", "boarlords"]
    assert whose == sorted(whose, key=["dark-seed", "nomads", "boarlords"].index)
    assert [what for who, what in seen if who == "nomads"][:3] == ["place-home", "start-area", "start-units"]


def test_a_homezone_lies_at_the_outer_edge() -> None:
    """TS-SETUP-14, TS-MOON-03: vacant spaces that touch a tile; never a tile, a Moon area or a hole inside."""
    match = table.start("tsukuyumi", seats=["nomads", "boarlords", "cybersamurai"], seed=2)
    position = game(match)
    assert kind(match) == "place-home"
    for text in texts(match):
        space = SPACE[text.split()[1]]
        assert position.ground[space] == 0
        assert any(position.ground[t] == AREA for _, t in AROUND[space])


@pytest.mark.parametrize("polish", [False, True])
def test_the_nest_may_lie_anywhere_but_on_moon_marker_or_homezone(polish: bool) -> None:
    """TS-SETUP-15, TS-SETUP-15-PL, TS-SETUP-30: at the edge or on a tile without another faction's marker."""
    match = deal(
        ["cybersamurai", "dark-seed", "nomads"],
        polish=polish,
        phase="home",
        active="dark-seed",
        homes={"cybersamurai": "4,-3"},
        spaces={"3,-2": {"owner": "cybersamurai"}},
    )
    homes = texts(match)
    assert "home 2,0" in homes and "home 4,0" in homes
    assert "home 3,-2" not in homes, "a marker of another faction"
    assert "home 4,-3" not in homes, "another Homezone"
    assert not {f"home {NAMES[s]}" for s in range(7)} & set(homes)


def test_the_nest_takes_its_tile_out_of_the_game() -> None:
    """TS-SETUP-16, TS-HOME-01: type and Properties no longer apply, and the tile is gone."""
    match = deal(["dark-seed", "nomads", "boarlords"], phase="home", homes={}, board={**PATCH, "2,0": "radioactive"})
    position = game(match)
    tile = position.tile[SPACE["2,0"]]
    play(match, "home 2,0")
    assert position.ground[SPACE["2,0"]] == HOMEZONE
    assert position.props(SPACE["2,0"]) == 0 and position.terrain[SPACE["2,0"]] == 0
    assert tile not in position.unused_tiles


def test_in_polish_the_covered_tile_goes_back_to_the_reserve() -> None:
    """TS-SETUP-16-PL: Land Gain can fetch it later."""
    match = deal(["dark-seed", "nomads", "boarlords"], polish=True, phase="home", homes={})
    position = game(match)
    tile = position.tile[SPACE["2,0"]]
    play(match, "home 2,0")
    assert tile in position.unused_tiles


def test_a_homezone_may_lie_next_to_the_moon_where_the_moon_is_the_edge() -> None:
    """TS-SETUP-17: the space 2,-2 touches the Moon and tiles, so it is offered; -1,-1 touches only the Moon."""
    match = deal(phase="home", active="nomads", homes={}, order=THREE)
    assert "home 2,-2" in texts(match), "beside the Moon area 1,-1 and the tiles 2,-1 and 3,-2"
    assert "home -1,-1" not in texts(match)


def test_three_starting_areas_connected_without_a_block() -> None:
    """TS-SETUP-18, TS-SETUP-19, TS-SETUP-21, TS-SETUP-22: three markers, each beside the Homezone or another of them;
    Moon areas never; Properties and Mountains do not matter."""
    board = {**PATCH, "3,0": "mountain", "2,0": "radioactive"}
    match = deal(phase="areas", active="nomads", order=THREE, board=board)
    assert owner(match, "3,0") == "nomads", "the only tile beside the Homezone at 4,0: a Mountain Range, marked at once"
    assert sorted(texts(match)) == ["mark 2,0", "mark 2,1", "mark 3,-1"], "2,0 is Radioactive"
    play(match, "mark 2,0")
    assert "mark 1,0" not in texts(match), "the Moon area beside 2,0"


def test_starting_areas_go_on_from_each_other() -> None:
    """TS-SETUP-19, TS-SETUP-21."""
    match = deal(phase="areas", active="dark-seed", order=["dark-seed", "nomads", "boarlords"])
    assert sorted(texts(match)) == ["mark 1,1", "mark 2,1"]
    play(match, "mark 1,1")
    assert "mark 2,0" in texts(match) and "mark 0,1" not in texts(match), "2,0 borders 1,1; 0,1 is the Moon"
    play(match, "mark 2,0", "mark 2,-1")
    assert [owner(match, s) for s in ("1,1", "2,0", "2,-1")] == ["dark-seed"] * 3
    assert kind(match) == "start-units"


def test_another_players_area_cannot_be_chosen() -> None:
    """TS-SETUP-23: a Territory marker hinders, Eggs and Mines do not."""
    match = deal(
        phase="areas",
        active="dark-seed",
        order=["dark-seed", "nomads", "boarlords"],
        spaces={"1,1": {"owner": "nomads"}, "2,1": {"mines": 1}},
    )
    assert texts(match)[0] == "mark 2,1" or kind(match) == "start-area"
    assert owner(match, "2,1") == "dark-seed", "the only one left was marked at once"
    assert "mark 1,1" not in texts(match)


# A1 A2 A3 B1 B2 C1 of the rulebook's picture, laid on spaces whose other common edges are closed by Block markers.
EXAMPLE = {"A1": "3,-1", "A2": "3,-2", "A3": "2,0", "B2": "2,-1", "B1": "2,-2", "C1": "1,1"}
OPEN = {("HZ", "A1"), ("A1", "A2"), ("A1", "A3"), ("A1", "B2"), ("B2", "B1"), ("A3", "C1")}


def example(polish: bool) -> table.Match:
    spots = {**EXAMPLE, "HZ": "4,-2"}
    spaces: dict[str, dict[str, list[str]]] = {}
    for a, here in EXAMPLE.items():
        for b, there in spots.items():
            beside = any(NAMES[t] == there for _, t in AROUND[SPACE[here]])
            if (beside and (a, b) not in OPEN and (b, a) not in OPEN and (b, a) > (a, b)) or (
                beside and b == "HZ" and ("HZ", a) not in OPEN
            ):
                spaces.setdefault(here, {}).setdefault("blocks", []).append(there)
    return deal(
        ["nomads", "boarlords", "dark-seed"],
        polish=polish,
        phase="areas",
        active="nomads",
        order=THREE,
        board=dict.fromkeys(EXAMPLE.values(), "ocean"),
        homes={"nomads": "4,-2", "boarlords": "-4,0", "dark-seed": "0,-4"},
        spaces=spaces,
    )


def reachable_sets(match: table.Match) -> set[frozenset[str]]:
    names = {spot: name for name, spot in EXAMPLE.items()}
    found: set[frozenset[str]] = set()

    def walk(at_: table.Match) -> None:
        if kind(at_) != "start-area":
            here = [names[s] for s in EXAMPLE.values() if owner(at_, s) == "nomads"]
            found.add(frozenset(here))
            return
        for text in texts(at_):
            nxt = at_.clone()
            nxt.play(text)
            walk(nxt)

    walk(match)
    return found


@pytest.mark.parametrize("polish", [False, True])
def test_the_worked_example_of_starting_areas(polish: bool) -> None:
    """EX-IT-01, EX-PL-01 (TS-SETUP-19, TS-SETUP-20): Blocks leave exactly five legal sets."""
    assert reachable_sets(example(polish)) == {
        frozenset(s)
        for s in (("A1", "A2", "A3"), ("A1", "A3", "C1"), ("A1", "A3", "B2"), ("A1", "B2", "B1"), ("A1", "A2", "B2"))
    }


def test_starting_units_are_spread_freely() -> None:
    """TS-SETUP-24: over the Homezone and the starting areas, a few at a time or all at once."""
    match = deal(
        phase="units",
        active="nomads",
        order=THREE,
        spaces={"3,0": {"owner": "nomads"}, "3,-1": {"owner": "nomads"}, "2,0": {"owner": "nomads"}},
    )
    assert {t.split()[2] for t in texts(match)} == {"4,0", "3,0", "3,-1", "2,0"}
    play(match, "put private 3,0 1", "put private 2,0 1", "put lt-dan 4,0 1", "put all 3,-1")
    assert units(match, "3,0") == {"private": 1} == units(match, "2,0")
    assert units(match, "4,0") == {"lt-dan": 1}
    assert sum(units(match, "3,-1").values()) == 3
    total = {"private": 3, "lt-dan": 1, "staff-sergeant": 1, "dog": 1}
    position = game(match)
    for unit, n in total.items():
        k = position.book.kind_index[unit]
        assert position.book.pieces[k] - position.stock[k] == n


def test_missions_and_objectives_lie_open() -> None:
    """TS-SETUP-25: of the factions in play; both may be left out in a first game."""
    match = table.start("tsukuyumi", seats=THREE, seed=1)
    assert sorted(m["id"] for m in match.view()["table"]["missions"]) == [
        "mission-moonstruck",
        "mission-nest",
        "mission-survival",
    ]
    assert all(s["objective"]["id"] for s in match.view()["table"]["seats"])
    assert table.start("tsukuyumi", seats=THREE, seed=1, use_missions=False).view()["table"]["missions"] == []


@pytest.mark.parametrize("wanted", [False, True])
def test_the_table_decides_on_modules(wanted: bool) -> None:
    """TS-SETUP-27-PL, TS-SETUP-28-PL: Legendary Oni, Mascots and Faction events come only if the table wants them; each
    player then has a Mascot on the board and five Faction events face down."""
    modules = {"legendary_oni": wanted, "mascots": wanted, "faction_events": wanted}
    match = table.start("tsukuyumi", seats=FOUR, seed=1, edition="polish", **modules)
    while match.decision and kind(match) != "select-card":
        match.play(match.decision.options[0])
    view = match.view()["table"]
    everywhere = [u["unit"] for row in view["spaces"] for u in row["units"]]
    assert len([u for u in everywhere if u.startswith("mascot")]) == (4 if wanted else 0)
    piles = [s["own_events"]["pile"] if "own_events" in s else None for s in view["seats"]]
    assert piles == [5 if wanted else None] * 4
    assert len((view["oni"].get("legends") or {}).get("away", [])) == (8 if wanted else 0)
    assert set(view["events"]) == {"open", "deck", "discard"}, "the common piles are as ever"


def test_the_round_token_starts_on_one() -> None:
    """TS-SETUP-29-PL: round 1 of 4, an initiative track with as many places as players."""
    match = table.start("tsukuyumi", seats=THREE, seed=1, edition="polish")
    while match.decision and kind(match) != "select-card":
        match.play(match.decision.options[0])
    view = match.view()["table"]
    assert (view["round"], view["rounds"]) == (1, 4)
    assert sorted(view["order"]) == [0, 1, 2]


def test_fair_homezones_can_be_asked_for() -> None:
    """House option: only the board's fair spots are offered."""
    match = table.start("tsukuyumi", seats=["nomads", "boarlords", "cybersamurai"], seed=2, fixed_homezones=True)
    assert texts(match) == ["home 3,-2", "home -2,-1", "home -1,3"]


def test_the_log_tells_the_setup() -> None:
    match = deal(phase="home", active="nomads", homes={"boarlords": "4,-2", "dark-seed": "1,2"}, order=THREE)
    play(match, "home 4,0")
    assert told(match, "home-placed")[0]["space"] == "4,0"
    assert offered(match, "mark") or offered(match, "put")
    assert game(match).territory.count(NOBODY)


def test_a_homezone_must_leave_three_starting_areas() -> None:
    """TS-SETUP-18, TS-SETUP-20, Q-50: 4,0 touches only 3,0; behind a Block it is not offered."""
    homes = {"boarlords": "4,-2", "dark-seed": "1,2"}
    free = deal(phase="home", active="nomads", homes=homes, order=THREE)
    assert "home 4,0" in texts(free)
    shut = deal(phase="home", active="nomads", homes=homes, order=THREE, spaces={"3,0": {"blocks": ["4,0"]}})
    assert "home 4,0" not in texts(shut)


@pytest.mark.parametrize(("faction", "asked"), [("boarlords", "start-terraforming"), ("dark-seed", "start-eggs")])
def test_who_has_no_starting_area_lays_no_first_markers(faction: str, asked: str) -> None:
    """Q-50, TS-SETUP-26: a fixed Homezone may leave none; the game goes on. With an area they are asked for."""
    for own, there in ((0, False), (2, True)):
        spaces = {name: {"owner": faction} for name in ("2,0", "2,1")[:own]}
        last = [*(f for f in THREE if f != faction), faction]
        match = deal(phase="units", active=faction, order=last, spaces=spaces)
        seen = set()
        while kind(match) != "select-card":
            seen.add(kind(match))
            match.play(texts(match)[0])
        assert (asked in seen) is there
