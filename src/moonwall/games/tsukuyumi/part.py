"""Parts: what a faction, a module or a mode brings of its own. The rules announce, parts listen.

Every method is a hook, and its default does nothing: a part says what differs. ``Rules`` hold for each hook the parts
that override it, found once a match, as ``rules.on_<hook>``; a rule asks only those. A part is made once a match and
holds nothing that changes: that lies in the position, as ``game.own[part.slot]``, a list of small ints.

A faction's part sits at a seat: ``rules.factions[seat]``. Hooks with a ``seat`` are asked of that faction alone and get
its own seat; all others are asked of every part that listens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from moonwall.table import Option, OptionSpec, Step, TableSpec

from .agreement import Agreement
from .board import EVERYWHERE
from .part_shown import Shown

if TYPE_CHECKING:
    from .book import Book
    from .position import Rules, Tsukuyumi

# Moments at which an objective may be fulfilled: something it counts has changed (rules/watch.py), a Red turn ends, or
# the scoring phase of a round begins.
CHANGE, RED_TURN_END, ROUND_END = range(3)


class Part(Shown):
    """Defaults: no ability at all."""

    option: ClassVar[OptionSpec | None] = None  # of a module: the start option that brings it in
    switches: ClassVar[tuple[OptionSpec, ...]] = ()  # further start options, readings of its rules
    tables: ClassVar[tuple[TableSpec, ...]] = ()  # tables of content that only it reads
    players: ClassVar[tuple[int, ...]] = ()  # how many players it is for; empty: any number
    editions: ClassVar[tuple[str, ...]] = ()  # the editions it belongs to; empty: all
    because: ClassVar[str] = ""  # the rule that says so
    against: ClassVar[Mapping[str, str]] = {}  # modes, factions and modules it cannot be combined with: rule by word
    expansion: ClassVar[bool] = False  # of a faction: not of the base box
    counts: ClassVar[tuple[str, ...]] = ()  # fields of the position that its objective counts (rows with do = "own")
    mission_counts: ClassVar[tuple[str, ...]] = ()  # the same for the Mission it brings
    only_own: ClassVar[bool] = False  # ``escorts`` and ``steps_from`` say nothing of units of other sides
    defends_at_damage: ClassVar[bool] = False  # its Defense action before the attack waits where the rules say so
    looks: ClassVar[tuple[str, ...]] = ()  # fields of the position after whose change ``look`` is called
    marks: ClassVar[tuple[str, ...]] = ()  # its markers on spaces, rows of ``markers``: they lie in game.marks

    def __init__(self, name: str, seat: int = -1, slot: int = -1) -> None:
        self.name = name  # its word in options, content and catalogues
        self.seat = seat  # of a faction: where it sits
        self.slot = slot  # its own state is game.own[slot]; -1: it has none

    # --- before the game --------------------------------------------------------------------------------------
    def change(self, rules: Rules, book: Book) -> None:
        """Numbers and readings of the rules that are others with this part."""

    @classmethod
    def refusal(cls, agreed: Agreement) -> str:
        """Why it cannot be part of such a table, with the rule; empty: it can."""
        return declared_refusal(cls, agreed)

    # --- numbers (values.py asks) ---------------------------------------------------------------------------
    def silences(self, game: Tsukuyumi, side: int, space: int) -> bool:
        """Whether Properties, Faction effect and markers of the side's units in the space are switched off."""
        return False

    def silences_any(self, game: Tsukuyumi, side: int) -> bool:
        """Whether ``silences`` may say so of any space now."""
        return True

    def closes(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Edges of the space that nobody of the side may cross, as bits, flying or not."""
        return 0

    def blocks(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Edges of the space that are closed like a Block to the side, as bits."""
        return 0

    def all_closes(self, game: Tsukuyumi, side: int) -> bytes:
        """What ``closes`` says of each space, in order; empty if it closes nothing at all."""
        return bytes([self.closes(game, side, space) for space in range(len(game.ground))])

    def all_blocks(self, game: Tsukuyumi, side: int) -> bytes:
        """The same for ``blocks``."""
        return bytes([self.blocks(game, side, space) for space in range(len(game.ground))])

    def works_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        """CP that the side has in the space besides its units (Strongholds)."""
        return 0

    def more_cp(self, game: Tsukuyumi, side: int, space: int) -> int:
        """CP that the side has in the space by units beyond the print of those that stand there."""
        return 0

    def more_hp(self, game: Tsukuyumi, kind: int, space: int) -> int:
        """HP that each unit of the kind has in the space beyond its print."""
        return 0

    def times_cp(self, game: Tsukuyumi, side: int) -> int:
        """What the CP of all units of the side are multiplied by, after everything that adds (``values``)."""
        return 1

    def more_dmg(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Damage that the side's units deal in the space beyond the print of those that stand there."""
        return 0

    def sits_out(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        """Whether units of this kind in the space take no part in attacks and count 0 CP and 0 damage (``values``)."""
        return False

    def each_dmg(self, game: Tsukuyumi, kind: int, space: int) -> int:
        """Damage that each unit of the kind deals in the space beyond its print; ``more_dmg`` says it for all."""
        return 0

    def softens(self, game: Tsukuyumi, side: int, space: int, amount: int) -> int:
        """What is left of an amount of damage, in half points, against the side in the space (Cover)."""
        return amount

    def more_counters(self, game: Tsukuyumi, seat: int) -> int:
        """Counterattacks beyond the usual one in every battle."""
        return 0

    def laser(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the faction's laser adds to cards that name it."""
        return False

    def tunnels(self, game: Tsukuyumi, seat: int, space: int) -> int:
        """Edges of a space with a Tunnel that the faction may take now, as bits."""
        return 0

    def more_steps(self, game: Tsukuyumi, kind: int) -> int:
        """Steps that a unit has beyond its range in every movement."""
        return 0

    def gives_steps(self, game: Tsukuyumi, side: int) -> bool:
        """Whether ``more_steps`` or ``action_steps`` may say anything of units of the side now."""
        return True

    def action_steps(self, game: Tsukuyumi, kind: int) -> int:
        """Steps that a unit has beyond its range in a Movement action, or in the movement of an Oni action."""
        return 0

    def lightens(self, game: Tsukuyumi, kind: int) -> bool:
        """Whether units of this kind are not Massive now, although they are by print."""
        return False

    def massive_steps(self, game: Tsukuyumi, kind: int) -> int:
        """Steps a Massive unit of this kind may make in a phase now; the most that any part says, at least 1."""
        return 1

    def holds(self, game: Tsukuyumi, kind: int, space: int) -> bool:
        """Whether units of this kind may not leave the space by a movement of their own."""
        return False

    def march_opens(self, game: Tsukuyumi, side: int) -> None:
        """A movement of the side begins (``movement`` calls it)."""

    def steps_from(self, game: Tsukuyumi, kind: int, space: int) -> int:
        """Steps beyond its range of a unit that begins the movement in progress in this space."""
        return 0

    def escorts(self, game: Tsukuyumi, side: int, space: int) -> int:
        """Steps for units of the side that enter, cross or leave the space, once in each movement."""
        return 0

    def shields(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Whether the seat's Faction effect does nothing in the space (``values.shielded``)."""
        return False

    def roots_tile(self, game: Tsukuyumi, space: int) -> bool:
        """Whether the tile of the space cannot be replaced by another one (``ground.replaceable``)."""
        return False

    def stand_ins(self, game: Tsukuyumi, seat: int) -> list[int]:
        """Of a faction without Homezone: the spaces that stand for it where a rule speaks of one (QM-58)."""
        return []

    def passes(self, game: Tsukuyumi, side: int) -> bool:
        """Whether units of the side pass through enemies whatever their number."""
        return False

    def opens_tunnels(self, game: Tsukuyumi) -> bool:
        """Whether Tunnels may be used any number of times."""
        return False

    def bars_fight(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Whether the seat's units there may not begin a Combat."""
        return False

    def bars_mark(self, game: Tsukuyumi, space: int) -> bool:
        """Whether no player may mark or conquer the space."""
        return False

    def may_mark(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the faction ever puts a Territory marker on an area."""
        return True

    def spares(self, game: Tsukuyumi, side: int, kinds: list[int]) -> int:
        """The kind, of those of the side that are left somewhere, that no damage can be assigned to; else -1."""
        return -1

    # --- Oni ------------------------------------------------------------------------------------------------
    def oni_sources(self, game: Tsukuyumi) -> list[int]:
        """Areas round which Oni may be placed as round Tsukuyumi areas."""
        return []

    def more_oni(self, game: Tsukuyumi) -> list[int]:
        """Kinds of Oni of its own that could be placed now."""
        return []

    def oni_places(self, game: Tsukuyumi, kind: int) -> list[int]:
        """Where one of these kinds may come in."""
        return []

    def arrives(self, game: Tsukuyumi, seat: int, kind: int, space: int) -> None:
        """One of them is placed: bring it in, and what comes with it."""

    def led_spaces(self, game: Tsukuyumi) -> int:
        """Spaces, as bits, of which ``oni_goal`` may say something; with none it says nothing of a leader either."""
        return EVERYWHERE

    def oni_goal(self, game: Tsukuyumi, space: int, mover: int) -> int:
        """Whether Oni there may attack: 1 yes, 0 no, -1 as usual. ``mover``: the kind that leads them there, or -1."""
        return -1

    def oni_range(self, game: Tsukuyumi, space: int) -> int:
        """Steps beyond the card's range of Oni that are activated in the space."""
        return 0

    def oni_attacks(self, game: Tsukuyumi) -> bool:
        """The Oni's card lies; change the battle if they attack by other rules. The first True counts."""
        return False

    def oni_acts(self, game: Tsukuyumi, seat: int, reach: int, combats: int) -> bool:
        """An Oni Conquest begins; True if the part has pushed what happens instead. The first True counts (``oni``)."""
        return False

    def more_placed(self, game: Tsukuyumi, seat: int) -> int:
        """Oni that the seat must place beyond the number of its action Placing Oni (``oni``)."""
        return 0

    def oni_counters(self, game: Tsukuyumi) -> int:
        """Counterattacks of attacked Oni beyond the usual one (``counter``)."""
        return 0

    def oni_entered(self, game: Tsukuyumi, mover: int, space: int) -> None:
        """Oni have come into the space by the movement of an Oni action that the seat ``mover`` carries out (``oni``,
        ``movement`` call it); not when they are pushed, flee or march by an Event."""

    # --- battles --------------------------------------------------------------------------------------------
    def battle_opens(self, game: Tsukuyumi, space: int, deciding: int) -> None:
        """A battle begins in the space; what is pushed happens when it has ended."""

    def declares(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        """Window A: steps before the attacker's card is known."""
        return ()

    def suffers(self, game: Tsukuyumi, seat: int) -> None:
        """Damage would be assigned to a faction that evades (``battle[EVADES]``): push what happens instead."""

    def may_defend(self, game: Tsukuyumi, seat: int, window: int) -> bool:
        """Whether the Defense action would do anything in this window: ``cards.BEFORE`` the attack, ``DURING`` its
        damage, as a ``COUNTER`` or ``AFTER`` the battle. The faction's row names the window, or says ``any``."""
        return True

    def defend(self, game: Tsukuyumi, seat: int, window: int) -> None:
        """Carry out the Defense action."""

    def once_limit(self, game: Tsukuyumi, seat: int) -> int:
        """How often its Combat cards marked "once per round" may be used in a round."""
        return 1

    def may_play_card(self, game: Tsukuyumi, seat: int, space: int, card: int) -> bool:
        """Whether a Combat card that asks for something of its faction's own (``needs_beast``) may be played there."""
        return True

    def may_strike(self, game: Tsukuyumi, seat: int, space: int, deed: str) -> bool:
        """Whether a Combat card with this ``deed`` would do anything in the space."""
        return False

    def takes_over(self, game: Tsukuyumi, seat: int, deed: str) -> bool:
        """A Combat card with this ``deed`` lies: True if the part carries on itself, instead of the usual steps."""
        return False

    def bars_counter(self, game: Tsukuyumi, side: int) -> bool:
        """Whether the side may not choose any counterattack in the battle in progress."""
        return False

    def strike(self, game: Tsukuyumi, seat: int, deed: str) -> None:
        """Carry out the ``deed`` of the Combat card of the battle in progress; it comes before all else."""

    def stakes(self, game: Tsukuyumi, seat: int) -> int:
        """A battle begins for which a unit will be given up: how many of its kind are on the board."""
        return 0

    def conquered(self, game: Tsukuyumi, side: int, deciding: int, space: int, before: int) -> None:
        """The attack of the battle in progress has conquered the space for ``side``; ``deciding``: the seat that plays
        it, ``before``: whose marker lay there (``combat`` calls it)."""

    def after_battle(self, game: Tsukuyumi) -> tuple[Step[Tsukuyumi], ...]:
        """Steps after the battle, before losses leave."""
        return ()

    def battle_over(self, game: Tsukuyumi) -> None:
        """The battle has ended and its losses have left."""

    def arm(self, game: Tsukuyumi, seat: int, space: int, total: int, purpose: str) -> bool:
        """Weapons on top of a total of damage, in half points: True if the faction asks for them and then deals all of
        it, by ``damage.deal`` with the same ``purpose``."""
        return False

    def weapons_ready(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether any weapon could be used."""
        return False

    def disarm(self, game: Tsukuyumi, seat: int) -> None:
        """One ready weapon becomes inactive, of the owner's choice."""

    # --- set-up ---------------------------------------------------------------------------------------------
    def tile_sets(self, game: Tsukuyumi) -> tuple[str, ...]:
        """Further sets of tiles that are mixed into those of the box (``ground.tile_pool``)."""
        return ()

    def begin(self, game: Tsukuyumi, seat: int) -> None:
        """Lay out the faction's own state and stock, before anything is placed."""

    def settled_at(self, game: Tsukuyumi, seat: int) -> int:
        """Of a faction without Homezone: the space in which it has begun to settle; -1: not yet (``setup``)."""
        return -1

    def settles(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...] | None:
        """How the faction comes to the board; None: it places a Homezone and marks its starting areas (TS-SETUP-13)."""
        return None

    def start_spots(self, game: Tsukuyumi, seat: int) -> list[int]:
        """Where its starting units may stand; empty: in its Homezone and its areas (TS-SETUP-24)."""
        return []

    def lays_board(self, game: Tsukuyumi) -> bool:
        """Lay the board, or get ready for it; True if this part does, instead of the usual way."""
        return False

    def opening(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        """Steps before the players set up."""
        return []

    def set_up_done(self, game: Tsukuyumi) -> list[Step[Tsukuyumi]]:
        """Steps when all players have set up, before the first round (``setup``)."""
        return []

    def free_home(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the seat may put its Homezone on an area without a marker, as the Nest (``setup.home_spaces``)."""
        return False

    def home_placed(self, game: Tsukuyumi, seat: int, covered: bool) -> None:
        """The seat has placed its Homezone, over an area if ``covered`` (``setup``)."""

    def settled(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps when a seat's Homezone and starting areas lie, before its units (``setup``)."""
        return ()

    def starts_with(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], Step[Tsukuyumi]] | None:
        """Two steps instead of a seat's starting units and of its faction's own material; None: as usual."""
        return None

    def has_mascot(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether a Mascot of its own comes with the faction."""
        return True

    def start_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps of a seat after its starting units, before its faction's own material."""
        return ()

    def last_steps(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """The last steps of a seat's own set-up, after its faction's material (``setup`` asks)."""
        return ()

    def deals(self, game: Tsukuyumi) -> None:
        """Shuffle and deal, when all decks of the game lie; a hand-written position lays its own."""

    def setup(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Choices after the starting units: Uplinks, Eggs, Terraforming (TS-SETUP-26, 4.1 step 6)."""
        return ()

    def arsenal(self, game: Tsukuyumi, seat: int) -> None:
        """All material of the faction is ready at the start: install, arm, push steps to place the rest."""

    # --- the Action cards -----------------------------------------------------------------------------------
    def select_open(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Before an Action card is chosen (Ghost)."""
        return ()

    def select_close(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """After the reveal, before the rest is passed on (Ghost)."""
        return ()

    # --- the round --------------------------------------------------------------------------------------------
    def calendar(self, rules: Rules, steps: list[Step[Tsukuyumi]]) -> list[Step[Tsukuyumi]]:
        """The steps of a round with this part; ``steps`` are those without it (round.py)."""
        return steps

    def before_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps before a player's turn of a phase."""
        return ()

    def after_turn(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps after a player's turn of a phase."""
        return ()

    def scored(self, game: Tsukuyumi) -> None:
        """The scoring phase is over, before the round ends: push what else happens."""

    # --- turns ----------------------------------------------------------------------------------------------
    def turn_start(self, game: Tsukuyumi, seat: int, has_phase: bool) -> None:
        """The faction's turn of a phase begins (``game.in_phase``); ``has_phase``: the Action card shows it."""

    def closing(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps at the end of its turn, before aims are looked at and the marker is flipped."""
        return ()

    def turn_end(self, game: Tsukuyumi, seat: int) -> None:
        """The turn ends, before the marker is flipped."""

    def round_end(self, game: Tsukuyumi, seat: int) -> None:
        """Last step of the round: what lasts a round ends."""

    def has_effect(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether the Faction effect action would do anything now."""
        return False

    def effect(self, game: Tsukuyumi, seat: int) -> None:
        """Push the steps of the Faction effect (TS-ROUND-20). The symbol is already spent."""

    def effect_fights(self, game: Tsukuyumi, seat: int, now: int) -> int:
        """Combat actions the Faction effect could still bring; ``now``: the space of the one being fought, or -1."""
        return 0

    def turn_opens(self, game: Tsukuyumi, active: int) -> None:
        """Somebody's turn begins."""

    def duties(self, game: Tsukuyumi, active: int, has_phase: bool) -> list[Option]:
        """What the active player must do before the turn ends, as ``use`` options."""
        return []

    def do_duty(self, game: Tsukuyumi, active: int, option: Option) -> None:
        """One of ``duties`` was taken."""

    def more_white(self, game: Tsukuyumi, seat: int) -> int:
        """List actions beyond two in the White turn that begins (``turns``)."""
        return 0

    def offers(self, game: Tsukuyumi, active: int) -> list[Option]:
        """Of a module: what the active player may do besides the actions of the turn, as ``use`` options."""
        return []

    def take_offer(self, game: Tsukuyumi, active: int, option: Option) -> None:
        """One of ``offers`` was taken. The turn goes on afterwards by itself."""

    def oni_optional(self, game: Tsukuyumi, seat: int) -> bool:
        """Whether its turn may end although actions of Oni on its Action card are left."""
        return False

    def movement_opens(self, game: Tsukuyumi, seat: int) -> tuple[Step[Tsukuyumi], ...]:
        """Steps at the start of a Movement action of its own, before the first unit moves."""
        return ()

    def granted(self, game: Tsukuyumi, seat: int, has_phase: bool) -> list[Option]:
        """Actions granted by abilities in the turn of a phase (TS-ROUND-18): ``use <ability>`` options."""
        return []

    def use(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        """One of ``granted`` was taken. The turn goes on afterwards by itself."""

    # --- Production -----------------------------------------------------------------------------------------
    def more_pp(self, game: Tsukuyumi, seat: int) -> int:
        """Production points of a seat's Green turn besides those of Productive units and Riverland (``production``)."""
        return 0

    def shop(self, game: Tsukuyumi, seat: int) -> list[Option]:
        """What else ``game.pp`` can buy besides units and exchanges: ``install <uplink>``, ``arm <weapon>`` …"""
        return []

    def buy(self, game: Tsukuyumi, seat: int, option: Option) -> None:
        """Carry out one of ``shop`` and lower ``game.pp``."""

    def may_buy(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        """Whether a unit with a cost may be bought outright."""
        return True

    def may_exchange(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        """Whether units of this kind may be exchanged for better ones now."""
        return True

    def bars_exchange(self, game: Tsukuyumi, seat: int, space: int) -> bool:
        """Whether units in this space may not be exchanged now; asked where a part shields land (``production``)."""
        return False

    def exchanged(self, game: Tsukuyumi, seat: int, old: int, new: int) -> None:
        """A unit was exchanged and paid."""

    def bought(self, game: Tsukuyumi, seat: int, kind: int) -> None:
        """A unit was bought and paid; called before it is placed."""

    def only_places(self, game: Tsukuyumi, seat: int) -> list[int] | None:
        """The only spaces where new units of the seat may come in now; None: as usual (``production``)."""
        return None

    def places(self, game: Tsukuyumi, seat: int, kind: int) -> list[Option]:
        """Further places for a new unit (TS-PROD-04): ``place <space>`` or an own verb such as ``hatch <space>``."""
        return []

    def placed(self, game: Tsukuyumi, seat: int, kind: int, option: Option) -> None:
        """A new unit was placed by this option of ``places`` (an Egg is used up)."""

    def production_end(self, game: Tsukuyumi, seat: int) -> None:
        """The Production action is over."""

    # --- on the board ---------------------------------------------------------------------------------------
    def entered(self, game: Tsukuyumi, seat: int, side: int, space: int, group: tuple[int, ...]) -> None:
        """A group (kind, n, kind, n …) of ``side`` has moved into ``space`` (Mines). Push steps if it matters."""

    def lost(self, game: Tsukuyumi, seat: int, space: int, losses: tuple[int, ...], cause: str) -> None:
        """Own units (kind, n, kind, n …) were destroyed there in one battle or effect; they have left the board."""

    def survives(self, game: Tsukuyumi, kind: int) -> bool:
        """Units of this kind would be destroyed: whether they stay all the same."""
        return False

    def destroyed(self, game: Tsukuyumi, kind: int, n: int, by: int) -> None:
        """Units of a kind were destroyed by a side, or NOBODY, and have left the board."""

    def immune(self, game: Tsukuyumi, seat: int, kind: int, space: int) -> bool:
        """Whether the faction's units of this kind there are immune to Radioactive now."""
        return False

    def flies(self, game: Tsukuyumi, seat: int, kind: int) -> bool:
        """Whether all units of this kind of the faction are Flying now, whatever their print."""
        return False

    def razed(self, game: Tsukuyumi, space: int, by: int) -> None:
        """A space has been devastated by a side, or NOBODY (``devastation`` calls it)."""

    def cleansed(self, game: Tsukuyumi, space: int) -> None:
        """All markers leave a space: own ones there that do not lie in ``game.marks`` go back to their stock."""

    def swapped(self, game: Tsukuyumi, seat: int, a: int, b: int) -> None:
        """Two tiles have changed places: own markers that do not lie in ``game.marks`` travel with them."""

    def moved_marks(self, game: Tsukuyumi, old: int, to: int) -> None:
        """All that lay in a space lies in another one now: own markers that do not lie in ``game.marks`` go along;
        ``to`` -1: the tile has left the board."""

    # --- Events ---------------------------------------------------------------------------------------------
    def mixes_events(self, game: Tsukuyumi) -> None:
        """Set-up: the Event deck is shuffled; put further cards into it (``setup``)."""

    def event_comes(self, game: Tsukuyumi, event: int) -> bool:
        """A card of the Event deck has come up, drawn or for the display; True: the part deals with it (``events``)."""
        return False

    def drew(self, game: Tsukuyumi, seat: int, drawer: int) -> None:
        """Another player has finished drawing Events (Espionage)."""

    def extra_draws(self, game: Tsukuyumi, seat: int) -> int:
        """Events that may be drawn beyond the number of the action."""
        return 0

    def extra_plays(self, game: Tsukuyumi, seat: int) -> int:
        """Events that may be played beyond the number of the action."""
        return 0

    def pile(self, game: Tsukuyumi, seat: int) -> int:
        """Events in a pile that only the seat draws from."""
        return 0

    def draw(self, game: Tsukuyumi, seat: int) -> int:
        """Draw the top card of that pile into the hand: which it is."""
        return -1

    def bars_events(self, game: Tsukuyumi) -> bool:
        """Whether nobody may play Events now."""
        return False

    def played_event(self, game: Tsukuyumi, seat: int, event: int) -> None:
        """An Event has left a hand to be carried out."""


def declared_refusal(part: type[Part], agreed: Agreement) -> str:
    """The same by what the part declares: its numbers of players, editions, and what it cannot be combined with."""
    rule = f" ({part.because})" if part.because else ""
    edition = str(agreed.options["edition"])
    if part.players and agreed.players not in part.players:
        return f"is for {' or '.join(map(str, part.players))} players, not {agreed.players}{rule}"
    if part.editions and edition not in part.editions:
        return f"belongs to the {' and '.join(part.editions)} edition, not the {edition} one{rule}"
    for word in (agreed.mode, *agreed.factions, *agreed.modules):
        if word in part.against:
            return f"cannot be combined with {word!r} ({part.against[word]})"
    return ""
