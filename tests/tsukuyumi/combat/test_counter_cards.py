"""TS-COUNTER: the counterattacks on the Oni's card and on faction cards."""

from __future__ import annotations

from moonwall.games.tsukuyumi.rules.counter import available
from moonwall.table import Match

from ..hand import own
from .field import (
    BOARS,
    CYBER,
    NOMADS,
    SEED,
    SPOT,
    at,
    attack,
    counters,
    fallen,
    field,
    game,
    kind,
    over,
    owner,
    play,
    seat,
    space,
    texts,
    told,
    units,
    until,
)

# --- on the Oni's card --------------------------------------------------------------------------------------


def oni_strike(here: dict[str, int], seats_order: list[str] | None = None, **doc: object) -> Match:
    """Oni from the Moon's edge attack 2,0; the Boarlords are the active player."""
    match = field(
        BOARS,
        here,
        phase="green",
        left={"production": 0, "place": 0, "oni-areas": 1, "oni-range": 1, "oni-combats": 1, "combat": 0},
        order=seats_order or [BOARS, NOMADS, SEED, CYBER],
        owner=NOMADS,
        **doc,  # type: ignore[arg-type]
    )
    play(match, "use oni-conquest")
    for _ in range(6):
        if game(match).battle or over(match):
            break
        options = texts(match)
        play(match, next(o for o in ("source 2,0", "attack 2,0", "done", options[0]) if o in options))
    return match


def test_hold_your_ground() -> None:
    """TS-COUNTER-28 (Q-43): most CP of all, strictly more than the Oni."""
    match = oni_strike({"oni-medium": 1, "private": 2, "worker": 1, "launcher": 1})
    until(match, "ask-counter")
    assert seat(match) == NOMADS and counters(match) == ["counterstrike", "retreat", "where-there-is-one"]
    assert owner(match, SPOT) == NOMADS  # 30 CP hold against 20, so the marker is there already
    free = oni_strike({"oni-medium": 1, "private": 2, "launcher": 1}, factions={})
    assert owner(free, SPOT) == NOMADS


def test_hold_your_ground_places_a_marker() -> None:
    """TS-COUNTER-28: the strongest defender without a marker of their own may place it; a tie goes by Initiative."""
    match = oni_strike({"oni-small": 1, "squeaker": 1, "stinger": 1}, [SEED, BOARS, NOMADS, CYBER])
    until(match, "ask-counter")
    assert seat(match) == SEED and "hold-your-ground" in counters(match)
    play(match, "counter hold-your-ground")
    assert owner(match, SPOT) == SEED
    assert seat(match) == BOARS and "hold-your-ground" not in counters(match)


def test_hold_your_ground_not_on_a_tie_with_oni() -> None:
    """TS-COUNTER-28: Oni win the tie, and have conquered."""
    match = oni_strike({"oni-medium": 1, "private": 2})
    until(match, "ask-counter")
    assert owner(match, SPOT) == "oni"
    assert "hold-your-ground" not in counters(match)


def test_the_fallen_still_hold_their_ground() -> None:
    """TS-COUNTER-28, TS-COMBAT-13: losses leave only at the end, so the fallen count, Oni and defenders alike."""
    order = [CYBER, BOARS, SEED, NOMADS]
    oni = oni_strike({"oni-medium": 1, "cybersamurai-22": 1, "attack-drone": 1, "squeaker": 1}, order)
    until(oni, "ask-counter")
    play(oni, "counter counterstrike", f"deal @{at(oni, BOARS)} 0")
    assert fallen(oni) == {"oni-medium": 1} and seat(oni) == BOARS
    assert "hold-your-ground" not in counters(oni)  # 15 against the 20 that lie there
    own = oni_strike({"oni-small": 1, "cybersamurai-21": 1, "squeaker": 1}, order)
    until(own, "ask-counter")
    play(own, "counter counterstrike", f"deal @{at(own, BOARS)} 10")
    assert fallen(own) == {"squeaker": 1} and seat(own) == BOARS
    assert "hold-your-ground" in counters(own)  # 15 against 10
    play(own, "counter hold-your-ground")
    assert owner(own, SPOT) == BOARS


