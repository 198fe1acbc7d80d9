"""MP-REGULAR: the Moon Princess as a Legendary Oni of the regular game (HD-08 variant A, content page 11.1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import NAMES
from moonwall.games.tsukuyumi.modes.moon_princess import score
from moonwall.games.tsukuyumi.modes.moon_princess.ring import TOUCHED
from moonwall.games.tsukuyumi.position import NOBODY
from moonwall.table import ComposeError, Match, SetupError

from ..hand import PATCH, deal, game, go, kind, offered, owner, play, texts, told, units
from ..moon_princess import play as coop

ON = {"moon_princess": True}
PLAIN = {"nomads": "action-advance", "boarlords": "action-progress", "dark-seed": "action-offensive"}
NOTHING = {"production": 0, "place": 0, "oni-areas": 0, "oni-range": 0, "oni-combats": 0}


def stage(spaces: dict[str, Any], princess: str = "off", phase: str = "green", **doc: Any) -> Match:
    """The Nomads' turn; ``left`` says with what."""
    left = {**(NOTHING if phase == "green" else {"combat": 3, "movement": 0, "effect": 0}), **doc.pop("left", {})}
    options = {**ON, **doc.pop("options", {})}
    modules = {"moon_princess": {"princess": princess}}
    return deal(
        phase=phase, active="nomads", left=left, spaces=spaces, options=options, cards=PLAIN, modules=modules, **doc
    )


