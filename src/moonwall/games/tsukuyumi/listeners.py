"""Who listens to what: for each hook of a part (part.py) the parts of a match that override it."""

from __future__ import annotations

from .board import SPACES
from .part import Part


class Listeners:
    """The parts of a match, and for each hook those that override it: what the rules ask (part.py)."""

    parts: tuple[Part, ...]
    factions: tuple[Part, ...]  # by seat
    modules: tuple[Part, ...]
    marks: dict[str, int]  # by kind of marker that a part lays on spaces: where its row begins in game.marks
    slot_of: dict[str, int]  # by name: where the part's own state lies in game.own
    may_fly: int  # bits of the seats whose faction may make all its units Flying
    on_action_steps: tuple[Part, ...]
    on_after_battle: tuple[Part, ...]
    on_after_turn: tuple[Part, ...]
    on_arrives: tuple[Part, ...]
    on_assigns: tuple[Part, ...]
    on_bars_counter: tuple[Part, ...]
    on_bars_events: tuple[Part, ...]
    on_bars_fight: tuple[Part, ...]
    on_bars_home: tuple[Part, ...]
    on_bars_mark: tuple[Part, ...]
    on_bars_placing: tuple[Part, ...]
    on_bars_raze: tuple[Part, ...]
    on_bars_reaction: tuple[Part, ...]
    on_battle_opens: tuple[Part, ...]
    on_battle_over: tuple[Part, ...]
    on_before_turn: tuple[Part, ...]
    on_begin: tuple[Part, ...]
    on_blocks: tuple[Part, ...]
    on_burdens: tuple[Part, ...]
    on_cleansed: tuple[Part, ...]
    on_closes: tuple[Part, ...]
    on_conquered: tuple[Part, ...]
    on_deals: tuple[Part, ...]
    on_declares: tuple[Part, ...]
    on_destroyed: tuple[Part, ...]
    on_draw: tuple[Part, ...]
    on_duties: tuple[Part, ...]
    on_each_dmg: tuple[Part, ...]
    on_enough_marks: tuple[Part, ...]
    on_entered: tuple[Part, ...]
    on_escorts: tuple[Part, ...]
    on_event_action: tuple[Part, ...]
    on_event_comes: tuple[Part, ...]
    on_final_result: tuple[Part, ...]
    on_free_home: tuple[Part, ...]
    on_holds: tuple[Part, ...]
    on_home_marks: tuple[Part, ...]
    on_home_placed: tuple[Part, ...]
    on_judges: tuple[Part, ...]
    on_kept_points: tuple[Part, ...]
    on_last_steps: tuple[Part, ...]
    on_lays_board: tuple[Part, ...]
    on_lays_land: tuple[Part, ...]
    on_legend_here: tuple[Part, ...]
    on_lies_aside: tuple[Part, ...]
    on_lightens: tuple[Part, ...]
    on_limits: tuple[Part, ...]
    on_look: tuple[Part, ...]
    on_march_opens: tuple[Part, ...]
    on_massive_steps: tuple[Part, ...]
    on_mixes_events: tuple[Part, ...]
    on_more_cp: tuple[Part, ...]
    on_more_dmg: tuple[Part, ...]
    on_more_hp: tuple[Part, ...]
    on_more_need: tuple[Part, ...]
    on_more_oni: tuple[Part, ...]
    on_more_placed: tuple[Part, ...]
    on_more_pp: tuple[Part, ...]
    on_more_steps: tuple[Part, ...]
    on_more_white: tuple[Part, ...]
    on_moved_marks: tuple[Part, ...]
    on_offers: tuple[Part, ...]
    on_oni_acts: tuple[Part, ...]
    on_oni_attacks: tuple[Part, ...]
    on_oni_counters: tuple[Part, ...]
    on_oni_entered: tuple[Part, ...]
    on_oni_goal: tuple[Part, ...]
    on_oni_guests: tuple[Part, ...]
    on_oni_opens: tuple[Part, ...]
    on_oni_range: tuple[Part, ...]
    on_oni_sources: tuple[Part, ...]
    on_only_places: tuple[Part, ...]
    on_opening: tuple[Part, ...]
    on_opens_tunnels: tuple[Part, ...]
    on_other_objective: tuple[Part, ...]
    on_outsider: tuple[Part, ...]
    on_passes: tuple[Part, ...]
    on_pile: tuple[Part, ...]
    on_played_event: tuple[Part, ...]
    on_points: tuple[Part, ...]
    on_pools_oni: tuple[Part, ...]
    on_present: tuple[Part, ...]
    on_razed: tuple[Part, ...]
    on_reached: tuple[Part, ...]
    on_reacted: tuple[Part, ...]
    on_redeal: tuple[Part, ...]
    on_roots_tile: tuple[Part, ...]
    on_round_end: tuple[Part, ...]
    on_scored: tuple[Part, ...]
    on_seeds_oni: tuple[Part, ...]
    on_set_up_done: tuple[Part, ...]
    on_settled: tuple[Part, ...]
    on_settled_at: tuple[Part, ...]
    on_shields: tuple[Part, ...]
    on_shot: tuple[Part, ...]
    on_shows_own: tuple[Part, ...]
    on_shows_seat: tuple[Part, ...]
    on_shows_table: tuple[Part, ...]
    on_signs: tuple[Part, ...]
    on_silences: tuple[Part, ...]
    on_sits_out: tuple[Part, ...]
    on_softens: tuple[Part, ...]
    on_spares: tuple[Part, ...]
    on_start_land: tuple[Part, ...]
    on_start_steps: tuple[Part, ...]
    on_starts_with: tuple[Part, ...]
    on_steps_from: tuple[Part, ...]
    on_survives: tuple[Part, ...]
    on_tile_sets: tuple[Part, ...]
    on_times_cp: tuple[Part, ...]
    on_totals: tuple[Part, ...]
    on_turn_opens: tuple[Part, ...]
    on_watches: tuple[Part, ...]
    on_works_cp: tuple[Part, ...]
    on_worth: tuple[Part, ...]

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.factions = tuple([part for part in parts if part.seat >= 0])
        self.modules = tuple([part for part in parts if part.option is not None])
        self.slot_of = {part.name: part.slot for part in parts if part.slot >= 0}
        self.marks = {kind: n * SPACES for n, kind in enumerate([kind for part in parts for kind in part.marks])}
        self.may_fly = sum([1 << part.seat for part in self.factions if "flies" in hooks_of(type(part))])
        listening: dict[str, list[Part]] = {hook: [] for hook in HOOKS}
        for part in parts:
            for hook in hooks_of(type(part)):
                if hook in listening:
                    listening[hook].append(part)
        for hook, those in listening.items():
            setattr(self, "on_" + hook, tuple(those))

    def uses(self, name: str) -> bool:
        """Whether the part of that word plays: a faction sits here, a module was agreed on."""
        return name in self.slot_of


