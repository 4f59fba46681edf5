"""What holds for the players of every game: their answers are legal, and follow from what a seat sees."""

import pickle
from random import Random
from typing import Any

import pytest

from boardkit.core import Match, Player, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.players.lookup import BASELINES, chooser_of, mind_of
from boardkit.players.mind import LEVELS, Seen
from boardkit.players.search import decide
from boardkit.players.thinking import Task
from boardkit.testing.matches import setting_of
from tests.every import every_key, played_out


def some_decisions(key: str, count: int) -> list[tuple[Any, Seat]]:
    """Find tables of a random match at which a seat has something to decide."""
    match = played_out(key, 1)
    tables = [moment.step.state for moment in match.moments]
    asked = [table for table in tables if table.question and len(legal(match.game, table)) > 1]
    mine = [(table, table.to_move) for table in asked if table.to_move >= 0]
    return Random(key).sample(mine, count)


@pytest.mark.sample(4)
@every_key
def test_every_level_answers_legally_and_alike_whatever_is_hidden(key: str) -> None:
    game, mind = GAMES[key], mind_of(key)
    for number, (table, seat) in enumerate(some_decisions(key, 2)):
        other = game.guess(table, seat, Random(number))
        for level in mind.levels.values():
            verdict = decide(Seen.of(game, table, seat), mind, level, number)
            assert verdict.move in legal(game, table)
            assert verdict == decide(Seen.of(game, other, seat), mind, level, number)


@every_key
def test_every_game_has_every_level(key: str) -> None:
    assert LEVELS.keys() == {word for word in mind_of(key).levels if not Sitter(word).character}


@pytest.mark.sample(24)
@pytest.mark.parametrize("seed", range(12))
@every_key
def test_a_match_at_a_glance_ends_and_what_deserves_a_look_is_legal_and_never_nothing(
    key: str, seed: int
) -> None:
    setting, mind, random = setting_of(GAMES[key], seed), mind_of(key), Random(seed)
    players = [Player(str(seat), seat) for seat in range(setting.seats)]
    match = Match.start(GAMES[key], setting.options, players, seed)
    while moves := legal(match.game, match.state):
        assert len(match.moments) <= match.game.longest
        if match.at % 12 == 5:
            looked = mind.prune(match.state, moves)
            assert looked
            assert set(looked) <= set(moves)
        match = match.play(moves[0] if len(moves) == 1 else mind.policy(match.state, moves, random))
    assert match.over


@pytest.mark.sample(3)
@every_key
@pytest.mark.parametrize("word", [*BASELINES, Sitter.NEWCOMER, Sitter.CASUAL])
def test_players_take_a_legal_move(key: str, word: str) -> None:
    game = GAMES[key]
    ((table, seat),) = some_decisions(key, 1)
    assert chooser_of(key, word)(Seen.of(game, table, seat), 3) in legal(game, table)


@every_key
def test_what_a_player_is_given_holds_no_more_than_its_view(key: str) -> None:
    game = GAMES[key]
    players = [Player(str(seat), seat) for seat in range(game.seats[-1])]
    match = Match.start(game, game.options(), players, 4)
    for seat in range(len(players)):
        assert Seen.of(game, match.state, Seat(seat)).view == game.view(match.state, Seat(seat))


@every_key
def test_a_task_is_the_same_in_another_process(key: str) -> None:
    game = GAMES[key]
    for table, seat in some_decisions(key, 5):
        task = Task(key, game.view(table, seat), seat, Sitter.CASUAL, 1)
        assert pickle.loads(pickle.dumps(task)).view == task.view  # noqa: S301 - our own bytes