def test_where_there_is_one() -> None:
    """TS-COUNTER-29, TS-ONI-26: one Oni by the placing rules; nothing without supply."""
    match = oni_strike({"oni-small": 1, "private": 1})
    until(match, "ask-counter")
    play(match, "counter where-there-is-one")
    assert seat(match) == NOMADS
    before = sum(units(match, "1,0").values())
    play(match, "place oni-large 1,0")
    assert sum(units(match, "1,0").values()) == before + 1
    empty = oni_strike({"oni-small": 1, "private": 1})
    for k in game(empty).book.oni_kinds:
        game(empty).stock[k] = 0
    ids = game(empty).book.counter_ids
    assert "where-there-is-one" not in [ids[c] for c in available(game(empty), at(empty, NOMADS))]


# --- on faction cards ---------------------------------------------------------------------------------------


def test_damaged_earth_crust() -> None:
    """TS-COUNTER-30: the area becomes Unstable; not if it is already."""
    match = field(CYBER, {"cyberoid": 1, "boarguard": 2})
    attack(match, "cyber-target-acquisition")
    until(match, "ask-counter")
    play(match, "counter damaged-earth-crust")
    assert game(match).props(space(SPOT)) == 2
    shaky = field(CYBER, {"cyberoid": 1, "boarguard": 2}, marks={"added": ["unstable"]})
    attack(shaky, "cyber-target-acquisition")
    until(shaky, "ask-counter")
    assert "damaged-earth-crust" not in counters(shaky)


def test_sacrifice() -> None:
    """EX-IT-20 (TS-COUNTER-35): 25 HP given up are 25 damage, distributed by the Dark Seed; nobody's kill."""
    match = field(SEED, {"worker": 1, "breeder": 1, "warrior": 2, "boarmaster": 1, "boarmother": 1, "boarguard": 1})
    attack(match, "seed-kamikaze")
    until(match, "assign-damage")
    play(match, "hit boarguard", "hit boarmaster")  # 5 of 55 are left over
    until(match, "ask-counter")
    play(match, "counter sacrifice", "sacrifice boarmother")
    assert told(match, "damage")[-1]["n"] == 25 and seat(match) == SEED
    play(match, "hit warrior", "hit warrior", "hit worker")
    assert over(match) and units(match, SPOT) == {"breeder": 1}
    assert game(match).kills[at(match, SEED)] == 2  # not the sacrificed Boarmother
    assert game(match).kills[at(match, BOARS)] == 3


def test_sacrifice_needs_survivors() -> None:
    """TS-COUNTER-35 (Q-42): surviving units of the contested area."""
    match = field(SEED, {"warrior": 2, "private": 1}, spaces={"3,0": {"units": {"lt-dan": 1}}})
    attack(match, "seed-kamikaze", "pass")
    assert counters(match) == ["total-loss"]


def pushed(marks: dict[str, object] | None = None, here: dict[str, int] | None = None) -> Match:
    match = field(SEED, here or {"warrior": 2, "worker": 1, "private": 1}, marks=marks or {})
    attack(match, "seed-conquest", "counter pushback")
    return match


def test_pushback() -> None:
    """TS-COUNTER-36: all Dark Seed units leave, the defender decides among equally long ways; the marker stays."""
    match = pushed()
    assert seat(match) == NOMADS and kind(match) == "push-where"
    play(match, "push worker 3,0", "push warrior 2,1")
    assert owner(match, SPOT) == SEED
    assert units(match, SPOT) == {"private": 1}
    assert units(match, "3,0") == {"worker": 1} and units(match, "2,1") == {"warrior": 2}


