"""Chance depends on the seed and on how often it was asked, on nothing else."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardkit.core import CHANCE, Game, Match, Player, legal
from boardkit.core.rules import chance
from boardkit.core.rules.game import evenly
from boardkit.games import GAMES
from tests.toy import TOY, Picks, Roll, Toy, ToyOptions, WhichPips

DIE = Toy(options=ToyOptions(), picks=(Picks((1,)), Picks((2,))), points=(0, 0)).ask(WhichPips(CHANCE))
EVEN = evolve(TOY, weight=evenly)

PRINT_A_MATCH = """
from boardkit.core.rules.chance import stream
from boardkit.core import Match, Player, legal
from tests.toy import TOY, ToyOptions
match = Match.start(TOY, ToyOptions(rounds=20), (Player("Ada", 0), Player("Bo", 1)), 7)
for _ in range(99):
    match = match if match.over else match.play(legal(TOY, match.state)[-1])
print([stream(3, asked).random() for asked in range(3)], match.moments, hash("a"))
"""


def test_the_same_question_gets_the_same_answer() -> None:
    assert chance.stream(1, 2).random() == chance.stream(1, 2).random()
    assert len({chance.stream(seed, asked).random() for seed in range(9) for asked in range(9)}) == 81
    assert chance.stream(1, 11).random() != chance.stream(11, 1).random()


def test_an_even_die_comes_up_evenly() -> None:
    rolled = Counter(chance.answer(EVEN, DIE, chance.stream(5, asked)) for asked in range(6000))
    assert rolled.keys() == set(legal(TOY, DIE))
    assert all(850 < count < 1150 for count in rolled.values())


def test_a_loaded_die_comes_up_by_its_weights() -> None:
    rolled = Counter(chance.answer(TOY, DIE, Random(asked)) for asked in range(8000))
    assert 2700 < rolled[Roll(6)] < 3300
    assert all(850 < rolled[Roll(pips)] < 1150 for pips in range(1, 6))


def test_another_process_with_another_hash_seed_sees_the_same_match() -> None:
    outputs = {seed: output_with_hash_seed(seed) for seed in ("1", "2")}
    matches = {text.rsplit(maxsplit=1)[0] for text in outputs.values()}
    assert len(matches) == 1
    assert len(set(outputs.values())) == 2


def output_with_hash_seed(seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PRINT_A_MATCH]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_an_answer_that_is_drawn_alone_is_one_of_the_list(game: Game[Any]) -> None:
    players, random = [Player(str(seat), seat) for seat in range(game.seats[-1])], Random(5)
    match = Match.start(game, game.options(), players, 5, by_hand=True)
    for _ in range(120):
        moves = legal(game, match.state)
        if not moves:
            break
        for share in (0.0, 0.4, 0.999):
            assert game.answers.at(match.state, share) == moves[int(share * len(moves))]
        match = match.answer(random.choice(moves))
