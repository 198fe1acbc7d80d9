"""Rise of the Moon Princess: players together against Oni that act by themselves (docs/rules/moon-princess.md).

The algorithms of the ledger's section 2 are functions that look at a position and change nothing. Steps of the mode
carry out what they find, pages show it before it happens, bots count with it.

====================  ========================================================================================
``rows``, ``cards``   the content: row types and checks; the rows by number, compiled once
``ring``              the 18 intersections of the violet ring, which spaces meet at each
``state``             the own state, and who controls, touches, defends, may be attacked
``search``            ALG-1 and ALG-2: what an area needs, whom a single Oni reaches
``party``             ALG-2 and ALG-4: sets of several Oni, and which of the equal ones the team may choose
``aim``               ALG-3: what is attacked next, what the team must choose; groups of the Observer and the Abyssal
``strike``            ALG-5, -6, -7, -11: what an attack does, who falls on either side, units that become Oni
``momentum``          ALG-8: what an attack brings, the track upwards and downwards
``princess``          ALG-9 and ALG-10: where a card sends her, where she comes back
``score``             ALG-12, line by line
``round_card``        what a Round card makes, and how far its objective is
``legend_cards``      where Legendary Oni come in, how the Skybound follows the Princess
``limits``            what Merchant, Gambler and Counters leave of a Black side
``choices``           what Counters, the Princess's attack and event points leave to decide; areas in danger
``setup``             land, Oni and Priority markers of the beginning, head starts
``explain``           the events that tell why
``mode``              the part: the Princess counts in battles of her areas
====================  ========================================================================================

The mode is not in ``modes.MODES`` yet, so no table can be started with it; its rows are loaded and checked.
"""
