"""The commands, run as a person runs them: what is typed, what is shown, how it exits."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from moonwall import table
from moonwall.cli import main
from moonwall.words import Words
from tests.guests import dike, goose  # noqa: F401  (seats the guests)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("MOONWALL_GAMES", ".")

    def go(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(list(words))
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return go


# --- games ------------------------------------------------------------


def test_games_lists_what_can_be_played(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "dike  Dike" in out
    assert "--mode solo: Alone (1)" in out


def test_one_game_shows_its_options_in_the_language_asked_for(run: Run) -> None:
    _, out, _ = run("games", "dike", "--lang", "it")
    assert "alder (Ontano)" in out
    assert "Sacchi di sabbia" in out
    _, out, _ = run("games", "dike", "--json")
    assert json.loads(out)[0]["name"] == "dike"


# --- play ---------------------------------------------------------------


def test_a_person_plays_a_whole_game_against_a_bot(run: Run) -> None:
    code, out, _ = run("play", "goose", "--seed", "3", "--seats", "2", "--players", "human,random", typed="1\n" * 20)
    assert code == 0
    assert "Seat 1: lay a card in secret." in out
    assert "The game is over" in out
    assert "All rounds are played." in out


def test_options_may_be_typed_and_wrong_ones_are_explained(run: Run) -> None:
    typed = "guard nort\nguard north\nraise  south 2\nq\n"
    code, out, _ = run("play", "dike", "--seed", "3", "--save", "game.json", typed=typed)
    assert code == 0
    assert "Did you mean 'guard north'" in out
    assert "Alder raises the south bank by 2." in out
    record = json.loads(Path("game.json").read_text())
    assert record["answers"][:2] == [[0, "guard north"], [0, "raise south 2"]]


def test_leaving_saves_and_load_goes_on(run: Run) -> None:
    _, out, _ = run("play", "dike", "--seed", "3", typed="1\nq\n")
    assert "Saved in dike-3.json. Go on with: moonwall play --load dike-3.json" in out
    code, out, _ = run("play", "--load", "dike-3.json", typed="1\n")
    assert code == 0
    assert "Alder: raise a bank? 5 sacks left." in out
    assert len(json.loads(Path("dike-3.json").read_text())["answers"]) >= 2, "the end of input is leaving, too"


def test_undo_is_free_inside_a_turn_and_asks_beyond(run: Run) -> None:
    _, out, _ = run("play", "dike", "--seed", "3", "--players", "human,random", typed="guard north\nu\n")
    assert "Taken back." in out
    assert json.loads(Path("dike-3.json").read_text())["answers"] == []
    typed = "guard north\npass\nu\nno\nu\nyes\nq\n"
    _, out, _ = run("play", "dike", "--seed", "3", "--option", "calm=true", "--players", "human,random", typed=typed)
    assert out.count("Does the table agree to go back?") == 2
    assert json.loads(Path("dike-3-2.json").read_text())["answers"] == [[0, "guard north"]]
    _, out, _ = run("play", "dike", "--seed", "3", typed="u\nq\n")
    assert "nothing of yours to take back" in out


def test_help_log_all_info_and_wrong_numbers(run: Run) -> None:
    _, out, _ = run("play", "dike", "--seed", "3", typed="h\na\ni barge\n9\nb\nv\n1\nl\nq\n")
    for part in (
        "save and leave",
        "guard north  –  Guard the north bank",
        "Barge. Brings two sacks",
        "There are lines 1 to 3.",
        "This is the beginning of the choice.",
        "· The table guards the north bank.",
    ):
        assert part in out


def test_why_and_again_tell_what_an_automaton_did(run: Run) -> None:
    """All at once, then one by one on the table with its rule, then an earlier turn; in the language asked for."""
    opening = "1\n" * 12
    _, out, _ = run("play", "great-wall", "--mode", "solo", "--seed", "4", typed=f"why\n{opening}w\nw 9\nw 2\nq\n")
    assert "Nothing has happened by itself there." in out
    assert "Qin Jiushao: Clerk pool → " in out
    assert "is the lowest on his track (from the lowest: " in out
    assert "[GW-SOLO-27]" in out
    typed = f"{opening}again\nr\n\n\nq\nr gw-solo-33\nr GW-NONE-99\nq\n"
    _, out, _ = run("play", "great-wall", "--mode", "solo", "--seed", "4", "--lang", "it", typed=typed)
    assert "Invio: avanti · r: la regola · q: basta" in out
    assert "Qin Jiushao: Commesso riserva personale → " in out
    assert "GW-SOLO-33 · 1.22 SOLO" in out
    assert "La regola GW-NONE-99 non esiste." in out
    assert out.count("Tracciato di Qin") > 3, "the table is drawn for each step"


def test_friends_at_one_screen_are_asked_to_look_away(run: Run) -> None:
    _, out, _ = run("play", "goose", "--seed", "3", "--players", "human,human", typed="\n1\n\n1\n\nq\n")
    assert "Seat 2 is next. Press Enter when nobody else is looking." in out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    code, out, _ = run("play", "goose", "--players", "random,random,random", "--seed", "1")
    assert code == 0
    assert "The game is over" in out


def test_the_game_can_be_picked_from_a_list(run: Run) -> None:
    _, out, _ = run("play", "--seed", "1", typed="no such\ndike\nq\n")
    assert "Which game?" in out
    assert "Which bank does the table guard?" in out
    code, _, err = run("play")
    assert (code, err) == (2, "moonwall: Name a game, for instance: moonwall play great-wall\n")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("play", "gose"), "there is no game 'gose'. Did you mean 'goose'?"),
        (("play", "goose", "--players", "human,rendom"), "there is no player 'rendom'. Did you mean 'random'"),
        (("play", "dike", "--seats", "2", "--players", "human,random,random"), "names 3 players for 2 seats"),
        (("play", "dike", "--option", "sacks=99"), "option 'sacks' must be at most 9, not 99"),
        (("play", "dike", "--option", "sacks"), "an option is written name=value, not 'sacks'"),
        (("play", "dike", "--content", "nowhere"), "there is no such folder"),
        (("play", "dike", "--lang", "fr"), "there is no language 'fr'. Known: en, it, pl."),
        (("play", "--load", "nothing.json"), "nothing.json: No such file or directory"),
        (("replay", "nothing.json"), "nothing.json: No such file or directory"),
        (("games", "gose"), "there is no game 'gose'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(run: Run, words: tuple[str, ...], says: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert says in err
    assert "Traceback" not in err


def test_a_fault_in_the_rules_saves_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dike.Raise, "options", lambda self, game: [])
    code, out, err = run("play", "dike", "--seed", "3", typed="1\n")
    assert code == 70
    assert "a fault in the rules" in err
    assert "Saved in dike-3.json" in out
    assert json.loads(Path("dike-3.json").read_text())["answers"] == []


# --- replay --------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = table.start("goose", seats=2, seed=5)
    while not match.over:
        match.play(match.decisions[0].options[0])
    file = tmp_path / "goose.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_replay_shows_the_end_and_its_grade(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "The replay is exact." in out
    assert "wins. All rounds are played." in out


def test_replay_stops_where_asked_and_tells_the_log(run: Run, record: Path) -> None:
    _, out, _ = run("replay", str(record), "--to", "2", "--log", "--seat", "0")
    assert "   1  Seat 1: Lay the" in out
    assert "After 2 answers." in out
    code, _, err = run("replay", str(record), "--to", "99")
    assert (code, "there is no moment 99" in err) == (2, True)
    code, _, err = run("replay", str(record), "--seat", "7")
    assert (code, "--seat is from 0 to 1" in err) == (2, True)


def test_a_diverged_replay_exits_with_one(run: Run, record: Path) -> None:
    doc = json.loads(record.read_text())
    doc["answers"][1][1] = "lay 99"
    record.write_text(json.dumps(doc))
    code, out, _ = run("replay", str(record))
    assert code == 1
    assert "The replay diverged: answer 2: 'lay 99'" in out
    code, _, err = run("play", "--load", str(record))
    assert (code, "answer 2" in err) == (2, True)


def test_a_file_that_is_no_record_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    assert "x.json: this is not a moonwall record" in run("replay", "x.json")[2]
    (tmp_path / "x.json").write_bytes(b"\xff\xfe")
    assert "x.json is not a text file" in run("replay", "x.json")[2]


# --- content ---------------------------------------------------------------


def test_a_good_pack_is_praised_for_the_game_it_fits(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a.toml").write_text('[[segments]]\nid = "north"\nheight = 5\n')
    code, out, _ = run("content", "check", "mine", "--game", "dike")
    assert code == 0
    assert "Good: a pack for dike with 1 row." in out
    assert "segments: north  –  north bank" in out


def test_a_pack_brings_words_of_its_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine" / "locales" / "en").mkdir(parents=True)
    (tmp_path / "mine" / "a.toml").write_text('[[segments]]\nid = "west"\nheight = 5\n')
    _, out, _ = run("content", "check", "mine", "--game", "dike")
    assert "segments: west  –  no name yet; write dike-west = …" in out
    words = tmp_path / "mine" / "locales" / "en" / "mine.ftl"
    words.write_text("dike-west = west bank\ndike-north = old north bank\n")
    _, out, _ = run("play", "dike", "--seed", "1", "--content", "mine", typed="q\n")
    assert "Guard the west bank" in out
    assert "Guard the old north bank" in out
    _, out, _ = run("play", "dike", "--seed", "1", typed="q\n")
    assert "Guard the north bank" in out, "the words of a pack stay with those who use it"
    words.write_text("dike-west = west bank\nnot a message\n")
    code, _, err = run("content", "check", "mine", "--game", "dike")
    assert code == 2
    assert "locales/en/mine.ftl:2:" in err


def test_a_bad_pack_lists_its_problems(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a.toml").write_text('[[segments]]\nid = "north"\nheight = "x"\n')
    code, _, err = run("content", "check", "mine", "--game", "dike")
    assert code == 2
    assert "mine/a.toml:3, row 'north', field 'height': expected `int`, got `str`" in err


# --- simulate, version, help ----------------------------------------------------


def test_simulate_gives_the_same_numbers_for_any_number_of_processes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOONWALL_PLUGINS", "tests.guests.goose")
    words = ("simulate", "goose", "--games", "6", "--bots", "random", "--seats", "2", "--json")
    one = run(*words, "--jobs", "1")
    two = run(*words, "--jobs", "2")
    assert one[0] == two[0] == 0
    first, second = json.loads(one[1]), json.loads(two[1])
    for row in (*first["bots"], *second["bots"]):
        assert row.pop("thinking_ms") >= 0  # the machine's, not the seed's
    assert first == second
    assert first["games"] == 6


def test_version_and_help(run: Run) -> None:
    assert run("--version")[1].startswith("moonwall 0.")
    code, out, _ = run("--help")
    assert code == 0
    for command in ("games", "play", "replay", "content", "simulate", "serve"):
        assert command in out


def test_what_an_option_would_do_is_shown_before_it_is_chosen(run: Run) -> None:
    """``what`` of a line or an option, and with every option once it is switched on; nothing is played by it."""
    code, out, _ = run(
        "play",
        "goose",
        "--players",
        "human,random",
        "--seed",
        "1",
        typed="what 1\nwhat 99\nwhat\nwhat lay 77\nwhat\nq\n",
    )
    assert code == 0
    shown = "No effect that can be known yet. Then to decide: Seat 2."
    assert "99 is no line and no option here" in out and "lay 77 is no line and no option here" in out
    once, _, rest = out.partition("Every option is listed with what it would do")
    assert once.count(shown) == 1
    listed, _, last = rest.partition("Options are listed without")
    assert listed.count(shown) == 6, "three options, listed twice"
    assert shown not in last


def test_italian_shows_it_in_italian(run: Run) -> None:
    _, out, _ = run(
        "play", "great-wall", "--players", "human,human,human", "--seed", "1", "--lang", "it", typed="\n? 1\nq\n"
    )
    assert "Nessun effetto che si possa già conoscere. Poi la decisione passa a:" in out


# --- packs --------------------------------------------------------------


def write_pack(folder: str, rows: str, words: str = "") -> str:
    Path(folder, "locales", "en").mkdir(parents=True, exist_ok=True)
    Path(folder, "rows.toml").write_text(rows, encoding="utf-8")
    Path(folder, "locales", "en", "words.ftl").write_text(words, encoding="utf-8")
    return folder


GAINS = 'abilities = [{ when = "summer-income", do = [{ verb = "gain", n = 3, of = "wood" }] }]\n'


def test_a_misspelt_id_is_asked_about_and_a_new_one_is_not(run: Run) -> None:
    code, out, _ = run("content", "check", write_pack("slip", f'[[advisors]]\nid = "woodcuter"\n{GAINS}'))
    assert code == 0 and "A new row, or did you mean woodcutter?" in out
    _, out, _ = run("content", "check", write_pack("new", f'[[advisors]]\nid = "lighthouse-keeper"\n{GAINS}'))
    assert "did you mean" not in out
    code, _, err = run("content", "check", write_pack("wrong", '[[advisors]]\nid = "woodcuter"\nabilites = []\n'))
    assert code == 2 and "Is 'woodcuter' a new row, or did you mean 'woodcutter'?" in err


def test_a_pack_finds_its_game_even_where_much_is_wrong(run: Run) -> None:
    for rows, game in (
        ('[[events]]\nid = "onward-march"\nn = "many"\nx = 1\ny = 2\n', "tsukuyumi"),
        ('[[events]]\nid = "harsh-winter"\nx = 1\n\n[[advisors]]\nid = "woodcutter"\ny = 1\nz = 2\n', "great-wall"),
        ('[[events]]\nid = "onward-marsh"\nn = 2\n', "tsukuyumi"),
        ('[[evnts]]\nid = "onward-march"\nn = 2\n', "tsukuyumi"),
    ):
        code, _, err = run("content", "check", write_pack(game, rows))
        assert code == 2 and err.startswith(f"moonwall: {game}: "), err


def test_a_number_that_no_card_can_mean_is_refused(run: Run) -> None:
    code, _, err = run("content", "check", write_pack("deck", '[[events]]\nid = "onward-march"\ncopies = 100000\n'))
    assert code == 2 and "a number from" in err and "not 100000" in err
    code, _, err = run("content", "check", write_pack("deck", '[[events]]\nid = "onward-march"\ncopies = 2\n'))
    assert code == 0, err


def test_a_refusal_lists_the_words_it_knows(run: Run) -> None:
    rows = f'[[advisors]]\nid = "woodcutter"\n{GAINS}'.replace("summer-income", "xyzzy")
    _, _, err = run("content", "check", write_pack("words", rows))
    assert "summer-income" in err


def test_a_renamed_card_is_renamed_in_options_and_log(run: Run) -> None:
    """Given a pack that only calls the Woodcutter another name, when he comes, then the log says that name alone."""
    pack = write_pack("names", '[[advisors]]\nid = "woodcutter"\n', "gw-woodcutter = Master of the Woods\n")
    words = Words("en")
    words.add_pack(pack)
    match = table.start("great-wall", seats=3, seed=1, content=pack)
    event = {"kind": "advisor-comes", "data": {"advisor": "woodcutter", "card": "woodcutter", "what": "woodcutter"}}
    said = words.at(match).event(event)
    assert "Master of the Woods" in said and "Woodcutter" not in said
