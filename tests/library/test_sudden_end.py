"""Killed at any moment, a process loses at most the decision in the making."""

import multiprocessing
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from boardkit.core import Study, records
from boardkit.library import MatchId, open_library
from tests.helpers import GAMES
from tests.library.player import digest, play_for_ever

KILLS: Final = 8
"""By day; `python -m tests.endurance kills` kills by the hundred."""
LONGEST: Final = 0.15
"""Seconds after which a player is killed at the latest."""

Saved = dict[int, set[int]]
"""By the number of a match, the digests that it may have in the library."""


def play(folder: Path, seed: int, pipe: "Connection[Any, Any]") -> None:
    play_for_ever(folder, seed, pipe.send)


def start(act: Callable[..., None], *arguments: object) -> tuple[BaseProcess, "Connection[Any, Any]"]:
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=act, args=(*arguments, there))
    process.start()
    there.close()
    return process, here


def told(pipe: "Connection[Any, Any]") -> Iterator[tuple[int, int, bool]]:
    """Read what a process has said up to its end."""
    while True:
        try:
            yield pipe.recv()
        except EOFError:
            return


def take_note(saved: Saved, pipe: "Connection[Any, Any]") -> None:
    for said in told(pipe):
        note(saved, *said)


def note(saved: Saved, number: int, state: int, is_saved: bool) -> None:
    if is_saved:
        saved[0].clear()
        saved[number] = {state}
    else:
        saved[number].add(state)


def once_saved(pipe: "Connection[Any, Any]") -> Saved:
    """Wait until a process has kept a match, however busy the machine is, and note what it has said."""
    saved: Saved = defaultdict(set)
    while not saved.keys() - {0}:
        assert pipe.poll(timeout=20)
        note(saved, *pipe.recv())
    return saved


def check(folder: Path, saved: Saved) -> None:
    """Check that the library holds each match as it was last saved, or as it was about to be."""
    with open_library(folder) as library:
        assert library.notice is None
        found = {summary.match: digest(library.load(summary.match, GAMES)) for summary in library.matches()}
    unborn = saved.pop(0, set())
    assert len(found.keys() - saved.keys()) <= len(unborn)
    for number, state in found.items():
        assert state in saved.get(number, unborn)
        saved[number] = {state}
    assert saved.keys() == found.keys()


def test_kills_at_any_moment_lose_no_decision(tmp_path: Path) -> None:
    random = Random(11)
    saved: Saved = defaultdict(set)
    for number in range(KILLS):
        process, pipe = start(play, tmp_path, number)
        if number % 2:
            # On a busy machine a player might never get so far as to play.
            pipe.poll(timeout=20)
        time.sleep(random.uniform(0, LONGEST))
        process.kill()
        process.join()
        take_note(saved, pipe)
        pipe.close()
        check(tmp_path, saved)
    with open_library(tmp_path) as library:
        matches = [library.load(summary.match, GAMES) for summary in library.matches()]
    assert sum(map(moves_of, matches)) > KILLS


def moves_of(study: Study[Any]) -> int:
    """Count the moves of a match, and those that its branches add."""
    plain = records.record(study, "")
    return sum(map(len, (plain.moves, *(branch.moves for branch in plain.branches))))


def test_two_processes_play_on_one_library(tmp_path: Path) -> None:
    players = [start(play, tmp_path, seed) for seed in range(2)]
    noted = [once_saved(pipe) for _, pipe in players]
    time.sleep(0.3)
    for (process, pipe), saved in zip(players, noted, strict=True):
        assert process.is_alive()
        process.kill()
        process.join()
        take_note(saved, pipe)
        pipe.close()
        saved.pop(0, None)
        with open_library(tmp_path) as library:
            for number, states in saved.items():
                assert digest(library.load(MatchId(number), GAMES)) in states


def open_and_wait(folder: Path, pipe: "Connection[Any, Any]") -> None:
    with open_library(folder) as library:
        pipe.send(library.notice)
        time.sleep(60)


@pytest.mark.sample(2)
@pytest.mark.parametrize("data", [None, b"damaged"])
def test_processes_that_begin_at_once_share_what_one_of_them_has_built(
    tmp_path: Path, data: bytes | None
) -> None:
    if data:
        (tmp_path / "library.sqlite").write_bytes(data)
    openers = [start(open_and_wait, tmp_path) for _ in range(4)]
    try:
        notices = [pipe.recv() for _, pipe in openers]
    finally:
        for process, _ in openers:
            process.kill()
            process.join()
    assert len(notices) - notices.count(None) == (data is not None)
