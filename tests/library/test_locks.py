"""Locks exclude each other in one process and between processes, and end with the process."""

import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from boardkit.library.files import FileLock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some.lock"


def hold_and_wait(path: Path, pipe: "Connection[Any, Any]") -> None:
    lock = FileLock(path)
    pipe.send(lock.take())
    time.sleep(60)


def hold_with_a_worker(path: Path, pipe: "Connection[Any, Any]") -> None:
    lock = FileLock(path)
    lock.take()
    worker = os.fork()
    if worker:
        pipe.send(worker)
    time.sleep(60)


def test_only_one_has_a_lock(path: Path) -> None:
    first, second = FileLock(path), FileLock(path)
    assert first.take()
    assert not second.take()
    assert not second.take(shared=True)
    first.release()
    assert second.take()
    second.release()


def test_many_share_a_lock_until_one_wants_it_alone(path: Path) -> None:
    first, second = FileLock(path), FileLock(path)
    assert first.take(shared=True)
    assert second.take(shared=True)
    assert not first.take()
    second.release()
    assert first.take()
    first.release()


def test_patience_waits_for_the_lock(path: Path) -> None:
    first, second = FileLock(path), FileLock(path)
    first.take()
    begin = time.monotonic()
    assert not second.take(patience=0.1)
    assert time.monotonic() - begin >= 0.1
    first.release()
    assert second.take(patience=0.1)
    second.release()


def test_a_killed_process_lets_go(path: Path) -> None:
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=hold_and_wait, args=(path, there))
    process.start()
    assert here.recv()
    lock = FileLock(path)
    assert not lock.take()
    process.kill()
    process.join()
    assert lock.take()
    lock.release()


def test_a_worker_that_outlives_a_killed_process_does_not_hold_its_lock(path: Path) -> None:
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.Process(target=hold_with_a_worker, args=(path, there))
    process.start()
    worker = here.recv()
    lock = FileLock(path)
    assert not lock.take()
    process.kill()
    process.join()
    try:
        assert lock.take(patience=1.0)
    finally:
        os.kill(worker, signal.SIGKILL)
        lock.release()
