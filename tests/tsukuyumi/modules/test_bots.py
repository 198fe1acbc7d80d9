"""Bots see every module: what it brings and may bring counts, and who is blind to the module does not see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from moonwall import bots, table
from moonwall.bots.evaluation import evaluation
from moonwall.games.tsukuyumi import GAME
from moonwall.games.tsukuyumi.lineup import MODULES
from moonwall.games.tsukuyumi.modules import advantages, epics
from moonwall.table import Match, SetupError

from ..hand import at, deal, game, go, own, texts

NOMADS, BOARS, SEED = "nomads", "boarlords", "dark-seed"
MINE = {"3,0": {"owner": NOMADS, "units": {"private": 2}}}
Pair = tuple[Match, Match]


def scene(module: str, spaces: dict[str, Any] | None = None, **doc: Any) -> Match:
    return deal(options={module: True, **doc.pop("options", {})}, spaces={**MINE, **(spaces or {})}, **doc)


# --- for each module a position and a worse one, for the Nomads ------------------------------------------------


def mascots() -> Pair:
    """Its point, if it lives."""
    return scene("mascots", {"4,0": {"units": {"mascot-nomads": 1}}}), scene("mascots")


def mascot_in_danger() -> Pair:
    """An Oni beside it may take it; the same Oni elsewhere beside them does not."""
    oni = {"units": {"oni-small": 1}}
    safe = {"4,0": {"units": {"mascot-nomads": 1}}, "3,-1": oni, "2,1": {"units": {"private": 1}}}
    near = {"4,0": {}, "3,-1": oni, "2,1": {"units": {"private": 1, "mascot-nomads": 1, **oni["units"]}}}
    safe["2,1"]["units"]["oni-small"] = 1
    return scene("mascots", safe), scene("mascots", near)


def oni_power() -> Pair:
    """Under *Revenge of the Oni* who stands beside Oni is hunted; *Agility* changes nothing for them."""
    spaces = {"2,0": {"units": {"oni-small": 1}}}
    agile, revenge = ({"oni_power": {"card": f"power-{card}"}} for card in ("agility", "revenge-of-the-oni"))
    return tuple(scene("oni_power", spaces, phase="white", modules=m) for m in (agile, revenge))  # type: ignore[return-value]


def legendary_oni() -> Pair:
    """The Gambler in the Boarlords' Homezone and not in the own."""
    return tuple(  # type: ignore[return-value]
        scene("legendary_oni", {home: {"units": {"oni-gambler": 1}}}) for home in ("4,-2", "4,0")
    )


def merchant() -> Pair:
    """Two Launchers beside the Merchant, whom they could destroy, and beside a Small Oni as strong as he is."""
    found = []
    for here, there in (("oni-merchant", "oni-small"), ("oni-small", "oni-merchant")):
        spaces = {"2,0": {"units": {here: 1, "launcher": 2}}, "2,1": {"units": {there: 1}}}
        found.append(scene("legendary_oni", spaces))
    return found[0], found[1]


def faction_events() -> Pair:
    """One of their own in hand, and any other."""
    return tuple(scene("faction_events", events={"held": {NOMADS: [e]}}) for e in ("reload", "passage"))  # type: ignore[return-value]


def oni_missions() -> Pair:
    """Who has the card."""
    cards = [{"oni_missions": {"oni-mission-dark-side": who}} for who in (NOMADS, BOARS)]
    return scene("oni_missions", modules=cards[0]), scene("oni_missions", modules=cards[1])


def open_mission() -> Pair:
    """Oni beside the own Homezone, while *Guests at Home* lies open and when another has it."""
    spaces = {"3,-1": {}, "3,0": {"owner": NOMADS, "units": {"oni-small": 1}}}
    taken = {"oni_missions": {"oni-mission-guests-at-home": SEED}}
    blank = {"oni_missions": {"oni-mission-dark-side": SEED}}
    return scene("oni_missions", spaces, modules=blank), scene("oni_missions", spaces, modules=taken)


