"""The log says why: seasons are headings, income and scores name their sources, forced acts name who acts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from moonwall import words as catalogues
from moonwall.games.great_wall.cards import windows
from moonwall.games.great_wall.rules.ending import EndCheck, final_scoring
from moonwall.games.great_wall.rules.summer import Income
from moonwall.words import LANGUAGES, Words
from tests.great_wall.scene import Scene, composed, scene

SCOUTS = "steppe-scouts-left"


def lines(stage: Scene, *kinds: str, lang: str = "en") -> list[str]:
    """The log of these events with its reasons, as terminal and page show it."""
    here = Words(lang).at(stage.match)
    return [f"{here.event(e)} {here.why(e)}".strip() for e in stage.match.events if e.kind in kinds]


# --- headings -----------------------------------------------


@pytest.mark.parametrize(("mode", "seats", "summer"), [("standard", 3, "turn-summer"), ("coop", 3, "turn-summer-coop")])
def test_every_season_has_a_heading(mode: str, seats: int, summer: str) -> None:
    """GW-SETUP-27: Spring, Summer, Autumn, Winter; each begins with a line that opens a run."""
    stage = composed(start="summer", mode=mode, seats=seats, year=2)
    heads = [(e.kind, e.data["why"]) for e in stage.match.events if str(e.data.get("why", "")).startswith("turn-")]
    assert heads == [("summer", summer), ("autumn", "turn-autumn")]
    first = composed(start="autumn", mode=mode, seats=seats)
    assert [e.kind for e in first.match.events][:1] == ["autumn"], "the first Year has no Summer"


# --- reasons ------------------------------------------------


def test_summer_income_names_the_overseer() -> None:
    """GW-SUMMER-02: level and Location; nothing is told of a Location without an Overseer."""
    stage = scene(Income(), players={"@1": {"overseers": {"temple": 2}}})
    assert lines(stage, "gain") == ["Tiger clan gains 2 Qi. Summer income: Overseer of level 2, Temple."]


def test_final_scoring_says_what_counts() -> None:
    """GW-END-05, GW-END-06, GW-END-07: Shamed Soldiers, Hordes without Shame, Artifacts."""
    own = {"honour": 20, "shamed": {"spearman": 1}, "hordes": [SCOUTS, {"card": "black-tumen-left", "shame": 1}]}
    stage = scene(
        shame=20,
        artifacts=["jade-abacus", "golden-scales", "seal-of-counsel"],
        players={"@0": {**own, "overseers": {"quarry": 2}, "resources": {"gold": 4}}},
    )
    final_scoring(stage.game)
    stage.match._events = stage.game.log or []
    assert lines(stage, "lose-honour", "honour", "artifact") == [
        "Crane clan: -5 Honour. Final scoring: 5 for 1 Shamed Soldier, though not below 0.",
        "Crane clan: +4 Honour. Final scoring: taken Hordes without Shame, Steppe Scouts 4.",
        "Crane clan: +6 Honour, Jade Abacus. Final scoring: 3 × 2 counted for this Artifact.",
        "Crane clan: +21 Honour, Golden Scales. Final scoring: the rank in Gold left, here 4; of equals the higher "
        "one in the Tea order ranks first.",
    ]


def test_a_tie_says_that_tea_order_decided() -> None:
    """GW-END-09, GW-TEA-03: those who are equal; without a tie nothing is said."""
    plain = {"artifacts": ["jade-abacus", "seal-of-counsel", "bow-of-a-thousand-wounds"], "year": 6}
    tea = ["@2", "@1", "@0"]
    players = {"@0": {"honour": 9}, "@1": {"honour": 9}, "@2": {"honour": 8}}
    stage = composed(start="end-check", tea=tea, players=players, **plain)
    assert stage.match.winners == (1,)
    assert lines(stage, "tie") == [
        "Tiger clan wins the tie at 9 Honour. Equal Honour: Tiger clan and Crane clan. "
        "The higher one in the Tea order wins."
    ]
    players["@0"]["honour"] = 10
    assert lines(composed(start="end-check", tea=tea, players=players, **plain), "tie") == []


def test_a_tie_with_qin_says_why_it_is_lost() -> None:
    """GW-SOLO-46: more Honour than Qin is needed."""
    for human, told in ((60, ["tie-qin"]), (61, [])):
        plain = {"artifacts": ["jade-abacus", "seal-of-counsel", "bow-of-a-thousand-wounds"], "year": 6}
        stage = scene(seats=1, mode="solo", players={"@0": {"honour": human}}, **plain)
        stage.then(EndCheck())
        assert [e["why"] for e in stage.told("tie")] == told
        assert bool(stage.match.winners) is not bool(told)


def test_a_forced_ability_of_a_horde_names_the_horde() -> None:
    """GW-HORDE-01, GW-AMB-65: Plunder and Mangudai act before any card; where nothing comes of it nothing is told."""

    def acts(card: str, window: int, about: tuple[int, ...], mode: str = "standard", **doc: Any) -> Scene:
        section = {"hordes": [card], **doc.pop("section", {})}
        stage = scene(mode=mode, sections={"left": section}, **doc)
        windows.open(stage.game, window, stage.game.rules.all_humans, about)
        return stage.then()

    goods = {"players": {"@0": {"resources": {"wood": 2}}}}
    plunder = acts("merkit-raiders-left", windows.ON_BREACH, (0,), **goods)
    assert lines(plunder, "horde-acts", "lose")[0].startswith("Merkit Raiders acts (row 1 of the left Section).")
    mangudai = acts("co-mangudai-left", windows.WINTER_START, (), "coop", section={"archers": {"@1": 1}})
    told = [(e.kind, e.data.get("why", "")) for e in mangudai.match.events]
    assert told[0] == ("horde-acts", "horde-forced")
    assert "killed" in [kind for kind, _ in told]
    assert acts("co-mangudai-left", windows.WINTER_START, (), "coop").told("horde-acts") == []


# --- plurals ------------------------------------------------

MANY = {
    "en": "Soldiers|cards|Clerks|Barricades|Moves|tokens|Advisors|Events|Wounds|Hordes",
    "it": "Soldati|carte|Commessi|Barricate|segnalini|movimenti|spostamenti|Consiglieri|Eventi|Ferite|Orde",
    "pl": "Żołnierzy|kart|karty|Urzędników|Barykad|ruchów|ruchy|żetonów|Doradców|Wydarzeń|Ran|Hord",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_stands_before_a_plural_unless_it_is_one(lang: str) -> None:
    """ "1 Soldiers": a sentence with a number before such a word has a form for one. "1 of the Soldiers" and "1 Move of
    Soldiers" are right."""
    number = re.compile(rf"\{{ \$(?!seat\b)\w+ \}} (?!dei |Ruch )(?:\w+ )?(?:{MANY[lang]})\b")
    for path in sorted(Path(catalogues.__file__).parent.glob(f"locales/{lang}/great-wall*.ftl")):
        bad = [
            line
            for line in path.read_text(encoding="utf-8").splitlines()
            if number.search(line) and not re.match(r"\s+(\*?\[other\]|\[few\])", line)
        ]
        assert not bad, f"{path.name}: {bad}"


def test_one_and_many() -> None:
    stage = scene()
    for lang, one, many in (
        ("en", "loses 1 Soldier.", "loses 2 Soldiers."),
        ("it", "perde 1 Soldato.", "perde 2 Soldati."),
        ("pl", "traci 1 Żołnierza.", "traci 2 Żołnierzy."),
    ):
        here = Words(lang).at(stage.match)
        assert here.event({"kind": "killed", "data": {"seat": 0, "n": 1}}).endswith(one)
        assert here.event({"kind": "killed", "data": {"seat": 0, "n": 2}}).endswith(many)
