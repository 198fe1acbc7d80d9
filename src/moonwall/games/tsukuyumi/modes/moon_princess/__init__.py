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
``team``              what the table decides together: proposals, consent, objections
``oni_step``          the Oni's attacks as steps: aims, order, which Oni, their walk
``onslaught``         one attack where it falls: marker, new Oni or damage, one counterattack
``princess_steps``    her cards, walks, attack, return and standard counter as steps
``track``             Momentum as it moves; what players' attacks bring; Counters in force
``reveal``            cards drawn from the track: Counters, Legendary Oni
``making``            Oni that come from the supply
``points``            event points
``hits``              damage to Oni
``rounds``            the steps of a round beside its phases, the end
``show``              view, redeal, hand-written positions, terminal
``outlook``           what bots look at
``presence``          the Princess counts in battles of her areas
``mode``              the part: everything the rules ask it for
====================  ========================================================================================
"""