def her(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["table"]["princess"]
    return found


def test_she_comes_instead_of_an_oni() -> None:
    """MP-REGULAR-01, HD-08 A 1: a player who places Oni may place her on any of the 18 places, as one of them."""
    match = stage({}, left={"place": 2})
    go(match, "use place-oni")
    assert len([t for t in texts(match) if t.startswith("place moon-princess ring-")]) == 18
    play(match, "place moon-princess ring-1")
    assert her(match)["at"] == "ring-1" and her(match)["touches"] == ["1,0", "2,-1", "2,0"]
    assert her(match)["values"] == [20, 40, 20], "HD-03"
    assert kind(match) == "place-oni" and not any("moon-princess" in t for t in texts(match)), "one is left, not she"
    assert told(match, "princess-comes")[0]["place"] == "ring-1"


def test_one_legendary_oni_at_a_time() -> None:
    """MP-REGULAR-01, TSM-LEGEND-45, TS-ONI-61: a Legendary Oni, one of which is on the board at a time."""
    both = {"legendary_oni": True}
    match = stage({}, options=both, left={"place": 2})
    go(match, "use place-oni")
    sizes = texts(match)
    assert "size moon-princess" in sizes or any("moon-princess" in t for t in sizes)
    there = stage({"1,0": {"units": {"oni-abyssal": 1}}}, options=both, left={"place": 1})
    go(there, "use abyssal", *[t for t in offered(there, "use") if "place" in t])
    while kind(there) not in ("place-oni", "act"):
        play(there, texts(there)[0])
    go(there, "use place-oni")
    assert kind(there) == "place-oni" and not any("moon-princess" in t for t in texts(there))
    with_her = stage({}, "ring-1", options=both, left={"place": 1})
    go(with_her, "use place-oni")
    assert not any(word in t for t in texts(with_her) for word in ("abyssal", "ronin", "merchant", "defiler"))


def test_nobody_controls_her_areas() -> None:
    """MP-REGULAR-01, MPX-36, MP-PRINCESS-03, -04: markers of players there give nothing; they lie again when she has
    walked, which an Oni Conquest begins with (HD-08 A 3)."""
    spaces = {
        "2,0": {"owner": "nomads"},
        "2,-1": {"owner": "boarlords"},
        "1,0": {"units": {"oni-small": 1}},
        "1,1": {"owner": "nomads"},
    }
    match = stage(spaces, "ring-1", left={"oni-areas": 1, "oni-range": 1, "oni-combats": 1})
    assert owner(match, "2,0") is None and owner(match, "2,-1") is None and owner(match, "1,1") == "nomads"
    assert {(one["at"], one["owner"]) for one in her(match)["aside"]} == {("2,0", 0), ("2,-1", 1)}
    before = match.scores[1]
    go(match, "use oni-conquest")
    assert kind(match) == "walk-her" and len(texts(match)) == 4
    play(match, "walk clockwise 1")
    assert her(match)["at"] == "ring-2" and owner(match, "2,-1") == "boarlords", "she has left it"
    assert owner(match, "1,1") is None, "she has come"
    assert match.scores[1] == before + 1, "the area counts again"
    assert kind(match) != "walk-her", "then the Oni Conquest itself"
    assert [one["space"] for one in told(match, "marker-back")] == ["2,-1"]


def test_she_walks_as_far_as_the_player_likes() -> None:
    """MP-REGULAR-01: one or two steps, either way round (MP-PRINCESS-07)."""
    for text, place in (
        ("walk clockwise 2", "ring-1"),
        ("walk counter-clockwise 1", "ring-16"),
        ("walk counter-clockwise 2", "ring-15"),
    ):
        match = stage({"1,0": {"units": {"oni-small": 1}}}, "ring-17", left={"oni-areas": 1, "oni-range": 1})
        go(match, "use oni-conquest", text)
        assert her(match)["at"] == place


def test_without_her_an_oni_conquest_is_as_ever() -> None:
    match = stage({"1,0": {"units": {"oni-small": 1}}}, left={"oni-areas": 1, "oni-range": 1, "oni-combats": 1})
    go(match, "use oni-conquest")
    assert kind(match) != "walk-her"


def test_she_defends_and_turns_units() -> None:
    """MP-REGULAR-01, HD-08 A 2 and 4: her CP count against a Conquest, and half of the attacker's units become Oni
    afterwards, whomever the attack was aimed at (MP-PRINCESS-12, -13)."""
    weak = stage({"2,0": {"units": {"private": 1}}}, "ring-1", phase="red")
    assert fight(weak, "attack 2,0", "with nomad-conquest")["conquest-failed"]["need"] == 20
    match = stage({"2,0": {"units": {"private": 4}, "owner": "boarlords"}}, "ring-1", phase="red")
    events = fight(match, "attack 2,0", "with nomad-conquest")
    assert "conquered" in events and owner(match, "2,0") is None, "the new marker lies aside, too"
    assert [(one["at"], one["owner"]) for one in her(match)["aside"]] == [("2,0", 0)]
    assert units(match, "2,0") == {"private": 2, "oni-large": 2}
    assert events["standard-counter"]["n"] == 2
    play(match, "attack 2,0")
    assert kind(match) != "choose-card" or not any("conquest" in t for t in texts(match)), "it is their own already"


def fight(match: Match, *answers: str) -> dict[str, dict[str, Any]]:
    """Answer so, then everybody passes until the active player acts again; the last event of each kind."""
    found: dict[str, dict[str, Any]] = {}
    left = list(answers)
    for _ in range(40):
        if match.over or (kind(match) == "act" and not left):
            return found
        stops = [o for o in ("pass", "done") if o in texts(match)]
        wanted = left.pop(0) if left and left[0] in texts(match) else ""
        if left and kind(match) == "act" and not wanted:
            left.pop(0)  # the kernel has played it
            continue
        play(match, wanted or (stops[0] if stops else texts(match)[0]))
        found.update({event["kind"]: event["data"] for event in match.events_for(0)})
    raise AssertionError("the battle goes on and on")


def test_she_can_be_destroyed_and_come_again() -> None:
    """MP-REGULAR-01, HD-08 A 5, MP-PRINCESS-15: damage in one of her areas hits her first; she goes back to the supply,
    and her areas are their owners' again."""
    spaces = {"2,0": {"units": {"lt-dan": 1, "private": 5}, "owner": "nomads"}, "2,-1": {"owner": "boarlords"}}
    match = stage(spaces, "ring-1", phase="red")
    events = fight(match, "attack 2,0", "with nomad-annihilation")
    assert events["princess-falls"]["space"] == "2,0" and her(match)["at"] is None and her(match)["aside"] == []
    assert owner(match, "2,0") == "nomads" and owner(match, "2,-1") == "boarlords"
    again = game(match).rules.on_oni_guests[0].oni_guests(game(match))
    assert len(again) == 18


@pytest.mark.parametrize("mode", ["two", "moon-princess"])
def test_only_in_games_of_three_and_more(mode: str) -> None:
    """Content page 11: not with two players, nor where she has a game of her own."""
    with pytest.raises(SetupError, match="moon_princess"):
        table.start("tsukuyumi", mode=mode, seats=2, seed=1, moon_princess=True)


def test_a_wrong_place_is_said() -> None:
    with pytest.raises(ComposeError, match="ring-71"):
        stage({}, "ring-71")


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_keep_her_promises(seed: int) -> None:
    """MP-REGULAR-01: in every position no player's marker gives control where she is, and those aside are where she is;
    the record of the game plays on exactly."""
    match = table.start("tsukuyumi", seats=3 + seed % 2, seed=seed, moon_princess=True, legendary_oni=seed == 1)
    chance, came = Random(seed), 0
    while not match.over:
        options = match.decisions[0].options
        like = [o for o in options if "moon-princess" in o.text]
        picked = chance.choice(like or options)
        came += bool(like)
        match.play(picked, match.decisions[0].seat)
        doc = match.view(0)["table"]["princess"]
        position = game(match)
        place = doc["at"]
        here = {NAMES[s] for s in TOUCHED[int(place[5:])]} if place else set()
        assert {one["at"] for one in doc["aside"]} <= here
        if position.round:
            assert all(owner(match, s) in (None, "oni") for s in here & set(doc["touches"]))
        assert all(position.territory[s] == NOBODY for s in range(len(NAMES)) if NAMES[s] in
                   {one["at"] for one in doc["aside"]})  # fmt: skip
    assert came, "she was in the game"
    assert table.replay(match.record()).grade == "exact"


def test_the_oni_play_for_points_in_her_mode_alone() -> None:
    """MP-REGULAR-02: as a faction of their own the Oni collect VP and can win against the players; in a regular game
    that has not agreed on it (``test_rival_oni.py``) they collect none, whatever they hold, and a player wins."""
    theirs = {space: {"owner": "oni", "units": {"oni-small": 1}} for space in PATCH}
    regular = stage(theirs, "ring-1", phase="red", round=4)
    assert len(regular.scores) == len(regular.seats) == 3
    plain = stage({}, "ring-1", phase="red", round=4)
    assert regular.scores == plain.scores, "what the Oni hold is nobody's"
    idle(regular)
    assert regular.outcome is not None and regular.outcome.winners
    assert set(regular.outcome.winners) <= set(range(3))
    co_op = coop.deal(["nomads"], {space: {"owner": "oni"} for space in coop.INNER}, round=3, active="nomads")
    oni = score.oni_score(game(co_op))
    assert oni >= len(coop.INNER) > score.team_score(game(co_op))
    idle(co_op)
    assert co_op.outcome is not None and not co_op.outcome.winners, "the Oni have more: they win"


def idle(match: Match) -> None:
    while not match.over:
        stops = [o for o in ("pass", "done") if o in texts(match)]
        play(match, stops[0] if stops else texts(match)[0])
