"""Edges of the cards' vocabulary that the printed cards pass by; content packs may bring them.

Each was a change of one token that no test noticed (``make mutants``).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moonwall import table
from moonwall.games.great_wall.cards import modifiers
from moonwall.games.great_wall.cards.scoring import artifact_honour
from moonwall.games.great_wall.position import GreatWall
from moonwall.games.great_wall.rules.breach import Assault
from moonwall.games.great_wall.rules.spring import Spring
from moonwall.table import ContentError, Match
from tests.great_wall.scene import scene

from .scenes import (
    LATER,
    QUIET,
    SCOUTS,
    Case,
    assault,
    check,
    compose_coop,
    defeated,
    fires,
    horde,
    see,
    summer,
    turn,
)
from .test_commands import plays
from .test_tactics import LANCERS, SHARED, TWO_MINE, holding


def packed(folder: Path, text: str, doc: dict[str, Any]) -> Match:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return table.compose("great-wall", {"seats": 3, "seed": 5, **doc}, content=str(folder))


def position(match: Match) -> GreatWall:
    assert isinstance(match.position, GreatWall)
    return match.position


def offers(match: Match, until: str = LATER) -> list[str]:
    """Everything seat 0 is offered on the way, when everybody declines."""
    found: list[str] = []
    while match.decision is not None and match.decision.kind != until:
        texts = [o.text for o in match.decision.options]
        if match.decision.seat == 0:
            found += texts
        match.play(next((quiet for quiet in QUIET if quiet in texts), texts[0]))
    return found


# --- Hordes --------------------------------------------------------------------------------------------------------


def test_power_without_a_row_counts_in_every_row(tmp_path: Path) -> None:
    """GW-WINTER-07: an ability that names no row adds its Power in row 1, 2 and 3; one that names a row only there."""
    text = (
        '[[hordes]]\nid = "black-tumen"\n'
        'abilities = [{{ when = "always", {}do = [{{ verb = "power", n = 2, where = "self" }}] }}]\n'
    )
    tumens = [f"black-tumen-{section}" for section in ("left", "middle", "right")]
    for condition, more in (("", [2, 4, 6]), ("if = { row = 1 }, ", [2, 2, 2]), ("if = { row = 3 }, ", [0, 0, 2])):
        for n in (1, 2, 3):
            doc = {"sections": {"left": {"hordes": tumens[:n]}}}
            plain = position(table.compose("great-wall", {"seats": 3, **doc}))
            game = position(packed(tmp_path, text.format(condition), doc))
            base = sum(plain.book.cards.horde_power[card] for card in plain.hordes[:n])
            assert modifiers.power(game, 0) == base + more[n - 1]


def test_the_first_horde_of_the_book_can_be_sent_home() -> None:
    """Event Envoys of Peace: the card with number 0 is a Horde like any other."""
    cards = position(compose_coop({})).book.cards
    first = cards.horde_ids[0]
    from .test_coop_events import happens

    match = happens("envoys-of-peace", {"sections": horde("left", first)})
    go_on(match)
    assert not see(match, "horde_left1")
    assert position(match).horde_discard == (0,)


def go_on(match: Match) -> None:
    """The one answer there is, if it is asked for."""
    if match.decision is not None and match.decision.options[0].text.startswith("remove-horde"):
        match.play(match.decision.options[0])


# --- conditions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize("wanted", [True, False])
def test_the_last_slot_of_the_track(tmp_path: Path, wanted: bool, last: bool) -> None:
    """``last-slot``, true and false: the own Command card lies highest, or somebody's lies above it."""
    text = (
        '[[advisors]]\nid = "groom"\nabilities = [{ when = "turn-start", '
        f'if = {{ last-slot = {str(wanted).lower()} }}, do = [{{ verb = "gain", n = 3, of = "wood" }}] }}]\n'
    )
    track = [["@0", "economy"]] if last else [["@0", "economy"], ["@1", "economy"]]
    doc = {"track": track, "start": "turns", "players": {"@0": {"active": ["groom"]}}}
    match = packed(tmp_path, text, doc)
    if match.decision is not None and match.decision.kind != "move-clerks":
        match.play(next(o for o in match.decision.options if "groom" in o.text))
    assert see(match, "wood_0") == (3 if wanted is last else 0)


