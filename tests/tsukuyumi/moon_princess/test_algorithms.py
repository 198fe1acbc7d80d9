"""ALG-1 to ALG-12 of the ledger against a plain reference, each on 2,000 random positions."""

from __future__ import annotations

import pytest

from moonwall.games.tsukuyumi.board import COORDS, NAMES
from moonwall.games.tsukuyumi.modes.moon_princess import ring
from moonwall.games.tsukuyumi.position import Tsukuyumi

from . import reference
from .compare import ALGORITHMS, compare

TRIES = 2000
LONG = ("alg-2", "alg-3", "alg-4", "alg-7")  # those whose plain reference takes its time
# What the positions must have met for the comparison to mean something.
WANTED = {
    "alg-1": {"mountain", "several players", "princess", "works"},
    "alg-2": {"0 move", "1 move", "2 move", "inf move"},
    "alg-3": {"search", "observer", "none", "asked", "priority", "abyssal"},
    "alg-4": {"1 move", "2 move", "choice"},
    "alg-5": {"defended", "short supply"},
    "alg-6": {"asked", "second player hurt"},
    "alg-7": {"fallen", "princess", "observer"},
    "alg-8": {"gain 0", "gain 1", "gain 2", "gain 3", "gain 4", "drawn", "discards"},
    "alg-9": {"walk-goal", "walk-here", "walk-none", "walk-steps", "walk-home"},
    "alg-10": {"placed-nearest", "placed-worst", "several"},
    "alg-11": {"converted", "lost without an Oni"},
    "alg-12": {"won", "lost"},
}


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.slow) if n in LONG else n for n in ALGORITHMS])
def test_an_algorithm_agrees_with_its_plain_reference(name: str, blanks: list[Tsukuyumi]) -> None:
    met = compare(name, blanks, TRIES)
    assert not [what for what in WANTED[name] if not met[what]], met


def test_the_ring_is_the_border_of_the_moon() -> None:
    """MP-PRINCESS-01, MP-PRINCESS-02: 18 intersections in a circle, S E E; the centre is at none of them."""
    assert [set(three) for three in ring.TOUCHED] == [{COORDS.index(c) for c in one} for one in reference.RING]
    assert [len(moon) for moon in ring.MOON_TOUCHED] == [2, 1, 1] * 6
    assert not any(0 in three for three in ring.TOUCHED)
    assert set(ring.INNER_CIRCLE) == {s for three in ring.OUTER_TOUCHED for s in three} and len(ring.INNER_CIRCLE) == 12
    steps = zip(ring.INNER_CIRCLE, (*ring.INNER_CIRCLE[1:], ring.INNER_CIRCLE[0]))
    assert all(NAMES[b] in {NAMES[t] for _, t in reference.around(a)} for a, b in steps)