def test_pushback_with_one_way_out_none_and_wings() -> None:
    """TS-COUNTER-36 (Q-42): one open edge is taken, none means staying; Wasps fly out and use their bonus."""
    one = pushed({"blocks": ["2,-1", "3,-1", "3,0", "2,1", "1,1"]})
    assert units(one, "1,0") == {"worker": 1, "warrior": 2}
    none = pushed({"blocks": ["2,-1", "3,-1", "3,0", "2,1", "1,1", "1,0"]})
    assert units(none, SPOT) == {"warrior": 2, "worker": 1, "private": 1}
    wasps = pushed({"blocks": ["2,-1", "3,-1", "3,0", "2,1", "1,1", "1,0"]}, {"wasp": 2, "private": 1})
    play(wasps, "push wasp 3,0")
    assert seat(wasps) == SEED
    play(wasps, "to 2,1 1", "done")
    assert units(wasps, "2,1") == {"wasp": 1} and units(wasps, "3,0") == {"wasp": 1}


def test_pushed_wasps_go_on_but_not_back() -> None:
    """TS-COUNTER-36: they must be out of the area in the end; one step more each, other Wasps have no part."""
    wasps = field(SEED, {"wasp": 2, "private": 1}, spaces={"3,0": {"units": {"wasp": 1}}})
    attack(wasps, "seed-conquest", "counter pushback", "push wasp 3,0")
    targets = {t.split()[1] for t in texts(wasps) if t.startswith("to ")}
    assert SPOT not in targets and "2,1" in targets and "to 2,1 3" not in texts(wasps)
    play(wasps, "to 2,1 2")
    assert over(wasps) and units(wasps, SPOT) == {"private": 1}
    assert units(wasps, "2,1") == {"wasp": 2} and units(wasps, "3,0") == {"wasp": 1}


def test_pushback_needs_a_marker() -> None:
    """TS-COUNTER-36: after marking; a conquest that failed cannot be pushed back."""
    match = field(SEED, {"worker": 1, "private": 1})
    attack(match, "seed-conquest")
    assert "pushback" not in counters(match)


def test_total_loss() -> None:
    """TS-COUNTER-37: all Dark Seed units in the area, none elsewhere."""
    match = field(SEED, {"worker": 2, "stinger": 1, "boarmaster": 1}, spaces={"3,0": {"units": {"worker": 1}}})
    attack(match, "seed-kamikaze", "pass", "counter total-loss")
    assert set(units(match, SPOT)) <= {"boarmaster"} and units(match, "3,0") == {"worker": 1}
    assert game(match).kills[at(match, BOARS)] == 3


def test_a_darker_future() -> None:
    """TS-COUNTER-38: up to two Eggs from any areas go back to stock; not offered without Eggs."""
    match = field(SEED, {"warrior": 1, "worker": 1, "private": 1}, spaces={"3,0": {"eggs": 2}, "3,-2": {"eggs": 1}})
    attack(match, "seed-conquest", "counter a-darker-future", "remove egg 3,0", "remove egg 3,-2")
    assert sum(game(match).marks_of("egg")) == 1 and over(match)
    none = field(SEED, {"warrior": 2, "private": 1})
    attack(none, "seed-conquest")
    assert "a-darker-future" not in counters(none)


def test_crush_the_bugs() -> None:
    """TS-COUNTER-39: exactly two units of the Dark Seed's choice, whatever their HP."""
    match = field(SEED, {"worker": 1, "stinger": 1, "warrior": 1, "boarguard": 3})
    attack(match, "seed-annihilation")
    until(match, "ask-counter")
    play(match, "counter crush-the-bugs")
    assert seat(match) == SEED
    play(match, "lose stinger", "lose worker")
    assert over(match) and units(match, SPOT) == {"warrior": 1, "boarguard": 2}
    few = field(SEED, {"worker": 1, "boarmaster": 1})
    attack(few, "seed-annihilation")
    until(few, "ask-counter")
    play(few, "counter crush-the-bugs")
    assert units(few, SPOT) == {"boarmaster": 1}


def guerilla(order_: list[str], flipped: list[str]) -> Match:
    match = field(
        NOMADS,
        {"private": 1, "boarguard": 1},
        spaces={"3,0": {"units": {"squeaker": 1}}},
        order=order_,
        flipped=flipped,
        combat=1,
        left={"initiative": 0},
    )
    return attack(match, "nomad-guerilla-attack", "done", "counter vendetta")


