"""The page shows a match's own cards: their sentences come from the server, with the numbers of the match's content."""

from __future__ import annotations

from .house import House

ROWS = """
[[advisors]]
id = "woodcutter"
abilities = [{ when = "summer-income", do = [{ verb = "gain", n = 3, of = "wood" }] }]
"""
TOLD = {
    "en": "    .text = Every Summer you gain { } Wood.",
    "it": "    .text = Ogni Estate ottieni { } Legno.",
    "pl": "    .text = Każdego Lata zyskujesz { } Drewna.",
}


def test_cards_are_told_with_the_numbers_of_the_match(house: House) -> None:
    with house.http() as http:
        sent = {"game": "great-wall", "name": "woods", "files": {"advisors.toml": ROWS}}
        pack = http.post("/api/packs", json=sent).json()["hash"]
    changed = house.make("great-wall", ("me",) * 3, packs=[pack])
    plain = house.make("great-wall", ("me",) * 3)
    for lang, line in TOLD.items():
        for made, n in ((changed, "3"), (plain, "2")):
            answer = made.call("GET", f"/words?lang={lang}")
            assert answer.status_code == 200
            assert line.replace("{ }", n) in answer.json()["cards"].splitlines()
    assert "gw-steppe-scouts-left = " in plain.call("GET", "/words").json()["cards"], (
        "cards of a row by their own names"
    )
    assert plain.call("GET", "/words?lang=de").status_code == 400


def test_the_own_words_of_a_pack_are_told_too(house: House) -> None:
    """The pack of the test before has the same rows: words make it another one."""
    words = "gw-woodcutter = Master of the Woods\n    .text = { $n } Wood, and no less.\n"
    with house.http() as http:
        files = {"advisors.toml": ROWS, "locales/en/mine.ftl": words}
        pack = http.post("/api/packs", json={"game": "great-wall", "name": "masters", "files": files}).json()["hash"]
    made = house.make("great-wall", ("me",) * 3, packs=[pack])
    english = made.call("GET", "/words").json()["cards"]
    assert "gw-woodcutter = Master of the Woods\n    .text = 3 Wood, and no less.\n" in english
    assert "3 Drewna" in made.call("GET", "/words?lang=pl").json()["cards"]
