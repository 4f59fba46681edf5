"""A process of its own: what it answers, and what happens when it dies."""

from collections.abc import Iterator
from multiprocessing import Pipe, active_children
from multiprocessing.connection import Connection
from pathlib import Path
from time import sleep

import pytest

from boardkit.core import Match, Player, Seat
from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.players.pool import Thinker
from boardkit.players.thinking import Task, solve
from tests.endurance.child import begun
from tests.every import every_key

AT_ONCE = 60


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def task() -> Task:
    game = GAMES["tectonic_tribes"]
    players = [Player("Ada", 0), Player("Bela", 1, Sitter.CASUAL)]
    return Task.of(Match.start(game, game.options(), players, 5), Sitter.CASUAL)


@pytest.mark.sample(3)
@every_key
def test_a_verdict_does_not_hang_on_the_order_of_hashes(thinker: Thinker, key: str) -> None:
    game = GAMES[key]
    players = [Player(str(seat), seat) for seat in range(max(2, game.seats[0]))]
    match = Match.start(game, game.options(), players, 5)
    for _ in range(3):
        asked = Task.of(match, Sitter.CASUAL)
        verdict = solve(asked)
        assert thinker.submit(solve, asked).result(AT_ONCE) == verdict
        match = match.play(verdict.move)


def test_a_process_that_is_ended_is_begun_anew(thinker: Thinker) -> None:
    thinker.submit(solve, task()).result(AT_ONCE)
    thinker.close()
    assert thinker.submit(solve, task()).result(AT_ONCE) == solve(task())


def test_a_task_holds_the_view_of_the_seat_that_is_asked_alone() -> None:
    game = GAMES["tectonic_tribes"]
    match = Match.start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], 5)
    asked = Task.of(match, Sitter.CASUAL)
    assert asked.view == game.view(match.state, Seat(asked.seat))
    assert asked.view != match.state


def think_and_wait(pipe: "Connection[int, int]") -> None:
    Thinker().submit(solve, task()).result(AT_ONCE)
    pipe.send(active_children()[0].pid or 0)
    sleep(60)


def test_no_process_outlives_whoever_began_it() -> None:
    here, there = Pipe(duplex=False)
    program = begun(think_and_wait, there)
    worker = here.recv()
    assert is_running(worker)
    program.kill()
    program.join()
    for _ in range(200):
        if is_running(worker):
            sleep(0.05)
    assert not is_running(worker)


def is_running(process: int) -> bool:
    """Tell whether there is such a process, dead ones that nobody has asked about left out."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