def test_vendetta_after_the_turn() -> None:
    """EX-IT-25 (TS-COUNTER-42): who has acted fights after the Nomads' turn, anywhere, without Movement."""
    match = guerilla([BOARS, NOMADS, SEED, CYBER], [BOARS])
    until(match, "free-fight")
    assert seat(match) == BOARS and set(texts(match)) == {"attack 3,0", "attack 2,0", "pass"}
    play(match, "attack 3,0")
    assert owner(match, "3,0") == BOARS


def test_vendetta_in_the_own_turn() -> None:
    """EX-IT-25 (TS-COUNTER-42): who is still to act waits for their turn and has one Combat action more."""
    match = guerilla([NOMADS, BOARS, SEED, CYBER], [])
    until(match, "act")
    while seat(match) == NOMADS:
        play(match, "done")
    assert seat(match) == BOARS and kind(match) == "act"
    assert match.view()["table"]["turn"]["free_fights"] == 1


def test_out_of_ammo() -> None:
    """TS-COUNTER-43: the Nomads choose the weapon; without a ready one there is nothing to lose."""
    match = field(
        NOMADS, {"private": 1, "boarmaster": 1}, factions={NOMADS: {"weapons": {"weapon-10": 1, "weapon-25": 1}}}
    )
    attack(match, "nomad-annihilation", "done")
    until(match, "ask-counter")
    play(match, "counter out-of-ammo")
    assert seat(match) == NOMADS and texts(match) == ["discard 10", "discard 25"]
    play(match, "discard 10")
    assert own(match, "nomads")[:3] == [0, 0, 1]
    dry = field(NOMADS, {"private": 1, "boarmaster": 1}, factions={NOMADS: {"weapons": {}}})
    attack(dry, "nomad-annihilation")
    until(dry, "ask-counter")
    assert "out-of-ammo" not in counters(dry)


def test_martyrs() -> None:
    """TS-COUNTER-44: three units of the attacker's choice; with fewer, all."""
    match = field(NOMADS, {"private": 3, "lt-dan": 1, "boarmaster": 1})
    attack(match, "nomad-assume-position", "counter martyrs")
    assert seat(match) == NOMADS
    play(match, "lose private", "lose private", "lose private")
    assert units(match, SPOT) == {"lt-dan": 1, "boarmaster": 1}
    few = field(NOMADS, {"private": 1, "lt-dan": 1, "worker": 1})
    attack(few, "nomad-assume-position", "counter martyrs")
    assert units(few, SPOT) == {"worker": 1}
    boars = field(BOARS, {"squeaker": 4, "cyberoid": 3})
    attack(boars, "boar-raging-horde")
    until(boars, "ask-counter")
    play(boars, "counter martyrs")
    assert units(boars, SPOT)["squeaker"] == 1


def test_what_a_racket() -> None:
    """TS-COUNTER-45: own units of one area, or Oni of one area, by 1."""
    spaces = {"3,0": {"units": {"squeaker": 2}}, "3,-2": {"units": {"oni-small": 1}}, "2,-1": {"units": {"worker": 1}}}
    match = field(NOMADS, {"private": 2, "boarguard": 1}, spaces=spaces)
    attack(match, "nomad-assume-position", "counter what-a-racket")
    assert seat(match) == BOARS
    assert set(texts(match)) == {"rally own 2,0", "rally own 3,0", "rally oni 3,-2", "done"}
    play(match, "rally oni 3,-2", "march oni-small 3,-2 1", "to 3,-1 1", "done")
    assert units(match, "3,-1") == {"oni-small": 1}


def test_misfire() -> None:
    """TS-COUNTER-46: one Mine from anywhere; not offered without Mines."""
    match = field(NOMADS, {"lt-dan": 1, "squeaker": 1}, spaces={"3,-2": {"mines": 2}})
    attack(match, "nomad-conquest", "counter misfire", "remove mine 3,-2")
    assert sum(game(match).marks_of("mine")) == 1 and over(match)
    none = field(NOMADS, {"lt-dan": 1, "squeaker": 1})
    attack(none, "nomad-conquest")
    assert "misfire" not in counters(none)


