"""Computer players on the command line: at a table without a screen, in hints, and in tournaments."""

import json
import sys
from io import StringIO
from itertools import product
from pathlib import Path

import pytest

from boardkit.cli import main
from boardkit.commands import review as commands_review
from boardkit.commands.desk import Desk
from boardkit.commands.review import agreed_to
from boardkit.core import Player, Study, legal, notation
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import record, start, to_json
from boardkit.games import GAMES
from boardkit.many.report import player_named
from boardkit.players import lookup
from boardkit.text import words_for
from tests.cli.running import Shell, random_match, written
from tests.daily import by_night

TABLE = ("play", "life_in_reterra", "--players", "Ada", "--computers", "newcomer", "--seed", "3", "--plain")


def test_computers_sit_down_after_the_people(shell: Shell) -> None:
    shell(*TABLE, typed="q")
    players = json.loads(shell("export", "1").out)["players"]
    assert [(player["name"], player["sitter"]) for player in players] == [
        ("Ada", Sitter.PERSON),
        ("Bot 1", Sitter.NEWCOMER),
    ]


def test_a_lone_person_against_computers_need_not_be_named(shell: Shell) -> None:
    shell("play", "terraforming_mars", "--computers", "casual", "strong", "--plain", typed="q")
    sitters = [player["sitter"] for player in json.loads(shell("export", "1").out)["players"]]
    assert sitters == ["person", "casual", "strong"]


@pytest.mark.parametrize("command", ["play terristories --computers", "tournament terristories --levels"])
@pytest.mark.parametrize("word", ["strong-spiteful", "strong-gloomy"])
def test_a_character_that_a_game_does_not_have_is_refused_in_a_sentence(
    shell: Shell, command: str, word: str
) -> None:
    told = shell(*command.split(), "casual", word)
    assert (told.code, told.out) == (2, "")
    assert f"“{word}”" in told.err
    assert "newcomer, casual, strong" in told.err


def test_computers_with_characters_sit_down_and_are_named(shell: Shell) -> None:
    shell("play", "life_in_reterra", "--computers", "strong-hungry", "casual-spiteful", "--plain", typed="q")
    sitters = [player["sitter"] for player in json.loads(shell("export", "1").out)["players"]]
    assert sitters == ["person", "strong-hungry", "casual-spiteful"]


def until_the_computer_moves() -> list[str]:
    """Write the first listed answer to every question, until the computer is asked."""
    game = GAMES["life_in_reterra"]
    players = [Player("Ada", 0), Player("Bot 1", 1, Sitter.NEWCOMER)]
    match, said = start(game, game.options(), players, 3), list[str]()
    while match.state.to_move == 0:
        move = legal(game, match.state)[0]
        match, said = match.play(move), [*said, notation.write(move)]
    return said


def test_a_computer_moves_by_itself_and_what_it_does_is_told(shell: Shell) -> None:
    mine = until_the_computer_moves()
    said = shell(*TABLE, typed="\n".join([*mine, "q"])).out
    assert "Bot 1 (computer, newcomer) is thinking..." in said
    assert "Bot 1 lays tile" in said
    moves = json.loads(shell("export", "1").out)["moves"]
    assert [move for move in moves if move in mine] == mine


def test_a_hint_is_told_and_noted(shell: Shell) -> None:
    said = shell(*TABLE, typed="hint\nl\nq").out
    assert "1. Lay tile" in said
    assert "Ada was given a hint." in said
    assert said.count("It is Ada’s turn.") == 1


def test_an_unknown_level_is_refused(shell: Shell) -> None:
    answer = shell("play", "life_in_reterra", "--computers", "wise", "--plain")
    assert answer.code == 2
    assert "wise" in answer.err


def test_a_suggestion_says_what_a_hint_says(shell: Shell) -> None:
    shell(*TABLE, typed="q")
    said = shell("suggest", "1").out.splitlines()
    assert said[0].startswith("Ada: ")
    assert said[2].startswith("1. Lay tile")


def test_advice_that_tells_a_hand_says_so_first(shell: Shell) -> None:
    match, quickly = random_match(3), ("--level", "newcomer")
    name = match.players[match.state.to_move or 0].name
    said = shell("suggest", "-", *quickly, typed=written(match)).out.splitlines()
    assert said[0].startswith(f"What follows is for {name} alone: it tells what nobody else may know")
    assert said[1].startswith(f"{name}: ")
    said = shell("suggest", "-", *quickly, typed=written(match.__replace__(open_table=True))).out.splitlines()
    assert said[0].startswith(f"{name}: ")
    over = random_match()
    said = shell("suggest", "-", "--at", "60", *quickly, typed=written(over)).out.splitlines()
    assert not said[0].startswith("What follows")
    assert "gives away the hand of the player who is asked" in " ".join(
        shell("suggest", "--help").out.split()
    )


@pytest.mark.parametrize(("typed", "told"), [("\n", True), ("q\n", False), ("", False)])
def test_at_a_terminal_advice_waits_until_only_its_player_looks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, told: bool
) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    sink = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    monkeypatch.setattr(sys, "stdout", sink)
    match = random_match(3)
    desk = Desk(tmp_path, "en")
    desk.speak(match.game.key, [player.name for player in match.players])
    assert agreed_to(desk, match) == told
    assert "Press enter once only Ada" in sink.getvalue()


