"""Who takes nothing back keeps no line, and comes to the same table as a match."""

from random import Random
from typing import Any

import pytest

from boardkit.core import EndlessError, Game, Match, Player, legal
from boardkit.core.lines.match import Standing
from boardkit.core.rules import ahead
from boardkit.games import GAMES
from tests.helpers import new_match, played


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_played_on_it_comes_to_what_the_match_comes_to(game: Game[Any]) -> None:
    players, random = [Player(str(seat), seat) for seat in range(game.seats[-1])], Random(8)
    match = Match.start(game, game.options(), players, 8)
    now = Standing.of(match)
    while not match.over:
        move = random.choice(legal(game, match.state))
        match, now = match.play(move), now.play(move)
        assert (now.state, now.asked) == (match.state, match.moments[-1].asked)
    assert now.over


def test_it_begins_where_the_match_stands() -> None:
    match = played(new_match(), 5).undo()
    now = Standing.of(match)
    assert (now.state, now.seed, now.over) == (match.state, match.seed, match.over)
    assert now.asked == match.moments[match.at].asked


def test_chance_that_is_asked_again_and_again_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "MOST_IN_A_ROW", 0)
    with pytest.raises(EndlessError):
        Standing.of(new_match()).play(legal(new_match().game, new_match().state)[0])
