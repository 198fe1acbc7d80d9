"""Dealing again what a seat cannot know (ledger 3.10): screens, hands, decks, Generals that were not chosen.

Hidden things are gathered in sorted order before they are dealt: the result depends on what the seat knows only.
Gains and payments are made in the open, so the number of tokens behind a screen is known. Their kinds are not, to
those who do not keep count; a table that never shows who could answer assumes somebody who does: what the log has
told is known there, and only Tactic cards and Generals are dealt again.
"""

from __future__ import annotations

from random import Random

from moonwall.table import Choice
from moonwall.table.position import replaced, shuffle

from .cards.effects.deaths import RescueAnybody
from .position import GreatWall
from .rules import goods
from .rules.tactics import held


def redeal(game: GreatWall, seat: int, chance: Random) -> None:
    _generals(game, seat, chance)
    _advisors(game, seat, chance)
    shown = _table_decides(game)
    _tactics(game, seat if not shown else -1, chance)
    _hordes(game, chance)
    for part in game.rules.on_redeal:
        part.redeal(game, seat, chance)
    if shown or game.ask_always or _asks_for_others(game, seat):
        return
    for other in game.rules.humans:
        if other != seat:
            _screen(game, other, chance)


def suppose(game: GreatWall, seat: int) -> None:
    """Of the tokens behind a screen only the number is known: they may all be of the kind that is asked for."""
    if _table_decides(game) or game.ask_always or _asks_for_others(game, seat):
        return
    for other in game.rules.humans:
        if other != seat:
            base = other * 4
            game.res[base : base + 4] = [sum(game.res[base : base + 4])] * 4


def _table_decides(game: GreatWall) -> bool:
    """While players decide together they say what they have: the options tell it anyway (GW-COOP-20)."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, Choice) and len(top.deciders(game)) > 1:
        return True
    return any(part.table_decides(game) for part in game.rules.on_table_decides)


def _asks_for_others(game: GreatWall, seat: int) -> bool:
    """Whether the seat is asked about something that partners may pay: its options tell who can (GW-COOP-20)."""
    top = game.stack[-1] if game.stack else None
    return isinstance(top, RescueAnybody) and top.seat == seat


def _generals(game: GreatWall, seat: int, chance: Random) -> None:
    """Two each before the choice; afterwards the one that was not chosen, known to its owner only."""
    others = [s for s in game.rules.humans if s != seat]
    known = {card for card in game.general if card >= 0}
    known.add(game.other_general[seat])
    known.update(game.dealt[seat * 4 : seat * 4 + 2])
    unseen = [card for card in range(len(game.book.cards.general_ids)) if card not in known]
    shuffle(chance, unseen)
    for other in others:
        if game.other_general[other] >= 0:
            game.other_general = replaced(game.other_general, other, unseen.pop())
        for at in (other * 4, other * 4 + 1):
            if game.dealt[at] >= 0:
                game.dealt = replaced(game.dealt, at, unseen.pop())


def _advisors(game: GreatWall, seat: int, chance: Random) -> None:
    places = [s * 4 + i for s in game.rules.humans if s != seat for i in (2, 3) if game.dealt[s * 4 + i] >= 0]
    unseen = sorted([*game.advisor_deck, *[game.dealt[at] for at in places]])
    shuffle(chance, unseen)
    for at in places:
        game.dealt = replaced(game.dealt, at, unseen.pop())
    game.advisor_deck = tuple(unseen)


def _tactics(game: GreatWall, seat: int, chance: Random) -> None:
    """Hands of the others and the deck; with seat -1 the deck alone."""
    others = [s for s in game.rules.humans if s != seat] if seat >= 0 else []
    unseen = sorted([*game.tactic_deck, *[card for s in others for card in held(game.tactics[s])]])
    shuffle(chance, unseen)
    for other in others:
        n = game.tactics[other].bit_count()
        game.tactics = replaced(game.tactics, other, sum(1 << unseen.pop() for _ in range(n)))
    game.tactic_deck = tuple(unseen)


def _hordes(game: GreatWall, chance: Random) -> None:
    """The deck's order is unknown but for the marker on the back of its top card."""
    deck = sorted(game.horde_deck)
    if not deck:
        return
    shown = game.book.cards.horde_marker[game.horde_deck[-1]]
    shuffle(chance, deck)
    top = next(i for i, card in enumerate(deck) if game.book.cards.horde_marker[card] == shown)
    deck.append(deck.pop(top))
    game.horde_deck = tuple(deck)


def _screen(game: GreatWall, seat: int, chance: Random) -> None:
    """The tokens behind a screen are as many as before, and enough for the payments the seat is known to be making."""
    base = seat * 4
    total = sum(game.res[base : base + 4])
    spread = [0, 0, 0, 0]
    for step in game.stack:
        if isinstance(step, goods.PayMix) and step.seat == seat:
            kinds = goods.IN_MASK[step.mask]
            for _ in range(step.n):
                spread[kinds[int(chance.random() * len(kinds))]] += 1
        elif isinstance(step, goods.Waive) and step.seat == seat:
            off = step.off
            for r, n in enumerate(step.cost):
                spread[r] += max(0, n - off)
                off = max(0, off - n)
    for _ in range(total - sum(spread)):
        spread[int(chance.random() * 4)] += 1
    game.res[base : base + 4] = spread