# --- deaths --------------------------------------------------------------------------------------------------------

THREE = {"card": "naiman-lancers-left", "cover": {"a1 a2 b2": "@0 spearman"}}


def test_one_is_spared_and_no_other() -> None:
    """Tactic Shield Wall, plain: of two who would die on the card one lives."""
    check(
        Case(
            "shield-wall",
            assault(holding("shield-wall"), LANCERS) | {"year": 4},
            "play shield-wall plain,spare left-1 spearman",
            until=LATER,
            points_left1_0=1,
        )
    )


def test_so_many_are_spared_on_one_card(tmp_path: Path) -> None:
    """``spare`` with 2: one after the other, the third dies; with one victim nothing more is asked; with 3 all live."""
    text = '[[tactics]]\nid = "shield-wall"\nplain = [{{ verb = "spare", n = {} }}]\n'
    for n, year, asked, alive in ((2, 6, 2, 2), (2, 4, 2, 3), (2, 1, 1, 3), (3, 6, 3, 3)):
        match = packed(tmp_path, text.format(n), assault(holding("shield-wall"), THREE) | {"year": year})
        spared = 0
        while match.decision is not None and match.decision.kind != LATER and not match.over:
            texts = [o.text for o in match.decision.options]
            if match.decision.seat == 0 and "play shield-wall plain" in texts:
                match.play("play shield-wall plain")
            elif "spare left-1 spearman" in texts:
                match.play("spare left-1 spearman")
                spared += 1
            else:
                match.play(next((quiet for quiet in QUIET if quiet in texts), texts[0]))
        assert (spared, see(match, "points_left1_0")) == (asked, alive), (n, year)


# --- hand ----------------------------------------------------------------------------------------------------------


def test_nobody_draws_from_nothing() -> None:
    """``draw``: not offered with neither deck nor discards, offered with discards alone."""
    for discards, offered in (((), False), ((3,), True)):
        stage = scene(year=2, players={"@0": {"active": ["astrologer"]}})
        stage.game.tactic_deck, stage.game.tactic_discard = (), discards
        stage.then(Spring())
        assert (stage.game.tactics[0] == 1 << 3 or any("astrologer" in o for o in stage.options)) is offered


# --- Walls ---------------------------------------------------------------------------------------------------------


def test_a_barricade_only_where_a_horde_threatens() -> None:
    """Command Work Harder beside an Attack Order: no Barricade in a Section without a Horde."""
    doc = plays("work-harder", "attack-order", sections=horde("left", SCOUTS))
    check(Case("work-harder", doc, "done", until=LATER, offered="barricade left", never="barricade middle"))


def test_a_free_barricade_anywhere(tmp_path: Path) -> None:
    """``barricade`` without ``where``: in any Section with a vacant space, not in a full one."""
    text = '[[advisors]]\nid = "groom"\nabilities = [{ when = "turn-start", do = [{ verb = "barricade", n = 1 }] }]\n'
    sections = {"left": {"barricades": 3}, **horde("middle", SCOUTS)}
    match = packed(tmp_path, text, turn({"active": ["groom"]}, sections=sections))
    use = next(o.text for o in match.decision.options if "groom" in o.text)  # type: ignore[union-attr]
    match.play(use)
    found = {o for o in offers(match) if o.startswith("barricade")}
    assert found == {"barricade middle", "barricade right"}


# --- Shame ---------------------------------------------------------------------------------------------------------


def test_shame_can_be_discarded_for_nothing(tmp_path: Path) -> None:
    """GW-SHAME-11: the price is 2 Qi, less what cards say, never below 0."""
    text = (
        '[[advisors]]\nid = "groom"\n'
        'abilities = [{{ when = "always", do = [{{ verb = "price", what = "shame", less = {} }}] }}]\n'
    )
    for less, price in ((1, 1), (2, 0), (3, 0)):
        match = packed(tmp_path, text.format(less), {"players": {"@0": {"active": ["groom"]}}})
        assert modifiers.shame_price(position(match), 0) == price
        assert modifiers.shame_price(position(match), 1) == 2


