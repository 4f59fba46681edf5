"""Files of games: kept as they come, read as they were kept; others are refused and left alone."""

import json
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped] # it has none
import pytest
from pyarrow import parquet

from boardkit.core import Fault
from boardkit.core.faults import UnknownGame
from boardkit.core.values import values_in
from boardkit.games import GAMES
from boardkit.many import run_faults
from boardkit.many.job import Header, header_of
from boardkit.many.store import read_from, write_to
from tests.endurance.child import begun
from tests.every import every_key, with_each
from tests.helpers import fault_of
from tests.many.games import GAME, plan_of, played

HEADER = header_of(plan_of())

both = pytest.mark.parametrize("ending", ["sqlite", "parquet"])


def kept(path: Path, games: int = 20, header: Header = HEADER) -> str:
    """Keep games in a file."""
    with write_to(str(path), header) as store:
        store.keep(played()[:games])
    return str(path)


def reading(name: str) -> Callable[[], object]:
    """Return what reads a whole file."""

    def read() -> object:
        with read_from(name) as store:
            return list(store.outcomes())

    return read


def fault_in(name: str) -> Fault:
    """Return what is wrong with a file, reading it and going on with it."""
    fault = fault_of(reading(name))
    assert fault_of(lambda: write_to(name, HEADER)) == fault
    return fault


@pytest.mark.sample(6)
@both
@every_key
def test_games_are_read_as_they_were_kept(tmp_path: Path, ending: str, key: str) -> None:
    games = played(key, 4)
    with write_to(str(tmp_path / f"a.{ending}"), header_of(plan_of(key))) as store:
        store.keep(games)
    with read_from(str(tmp_path / f"a.{ending}")) as store:
        assert store.header == header_of(plan_of(key))
        assert (store.numbers(), tuple(store.outcomes())) == ({0, 1, 2, 3}, games)


@both
def test_games_are_added_and_none_is_kept_twice(tmp_path: Path, ending: str) -> None:
    name = kept(tmp_path / f"a.{ending}", 12)
    with write_to(name, HEADER) as store:
        assert store.numbers() == set(range(12))
        store.keep(played()[8:16])
        store.keep(played()[10:20])
        assert tuple(store.outcomes()) == played()
    assert reading(name)() == list(played())
    assert {path.name for path in tmp_path.iterdir()} == {f"a.{ending}"}


def kept_and_killed(name: str, games: int) -> None:
    """Keep games in a file by a process that is killed before it closes it."""

    def keep_and_die() -> None:
        write_to(name, HEADER).keep(played()[:games])
        os.kill(os.getpid(), signal.SIGKILL)

    played()
    process = begun(keep_and_die)
    process.join()
    assert process.exitcode == -signal.SIGKILL


@both
def test_what_was_kept_before_a_kill_is_there(tmp_path: Path, ending: str) -> None:
    name = str(tmp_path / f"a.{ending}")
    kept_and_killed(name, 8)
    assert reading(name)() == list(played()[:8])
    with write_to(name, HEADER) as store:
        assert store.numbers() == set(range(8))


def test_what_a_killed_run_has_left_beside_a_parquet_file_is_named_and_read(tmp_path: Path) -> None:
    name, left = str(tmp_path / "a.parquet"), tmp_path / "a.parquet.unfinished.sqlite"
    kept_and_killed(name, 8)
    with read_from(name) as store:
        assert (store.leftover, store.numbers()) == (left, set(range(8)))
    with write_to(name, HEADER) as store:
        assert store.leftover is None
    assert not left.exists()
    kept_and_killed(name, 12)
    with read_from(name) as store:
        assert (store.leftover, store.numbers()) == (left, set(range(12)))
    assert left.exists()


def test_two_runs_do_not_write_one_parquet_file_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardkit.many.sqlite.PATIENCE", 0.1)
    name = str(tmp_path / "a.parquet")
    with write_to(name, HEADER) as store:
        store.keep(played()[:8])
        assert fault_of(lambda: write_to(name, HEADER)) == run_faults.GamesBusy(name)
        assert fault_of(reading(name)) == run_faults.GamesBusy(name)
        store.keep(played()[8:12])
    assert reading(name)() == list(played()[:12])