# One line a hook, as above.
HOOKS = (
    "action_steps",
    "after_battle",
    "after_turn",
    "arrives",
    "assigns",
    "bars_counter",
    "bars_events",
    "bars_fight",
    "bars_home",
    "bars_mark",
    "bars_placing",
    "bars_raze",
    "bars_reaction",
    "battle_opens",
    "battle_over",
    "before_turn",
    "begin",
    "blocks",
    "burdens",
    "cleansed",
    "closes",
    "conquered",
    "deals",
    "declares",
    "destroyed",
    "draw",
    "duties",
    "each_dmg",
    "enough_marks",
    "entered",
    "escorts",
    "event_action",
    "event_comes",
    "final_result",
    "free_home",
    "holds",
    "home_marks",
    "home_placed",
    "judges",
    "kept_points",
    "last_steps",
    "lays_board",
    "lays_land",
    "legend_here",
    "lies_aside",
    "lightens",
    "limits",
    "look",
    "march_opens",
    "massive_steps",
    "mixes_events",
    "more_cp",
    "more_dmg",
    "more_hp",
    "more_need",
    "more_oni",
    "more_placed",
    "more_pp",
    "more_steps",
    "more_white",
    "moved_marks",
    "offers",
    "oni_acts",
    "oni_attacks",
    "oni_counters",
    "oni_entered",
    "oni_goal",
    "oni_guests",
    "oni_opens",
    "oni_range",
    "oni_sources",
    "only_places",
    "opening",
    "opens_tunnels",
    "other_objective",
    "outsider",
    "passes",
    "pile",
    "played_event",
    "points",
    "pools_oni",
    "present",
    "razed",
    "reached",
    "reacted",
    "redeal",
    "roots_tile",
    "round_end",
    "scored",
    "seeds_oni",
    "set_up_done",
    "settled",
    "settled_at",
    "shields",
    "shot",
    "shows_own",
    "shows_seat",
    "shows_table",
    "signs",
    "silences",
    "sits_out",
    "softens",
    "spares",
    "start_land",
    "start_steps",
    "starts_with",
    "steps_from",
    "survives",
    "tile_sets",
    "times_cp",
    "totals",
    "turn_opens",
    "watches",
    "works_cp",
    "worth",
)


_hooks: dict[type[Part], frozenset[str]] = {}


def hooks_of(kind: type[Part]) -> frozenset[str]:
    """The names that a kind of part defines itself, hooks among them; looked up once."""
    found = _hooks.get(kind)
    if found is None:
        own: set[str] = set()
        for one in kind.__mro__:
            if one is Part:
                break
            own.update(one.__dict__)
        found = _hooks[kind] = frozenset(own)
    return found
