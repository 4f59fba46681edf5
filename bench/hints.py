"""Hints as they are told at tables of matches played at a glance: `python -m bench.hints GAME`.

Whoever changes judgements, counts or words reads here what comes of them: would a good player say that, and
could a child check it?
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bench.sayings import NAMES
from boardkit.core import CHANCE, Match, Player, legal
from boardkit.core.lines.match import Sitter
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import words_there
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of
from boardkit.players.thinking import Task, solve_closer
from boardkit.testing.matches import setting_of
from boardkit.text import LANGUAGES, words_for
from boardkit.text.advice import hint_lines

EACH: Final = 5  # at how many tables of a match a hint is asked for


def tables(key: str, seed: int) -> Iterator[Match[Any]]:
    """Play a match at a glance, and stop at some tables at which a seat has a choice."""
    setting, mind, random = setting_of(GAMES[key], seed), mind_of(key), Random(seed)
    players = [Player(NAMES[seat], seat) for seat in range(setting.seats)]
    match, asked = Match.start(GAMES[key], setting.options, players, seed), list[int]()
    while moves := legal(match.game, match.state):
        if len(moves) > 1 and match.state.to_move != CHANCE:
            asked.append(match.at)
        match = match.play(moves[0] if len(moves) == 1 else mind.policy(match.state, moves, random))
    yield from map(match.jump, sorted(random.sample(asked, min(EACH, len(asked)))))


def main() -> None:
    """Play, ask for hints, and print them."""
    parser = ArgumentParser("python -m bench.hints", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    given = parser.parse_args()
    for seed in range(given.games):
        for match in tables(given.game, seed):
            words = words_for(given.language, given.game, [player.name for player in match.players])
            seat = match.state.to_move
            there = words_there(drawing_of(given.game), match.game.view(match.state, seat), words)
            print(f"\n{given.game}, match {seed}, moment {match.at}: {there.say(match.state.question)}")
            for line in hint_lines(*solve_closer(Task.of(match, Sitter.STRONG, advising=True)), there):
                print(f"  {line}")


if __name__ == "__main__":
    main()
