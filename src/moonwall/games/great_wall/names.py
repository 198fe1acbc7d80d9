"""The small ints of this game and the words they stand for in options, events and views.

Seats take four places in every flat list, whatever their number, so that an index is plain arithmetic.
"""

from __future__ import annotations

from moonwall.table import Option, option

SEATS = 4  # stride of a seat in flat lists

# Resources
WOOD, STONE, GOLD, QI = range(4)
RESOURCES = ("wood", "stone", "gold", "qi")
BUILDING = (WOOD, STONE, GOLD)
BUILDING_MASK = 0b0111
ANY_MASK = 0b1111

# Soldiers
SPEARMAN, ARCHER, HORSEMAN = range(3)
SOLDIERS = ("spearman", "archer", "horseman")
OFF_HORDES = (
    *SOLDIERS,
    "lookout",
)  # where Soldiers off the Hordes are named: resting ones, an Archer in a Shooting spot
LOOKOUT = 3
SOLDIERS_OF_CLAN = (10, 4, 2)
CLERKS_OF_CLAN = 8

# Locations. The first four give the Resource of the same number.
LUMBER_MILL, QUARRY, GOLD_MINE, TEMPLE, BARRACKS, TEA_HOUSE, BUILDERS, LOGISTICS, EMBASSY, SCHOOL = range(10)
LOCATIONS = (
    "lumber-mill",
    "quarry",
    "gold-mine",
    "temple",
    "barracks",
    "tea-house",
    "builders-quarters",
    "logistics-centre",
    "emperors-embassy",
    "martial-school",
)
PLACES = range(10)

# Wall Sections, Horde spaces (slot = section * 3 + row, row 0 touches the Wall), Vital points (cell = row * 6 + column)
SECTIONS = ("left", "middle", "right")
SLOTS = tuple(f"{section}-{row}" for section in SECTIONS for row in (1, 2, 3))
CELLS = tuple(f"{row}{column}" for row in "ab" for column in range(1, 7))
CELL_COUNT = 12

# What lies on a Vital point: nothing, a Wound, or a Soldier: SOLDIER_ON + seat * 8 + posture. A Horseman's posture says
# where its other half is, so that two Horsemen side by side are never mixed up.
VACANT, WOUND, SOLDIER_ON = 0, 1, 2
FOOT, EAST, WEST, SOUTH, NORTH = range(5)
PARTNER = (0, 1, -1, 6, -6)

# Seasons
SPRING, SUMMER, AUTUMN, WINTER = range(4)
SEASONS = ("spring", "summer", "autumn", "winter")

BARRICADE, WALL = range(2)
BUILDINGS = ("barricade", "wall")
HIRE_CLERK, HIRE_ADVISOR = range(2)

SEAT_REFS = tuple(f"@{seat}" for seat in range(SEATS))
CLANS = ("crane", "tiger", "carp", "ox")
REED, QIN = "reed", "qin"
COMMAND_CARDS = 6  # of a clan; Qin's cards have the numbers of their titles
BARRICADE_SPACES = 3
TOP_WALL = 3
ADVISOR_SLOTS = 4
HAND_LIMIT = 5


def options(verb: str, words: tuple[str, ...]) -> list[Option]:
    """One option a word, in the order of the ints they stand for."""
    return [option(verb, word) for word in words]