def test_trampled_to_death() -> None:
    """TS-COUNTER-50: the defender picks one attacking unit, whatever its HP; the kill is theirs."""
    match = field(BOARS, {"boarmaster": 1, "squeaker": 1, "private": 1})
    attack(match, "boar-stampede", "counter trampled-to-death")
    assert seat(match) == NOMADS and texts(match) == ["destroy squeaker", "destroy boarmaster"]
    play(match, "destroy boarmaster")
    assert units(match, SPOT) == {"squeaker": 1} and game(match).kills[at(match, NOMADS)] == 1


def test_loss_of_control() -> None:
    """TS-COUNTER-51: up to two terraformings in areas with the own marker, Tunnels leading there included."""
    spaces = {
        "3,0": {"owner": NOMADS, "strongholds": 1, "tunnels": ["2,1"]},
        "3,-2": {"strongholds": 1},
        "3,-1": {"owner": NOMADS, "pigs": ["3,-2"], "covers": 1},
    }
    match = field(BOARS, {"boarguard": 1, "private": 1}, spaces=spaces)
    attack(match, "boar-stampede", "counter loss-of-control")
    assert set(texts(match)) == {
        "remove stronghold 3,0", "remove tunnel 3,0 2,1", "remove cover 3,-1", "remove pig-block 3,-1 3,-2", "done",
    }  # fmt: skip
    play(match, "remove tunnel 3,0 2,1", "remove pig-block 3,-1 3,-2")
    assert not any(game(match).tunnels) and not any(game(match).pigs) and over(match)
    both = {"3,0": {"owner": NOMADS, "tunnels": ["2,1"]}, "2,1": {"owner": NOMADS}}
    match = attack(
        field(BOARS, {"boarguard": 1, "private": 1}, spaces=both), "boar-stampede", "counter loss-of-control"
    )
    assert len([t for t in texts(match) if "tunnel" in t]) == 1, "a Tunnel between two own areas is one marker"
    none = field(BOARS, {"boarguard": 1, "private": 1}, spaces={"3,-2": {"strongholds": 1}})
    attack(none, "boar-stampede")
    assert "loss-of-control" not in counters(none)


def test_landscaping() -> None:
    """TS-COUNTER-52 (Q-42): a Block on an edge of the contested area is placed or removed."""
    match = field(BOARS, {"boarguard": 1, "lt-dan": 1}, marks={"blocks": ["3,0"]})
    attack(match, "boar-annihilation", "pass", "counter landscaping")
    assert "open 2,0 3,0" in texts(match) and "close 2,0 2,1" in texts(match)
    assert not [t for t in texts(match) if "3,-2" in t]
    play(match, "open 2,0 3,0")
    assert not game(match).wall_between(space(SPOT), 0) and not any(game(match).blocks)


def test_de_evolution() -> None:
    """TS-COUNTER-53 (Q-42): up to two Boarriors anywhere become Squeakers; with none in stock they are lost."""
    spaces = {"3,0": {"units": {"boarrior": 1}}, "3,-2": {"units": {"boarrior": 1}}}
    match = field(BOARS, {"squeaker": 3, "boarrior": 1, "cyberoid": 3}, spaces=spaces)
    attack(match, "boar-raging-horde")
    until(match, "ask-counter")
    play(match, "counter de-evolution", "regress 3,0", "regress 3,-2")
    assert units(match, "3,0") == {"squeaker": 1} and units(match, "3,-2") == {"squeaker": 1}
    assert over(match)
    full = field(BOARS, {"squeaker": 8, "boarrior": 1, "cyberoid": 3}, spaces={"3,0": {"units": {"boarrior": 1}}})
    attack(full, "boar-raging-horde")
    until(full, "ask-counter")
    play(full, "counter de-evolution", "regress 3,0", "done")
    assert units(full, "3,0") == {} and game(full).kills[at(full, CYBER)] == 1
    none = field(BOARS, {"squeaker": 3, "cyberoid": 3})
    attack(none, "boar-raging-horde")
    until(none, "ask-counter")
    assert "de-evolution" not in counters(none)
