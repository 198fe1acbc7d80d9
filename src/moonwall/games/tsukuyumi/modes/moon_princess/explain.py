"""Why the Oni did what they did: the data of the events that tell it (``table/explain.py``, content page 10.3).

Each function makes the fields of one event from what an algorithm found: ``why`` names the sentence, ``among`` lists
what was compared, ``rule`` the rule that decided. Call them only where the log is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from moonwall.table.explain import named, tally

from ...board import NAMES, SPACES
from ...position import Tsukuyumi
from ...values import hp as hp_of
from . import ring
from .aim import BY_ABYSSAL, BY_OBSERVER, PASSED_ON, Aim
from .momentum import COUNTER
from .princess import Placing, Walk, areas_at
from .search import Rank, cp_there, need
from .state import princess_hp
from .strike import PRINCESS, Verdict

Data = dict[str, Any]
WHO = "moon-princess"


def _spaces(spaces: Iterable[int]) -> tuple[str, ...]:
    return named(NAMES, spaces)


def searched(aim: Aim) -> Data:
    """``oni-search``: the best rank and all areas that have it (MP-ATTACK-12, -13)."""
    n, steps = aim.rank
    why = "search-here" if not n else "search-one" if n == 1 else "search-some"
    rule = "MP-ATTACK-13" if n else "MP-ATTACK-12"
    return {"n": n, "steps": steps, "among": _spaces(aim.equals), "why": why, "rule": rule}


def aimed(aim: Aim, space: int, rivals: bool = False) -> Data:
    """``oni-aim``: why this area of those that were equal; ``rivals``: the last in initiative has chosen."""
    if aim.who == BY_OBSERVER:
        why, rule = "aim-observer", "MP-LEGEND-11"
    elif aim.who == BY_ABYSSAL:
        why, rule = "aim-abyssal", "MP-LEGEND-14"
    elif aim.who == PASSED_ON:
        why, rule = "aim-passed-on", "MP-LEGEND-15"
    elif not aim.asked and not aim.by_priority:
        why, rule = "aim-all", "MP-PRIORITY-03"
    elif space in aim.sure:
        why, rule = "aim-priority", "MP-PRIORITY-05"
    else:
        why, rule = "aim-last" if rivals else "aim-team", "MP-PRIORITY-06"
    shown = aim.among if why in ("aim-team", "aim-last") else aim.equals
    return {"space": NAMES[space], "among": _spaces(shown), "why": why, "rule": rule}


def moved(game: Tsukuyumi, kind: int, n: int, source: int, path: tuple[int, ...], rank: Rank, group: bool) -> Data:
    """``oni-moves``: Oni come into the area of the attack, which they have entered."""
    area = path[-1]
    return {
        "unit": game.book.kind_ids[kind],
        "n": n,
        "space": NAMES[source],
        "to_space": NAMES[area],
        "steps": len(path),
        "have": cp_there(game, area),
        "need": need(game, area),
        "why": "moves-group" if group else "moves-smallest",
        "rule": "MP-LEGEND-11" if group else "MP-ATTACK-14",
    }


def compared(verdict: Verdict, space: int) -> Data:
    """``oni-marked``: the Oni have enough."""
    return {
        "space": NAMES[space],
        "have": verdict.cp,
        "need": verdict.need,
        "why": "cp-enough",
        "rule": "MP-ATTACK-05",
    }


def failed(verdict: Verdict) -> Data:
    """``skipped``, of an Oni attack: those who came in are too few, or nobody is left of them (MQ-14)."""
    return {
        "what": "oni-attack",
        "have": verdict.cp,
        "need": verdict.need,
        "why": "too-few-left" if verdict.present else "nobody-left",
        "rule": "MP-ATTACK-01" if verdict.present else "MP-ATTACK-07",
    }


def hurt(game: Tsukuyumi, verdict: Verdict, space: int) -> Data:
    """``oni-damage``: how much, and who takes it in which order."""
    several = len(verdict.defenders) > 1
    return {
        "space": NAMES[space],
        "n": verdict.damage,
        "among": tuple([game.seats[seat].faction for seat in verdict.defenders]),
        "why": "damage-order" if several else "damage-all",
        "rule": "MP-DAMAGE-02" if several else "MP-DAMAGE-01",
    }


def fell(game: Tsukuyumi, kind: int, space: int, named: bool = False) -> Data:
    """``oni-fell``: why this one, with the Health of all that stand there; ``named``: the attacker chose."""
    book, units, base = game.book, game.units, space * game.kinds
    last = kind >= 0 and book.legend[kind] == "observer"
    health = [(book.kind_ids[k], hp_of(game, k, space)) for k in book.oni_kinds if units[base + k]]
    if kind == PRINCESS:
        health.append((WHO, princess_hp(game)))
    return {
        "unit": WHO if kind == PRINCESS else book.kind_ids[kind],
        "space": NAMES[space],
        "among": tally(health),
        "why": "mistress-last" if last else "attacker-names" if named else "highest-first",
        "rule": "MP-DAMAGE-09" if last else "MP-SETUP-04" if named else "MP-DAMAGE-07",
    }


def rose(at: int, to: int, n: int, reasons: list[str]) -> Data:
    """``momentum``: every reason why it rises, or why it stays."""
    why = "momentum-rises" if n else "momentum-stays"
    return {"n": n, "at": at, "now": to, "among": tuple(reasons), "why": why, "rule": "MP-MOMENTUM-02"}


def drew(at: int, what: int) -> Data:
    """``special-space``: reached or passed upwards."""
    counter = what == COUNTER
    return {
        "at": at,
        "what": "counter-space" if counter else "legend-space",
        "why": "space-counter" if counter else "space-legend",
        "rule": "MP-COUNTER-02",
    }


def walked(game: Tsukuyumi, walk: Walk) -> Data:
    """``princess-walks``: from where to where, and which places fitted (MP-PRINCESS-08, -09)."""
    found = {
        "start": ring.NAMES[walk.start],
        "place": ring.NAMES[walk.to],
        "n": walk.steps,
        "among": _spaces(areas_at(game, walk.to)),
        "why": walk.why,
        "rule": "MP-PRINCESS-09" if walk.why == "walk-here" else "MP-PRINCESS-08",
    }
    if walk.fits:
        found["fits"] = named(ring.NAMES, walk.fits)
    return found


def returned(game: Tsukuyumi, placing: Placing, place: int) -> Data:
    """``princess-placed``: nearest to the lowest Homezone, worst for the players (MP-PRINCESS-16, -17)."""
    return {
        "place": ring.NAMES[place],
        "n": placing.swing,
        "among": _spaces(areas_at(game, place)),
        "fits": named(ring.NAMES, placing.near),
        "why": placing.why,
        "rule": "MP-PRINCESS-16" if placing.why == "placed-nearest" else "MP-PRINCESS-17",
    }


def converted(game: Tsukuyumi, seat: int, space: int, n: int) -> Data:
    """``standard-counter``: how many of the attacker's units become Oni."""
    return {
        "seat": seat,
        "n": n,
        "have": game.crowd[seat * SPACES + space],
        "space": NAMES[space],
        "why": "half-up",
        "rule": "MP-PRINCESS-12",
    }