def test_one_lone_token_is_forgiven_once(tmp_path: Path) -> None:
    """GW-SHAME-02: a player alone receives one token; who has been forgiven it is not offered to pay for another."""
    row = (
        '[[advisors]]\nid = "{}"\nabilities = [{{ when = "lone-shame", '
        'cost = [{{ verb = "pay", n = 1, of = "qi" }}], do = [{{ verb = "forgive", n = 1 }}] }}]\n'
    )
    doc = {
        "turn": "@0",
        "locations": {"quarry": {"@0": 3}},
        "start": {"at": "activate", "location": "quarry"},
        "players": {"@0": {"active": ["bailiff", "groom"], "resources": {"qi": 5}}},
    }
    match = packed(tmp_path, row.format("bailiff") + row.format("groom"), doc)
    used = []
    while match.decision is not None and match.decision.kind != LATER:
        texts = [o.text for o in match.decision.options]
        use = next((o for o in texts if o.startswith("use ")), "")
        used += [use] if use else []
        match.play(use or next((quiet for quiet in QUIET if quiet in texts), texts[0]))
    assert len(used) == 1 and see(match, "shame_0") == 0 and see(match, "qi_0") == 4


# --- Rewards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cover", [SHARED, TWO_MINE])
def test_only_points_of_own_soldiers_are_rewarded(cover: dict[str, str]) -> None:
    """Tactic Spoils of War, boosted: neither another player's points nor Wounds."""
    mine = "a1 a3" if cover is TWO_MINE else "a1"
    for point in ("a1", "a3", "a6", "b1"):
        seen = {"offered" if point in mine.split() else "never": f"reward left-1 {point}"}
        check(
            Case(
                "spoils-of-war",
                defeated(holding("spoils-of-war", 1), cover),
                "play spoils-of-war boosted",
                until=LATER,
                **seen,
            )
        )


# --- content -------------------------------------------------------------------------------------------------------


def test_a_request_asks_for_something(tmp_path: Path) -> None:
    """GW-COOP-31: a demand for one number of players is enough, none at all is refused."""
    row = '[[requests]]\nid = "nothing-at-all"\nsource = "house"\n'
    with pytest.raises(ContentError, match="a Request needs a demand for some number of players"):
        packed(tmp_path, row, {})
    for players in ("two", "three", "four"):
        packed(tmp_path, row + f"{players} = {{ escort = true }}\n", {})


def test_signal_fires_with_one_way_to_go() -> None:
    """Tactic Signal Fires, boosted: two Sections and one Horde leave one way; without a Horde there is none."""
    own = {"tactics": ["signal-fires"], "resources": {"qi": 2}}
    doc = {"seats": 2, "options": {"mode": "coop"}, "turn": "@0", "start": "end-of-turn", "players": {"@0": own}}
    for sections, offered in ((horde("middle", "co-ordu-riders-middle"), True), ({}, False)):
        match = table.compose("great-wall", {**doc, "sections": sections})
        assert match.decision is not None
        assert ("play signal-fires boosted" in [o.text for o in match.decision.options]) is offered


# --- Defence -------------------------------------------------------------------------------------------------------


def seen_defence(match: Match) -> list[int]:
    return [row["defence"] for row in match.view(0)["table"]["sections"]]


def test_unity_needs_two_factions_in_the_section_itself() -> None:
    """Event Banners of Unity: 1 more with Soldiers of two factions there; those of the neighbour do not count."""
    plain = seen_defence(compose_coop({}))
    one, two = {"rest": {"@0": {"spearman": 1}}}, {"rest": {"@0": {"spearman": 1}}, "archers": {"@1": 1}}
    other = {"rest": {"@1": {"spearman": 1}}}
    for sections, more in (
        ({"left": one, "middle": other}, [0, 0, 0]),
        ({"left": two}, [1, 0, 0]),
        ({"middle": two, "right": one}, [0, 1, 0]),
        ({"right": two, "left": other}, [0, 0, 1]),
    ):
        match = compose_coop({"sections": sections}, ("banners-of-unity",))
        assert [a - b for a, b in zip(seen_defence(match), plain)] == more
        assert seen_defence(compose_coop({"sections": sections})) == plain, "without the Event"