def test_where_nobody_is_asked_there_is_nothing_to_suggest(shell: Shell) -> None:
    shell(*TABLE, typed="q")
    answer = shell("suggest", "1", "--at", "0")
    assert answer.code == 2
    assert "nobody has anything to decide" in answer.err


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Keep the games of a tournament in a file."""
    file = tmp_path_factory.mktemp("played") / "a.sqlite"
    assert main([*TOURNAMENT, "--out", str(file)]) == 0
    return file.read_bytes()


TOURNAMENT = ("tournament", "life_in_reterra", "--levels", "greedy,random", "--games", "2")
BOUNDS = {"en": ("points first", "at least", "at most"), "fr": ("points d’abord", "au moins", "au plus")}
"""Who won, and what is said of ratings that are no more than bounds."""


def test_a_tournament_tells_who_won_and_ratings_however_narrow_the_terminal(
    shell: Shell, played_once: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("a.sqlite").write_bytes(played_once)
    for columns, (language, bounds) in product((100, 80, 66, 60), BOUNDS.items()):
        monkeypatch.setenv("COLUMNS", str(columns))
        said = shell("--lang", language, *TOURNAMENT, "--out", "a.sqlite").out
        words = words_for(language, "life_in_reterra")
        by_player = said[said.index(words("many-by-player")) : said.index(words("many-by-pair"))]
        for name in ("greedy", "random"):
            assert player_named(name, words).split()[0] in by_player, columns
        lines = said.splitlines()
        assert all(any(one in line for line in lines) for one in bounds[columns < 100 :]), (columns, language)
        assert max(map(len, lines[2:])) <= columns


def test_the_json_of_a_tournament_tells_who_won_by_player_and_by_seat(
    shell: Shell, played_once: bytes
) -> None:
    Path("a.sqlite").write_bytes(played_once)
    told = json.loads(shell(*TOURNAMENT, "--out", "a.sqlite", "--json").out)
    (setting,) = told["settings"]
    greedy, random = setting["players"]["greedy"], setting["players"]["random"]
    assert (greedy["seats"], setting["finished"], len(setting["by_seat"])) == (2, 2, 2)
    assert greedy["won"] + random["won"] == sum(seat["won"] for seat in setting["by_seat"]) >= 2
    assert greedy["low"] <= greedy["share"] <= greedy["high"]
    assert (greedy["bound"], random["bound"]) == ("least", "most")
    assert greedy["points"]["mean"] > random["points"]["mean"]
    assert greedy["rating"] + random["rating"] == pytest.approx(3000)
    (pair,) = setting["pairs"]
    assert pair["decided"] + pair["level"] == greedy["seats"]
    assert setting["decisions"]["most"] == told["longest"]


@pytest.mark.parametrize("levels", [("wise",), ("greedy", "greedy", "greedy")])
def test_bad_levels_are_told(shell: Shell, levels: tuple[str, ...]) -> None:
    answer = shell("tournament", "life_in_reterra", "--levels", *levels, "--seats", "2")
    assert answer.code == 2
    assert answer.err


@pytest.fixture
def few_looks(request: pytest.FixtureRequest) -> None:
    """Look seldom, unless processes are started: they look as often as they always do."""
    if request.node.callspec.params["jobs"] == "1":
        request.getfixturevalue("quick_reviews")


@pytest.mark.usefixtures("few_looks")
@pytest.mark.parametrize("jobs", ["1", by_night("2")])
def test_a_review_tells_what_mattered_and_keeps_what_it_found(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    game = GAMES["life_in_reterra"]
    match = start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], 3, open_table=True)
    for _ in range(3):
        match = match.play(legal(game, match.state)[-1])
    path, page = tmp_path / "match.json", tmp_path / "review.html"
    path.write_text(to_json(record(Study(match), "1")), "utf-8")
    told = shell("review", str(path), str(page), "--jobs", "1")
    assert told.code == 0
    assert "Ada: of 2 decisions 0 were sound, 0 unclear and 2 marked" in told.out
    assert "<html" in page.read_text("utf-8")
    again = shell("review", str(path), "--jobs", "1")
    assert again.out.splitlines() == told.out.splitlines()[:-1]
    assert "This is the usual review" in again.out
    # A deep one says first how long it takes, replaces what was found, and is the same whatever the workers.
    monkeypatch.setattr(commands_review, "BATCH", 2)
    deep = shell("review", str(path), "--deep", "--jobs", jobs)
    assert "less than a minute for one more decision" in deep.out.splitlines()[0]
    assert "This is a deep review" in deep.out
    if jobs != "1":
        alone = shell.__replace__(data=tmp_path / "another")("review", str(path), "--deep", "--jobs", "1")
        assert alone.out == deep.out
    kept = shell("review", str(path), "--jobs", "1")
    assert kept.out.splitlines() == deep.out.splitlines()[1:]
    # Whatever it follows from has changed since: all is looked for again, and said so.
    with monkeypatch.context() as patched:
        patched.setattr(lookup, "__version__", "0.0.0")
        lookup.measure_of.cache_clear()
        anew = shell("review", str(path), "--jobs", "1")
    lookup.measure_of.cache_clear()
    assert anew.out.splitlines()[1:] == again.out.splitlines()
    assert "The judgement has changed" in anew.out.splitlines()[0]


def test_a_match_with_secrets_is_not_reviewed(shell: Shell) -> None:
    shell(*TABLE, typed="q")
    answer = shell("review", "1")
    assert answer.code == 2
    assert "The match goes on" in answer.err