@both
@pytest.mark.parametrize(
    ("part", "there", "here", "other"),
    [
        (run_faults.PlanPart.GAME, GAME, "water_sharing", header_of(plan_of("water_sharing"))),
        (run_faults.PlanPart.RULES, str(HEADER.rules), "99", HEADER.__replace__(rules=99)),
        (run_faults.PlanPart.SEATS, "2", "3", header_of(plan_of(seats=3))),
        (run_faults.PlanPart.SEED, "5", "6", header_of(plan_of(seed=6))),
        (
            run_faults.PlanPart.PLAYERS,
            "random, random",
            "random, strong",
            HEADER.__replace__(players=["random", "strong"]),
        ),
        (
            run_faults.PlanPart.SETTINGS,
            "advanced=no",
            "advanced=yes",
            HEADER.__replace__(settings=[HEADER.settings[0] | {"advanced": True}]),
        ),
    ],
)
def test_a_file_of_another_plan_is_refused(
    tmp_path: Path, ending: str, part: run_faults.PlanPart, there: str, here: str, other: Header
) -> None:
    name = kept(tmp_path / f"a.{ending}")
    assert fault_of(lambda: write_to(name, other)) == run_faults.OtherPlan(name, part, there, here)
    assert reading(name)() == list(played())


@both
@pytest.mark.parametrize(
    "data", [b"", b"PAR1", b"SQLite format 3\0", b"x" * 5000, b"PAR1" + b"\0" * 99 + b"PAR1"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, ending: str, data: bytes) -> None:
    path = tmp_path / f"a.{ending}"
    path.write_bytes(data)
    assert fault_of(reading(str(path))) == run_faults.NotGames(str(path))
    if data or ending == "parquet":
        assert fault_of(lambda: write_to(str(path), HEADER)) == run_faults.NotGames(str(path))
        assert path.read_bytes() == data


@both
@pytest.mark.timeout(20)
@pytest.mark.parametrize("kind", ["pipe", "folder", "dangling", "device"])
def test_what_is_no_ordinary_file_is_refused(tmp_path: Path, ending: str, kind: str) -> None:
    path = tmp_path / f"a.{ending}"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "dangling":
            path.symlink_to("nowhere")
        case _:
            path.symlink_to("/dev/zero")
    assert fault_in(str(path)) == run_faults.NotGames(str(path))
    assert {one.name for one in tmp_path.iterdir()} == {path.name}


@both
def test_a_database_of_others_is_no_file_of_games(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"a.{ending}"
    if ending == "sqlite":
        with sqlite3.connect(path) as connection:
            connection.execute("CREATE TABLE games (number INTEGER)")
        connection.close()
    else:
        parquet.write_table(pa.table({"number": [1]}), path)
    assert fault_in(str(path)) == run_faults.NotGames(str(path))


def test_a_table_more_is_no_file_of_games(tmp_path: Path) -> None:
    name = kept(tmp_path / "a.sqlite")
    execute(name, "CREATE TRIGGER more AFTER INSERT ON games BEGIN DELETE FROM games; END")
    assert fault_in(name) == run_faults.NotGames(name)


def execute(name: str, sql: str, *values: object) -> None:
    connection = sqlite3.connect(name)
    with connection:
        connection.execute(sql, values)
    connection.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("decisions", -1),
        ("setting", 1),
        ("finished", 2),
        ("totals", "[1]"),
        ("totals", "[1, 1e999]"),
        ("totals", "[true, 1]"),
        ("totals", "[99999999999, 1]"),
        ("totals", "{}"),
        ("winners", "[7]"),
        ("winners", "[0, 0]"),
        ("order", "[0, 0]"),
        ("places", '"ab"'),
        ("players", "[1, 2]"),
        ("points", "[]"),
        ("points", '{"a": 1}'),
        ("deeds", '{"a b": [1, 1]}'),
        ("deeds", '{"a b c": [1, -1]}'),
        ("deeds", "nonsense"),
        ("deeds", "[" * 100_000),
    ],
)
def test_a_game_that_cannot_have_been_played_is_told(tmp_path: Path, column: str, value: object) -> None:
    name = kept(tmp_path / "a.sqlite")
    execute(name, f'UPDATE games SET "{column}" = ? WHERE number = 7', value)  # noqa: S608 # of this list
    assert fault_of(reading(name)) == run_faults.GamesDamaged(name, 7)