@pytest.mark.parametrize("section", ["left", "middle", "right"])
@pytest.mark.parametrize("row", [1, 2, 3])
def test_sappers_undermine_their_own_section(section: str, row: int) -> None:
    """Horde Siege Sappers, in any row: each Barricade of its Section counts 1 less, those of the others do not."""
    barricades = {name: {"barricades": 2} for name in ("left", "middle", "right")}
    plain = seen_defence(table.compose("great-wall", {"seats": 3, "sections": barricades}))
    cards = [*["steppe-scouts-left", "steppe-scouts-right"][: row - 1], "siege-sappers-left"]
    sections = {**barricades, section: {"barricades": 2, "hordes": cards}}
    match = table.compose("great-wall", {"seats": 3, "sections": sections})
    place = ("left", "middle", "right").index(section)
    assert [a - b for a, b in zip(seen_defence(match), plain)] == [-2 if at == place else 0 for at in range(3)]


@pytest.mark.parametrize("section", ["middle", "right"])
@pytest.mark.parametrize("row", [1, 3])
def test_the_reed_watch_is_for_its_own_section(section: str, row: int) -> None:
    """GW-COOP-33: a Reed Soldier on the first point of a Horde in row 1, or on the last of row 3, counts there only."""
    point = {1: "a1", 3: "b5"}[row]
    card = {"card": f"co-iron-column-{section}", "cover": {point: "reed spearman"}}
    before = [f"co-ordu-riders-{name}" for name in ("middle", "right")][: row - 1]
    doc = {"seats": 2, "options": {"mode": "coop"}, "sections": {section: {"hordes": [*before, card]}}}
    found = {row["id"]: row["defence"] for row in table.compose("great-wall", doc).view(0)["table"]["sections"]}
    assert found[section] == 1
    assert [defence for name, defence in found.items() if name != section] == [0] * (len(found) - 1)


# --- bounds of rows ------------------------------------------------------------------------------------------------

GENERAL, HORDE, TACTIC = (
    '[[generals]]\nid = "yang-ye"\n',
    '[[hordes]]\nid = "black-tumen"\n',
    '[[tactics]]\nid = "feint"\n',
)


@pytest.mark.parametrize(
    ("row", "right", "wrong", "says"),
    [
        (GENERAL, "resources = [0, 1, 0, 0]", "resources = [0, -1, 0, 0]", "four numbers of 0 or more"),
        (GENERAL, "tactics = 0", "tactics = -1", "0 to 5 Tactic cards"),
        (GENERAL, "tactics = 5", "tactics = 6", "0 to 5 Tactic cards"),
        (HORDE, "power = 0", "power = -1", "must not be negative"),
        (HORDE, "honour = 0", "honour = -1", "must not be negative"),
        (HORDE, 'grid = ["g . . . . .", ". . . . . ."]', 'grid = [". . . . . .", ". . . . . ."]', "one Vital point"),
        (HORDE, 'grid = ["g . . . . .", ". . . . . ."]', 'grid = ["g . . . . .", ". . . . ."]', "6 cells"),
        (HORDE, 'grid = ["g . . . . .", ". . . . . ."]', 'grid = ["g . . . . ."]', "2 rows"),
        (TACTIC, "cost = 0", "cost = -1", "0 to 20"),
        (TACTIC, "cost = 20", "cost = 21", "0 to 20"),
    ],
)
def test_the_bounds_of_a_row(tmp_path: Path, row: str, right: str, wrong: str, says: str) -> None:
    """The last value that is right, and the first that is wrong."""
    packed(tmp_path, f"{row}{right}\n", {})
    with pytest.raises(ContentError, match=says):
        packed(tmp_path, f"{row}{wrong}\n", {})


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ("pay = [0, 0, 0, 1]", "pay = [0, 0, -1, 1]", "four numbers of 0 or more"),
        ("walls = [1, 3, 3]", "walls = [1, 3, 4]", "levels from 1 to 3"),
        ("walls = [1, 3, 3]", "walls = [0, 3, 3]", "levels from 1 to 3"),
        ("walls = [1, 3, 3]", "walls = [1, 1, 1, 1]", "at most three levels"),
        ("escort = true", "each = true", "asks for nothing"),
    ],
)
def test_the_bounds_of_a_demand(tmp_path: Path, right: str, wrong: str, says: str) -> None:
    """What a Request may ask for."""
    row = '[[requests]]\nid = "of-my-own"\nsource = "house"\nthree = {{ {} }}\n'
    packed(tmp_path, row.format(right), {})
    with pytest.raises(ContentError, match=says):
        packed(tmp_path, row.format(wrong), {})


