"""Guided first games: they can be played by doing what they say, and a mistake in one is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonwall import bots, lessons, table
from moonwall.lessons import Lesson, LessonError, Scene, Step
from moonwall.words import LANGUAGES, Catalogue

ALL = sorted(lessons.lessons())
MOST = 60  # answers in a scene, off the lesson's path included


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_fits_its_positions(name: str) -> None:
    assert lessons.problems(lessons.lessons()[name]) == []


def test_every_title_has_a_lesson_of_about_ten_minutes() -> None:
    assert ALL == ["great-wall", "moon-princess", "tsukuyumi"]
    for lesson in lessons.lessons().values():
        assert 15 <= sum(len(scene.step) for scene in lesson.scene) <= 30, lesson.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_every_step_is_said_in_every_language(name: str, lang: str) -> None:
    own = Catalogue(lang)
    lesson = lessons.lessons()[name]
    wanted = [(f"lesson-{name}", ""), (f"lesson-{name}-title", "")]
    for scene in lesson.scene:
        for step in scene.step:
            wanted += [(f"lesson-{name}-{step.id}", ""), (f"lesson-{name}-{step.id}", "why")]
    assert [f"{m}.{a}" for m, a in wanted if not own.say(m, {}, a)] == []


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ALL)
def test_doing_what_a_lesson_says_leads_to_its_end(name: str, seed: int) -> None:
    """With bots of any mind: the learner never meets a question that the lesson does not foresee."""
    lesson = lessons.lessons()[name]
    for scene in lesson.scene:
        match = lessons.begin(lesson, scene)
        others = {seat.index: bots.make("random", seed=seed + seat.index) for seat in match.seats}
        todo = [step for step in scene.step if step.at]
        for _ in range(MOST):
            if not todo:
                break
            asked = match.decision_of(0)
            if asked is None:
                other = next(one for one in match.decisions if one.seat != 0)
                match.play(others[other.seat].choose(match, other.seat), other.seat)
                continue
            while todo[0].maybe and todo[0].at != asked.kind:
                todo.pop(0)
            step = todo.pop(0)
            fitting = [str(o) for o in asked.options if lessons.counts(step, asked.kind, str(o))]
            assert fitting, f"{scene.id}, {step.id} wants {step.at}, asked is {asked.kind}: {asked.options[:5]}"
            match.play(fitting[0], 0)
        assert not todo, f"{scene.id}: {[step.id for step in todo]}"


@pytest.mark.parametrize("name", ALL)
def test_nobody_is_told_to_stay_where_it_dies(name: str) -> None:
    """Units of the learner stand in no area that kills them at the end of the round."""
    for scene in lessons.lessons()[name].scene:
        shown = lessons.begin(lessons.lessons()[name], scene).view(0)["table"]
        for space in shown.get("spaces", []):
            if any(unit["side"] != "oni" for unit in space["units"]):
                assert "radioactive" not in space["props"], f"{scene.id}: {space['at']}"


def test_the_page_gets_steps_without_positions() -> None:
    told = lessons.describe()
    assert [one["id"] for one in told] == ["great-wall", "tsukuyumi", "moon-princess"]
    assert all("position" not in scene for one in told for scene in one["scenes"])
    assert told[0]["scenes"][0]["steps"][2] == {
        "id": "card",
        "at": "choose-command",
        "do": ["command economy"],
        "rules": ["GW-AUTUMN-01", "GW-AUTUMN-06"],
    }


def lesson_of(*steps: Step, position: dict[str, object] | None = None) -> Lesson:
    return Lesson(
        "goose", "great-wall", [Scene("pond", {"seats": 3, "seed": 1} if position is None else position, list(steps))]
    )


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (
            lesson_of(Step("a", at="fly")),
            "goose.toml, scene pond, step a, at: great-wall asks no question of the kind 'fly'",
        ),
        (lesson_of(Step("a", do=["x"])), "goose.toml, scene pond, step a, do: say in 'at' which question"),
        (lesson_of(Step("a"), Step("a")), "goose.toml, scene pond, step a, id: another step has it already"),
        (lesson_of(Step("a", rules=["GW-NONE-99"])), "goose.toml, scene pond, step a, rules: there is no GW-NONE-99"),
        (lesson_of(Step("a")), "goose.toml, scene pond, step: nothing is to be done in it"),
        (
            lesson_of(Step("a", at="build")),
            "goose.toml, scene pond, step a, at: the position asks 'choose-command', not 'build'",
        ),
        (
            lesson_of(Step("a", at="choose-command", do=["command flee"])),
            "step a, do: no answer fits; the first ones are command",
        ),
        (lesson_of(Step("a", at="build"), position={"seats": 3, "pond": 1}), "goose.toml, scene pond, position: "),
    ],
)
def test_what_is_wrong_is_named(lesson: Lesson, said: str) -> None:
    table.prepare("great-wall")
    assert any(said in problem for problem in lessons.problems(lesson)), lessons.problems(lesson)


def test_a_file_that_is_no_lesson_says_so(tmp_path: Path) -> None:
    path = tmp_path / "goose.toml"
    for text, said in [
        ("id = ", "goose.toml: "),
        ('id = "goose"\ngame = "nim"\nscene = []\ngeese = 1\n', "geese"),
        ('id = "duck"\ngame = "nim"\nscene = []\n', "goose.toml, id: must be the file's name 'goose', not 'duck'"),
        ('id = "goose"\ngame = "nim"\n[[scene]]\nid = "a"\nstep = []\n', "position"),
    ]:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(LessonError, match=said):
            lessons.read(path)