def alternative_objectives() -> Pair:
    """Eight areas when nine are wanted, and the regular objective."""
    land = {s: {"owner": NOMADS} for s in ("2,0", "2,-1", "3,-1", "1,1", "2,1", "3,-2", "1,0")}
    chosen = {"alternative_objectives": {"chosen": [NOMADS]}}
    return scene("alternative_objectives", land, modules=chosen), scene("alternative_objectives", land)


def after_the_moonfall() -> Pair:
    """A river marker on an own area, and on nobody's."""
    mine = {"3,0": {**MINE["3,0"], "rivers": 1}}
    return scene("after_the_moonfall", mine), scene("after_the_moonfall", {"2,0": {"rivers": 1}})


def starting_advantages() -> Pair:
    """A card that helps, and one that does not."""
    found = []
    for card in ("spread-out", "rise-to-power"):
        match = scene("starting_advantages", phase="select")
        position = game(match)
        position.round = 0
        position.order = (0, 1, 2)
        names = [row.id for row in advantages.rows(position)]
        advantages.put(position, 0, advantages.HELD, names.index(f"advantage-{card}"))
        found.append(match)
    return found[0], found[1]


def epic_events() -> Pair:
    """A Medium Oni among Launchers who could destroy it, while *Dragon Blood* lies open and when it does not."""
    spaces = {"2,0": {"units": {"launcher": 2, "oni-medium": 1}}}
    open_, shut = scene("epic_events", spaces), scene("epic_events", spaces)
    position = game(open_)
    own(open_, "epic_events")[epics.OPEN] = position.book.event_index["epic-dragon-blood"]
    return open_, shut


def dragon_blood() -> Pair:
    """Its point."""
    pair = epic_events()
    for match, who in zip(pair, (NOMADS, BOARS)):
        state = own(match, "epic_events")
        state[epics.OPEN] = game(match).book.event_index["epic-dragon-blood"]
        state[epics.DRAGON] = 1 << at(match, who)
    return pair


def moon_princess() -> Pair:
    """Whose marker lies aside where she is will have the area again."""
    her = {"moon_princess": {"princess": "ring-1"}}
    mine, theirs = ({"2,0": {"owner": who}} for who in (NOMADS, BOARS))
    return scene("moon_princess", mine, modules=her), scene("moon_princess", theirs, modules=her)


def rival_oni() -> Pair:
    """A Small Oni next door, who cannot take the area, and a Large one, who would."""
    found = []
    for oni in ("oni-small", "oni-large"):
        spaces = {"3,-1": {"owner": "oni", "units": {oni: 1}}}
        found.append(scene("rival_oni", spaces, modules={"rival_oni": {"priority": []}}))
    return found[0], found[1]


def marker_aside() -> Pair:
    """Whose marker lies aside where she is will have the area again."""
    her = {"rival_oni": {"princess": "ring-1", "priority": []}}
    mine, theirs = ({"2,0": {"owner": who}} for who in (NOMADS, BOARS))
    return scene("rival_oni", mine, modules=her), scene("rival_oni", theirs, modules=her)


CASES: list[tuple[str, Callable[[], Pair]]] = [
    ("mascots", mascots),
    ("mascots", mascot_in_danger),
    ("oni_power", oni_power),
    ("legendary_oni", legendary_oni),
    ("legendary_oni", merchant),
    ("faction_events", faction_events),
    ("oni_missions", oni_missions),
    ("oni_missions", open_mission),
    ("alternative_objectives", alternative_objectives),
    ("after_the_moonfall", after_the_moonfall),
    ("starting_advantages", starting_advantages),
    ("epic_events", epic_events),
    ("epic_events", dragon_blood),
    ("moon_princess", moon_princess),
    ("rival_oni", rival_oni),
    ("rival_oni", marker_aside),
]


def lead(match: Match, blind: str = "") -> float:
    """How far the Nomads are ahead of the mean of the others, as a bot sees it."""
    worths = evaluation(GAME, blind=blind).worths(match.position)
    return worths[0] - sum(worths[1:]) / (len(worths) - 1)