# --- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "gold"), [("own-turn", 1), ("turn", 1), ("activation", 2), ("", 2)])
def test_a_limit_starts_anew_with_what_it_names(tmp_path: Path, limit: str, gold: int) -> None:
    """``limit``: two Locations are Activated in one own turn, the second one is no new turn."""
    text = (
        '[[advisors]]\nid = "groom"\nabilities = [{ when = "when-you-gather", '
        f'limit = "{limit}", do = [{{ verb = "gain", n = 1, of = "gold" }}] }}]\n'
    )
    ready = {"quarry": {"@0": 2, "@1": 1}, "temple": {"@0": 2, "@1": 1}}
    doc = {"turn": "@0", "start": "activation-step", "locations": ready, "players": {"@0": {"active": ["groom"]}}}
    match = packed(tmp_path, text, doc)
    while match.decision is not None and match.decision.kind != LATER:
        texts = [o.text for o in match.decision.options]
        match.play(next((o for o in texts if o == "gather" or o.startswith("activate")), texts[-1]))
    assert see(match, "gold_0") == gold


@pytest.mark.parametrize("section", ["left", "middle", "right"])
def test_the_fletcher_wounds_where_the_archer_attacked(section: str) -> None:
    """Advisor Fletcher: one more Wound in the Section of the attack, none in another with a Horde."""
    sections = {name: horde(name, f"steppe-scouts-{name}")[name] for name in ("left", "middle", "right")}
    own = {"active": ["fletcher"], "resources": {"wood": 1, "qi": 1}}
    wants = f"recruit archer,done,attack archer {section}-1,wound {section}-1 a1,use fletcher"
    for name in ("left", "middle", "right"):
        seen = {"offered" if name == section else "never": f"wound {name}-1 a3"}
        check(Case("fletcher", fires("barracks", own, sections=sections), wants, until=LATER, **seen))


# --- what a question is about --------------------------------------------------------------------------------------


LI = {"general": "li-tingzhi", "support": ["abbot", "groom"]}


def test_a_question_of_the_season_is_about_no_section() -> None:
    """Advisor Innkeeper in Summer names no place; Li Tingzhi before an Assault names the Section."""
    match = table.compose("great-wall", {"seats": 3, **summer({"active": ["innkeeper"]}, tea=["@1", "@0", "@2"])})
    assert match.decision is not None and "use innkeeper" in [o.text for o in match.decision.options]
    assert match.decision.choice.about(match.position)["where"] == "nowhere"
    stage = scene(Assault(1), mode="coop", sections=horde("middle", "co-ordu-riders-middle"), players={"@0": LI})
    assert "use li-tingzhi" in stage.options
    assert stage.match.decision is not None
    assert stage.match.decision.choice.about(stage.game)["where"] == "middle"


# --- several players -----------------------------------------------------------------------------------------------


def test_who_acts_together_acts_once_each_time() -> None:
    """Yang Miaozhen, X = 2: a player who is named attacks with one Soldier; a second one needs to be named again."""
    resting = {"@1": {"spearman": 3}, "@2": {"spearman": 1}}
    sections = horde("left", "co-ordu-riders-left", rest=resting, barricades=3)
    own = {"general": "yang-miaozhen", "support": ["abbot", "groom"], "resources": {"wood": 1, "stone": 2}}
    match = compose_coop(fires("barracks", own, sections=sections))
    for answer in (
        "next @0",
        "recruit spearman",
        "attack spearman left-1",
        "cover a2",
        "use yang-miaozhen",
        "player @1",
    ):
        match.play(answer)
    match.play("attack spearman left-1", 1)
    match.play("cover a3", 1)
    assert match.decision is not None and match.decision.seat == 0, "the owner of the card names the next one"
    assert [o.text for o in match.decision.options] == ["done", "player @1", "player @2"]


