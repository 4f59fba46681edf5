"""Who plays does not matter: one process or several, of which some die."""

import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from socket import socket
from typing import Any

import pytest

from boardkit.many import running
from boardkit.many.job import Outcome
from boardkit.many.run_faults import ExtraMissing, NoCluster, WorkerDiffers, WorkersLost
from boardkit.many.running import MOST_LOST, Crew, Here, crew, outcomes
from tests.daily import by_night
from tests.every import with_each
from tests.helpers import fault_of
from tests.many.games import GAME, plan_of, played

GAMES = 40


def gathered(hands: Crew, games: int = GAMES) -> Iterator[Outcome]:
    for some in outcomes(map(plan_of().job, range(games)), hands):
        yield from some


def in_order(some: Iterator[Outcome]) -> list[Outcome]:
    return sorted(some, key=lambda outcome: outcome.number)


@cache
def alone() -> list[Outcome]:
    return list(gathered(crew(1)))


def test_two_processes_of_which_one_is_killed_come_to_the_same_as_this_one() -> None:
    assert [outcome.number for outcome in alone()] == list(range(GAMES))
    told = gathered(crew(2))
    first = next(told)
    multiprocessing.active_children()[0].kill()
    assert in_order(iter([first, *told])) == alone()


@pytest.mark.nightly
def test_a_cluster_comes_to_the_same_though_one_of_its_two_workers_is_killed() -> None:
    # All who collect tests would import it, and one runs this.
    distributed: Any = import_module("distributed")
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with (
        distributed.LocalCluster(**options, silence_logs=50) as cluster,
        distributed.Client(cluster) as client,
    ):
        hands = crew(1, cluster.scheduler_address)
        assert hands.workers == 2
        told = gathered(hands)
        first = next(told)
        os.kill(next(iter(client.run(os.getpid).values())), 9)
        assert in_order(iter([first, *told])) == alone()


@pytest.mark.parametrize("workers", [1, by_night(2)])
def test_a_cluster_of_its_own_comes_to_the_same_beside_another(workers: int) -> None:
    with socket() as other:
        with suppress(OSError):  # it is taken already
            other.bind(("", 8787))  # where Dask serves its pages
            other.listen()
        assert in_order(gathered(crew(workers, "local"), 20)) == alone()[:20]


class Mortal(Here):
    """Dies at every third batch, with what it had been given."""

    deaths = 0
    batches = 0

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def] # as in the base
        Mortal.batches += 1
        if Mortal.batches % 3 == 0:
            Mortal.deaths += 1
            raise BrokenExecutor
        return super().submit(fn, *args, **kwargs)


def test_a_batch_that_was_never_taken_is_not_forgotten() -> None:
    assert in_order(gathered(Crew(Mortal, 1))) == alone()
    assert Mortal.deaths > 1


def test_workers_that_always_die_are_told() -> None:
    class Dead(Here):
        def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def] # as in the base
            raise BrokenExecutor

    assert fault_of(lambda: list(gathered(Crew(Dead, 2)))) == WorkersLost(MOST_LOST)


def test_what_a_worker_cannot_play_is_told() -> None:
    jobs = [plan_of().job(0).__replace__(rules=99)]
    assert fault_of(lambda: list(outcomes(jobs, crew(1)))) == WorkerDiffers(GAME)


class Bare(Here):
    """Has no such program, as a Dask worker says it, or breaks over something else."""

    cause: type[Exception] = ModuleNotFoundError

    def submit(self, fn, /, *args, **kwargs):  # type: ignore[no-untyped-def] # as in the base
        failed: Future[object] = Future()
        error = RuntimeError("cannot be read there")
        error.__cause__ = self.cause()
        failed.set_exception(error)
        return failed


class Broken(Bare):
    """Breaks over a mistake in rules."""

    cause = ZeroDivisionError


def test_a_worker_without_the_program_is_told_and_a_mistake_is_not_hidden() -> None:
    assert fault_of(lambda: list(gathered(Crew(Bare, 1)))) == WorkerDiffers(GAME)
    with pytest.raises(RuntimeError):
        list(gathered(Crew(Broken, 1)))


@with_each("address", ["", "nowhere", "ftp://a:b", "tcp://[::"])
def test_an_address_that_is_none_is_told(address: str) -> None:
    fault = fault_of(lambda: crew(1, address))
    assert isinstance(fault, NoCluster)
    assert fault.address == address


def test_nobody_at_an_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.5)
    assert isinstance(fault_of(lambda: crew(1, "tcp://127.0.0.1:1")), NoCluster)


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert fault_of(lambda: crew(1, "local")) == ExtraMissing("dask")


def test_every_batch_is_of_a_few_games_in_their_order() -> None:
    batches = list(outcomes(map(plan_of().job, range(20)), crew(1)))
    assert [len(batch) for batch in batches] == [8, 8, 4]
    assert tuple(outcome for batch in batches for outcome in batch) == played()


@pytest.mark.parametrize(
    ("lies_there", "here", "typed"),
    [
        ("uv-receipt.toml", False, 'uv pip install --python "PYTHON"'),
        ("pyvenv.cfg", False, '"PYTHON" -m pip install'),
        ("pyvenv.cfg", True, f"{Path('.venv', 'bin', 'python')} -m pip install"),
    ],
)
def test_what_is_missing_is_installed_by_what_has_installed_the_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lies_there: str, typed: str, *, here: bool
) -> None:
    folder = tmp_path / "board games"
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    (folder / ".venv" / lies_there).touch()
    monkeypatch.setattr(sys, "prefix", str(folder / ".venv"))
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.chdir(folder if here else python.parent)
    assert ExtraMissing("web").installer == typed.replace("PYTHON", str(python))
