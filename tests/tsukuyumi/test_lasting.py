"""What lasts a round and no longer, what travels, what is owed."""

from __future__ import annotations

from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.rules import ground

from .hand import at, deal, game, go, kind, offered, owner, play, seat, texts, units


def test_what_lasts_a_round_ends_with_it() -> None:
    """TS-ROUND-14 (4.2 step 6), TS-BOAR-10, TS-COMBAT-12: Tunnels and once-per-round cards are ready again, a round's
    conquests are counted anew."""
    match = deal(
        phase="red",
        flipped=["nomads", "dark-seed"],
        active="boarlords",
        left={"movement": 1, "combat": 0},
        points={"conquests": {"dark-seed": 5}, "retaken": {"nomads": 3}},
        spaces={"3,-1": {"units": {"squeaker": 1}, "tunnels": ["2,0"]}},
    )
    position = game(match)
    position.once_used = (1, 1, 1)
    position.special_used = (1, 1, 1)
    play(match, "use movement", "march squeaker 3,-1 1", "tunnel 2,0 1")
    assert any(position.tunnels_used)
    while kind(match) != "select-card":
        play(match, "done")
    assert not any(position.tunnels_used) and position.tunnels[SPACE["2,0"]]
    assert position.once_used == position.special_used == (0, 0, 0)
    assert position.conquests == position.retaken == (0, 0, 0)


def test_lt_dan_helps_those_who_enter_cross_and_leave() -> None:
    """TS-NOMAD-12, EX-IT-24: range 1: into his area and one further; a Dog that starts there goes 3; once each."""
    spaces = {"2,0": {"units": {"lt-dan": 1, "dog": 1}}, "3,0": {"units": {"private": 1}}}
    match = deal(phase="red", active="nomads", left={"movement": 1, "combat": 0}, spaces=spaces)
    play(match, "use movement")
    assert {"march dog 2,0 3", "march lt-dan 2,0 2", "march private 3,0 1"} <= set(texts(match))
    play(match, "march private 3,0 1", "to 2,0 1")
    assert "march private 2,0 1" in texts(match), "he entered with nothing left and got one step"
    play(match, "march private 2,0 1", "to 3,0 1")
    assert not [t for t in offered(match, "march") if "private" in t], "only once"


def test_a_fight_granted_in_mid_battle_waits_for_its_end() -> None:
    """Q-68, TS-EVENT-33: Offensive played during a battle is fought when the battle is over."""
    from moonwall.games.tsukuyumi.rules.combat import pay_owed
    from moonwall.games.tsukuyumi.rules.event_cards import fight

    match = deal(phase="red", active="nomads", spaces={"2,0": {"units": {"squeaker": 1}}})
    position, boars = game(match), at(match, "boarlords")
    position.battle = [SPACE["3,0"]]
    before = len(position.stack)
    fight(position, boars)
    assert position.owed == (boars,) and len(position.stack) == before, "not yet"
    position.battle = []
    pay_owed(position)
    assert position.owed == () and len(position.stack) == before + 1
    position.stack.pop().run(position)
    assert position.stack[-1].seat == boars  # type: ignore[attr-defined]


def test_markers_of_the_cybersamurai_travel_with_the_area() -> None:
    """TS-EVENT-25, TS-CYBER-14: a Rocket Attack marker lies on its area wherever that goes."""
    match = deal(
        ["cybersamurai", "nomads", "boarlords"],
        factions={"cybersamurai": {"uplinks": ["amaterasu", "rocket-attack"], "rocket-red": "2,0"}},
    )
    ground.swap(game(match), SPACE["2,0"], SPACE["3,0"])
    lying = [e["at"] for e in match.view()["table"]["edges"] if e["what"].startswith("rocket")]
    assert lying == ["3,0"]


def test_time_consuming_ends_with_the_turn() -> None:
    """TS-COUNTER-16, Q-41: the bar on an area is lifted when the next turn begins."""
    match = deal(
        phase="red",
        active="nomads",
        order=["nomads", "boarlords", "dark-seed"],
        left={"movement": 0, "combat": 1},
        spaces={"2,0": {"units": {"private": 1}}, "3,0": {"units": {"private": 1, "squeaker": 1}}},
    )
    position = game(match)
    position.banned = 1 << SPACE["3,0"]
    assert match.decision is not None
    now = [o.text for o in match.decision.choice.options(position)]
    assert "attack 2,0" in now and "attack 3,0" not in now
    go(match, "done")
    assert position.banned == 0
    assert seat(match) != "nomads" and owner(match, "2,0") is None and units(match, "2,0")
