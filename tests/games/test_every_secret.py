"""What a seat decides or draws in secret stays so: in views, in what is told, in what may be answered."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Frame, Game, Match, Moment, Question, Seat, Step, legal
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import LookAhead
from boardkit.players.lookup import options_at_random
from boardkit.testing.matches import Setting, play_out
from boardkit.testing.promises import ruled_classes
from tests.daily import by_night
from tests.every import every_game
from tests.games.secrets import SECRETS, Twins, secret_of, twins
from tests.games.terristories.test_vi_ending import FARMER, ended

MATCHES = 15
FIRST = {"terraforming_mars": (0, 2, 11), "water_sharing": (0, 13), "terristories": (0, 1, 2, 3)}
"""The matches in which secrets come up that hardly any has, so that fewer are played by day."""

CONQUEST = Options(conquest=True)
EACH = 3
"""How often each secret of a match is tried."""


def matches(game: Game[Any]) -> Iterator[Match[Any]]:
    """Play matches at random, over seats and options."""
    several = [seats for seats in game.seats if seats > 1]
    for seed in dict.fromkeys((*FIRST.get(game.key, ()), *range(MATCHES))):
        seats = several[seed % len(several)]
        yield play_out(Setting(game, options_at_random(game, seats, Random(seed)), seats, seed))


def asked_for(match: Match[Any], random: Random) -> Iterator[tuple[Match[Any], int]]:
    """Walk some moments of a match at which a secret is asked for, of each class."""
    questions = [moment.step.state.question for moment in match.moments]
    for secret in SECRETS[match.game.key]:
        moments = [at for at, asked in enumerate(questions) if secret_of(match.game, asked) is secret]
        yield from ((match, at) for at in random.sample(moments, min(EACH, len(moments))))


def asked_by_hand(match: Match[Any]) -> Iterator[tuple[Match[Any], int]]:
    """Ask what random matches of TerriStories hardly ever come to."""
    if match.game.key == "terristories" and len(match.players) == len(match.state.everyone) == 3:
        met = ended(
            FARMER, "town_planner", "inventor", cubes=(10,), indices=(7, 8, 6), options=CONQUEST
        ).state
        for state in (met, met.ask(LookAhead(CHANCE, Seat(0)))):
            yield match.__replace__(options=state.options, moments=(Moment(Step(state)),), at=0), 0


def made(game: Game[Any]) -> Iterator[list[Twins]]:
    """Make twins of random matches, match by match."""
    for match in matches(game):
        random = Random(match.seed)
        asked = [*asked_for(match, random), *asked_by_hand(match)]
        yield [pair for place in asked for pair in twins(*place, random)]


def pairs(game: Game[Any]) -> list[Twins]:
    """Make twins of all matches."""
    return [pair for some in made(game) for pair in some]


@lru_cache(maxsize=8)
def few_pairs(game: Game[Any]) -> list[Twins]:
    """Make twins of as many matches as it takes for every secret to come up."""
    found, missing = list[Twins](), {secret.question for secret in SECRETS[game.key]}
    for some in made(game):
        found += some
        missing.difference_update(pair.secret.question for pair in some)
        if not missing:
            break
    return found


def seen(game: Game[Any], step: Step[Any], seat: Seat) -> list[Any]:
    """List what a seat sees of a step: every table, and every happening."""
    return [game.view(step.state, seat), *(_heard(game, frame, seat) for frame in step.frames)]


def _heard(game: Game[Any], frame: Frame[Any], seat: Seat) -> list[Any]:
    event = frame.event
    whom = [event.covered(None)] if seat == CHANCE else []
    return [event.covered(seat), event.is_news(seat), *whom, game.view(frame.state, seat)]


@pytest.mark.parametrize("made_of", [few_pairs, by_night(pairs)])
@every_game
def test_nobody_else_can_tell_what_was_answered_in_secret(
    game: Game[Any], made_of: Callable[[Game[Any]], list[Twins]]
) -> None:
    for pair in made_of(game):
        one, other = (match.moments[-1].step for match in (pair.one, pair.other))
        for seat in pair.others:
            assert seen(game, one, seat) == seen(game, other, seat), (pair.secret, seat)
            if one.state.to_move == seat != CHANCE:
                assert legal(game, one.state) == legal(game, other.state)


@every_game
def test_every_secret_comes_up(game: Game[Any]) -> None:
    found = {pair.secret.question for pair in few_pairs(game)}
    assert found == {secret.question for secret in SECRETS[game.key]}


@every_game
def test_every_secret_is_a_question_of_its_game(game: Game[Any]) -> None:
    classes = ruled_classes(game)
    questions = {kind.__name__ for kind in classes if issubclass(kind, Question)}
    for secret in SECRETS[game.key]:
        assert secret.question in questions
        assert {move.__name__ for move in game.moves}.issuperset(secret.answers)
        assert {kind.__name__ for kind in classes}.issuperset(secret.until)
