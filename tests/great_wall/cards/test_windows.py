"""Windows: who is asked when, in which order, how often, and never in vain."""

from __future__ import annotations

from pathlib import Path
from random import Random

from moonwall import table
from moonwall.games.great_wall.cards import windows
from moonwall.games.great_wall.position import GreatWall
from moonwall.table import Match

from .scenes import (
    LATER,
    MINE,
    SCOUTS,
    Case,
    Doc,
    after_activation,
    check,
    compose,
    defeated,
    fires,
    goods,
    horde,
    turn,
)


def kinds(match: Match) -> tuple[int, str, list[str]]:
    assert match.decision is not None
    return match.decision.seat, match.decision.kind, [option.text for option in match.decision.options]


def test_own_cards_in_an_order_of_choice() -> None:
    """GW-AMB-65: own abilities of the same moment in the owner's order, each finished before the next."""
    own = {"active": ["scribe", "money-changer"], **goods(wood=1)}
    seat, kind, texts = kinds(compose(turn(own)))
    assert (seat, kind, set(texts)) == (0, "use-card", {"use scribe", "use money-changer", "pass"})
    check(Case("order", turn(own), "use scribe,move pool temple,use money-changer,swap wood gold", gold_0=1))
    check(Case("order", turn(own), "use money-changer,swap wood gold,use scribe,move pool temple", clerks_temple_0=1))


def test_players_in_tea_order() -> None:
    """GW-TEA-02, GW-AMB-65: between players Tea order."""
    doc: Doc = {"year": 2, "start": "spring", "tea": ["@2", "@0", "@1"]}
    doc["players"] = {"@0": {"active": ["astrologer"]}}
    assert kinds(compose(doc))[:2] == (0, "use-card")
    doc = fires("quarry", {}, {"@0": 1, "@1": 1}, tea=["@1", "@0", "@2"])
    two = ["abbot", "groom"]
    doc["players"] = {
        "@0": {"general": "zong-ze", "support": two},
        "@1": {"general": "han-shizhong", "support": ["envoy"]},
    }
    doc["locations"] = {"gold-mine": {"@0": 1, "@1": 2}}
    doc["start"] = {"at": "activate", "location": "gold-mine", "advanced": True}
    match = compose(doc)
    assert kinds(match) == (1, "use-card", ["use han-shizhong", "pass"])
    match.play("pass")
    assert kinds(match) == (0, "use-card", ["use zong-ze", "pass"])


def test_a_card_is_used_once_an_event() -> None:
    """No limit means once for each event; a card that was used is not offered again in it."""
    doc = after_activation({"active": ["archery-master"]}, sections=horde("left", SCOUTS, wall=1, archers={"@0": 2}))
    match = compose(doc)
    match.play("use archery-master")
    match.play("wound left-1 a1")
    while match.decision is not None and match.decision.kind != LATER:
        texts = [option.text for option in match.decision.options]
        assert "use archery-master" not in texts
        match.play(texts[0])


def test_a_card_never_triggers_itself() -> None:
    """Almoner: the second Donation is not followed by a third."""
    doc = fires("quarry", {"active": ["almoner"], **goods(stone=5)})
    match = compose(doc)
    for text in ("gather", "gather", "donate stone", "use almoner", "donate stone"):
        match.play(text)
    assert kinds(match)[:2] == (1, "donate")


def test_a_turn_limit_counts_by_turn() -> None:
    """Surveyor: once in any player's turn, and again in the next."""
    own = {"active": ["surveyor"], "tactics": ["restless"], **goods(qi=1)}
    doc = turn(own, "despotism", locations={"quarry": {"@0": 1}})
    match = compose(doc)
    match.play("play restless boosted")
    match.play("upgrade temple archer")
    match.play("use surveyor")
    match.play("move pool quarry")
    match.play("upgrade gold-mine archer")
    assert kinds(match)[1] == "move-clerks"  # the first box of Despotism, not the Surveyor again


def test_an_effect_of_a_card_may_trigger_another() -> None:
    """Guardian's Attack covers a point: Che Kung and the Banner Bearer look at it."""
    own = {"general": "che-kung", "support": ["abbot"], "active": ["guardian", "banner-bearer"]}
    doc = after_activation(own, sections=horde("left", SCOUTS, rest={"@0": {"spearman": 1}}))
    check(Case("guardian", doc, "use guardian,attack spearman left-1,cover a1", honour_0=1 + 2))


def test_attacks_of_one_effect_are_one_event() -> None:
    """GW-BARRACKS-05: two Recruits, one window for what looks at Attacks."""
    own = {"general": "yue-fei", "support": ["abbot"], **goods(wood=2, stone=4, qi=2)}
    doc = fires("barracks", own, {"@0": 2}, sections=horde("left", "black-tumen-left"))
    recruits = "recruit spearman,recruit spearman,done,attack spearman left-1,cover a1,attack spearman left-1,cover a2,"
    check(Case("yue-fei", doc, recruits + "use yue-fei,wound left-1 a5", until=LATER, qi_0=1, dealt_0=1))