@pytest.mark.parametrize(("module", "pair"), CASES, ids=[pair.__name__ for _, pair in CASES])
def test_who_sees_a_module_prefers_what_it_rewards(module: str, pair: Callable[[], Pair]) -> None:
    """The better position is better by the module alone: who is blind to it sees less difference, or none."""
    better, worse = pair()
    seen, unseen = (lead(better, blind) - lead(worse, blind) for blind in ("", module))
    assert seen > unseen + 0.02 and seen > 0
    assert {name for name, _ in CASES} == {m.option.name for m in MODULES if m.option is not None}


def test_blindness_leaves_the_game_as_it_is() -> None:
    """The hooks that were hidden are heard again, also for the next who looks."""
    match = mascots()[0]
    rules = game(match).rules
    before = rules.on_points, rules.on_worth, rules.on_kept_points
    first = lead(match)
    assert lead(match, "mascots") < first == lead(match)
    assert (rules.on_points, rules.on_worth, rules.on_kept_points) == before


def test_a_bot_may_be_blind_to_several_modules_or_to_all() -> None:
    """Each of them goes unseen, the others do not."""
    pairs = mascots(), oni_missions()
    names = ("", "mascots", "oni_missions", "mascots+oni_missions", "modules")
    seen = [[lead(better, blind) - lead(worse, blind) for better, worse in pairs] for blind in names]
    assert seen[1] == [seen[3][0], seen[0][1]] and seen[2] == [seen[0][0], seen[3][1]]
    assert seen[3] == seen[4] != seen[0]


def test_what_there_is_not_cannot_be_overlooked() -> None:
    with pytest.raises(SetupError, match="blind to 'mascot'. Did you mean 'mascots'"):
        evaluation(GAME, blind="oni_power+mascot")
    with pytest.raises(SetupError, match="great-wall has no parts"):
        evaluation(table.game_type("great-wall"), blind="mascots")


def answer(match: Match, bot: str, seed: int = 0) -> str:
    seat = match.decisions[0].seat
    return bots.make(bot, seed=seed).choose(match, seat).text


@pytest.mark.parametrize("seed", [0, 5])
def test_greedy_exchanges_a_useless_advantage(seed: int) -> None:
    """TSM-START-04, whatever the bot's own seed."""
    match = table.start("tsukuyumi", seats=[SEED, NOMADS, BOARS], seed=seed, starting_advantages=True)
    assert texts(match) == ["exchange", "keep"]
    assert {answer(match, "greedy", n) for n in range(4)} == {"exchange"}


def test_greedy_sends_the_gambler_to_somebody_else() -> None:
    """TSM-LEGEND-30: in any Homezone, with Medium Oni about her; the own is the worst of the three."""
    cards = {NOMADS: "action-advance", BOARS: "action-progress", SEED: "action-offensive"}
    match = scene("legendary_oni", phase="green", active=NOMADS, left={"place": 1, "production": 0}, cards=cards,
                  options={"legends": ["oni-gambler"]})  # fmt: skip
    go(match, "use place-oni")
    worth = {}
    for text in [t for t in texts(match) if "oni-gambler" in t]:
        tried = match.clone()
        tried.play(text)
        worth[text] = lead(tried)
    assert len(worth) == 3 and min(worth, key=worth.__getitem__) == "place oni-gambler 4,0"


@pytest.mark.parametrize(
    ("seats", "chosen"), [(["cybersamurai", NOMADS, BOARS, SEED], 1), (["cybersamurai", BOARS, SEED], 0)]
)
def test_bots_expect_more_of_what_is_reached_more_often(seats: list[str], chosen: int) -> None:
    """TSM-ALTOBJ-03, TSM-ALTOBJ-19: the Cybersamurai of three Missions, but not where there are only three; the
    Boarlords always of their regular objective. Once the game has begun only the way to it counts."""
    match = table.start("tsukuyumi", seats=seats, seed=3, alternative_objectives=True)
    position, aims = game(match), own(match, "alternative_objectives")
    part = next(p for p in position.rules.on_worth if p.name == "alternative_objectives")
    for seat, wanted in ((at(match, "cybersamurai"), chosen), (at(match, BOARS), 0)):
        worth = []
        for aims[seat] in (0, 1):
            worth.append(part.worth(position, seat))
        assert worth.index(max(worth)) == wanted and min(worth) > 0
    position.round = 1
    assert part.worth(position, 0) == 0
