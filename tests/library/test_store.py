"""What is saved comes back, decision by decision, and one match is open in one place only."""

import sqlite3
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from boardkit.core import Note, NoteKind, Seat, Study, legal
from boardkit.core.faults import UnknownGame
from boardkit.library import Library, MatchId, Result, match_rows, open_library
from boardkit.library.storage_faults import BadName, MatchDamaged, MatchIsOpenElsewhere, NoSuchMatch
from tests.helpers import GAMES, PLAYERS, fault_of, new_match, played, played_on
from tests.toy import TOY


def test_a_match_comes_back_with_all_that_can_be_undone_and_redone(library: Library) -> None:
    match = played(new_match(), 4).undo().noted(Note(1, NoteKind.REMARK, Seat(1), "hm")).undo()
    number = library.create(Study(match))
    assert library.load(number, GAMES) == Study(match)


def test_every_step_of_a_match_with_branches_comes_back(library: Library) -> None:
    match = new_match()
    number = library.create(Study(match))
    with library.claim(number):
        for step in ("play", "play", "undo", "redo", "undo", "undo", "play", "play", "play", "undo", "play"):
            match = played(match, 1) if step == "play" else getattr(match, step)()
            match = match.noted(Note(match.at, NoteKind.TAKEN_BACK, Seat(0)))
            library.save(number, Study(match))
            assert library.load(number, GAMES) == Study(match)


def test_branches_come_back_and_the_match_counts_as_it_was_really_played(library: Library) -> None:
    match = played(new_match(), 3).__replace__(open_table=True)
    number = library.create(Study(match))
    with library.claim(number):
        branch = Study(match).branch("what if", 1)
        while not branch.match.over:
            library.save(number, branch)
            assert library.load(number, GAMES) == branch
            branch = played_on(branch, 1)
        library.save(number, branch)
    (summary,) = library.matches()
    assert (summary.finished, summary.decisions, library.results("toy")) == (False, 3, ())
    assert library.load(number, GAMES).main.moments == match.moments


def test_a_decision_on_a_branch_writes_no_move_of_the_match(library: Library) -> None:
    study = Study(played(new_match(rounds=30), 40).__replace__(open_table=True)).branch("what if", 20)
    number = library.create(study)
    with library.claim(number):
        library.save(number, study)
        before = library._db.total_changes
        library.save(number, played_on(study, 1))
        assert library._db.total_changes - before <= 2


def test_a_match_is_saved_without_a_claim_too(library: Library) -> None:
    number = library.create(Study(new_match()))
    library.save(number, Study(played(new_match(), 3)))
    assert library.load(number, GAMES) == Study(played(new_match(), 3))


def test_a_match_that_was_changed_elsewhere_between_two_claims_is_written_whole(library: Library) -> None:
    number = library.create(Study(played(new_match(), 5)))
    with library.claim(number):
        mine = library.load(number, GAMES)
    with open_library(library.folder) as other:
        other.save(number, Study(new_match()))
    with library.claim(number):
        library.save(number, mine)
    assert library.load(number, GAMES) == mine


def test_a_decision_writes_its_own_moves_only(library: Library) -> None:
    match = played(new_match(rounds=30), 40)
    number = library.create(Study(match))
    with library.claim(number):
        library.save(number, Study(match))
        before = library._db.total_changes
        library.save(number, Study(played(match, 1)))
        assert library._db.total_changes - before <= 4


def test_a_match_is_open_in_one_place_only(library: Library) -> None:
    number, another = library.create(Study(new_match())), library.create(Study(new_match()))
    with open_library(library.folder) as other, library.claim(number):
        refused = MatchIsOpenElsewhere(number)
        assert fault_of(lambda: other.claim(number)) == refused
        assert fault_of(lambda: library.claim(number)) == refused
        assert fault_of(lambda: other.save(number, Study(new_match()))) == refused
        assert fault_of(lambda: other.delete(number)) == refused
        assert other.load(number, GAMES) == Study(new_match())
        other.claim(another).release()
        library.save(number, Study(played(new_match(), 1)))
    library.claim(number).release()


def test_closing_the_library_gives_its_matches_free(library: Library) -> None:
    number = library.create(Study(new_match()))
    with open_library(library.folder) as other:
        other.claim(number)
    library.claim(number).release()


def test_the_list_shows_the_match_played_last_first(library: Library) -> None:
    first, second = library.create(Study(new_match(1))), library.create(Study(new_match(2)))
    library.save(first, Study(played(new_match(1), 3)))
    library.rename(second, "Sunday")
    newest, oldest = library.matches()
    assert (newest.match, oldest.match) == (first, second)
    assert (newest.name, oldest.name) == ("", "Sunday")
    assert newest.players == PLAYERS
    assert (newest.game, newest.decisions, newest.finished, newest.winners) == ("toy", 3, False, ())
    assert oldest.started <= newest.updated <= datetime.now(UTC)
    assert datetime.now(UTC) - oldest.started < timedelta(minutes=5)


def test_a_finished_match_has_winners_and_a_result(library: Library) -> None:
    match = played(new_match(), 99)
    sheet = match.game.score(match.state)
    number = library.create(Study(new_match()))
    library.save(number, Study(match))
    (listed,), (result,) = library.matches(), library.results("toy")
    assert (listed.finished, listed.winners) == (True, sheet.winners)
    assert result == Result(
        players=["Ada", "Élodie [b]"],
        totals=list(sheet.totals),
        winners=list(sheet.winners),
        finished=result.finished,
        hints=[0, 0],
    )
    assert library.results("chess") == ()


