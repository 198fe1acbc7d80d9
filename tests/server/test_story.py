"""The story of the points of a match that is over."""

from __future__ import annotations

from moonwall.table.changes import apply

from .house import House, Made


def finish(made: Made) -> None:
    for _ in range(500):
        state = made.state(0, 1)
        if state["over"]:
            return
        seat = next(s for s in (0, 1) if state["views"][str(s)]["decision"])
        made.answer(seat)
    raise AssertionError("the game does not end")


def test_it_is_told_when_the_game_is_over_to_everyone_who_may_watch(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=2)
    early = made.call("GET", "/story")
    assert early.status_code == 403 and early.json()["error"] == "not-allowed"
    finish(made)
    told = made.call("GET", "/story", tokens=[])
    assert told.status_code == 200, (told.text, house.log()[-3000:])
    story = told.json()
    assert story["count"] == made.state(0)["count"]
    scores = made.state(0)["views"]["0"]["scores"]
    assert story["scores"] == scores and any(scores)
    for seat in (0, 1):
        assert sum(n for _, whose, n, _ in story["turns"] if whose == seat) == scores[seat]


def test_a_whole_match_is_given_when_it_is_over_and_is_what_each_moment_was(house: House) -> None:
    made = house.make("goose", ("me", "me"), seed=3)
    assert made.call("GET", "/reel").status_code == 403
    finish(made)
    for seat, tokens in ((1, None), (None, [])):
        asked = "" if seat is None else f"?seat={seat}"
        reel = made.call("GET", f"/reel{asked}", tokens).json()
        view = reel["first"]
        assert reel["count"] == len(reel["changes"]) == len(reel["events"]) - 1 > 3
        for k in range(reel["count"] + 1):
            if k:
                for path, value in reel["changes"][k - 1]:
                    view = apply(view, [[path, value]]) if path else value
            moment = made.call("GET", f"/moments/{k}{asked}", tokens).json()
            assert moment["view"] == view and moment["events"] == reel["events"][k], k
