"""The features by name, and how much Honour one of each is worth.

``WEIGHTS`` names each three times: as it is for ranked seats, after ``co-op:`` and after ``solo:``. What a file of
weights says about one of them is said about that one alone.
"""

from __future__ import annotations

RANKED: dict[str, float] = {
    "honour": 0.1,
    "likely score": 0.9,  # Honour when the Shame held and to come is paid for, with a soft floor at 0 (GW-END-05)
    "hordes taken": 1.0,  # their Honour, where no Shame lies on them
    "shame": -1.4,  # tokens under own Soldiers
    "artifacts": 1.6,  # what lasts of them; often all that counts where Shame has eaten the Honour
    "golden scales": 1.6,  # hopes by the Gold at hand, the more the nearer the end is
    "wood": 1.05,
    "stone": 0.9,
    "gold": 0.85,
    "qi": 1.0,
    "qi for shame": 1.8,  # Shame tokens the Qi at hand can buy off
    "overseers": 1.3,  # levels, for each Year left
    "clerks": 1.2,  # hired, for each Year left
    "active advisors": 1.2,
    "support advisors": 2.2,
    "tactics": 1.0,
    "recruits": 8.0,  # paid for and not yet placed
    "resting spearmen": 2.6,
    "resting archers": 2.8,
    "resting horsemen": 3.6,
    "archers on the wall": 1.8,  # for each Winter to come, up to three
    "cover": 2.2,  # Vital points covered by own Soldiers
    "spoils": 1.0,  # Honour of the Hordes one would take, by how likely they fall
    "presence": 4.0,  # Hordes one has a share in, by how likely they fall
    "exposed": -1.6,  # Hordes without own Soldier, by how likely they Breach this Winter
    "later exposed": -0.3,  # the same without Barricades, for each Year left
    "gathering": 1.2,  # Resources one's Clerks would gather, by how full their Location is
    "gathering qi": 1.1,
    "recruiting": 7.0,  # Soldiers one's Clerks in the Barracks can pay for, likewise
    "building": 1.1,  # what one's Clerks in the Builders' Quarters could gain by building now
    "hiring": 1.3,
    "learning": 1.0,
    "marching": 0.2,
    "tea clerks": 2.2,  # by the places one would rise
    "useless clerks": -1.0,  # in Special Locations, without what they would cost
    "lone": -4.0,  # Locations with the Shame icon that one alone has filled
    "idle clerks": 0.25,
    "command cards": 0.6,
    "orders": 1.0,  # what the Command card that is chosen and not yet resolved promises
    "tea": 7.0,  # places in the Tea order: who acts first wins more often
    "bystander": -1000.0,  # the Reed Clan wins nothing
    "calculation": 1.0,  # what Qin is sure to score at the end
    "requests": 40.0,  # co-op: fulfilled
    "request parts": 15.0,  # co-op: how far the open ones are met
    "atonement": 6.0,  # co-op: Shame tokens one's Honour can buy off
    "standing": -10.0,  # co-op and solo: Hordes that stand, by how many of their points are open
    "reed clan": 4.0,  # co-op and solo: free Spearmen that the Reed Clan's Clerks may bring, or what is as good
    "safety": 120.0,  # co-op and solo: how far the Shame supply is from running out
    "shield": 1.5,  # front Hordes about to Breach that one's Recruits to come could be on; they spare Shame
}

# What weighs otherwise where the table plays together, and where one plays alone against Qin. An empty supply loses
# there and Raids empty it, so Hordes must fall. A Request that is fulfilled weighs more than all that the look ahead
# may see of the next Year, since the last one of a Winter leads there.
TOGETHER: dict[str, float] = {
    "overseers": 1.7,
    "gathering": 1.2,
    "wood": 1.6,
    "recruits": 12.0,
    "recruiting": 8.0,
    "cover": 3.0,
    "presence": 4.0,
    "building": 1.3,
    "hiring": 1.3,
    "requests": 100.0,
    "request parts": 20.0,
    "atonement": 14.0,
    "standing": -15.0,
    "safety": 120.0,
    "shield": 0.0,
    "tea clerks": 0.3,
    "tea": 1.2,
}
ALONE: dict[str, float] = {
    "honour": 0.35,
    "likely score": 0.65,
    "artifacts": 0.9,
    "golden scales": 0.9,
    "overseers": 1.8,
    "tactics": 0.5,
    "recruits": 14.0,
    "recruiting": 14.0,
    "cover": 2.6,
    "spoils": 0.6,
    "presence": 3.5,
    "gathering": 3.0,
    "building": 1.6,
    "hiring": 1.3,
    "command cards": 0.4,
    "standing": -8.0,
    "safety": 80.0,
    "shield": 0.0,
    "tea clerks": 0.3,
    "tea": 1.2,
    "gathering qi": 5.5,
    "qi for shame": 5.0,
}
# All worth counts by this share there: chances near 0 or 1 tell no option from another.
TOGETHER_SHARE, ALONE_SHARE = 0.2, 0.4

CO_OP, SOLO = "co-op: ", "solo: "


def named(prefix: str, other: dict[str, float]) -> dict[str, float]:
    """All features under the name they have in another mode, as ``other`` weighs them."""
    return {prefix + name: other.get(name, weight) for name, weight in RANKED.items()}


WEIGHTS: dict[str, float] = {**RANKED, **named(CO_OP, TOGETHER), **named(SOLO, ALONE)}