def test_a_game_that_cannot_have_been_played_is_told_of_parquet_too(tmp_path: Path) -> None:
    name = kept(tmp_path / "a.parquet")
    table = parquet.read_table(name)
    for column, values in (("totals", [[1]] * 20), ("winners", [None] * 20)):
        place = table.schema.get_field_index(column)
        changed = table.set_column(place, table.field(column), pa.array(values, table.field(column).type))
        parquet.write_table(changed, name)
        assert fault_of(reading(name)) == run_faults.GamesDamaged(name, 0)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"many": 2}, run_faults.NewerGames("", 2, 1)),
        ({"game": "chess"}, UnknownGame("chess", tuple(GAMES))),
        ({"seats": 0}, run_faults.NotGames("")),
        ({"seats": 10**6}, run_faults.NotGames("")),
        ({"players": []}, run_faults.NotGames("")),
        ({"settings": []}, run_faults.NotGames("")),
    ],
)
def test_a_plan_that_is_none_is_told(tmp_path: Path, change: dict[str, Any], fault: Fault) -> None:
    name = kept(tmp_path / "a.sqlite")
    plan = {name: getattr(HEADER, name) for name in ("many", "game", "rules", "seats", "seed", "players")}
    execute(name, "UPDATE plan SET plan = ?", json.dumps({**plan, "settings": HEADER.settings, **change}))
    told = fault_of(reading(name))
    assert values_in(told) | {"path": ""} == values_in(fault) | {"path": ""}
    assert type(told) is type(fault)


@pytest.mark.parametrize("plan", ["", "[]", "{}", "[" * 9999, '{"many": 1, "game": 7}'])
def test_a_plan_that_cannot_be_read_is_told(tmp_path: Path, plan: str) -> None:
    name = kept(tmp_path / "a.sqlite")
    execute(name, "UPDATE plan SET plan = ?", plan)
    assert isinstance(fault_of(reading(name)), Fault)


@with_each("name", ["games", "games.csv", "games.parquet.txt"])
def test_an_ending_that_says_no_form_is_told(name: str) -> None:
    for act in (lambda: read_from(name), lambda: write_to(name, HEADER)):
        assert isinstance(fault_of(act), run_faults.UnknownEnding)


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = kept(tmp_path / "a.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for act in (lambda: read_from(name), lambda: write_to(name, HEADER)):
        assert fault_of(act) == run_faults.ExtraMissing("parquet")


@both
def test_without_room_what_was_kept_stays(tmp_path: Path, ending: str) -> None:
    name = kept(tmp_path / f"a.{ending}", 8)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, limits[1]))
    try:
        fault = fault_of(lambda: kept(Path(name)))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert isinstance(fault, run_faults.GamesNotKept)
    assert reading(name)() == list(played()[:8])


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = kept(tmp_path / "a.parquet", 8)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(parquet.ParquetWriter, "write_table", full)
        assert fault_of(lambda: kept(Path(name))) == run_faults.GamesNotKept(
            name, "[Errno 28] No space left on device"
        )
    assert set(parquet.read_table(name)["number"].to_pylist()) == set(range(8))
    assert not Path(f"{name}.fresh").exists()
    with read_from(name) as store:
        assert (store.leftover, store.numbers()) == (Path(f"{name}.unfinished.sqlite"), set(range(20)))
    with write_to(name, HEADER) as store:
        assert store.numbers() == set(range(20))
