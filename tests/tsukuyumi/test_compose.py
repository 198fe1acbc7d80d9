"""Hand-written positions: the documented format works, and mistakes are named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.tsukuyumi.board import SPACE

from . import invariants
from .hand import PATCH, deal, game, kind, order, owner, play, seat, texts, units

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"


def documented() -> table.Match:
    """The example of the Tsukuyumi section, as it stands there."""
    section = DOCS.read_text().split("## Tsukuyumi")[1]
    found = re.search(r"```python\n(.*?)```", section, re.S)
    assert found
    names: dict[str, Any] = {"table": table}
    exec(found.group(1), names)
    match = names["match"]
    assert isinstance(match, table.Match)
    return match


def test_the_documented_example() -> None:
    match = documented()
    invariants.check(game(match))
    assert units(match, "2,0") == {"private": 2, "oni-small": 1} and owner(match, "2,0") == "boarlords"
    assert order(match) == ["boarlords", "nomads", "dark-seed"]
    assert seat(match) == "nomads" and match.view()["table"]["phase"] == "red"
    assert match.view()["table"]["turn"]["left"] == {"movement": 2, "combat": 1}
    view = match.view(0)["table"]
    assert view["events"]["open"] == ["swamp"] and view["seats"][0]["hand"] == ["action-blitz"]


def test_a_composed_match_records_and_replays() -> None:
    match = deal(phase="red", active="nomads", left={"movement": 2}, spaces={"2,0": {"units": {"private": 1}}})
    play(match, "use movement", "march private 2,0 2", "to 3,0 1")
    again = table.replay(match.record())
    assert again.grade == "exact" and again.fingerprint() == match.fingerprint()


def test_what_is_not_said_is_as_after_a_normal_set_up() -> None:
    match = table.compose(
        "tsukuyumi", {"seats": ["nomads", "boarlords", "dark-seed"], "phase": "select", "oni": "moon"}
    )
    invariants.check(game(match))
    assert kind(match) == "select-card" and len(texts(match)) == 6
    assert len(game(match).areas) == 28 and all(h >= 0 for h in game(match).homezone)


@pytest.mark.parametrize(
    ("doc", "message"),
    [
        ({"bord": {}}, "no field 'bord'.*Did you mean 'board'"),
        ({"phase": "purple"}, "field 'phase' does not know 'purple'"),
        ({"round": 9}, "field 'round' must be a whole number from 1 to 4, not 9"),
        ({"active": "cybersamurai"}, "'cybersamurai' does not sit here"),
        ({"order": ["nomads"]}, "field 'order' must name every seated faction once"),
        ({"board": {"0,0": "ocean"}}, "this is the Moon"),
        ({"board": {"2,0": "lava"}}, "'lava' is no kind of tile"),
        ({"board": {"2,0": {"tile": "ocean-35"}}}, "not in the box"),
        ({"board": {**PATCH, "2,2": {"tile": "ocean-10", "turn": 9}}}, "from 0 to 5, not 9"),
        ({"spaces": {"9,9": {}}}, "'9,9' is no space"),
        ({"spaces": {"0,-4": {}}}, "no tile or Homezone lies there"),
        ({"spaces": {"2,0": {"unit": {}}}}, "no field 'spaces.2,0.unit'.*Did you mean 'units'"),
        ({"spaces": {"2,0": {"units": {"lt-dan": 2}}}}, "only 1 pieces are left, not 2"),
        ({"spaces": {"2,0": {"units": {"cyberoid": 1}}}}, "belongs to a faction that does not sit here"),
        ({"spaces": {"2,0": {"units": {"priest": 1}}}}, "does not know 'priest'"),
        ({"spaces": {"1,0": {"added": ["tsukuyumi"]}}}, "printed there already"),
        ({"spaces": {"2,0": {"negated": ["unstable"]}}}, "is not printed there"),
        ({"spaces": {"2,0": {"blocks": ["0,0"]}}}, "0,0 is not adjacent to 2,0"),
        ({"spaces": {"2,0": {"passages": ["3,0"]}}}, "no Block is printed towards 3,0"),
        ({"spaces": {"2,0": {"mines": 21}}}, "from 0 to 20, not 21"),
        ({"cards": {"nomads": "action-bliz"}}, "does not know 'action-bliz'.*action-blitz"),
        ({"events": {"held": {"nomads": ["oni-rule", "oni-rule"]}}}, "no copy of 'oni-rule' is left"),
        ({"points": {"fame": {}}}, "no field 'points.fame'"),
        ({"left": {"movment": 1}}, "does not know 'movment'.*movement"),
        ({"oni": "everywhere"}, "may only be 'moon'"),
        ({"homes": {"nomads": "4,0", "boarlords": "4,0"}}, "another Homezone"),
        ({"factions": {"nomads": {"tanks": 3}}}, "tanks"),
        ({"flipped": ["nomads", "boarlords", "dark-seed"], "phase": "red"}, "everybody has acted"),
        ({"spaces": []}, "field 'spaces' is a table of fields"),
    ],
)
def test_mistakes_are_named(doc: dict[str, Any], message: str) -> None:
    with pytest.raises(table.ComposeError, match=message):
        deal(**doc)


def test_markers_of_parts_are_named_by_their_kind() -> None:
    """``markers = {egg = 2}`` says the same as ``eggs = 2``; what nobody here has, or the box does not hold, is
    refused with the field."""
    doc: dict[str, Any] = {"seats": ["dark-seed", "nomads", "cybersamurai"], "seed": 1}
    spaces = {"2,0": {"markers": {"egg": 2, "mine": 1}}, "3,0": {"eggs": 3}}
    match = table.compose("tsukuyumi", {**doc, "spaces": spaces})
    assert [game(match).marks_at("egg", SPACE[at]) for at in ("2,0", "3,0", "2,-1")] == [2, 3, 0]
    seen = {space["at"]: space["markers"] for space in match.view(None)["table"]["spaces"]}
    assert seen["2,0"] == {"egg": 2, "mine": 1} and seen["3,0"] == {"egg": 3} and seen["2,-1"] == {}
    for wrong, says in (
        ({"markers": {"cover": 1}}, "spaces.2,0.markers.cover.*nobody here has this marker"),
        ({"covers": 1}, "spaces.2,0.covers.*nobody here has this marker"),
        ({"markers": {"eg": 1}}, "no such marker.*egg"),
        ({"eggs": 26}, "from 0 to 25"),
        ({"markers": {"egg": 20}, "eggs": 20}, "only 25 pieces"),
    ):
        with pytest.raises(table.ComposeError, match=says):
            table.compose("tsukuyumi", {**doc, "spaces": {"2,0": wrong}})