def test_taking_back_the_last_decision_takes_back_the_result(library: Library) -> None:
    match = played(new_match(), 99)
    number = library.create(Study(match))
    library.save(number, Study(match))
    assert len(library.results("toy")) == 1
    library.save(number, Study(match.undo()))
    assert library.results("toy") == ()
    assert not library.matches()[0].finished


def test_a_result_outlives_its_match(library: Library) -> None:
    number = library.create(Study(played(new_match(), 99)))
    library.delete(number)
    assert library.matches() == ()
    assert len(library.results("toy")) == 1
    assert fault_of(lambda: library.load(number, GAMES)) == NoSuchMatch(number)


def test_a_number_is_not_given_twice(library: Library) -> None:
    number = library.create(Study(new_match()))
    library.delete(number)
    assert library.create(Study(new_match())) != number


def test_what_does_not_exist_is_said(library: Library) -> None:
    nothing = MatchId(77)
    assert fault_of(lambda: library.load(nothing, GAMES)) == NoSuchMatch(77)
    assert fault_of(lambda: library.save(nothing, Study(new_match()))) == NoSuchMatch(77)
    assert fault_of(lambda: library.rename(nothing, "x")) == NoSuchMatch(77)
    library.delete(nothing)


def test_a_game_that_is_not_in_the_box_is_named(library: Library) -> None:
    number = library.create(Study(new_match()))
    assert fault_of(lambda: library.load(number, {})) == UnknownGame("toy", ())


@pytest.mark.parametrize("name", ["\ud800", "x" * 81])
def test_a_match_has_a_name_that_can_be_written(library: Library, name: str) -> None:
    number = library.create(Study(new_match()))
    assert fault_of(lambda: library.rename(number, name)) == BadName(name, 80)


@pytest.mark.parametrize("name", ["../../etc/passwd", "'; DROP TABLE matches; --", "[red]x", "C:\\CON"])
def test_a_name_is_only_a_name(library: Library, name: str) -> None:
    number = library.create(Study(new_match()))
    library.rename(number, name)
    assert library.matches()[0].name == name
    assert {path.name for path in library.folder.iterdir()} <= {
        "library.sqlite",
        "library.sqlite-wal",
        "library.sqlite-shm",
        "library.lock",
        "locks",
    }


def test_settings_are_remembered(library: Library) -> None:
    library.set_setting("theme", "dark")
    library.set_setting("theme", {"name": "\ud800", "sizes": [1, 2.5, None]})
    with open_library(library.folder) as other:
        assert other.setting("theme") == {"name": "\ud800", "sizes": [1, 2.5, None]}
    assert library.setting("speed") is None
    assert library.setting("speed", 3) == 3


def test_a_damaged_match_does_not_concern_the_others(library: Library) -> None:
    numbers = [library.create(Study(played(new_match(seed), 4))) for seed in range(4)]
    library._db.execute("UPDATE moves SET move = 'pick 1' WHERE match = ? AND number = 3", (numbers[0],))
    library._db.execute("DELETE FROM moves WHERE match = ? AND number = 5", (numbers[1],))
    library._db.execute("UPDATE matches SET head = replace(head, 'Ada', 'Bob') WHERE id = ?", (numbers[2],))
    for number in numbers[:3]:
        assert fault_of(partial(library.load, number, GAMES)) == MatchDamaged(number)
    assert library.load(numbers[3], GAMES) == Study(played(new_match(3), 4))
    assert {summary.match: summary.damaged for summary in library.matches()} == {
        numbers[0]: False,
        numbers[1]: False,
        numbers[2]: True,
        numbers[3]: False,
    }
    library.delete(numbers[2])
    assert len(library.matches()) == 3


def test_damaged_settings_and_results_are_passed_over(library: Library) -> None:
    library.create(Study(played(new_match(), 99)))
    library.set_setting("theme", "dark")
    library._db.execute("UPDATE settings SET value = '{'")
    library._db.execute("UPDATE results SET result = '[]'")
    assert library.setting("theme", "light") == "light"
    assert library.results("toy") == ()


def test_a_library_that_is_closed_is_no_fault_of_the_disk(library: Library) -> None:
    library.close()
    with pytest.raises(sqlite3.ProgrammingError):
        library.matches()


def test_what_was_taken_back_for_another_move_comes_back(library: Library) -> None:
    study = Study(played(new_match(), 4))
    number = library.create(study)
    with library.claim(number):
        taken = study.playing(study.match.undo().undo())
        other = next(
            move
            for move in legal(TOY, taken.match.state)
            if move != taken.match.moments[taken.match.at + 1].move
        )
        study = taken.playing(taken.match.play(other))
        library.save(number, study)
        assert library.load(number, GAMES) == study
        assert study.abandoned
        library.save(number, played_on(study, 2))
    assert library.load(number, GAMES).line(study.abandoned[0]) == study.line(study.abandoned[0])


def test_a_row_of_before_tells_no_number_that_counts_secrets(library: Library) -> None:
    number = library.create(Study(played(new_match(), 4)))
    (now,) = library.matches()
    with library._writing() as db:
        row = match_rows.read(db, number)
        match_rows.update(
            db, number, row.__replace__(head=row.head.replace('"boardkit": 3', '"boardkit": 2'))
        )
    (before,) = library.matches()
    assert (now.decisions, before.decisions) == (4, None)
    assert before.players == now.players
    library.save(number, library.load(number, GAMES))
    assert library.matches()[0].decisions == 4