def test_a_rally_counts_the_own_pool() -> None:
    """Tactic Rally, Boosted, by the second seat with one Spearman left: Archers and other pools are no help."""
    camp = {"left": {"rest": {"@1": {"spearman": 9}}}}
    players = {"@1": {"tactics": ["rally"], "resources": {"qi": 2, "stone": 2}}}
    doc = {"turn": "@1", "start": "end-of-turn", "players": players, "sections": camp}
    match = table.compose("great-wall", {"seats": 3, "seed": 5, **doc})
    assert (see(match, "pool_1_spearman"), see(match, "pool_0_spearman")) == (1, 10)
    match.play("play rally boosted", 1)
    assert match.decision is not None and match.decision.kind == "muster"
    found = {o.text for o in match.decision.options}
    assert found == {"done", *(f"muster spearman {section} 1" for section in ("left", "middle", "right"))}


@pytest.mark.parametrize(("at", "extra"), [("middle", (0, 1, 0)), ("right", (0, 0, 1))])
def test_factions_are_counted_in_one_section(at: str, extra: tuple[int, int, int]) -> None:
    """Event Banners of Unity: a Soldier on the first point of a Section's first Horde is nobody's company next door."""
    sections: dict[str, Any] = {
        name: {**horde(name, f"co-iron-column-{name}")[name], "rest": {"@0": {"spearman": 1}}}
        for name in ("left", "middle", "right")
    }
    sections[at]["hordes"][0]["cover"] = {"a1": "@1 spearman"}
    game = position(compose_coop({"sections": sections}, ("banners-of-unity",)))
    assert tuple(modifiers.defence_extra(game, section) for section in range(3)) == extra


def test_ranks_that_nobody_named_bring_nothing(tmp_path: Path) -> None:
    """Artifact Golden Scales with two ranks: the third in Gold gets nothing."""
    players = {f"@{seat}": {"resources": {"gold": 9 - seat}} for seat in range(3)}
    match = packed(tmp_path, '[[artifacts]]\nid = "golden-scales"\nranks = [9, 4]\n', {"players": players})
    game = position(match)
    number = game.book.cards.artifact_ids.index("golden-scales")
    assert [artifact_honour(game, number, seat) for seat in range(3)] == [9, 4, 0]


# --- Lethality -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lethality", "asked"), [(0, False), (1, True)])
def test_nobody_dies_at_lethality_0(tmp_path: Path, lethality: int, asked: bool) -> None:
    """GW-KILL-02: of two kinds on a defeated Horde one would die; with Lethality 0 nobody is asked, and both rest."""
    text = f'[[times]]\nid = "three"\nlethality = [{lethality}, 1, 1, 2, 2, 3]\n'
    cover = {"a1": "@0 spearman", "a3": "@0 spearman", "a6": "@0 spearman", "b1": "@1 spearman"}
    match = packed(tmp_path, text, {**defeated({}, cover), "year": 1})
    kinds = {decision.kind for decision in match.decisions}
    assert ("name-victim" in kinds or see(match, "rest_left_0_spearman") == 2) is asked
    assert (see(match, "rest_left_0_spearman") == 3) is not asked


@pytest.mark.parametrize("scope", ["section", "card"])
def test_after_a_breach_it_matters_which_of_equal_soldiers_dies(scope: str) -> None:
    """GW-AMB-06, GW-BREACH-06: their Wounds stay, so every point is offered, in either reading of GW-AMB-05."""
    rows = [{"card": SCOUTS, "cover": {"a1": "@1 spearman", "a3": "@1 spearman"}}]
    stage = scene(Assault(0), sections={"left": {"hordes": rows}}, options={"breach_lethality_scope": scope})
    while stage.kind == "place-shame":
        stage.do("shame spearman")
    assert stage.options == ["doom left-1 a1", "doom left-1 a3"]