def test_nobody_is_asked_in_vain() -> None:
    """A card that could do nothing now is not offered, and no decision has only 'pass'."""
    own = {"active": ["guardian", "archery-master", "geomancer", "magistrate"]}
    match = compose(after_activation(own))
    assert match.decision is None or match.decision.kind != "use-card"
    for seed in range(6):
        match = table.start("great-wall", seats=3 + seed % 2, seed=seed)
        chance = Random(seed)
        while not match.over:
            decision = match.decision
            assert decision is not None and len(decision.options) > 1
            match.play(chance.choice(decision.options))


def test_masks_follow_the_active_advisors() -> None:
    """The cached owners of a window are those of the cards in play; a hire is seen at once (GW-SETUP-34)."""
    own = {"active": ["scribe"], **goods(gold=9)}
    doc = fires("emperors-embassy", own, {"@0": 1}, advisors=["guardian", "groom", "abbot", "envoy"])
    doc["sections"] = horde("left", SCOUTS, rest={"@0": {"spearman": 1}})
    check(Case("guardian", doc, "hire guardian,make active,use guardian,attack spearman left-1", points_left1_0=0))
    check(Case("guardian", doc, "hire guardian,make support", until=LATER, never="use guardian"))


def test_a_window_survives_saving() -> None:
    """In the middle of an effect a match can be saved, restored and cloned."""
    own = {"general": "yue-fei", "support": ["abbot"], "active": ["guardian"], **goods(qi=2)}
    doc = after_activation(own, sections=horde("left", SCOUTS, rest={"@0": {"spearman": 1}}))
    match = compose(doc)
    for text in ("use guardian", "attack spearman left-1", "cover a1", "use yue-fei"):
        copy = match.clone()
        copy.play(text)
        match.play(text)
        assert copy.fingerprint() == match.fingerprint()
        snapshot = match.snapshot()
        back = table.restore(snapshot)
        assert back.fingerprint() == match.fingerprint()
        assert back.decision is not None and match.decision is not None
        assert back.decision.options == match.decision.options


def test_yearly_limits_start_anew_in_spring() -> None:
    """Field Surgeon: once a Year; the counters are reset when the Time token moves."""
    match = compose(defeated({"active": ["field-surgeon"]}, MINE))
    game = match.position
    assert isinstance(game, GreatWall)
    match.play("use field-surgeon")
    assert sum(game.used) == 1
    windows.reset(game, windows.TURN)
    assert sum(game.used) == 1
    windows.reset(game, windows.YEAR)
    assert sum(game.used) == 0


def test_support_never_acts_in_any_window() -> None:
    """GW-SETUP-36: no window knows an owner through Support Advisors."""
    support = list(compose({}).position.book.cards.advisor_ids)  # type: ignore[attr-defined]
    game = compose({"players": {"@0": {"support": support[:20]}}}).position
    assert isinstance(game, GreatWall)
    assert not any(game.masks)


def limited(limit: str, tmp_path: Path) -> tuple[Match, GreatWall]:
    """Seat 0's Surveyor under another limit, after its first use in an Upgrade of its own turn."""
    row = f'abilities = [{{ when = "when-you-upgrade", limit = "{limit}", do = [{{ verb = "move-clerks", n = 1 }}] }}]'
    (tmp_path / "pack.d").mkdir()
    (tmp_path / "pack.d" / "mine.toml").write_text(f'[[advisors]]\nid = "surveyor"\n{row}\n', encoding="utf-8")
    own = {"active": ["surveyor"], "tactics": ["restless"], **goods(qi=1)}
    doc = {"seats": 3, "seed": 5, **turn(own)}
    match = table.compose("great-wall", doc, content=str(tmp_path / "pack.d"))
    for text in ("play restless boosted", "upgrade temple archer", "use surveyor", "move pool quarry"):
        match.play(text)
    match.play("upgrade gold-mine archer")
    assert match.decision is not None and match.decision.kind != "use-card"
    game = match.position
    assert isinstance(game, GreatWall)
    assert sum(game.used) == 1
    return match, game


def test_limits_by_own_turn_and_game(tmp_path: Path) -> None:
    """own-turn starts anew in the owner's turns only and is used in them only; game never does."""
    _, game = limited("own-turn", tmp_path)
    game.turn = 1
    windows.reset(game, windows.TURN)
    assert sum(game.used) == 1
    game.turn = 0
    windows.reset(game, windows.TURN)
    assert sum(game.used) == 0
    game.turn = 1
    assert not windows.usable(game, 0, windows.UPGRADE, (0,), 0, 1)
    game.turn = 0
    assert windows.usable(game, 0, windows.UPGRADE, (0,), 0, 1)


def test_limit_by_game(tmp_path: Path) -> None:
    _, game = limited("game", tmp_path)
    for scope in (windows.TURN, windows.ACTIVATION, windows.YEAR):
        windows.reset(game, scope)
    assert sum(game.used) == 1
    assert not windows.usable(game, 0, windows.UPGRADE, (0,), 0, 1)
