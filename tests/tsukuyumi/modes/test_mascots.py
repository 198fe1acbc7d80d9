"""TS-MASCOT: one pet a faction, worth a point if it lives."""

from __future__ import annotations

from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE
from moonwall.games.tsukuyumi.modules.mascots import lives
from moonwall.games.tsukuyumi.rules.combat import targets
from moonwall.games.tsukuyumi.rules.pieces import destroy
from moonwall.games.tsukuyumi.rules.production import purchases
from moonwall.table import Match

from ..hand import THREE, deal, game, go, kind, offered, play, seat, texts, units

MULE = {"mascot-nomads": 1}


def pets(polish: bool = False, **doc: Any) -> Match:
    doc.setdefault("options", {"mascots": True})
    return deal(THREE, polish=polish, **doc)


@pytest.mark.parametrize("polish", [False, True])
def test_it_is_placed_with_the_starting_units(polish: bool) -> None:
    """TS-MASCOT-01, TS-MASCOT-01-PL, TSM-MASCOT-01, TSM-MASCOT-01-PL: free, after the starting units; Polish only in a
    starting area. Without the module there is none."""
    edition = "polish" if polish else "italian"
    match = table.start("tsukuyumi", seats=THREE, seed=1, edition=edition, mascots=True)
    placed = set()
    while kind(match) != "select-card":
        if kind(match) == "place-mascot":
            name = seat(match)
            placed.add(name)
            position = game(match)
            me = match.decision.seat if match.decision else -1
            areas = {s for s in position.areas if position.territory[s] == me}
            spots = {SPACE[t.split()[2]] for t in texts(match)}
            assert spots == (areas if polish else areas | {position.homezone[me]})
        match.play(texts(match)[0])
    assert placed == set(THREE)
    assert all(lives(game(match), s) for s in range(3))
    plain = table.start("tsukuyumi", seats=THREE, seed=1, edition=edition)
    while kind(plain) != "select-card":
        assert kind(plain) != "place-mascot"
        plain.play(texts(plain)[0])
    assert not any(lives(game(plain), s) for s in range(3))
    assert plain.view()["table"]["seats"][0].get("mascot") is None


def test_alive_at_the_end_it_is_a_point() -> None:
    """TS-MASCOT-02, TSM-MASCOT-02, XM-28: 1 VP if it stands at the end; Radioactive comes first (Q-15)."""
    for prop, points in (([], 3), (["radioactive"], 2)):
        match = pets(
            spaces={"2,0": {"units": MULE, "added": prop}}, round=4, phase="red", active="nomads",
            order=["nomads", "boarlords", "dark-seed"], flipped=["boarlords", "dark-seed"],
        )  # fmt: skip
        go(match, "done")
        assert match.outcome is not None and match.outcome.scores[0] == points


def test_once_destroyed_it_never_returns() -> None:
    """TS-MASCOT-03, TSM-MASCOT-03: no price, no exchange, no hatching brings it back; it counts as a destroyed unit."""
    match = pets(spaces={"2,0": {"units": MULE}}, phase="green", active="nomads", left={"production": 9})
    position = game(match)
    kind_ = position.book.kind_index["mascot-nomads"]
    assert match.view()["table"]["seats"][0]["mascot"] is True
    destroy(position, SPACE["2,0"], (kind_, 1), 1, "combat")
    assert not lives(position, 0) and position.kills[1] == 1
    assert match.view()["table"]["seats"][0]["mascot"] is False
    position.pp = 9
    for faction_seat in range(3):
        assert not any("mascot" in o.text for o in purchases(position, faction_seat))


def test_it_cannot_fight_alone() -> None:
    """TS-MASCOT-04, TSM-MASCOT-04: no Combat action where only the Mascot stands; beside another it fights along."""
    spaces = {
        "2,0": {"units": {**MULE, "worker": 1}},
        "2,1": {"units": {"private": 1}},
        "3,0": {"units": {"hunter": 1, "worker": 1}},
    }
    match = pets(spaces=spaces, phase="red", active="nomads", left={"combat": 2, "movement": 1})
    assert "attack 2,0" not in texts(match) and "attack 3,0" in texts(match)
    assert SPACE["2,0"] not in targets(game(match), 0)
    go(match, "use movement", "march private 2,1 1", "to 2,0 1", "done")
    assert "attack 2,0" in texts(match)


def test_it_fights_along_can_be_attacked_and_counters_alone() -> None:
    """TS-MASCOT-05-PL, TSM-MASCOT-05-PL, TSM-MASCOT-06-PL, TSM-MASCOT-07-PL: its CP counts with the others; alone in an
    area it is attacked and chooses a counterattack; it is a unit of its faction with its abilities."""
    from moonwall.games.tsukuyumi.rules.battle import strength

    spaces = {"2,0": {"units": {**MULE, "private": 1}}, "2,1": {"units": {"mascot-boarlords": 1, "private": 3}}}
    match = pets(polish=True, spaces=spaces, phase="red", active="nomads", left={"combat": 2})
    position = game(match)
    cp = position.book.cp
    ids = position.book.kind_index
    assert strength(position, 0, SPACE["2,0"]) == cp[ids["private"]] + cp[ids["mascot-nomads"]]
    play(match, "attack 2,1", "with nomad-conquest")
    while kind(match) != "ask-counter":
        match.play(texts(match)[0])
    assert seat(match) == "boarlords" and offered(match, "counter")

    escorted = pets(
        spaces={"2,0": {"units": {**MULE, "lt-dan": 1}}}, phase="red", active="nomads", left={"movement": 1}
    )
    go(escorted, "use movement")
    assert "march mascot-nomads 2,0 2" in texts(escorted), "Lt. Dan speeds it up like any Nomad"
    assert units(escorted, "2,0")["mascot-nomads"] == 1


def test_the_table_may_agree_that_a_mascot_alone_does_not_counterattack() -> None:
    """QM-50: with another unit beside it, it counterattacks as ever."""
    for others, asked in (({}, False), ({"boarguard": 1}, True)):
        spaces = {"2,1": {"units": {"mascot-boarlords": 1, "private": 3, **others}}}
        options = {"mascots": True, "mascot_counter_alone": False}
        match = pets(options=options, spaces=spaces, phase="red", active="nomads", left={"combat": 1, "initiative": 1})
        play(match, "attack 2,1", "with nomad-conquest")
        seen = set()
        while game(match).battle:
            seen.add((seat(match), kind(match)))
            match.play(texts(match)[0])
        assert (("boarlords", "ask-counter") in seen) is asked
