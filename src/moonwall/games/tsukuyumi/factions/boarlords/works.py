"""What stands on the board counts for the Boarlords: Strongholds, Cover, Pig Blocks, Tunnels (TS-BOAR-08..14)."""

from __future__ import annotations

from itertools import compress

from ...board import ALL_SPACES, AROUND, OPPOSITE
from ...modules.own_events import amount as of_event
from ...position import NOWHERE, Tsukuyumi, seen_edges
from ...rules.cards import cards_of
from ...rules.movement import open_tunnels
from ...rules.ways import open_edges
from ...values import may_suppress, suppressed


def stronghold_cp(game: Tsukuyumi, seat: int, space: int) -> int:
    """CP of the Strongholds in a space (TS-BOAR-11); none under a Rocket Attack."""
    n = game.marks_at("stronghold", space)
    if not n or suppressed(game, seat, space):
        return 0
    if game.lasting:  # TSM-FEVENT-39, QM-36
        return n * (of_event(game, "trenches") or cards_of(game.book).stronghold)
    return n * cards_of(game.book).stronghold


def covered(game: Tsukuyumi, seat: int, space: int, amount: int) -> int:
    """A damage total after Cover (TS-BOAR-14): 10 less for each, from every total (Q-27)."""
    covers = game.marks_at("cover", space)
    if covers and not suppressed(game, seat, space):
        return max(0, amount - 2 * covers * cards_of(game.book).cover)
    return amount


def pig_edges(game: Tsukuyumi, seat: int, space: int) -> int:
    """Edges of a space closed by Pig Blocks, as bits; one under a Rocket Attack does not count (TS-CYBER-14)."""
    mask = game.pig_walls[space]
    if mask and may_suppress(game, seat):
        for d, t in AROUND[space]:
            if not mask >> d & 1:
                continue
            here = game.pigs[space] >> d & 1 and not suppressed(game, seat, space)
            there = game.pigs[t] >> OPPOSITE[d] & 1 and not suppressed(game, seat, t)
            if not here and not there:
                mask &= ~(1 << d)
    return mask


def all_pig_edges(game: Tsukuyumi, seat: int) -> bytes:
    """The same of all spaces."""
    if may_suppress(game, seat) and game.pigs != NOWHERE:
        silent = [space for space in compress(ALL_SPACES, game.pigs) if suppressed(game, seat, space)]
        if silent:
            pigs = bytearray(game.pigs)
            for space in silent:
                pigs[space] = 0
            return seen_edges(bytes(pigs), game.ground)
    return game.pig_walls


def tunnel_edges(game: Tsukuyumi, seat: int, space: int) -> int:
    """Edges with an unused Tunnel: free of cost, past Blocks and enemies (TS-BOAR-09, Q-26)."""
    mask = game.tunnels[space]
    if game.storm >> space & 1:
        return 0
    if not open_tunnels(game):
        mask &= ~game.tunnels_used[space]
    if mask and suppressed(game, seat, space):
        return 0
    mask &= open_edges(game, seat, space, True)  # Kaneda closes Tunnels too (TS-CYBER-12)
    if mask and may_suppress(game, seat):  # nor from the other end (TS-CYBER-14)
        mask &= ~sum(1 << d for d, t in AROUND[space] if suppressed(game, seat, t))
    return mask
