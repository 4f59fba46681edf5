"""What learners answered: kept by name, for 60 days, and what was missed comes again when it is due."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from boardkit.library import Library, learning, open_library
from boardkit.library.learning import MOST_DUE, MOST_GIVEN, Learning, Tried

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
DAY = timedelta(days=1)
DAMAGED: tuple[object, ...] = ([], {"rows": 7}, {"again": [{"who": 1}]})


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with open_library(tmp_path) as opened:
        yield opened


def tried(*, good: bool, section: str = "3.3", answer: str = "7", first: bool = True) -> Tried:
    return Tried("tectonic_tribes", "", 0, section, "legal", good, answer, first)


def kept(library: Library, after: timedelta = timedelta()) -> Learning:
    return learning.learning(library, (NOW + after).date())


def answer(library: Library, after: timedelta = timedelta(), *, again: bool = True, **how: object) -> None:
    learning.learn(library, tried(**how), NOW + after, again=again)  # type: ignore[arg-type]


def test_what_was_missed_is_due_the_next_day_and_later_each_time_it_goes_well(library: Library) -> None:
    answer(library, good=False)
    assert kept(library).due(NOW.date()) == ()
    (due,) = kept(library).due((NOW + DAY).date())
    assert (due.game, due.section, due.kind, due.day) == ("tectonic_tribes", "3.3", "legal", "2026-11-29")
    gaps, at = list[int](), DAY
    for _ in range(3):
        answer(library, at, good=True)
        (again,) = kept(library).again
        gap = datetime.fromisoformat(again.day).date() - (NOW + at).date()
        gaps.append(gap.days)
        at += gap
    assert gaps == sorted(gaps)
    assert gaps[-1] > gaps[0] > 0
    answer(library, at, good=False)
    assert datetime.fromisoformat(kept(library).again[0].day).date() - (NOW + at).date() < timedelta(gaps[-1])


def test_what_went_well_at_once_or_was_not_asked_for_does_not_come_again(library: Library) -> None:
    answer(library, good=True)
    answer(library, good=False, again=False)
    answer(library, good=False, first=False)
    assert kept(library).again == ()


def test_no_more_than_twenty_are_due_in_a_day_the_longest_first(library: Library) -> None:
    for number in range(MOST_DUE + 5):
        answer(library, number * DAY, good=False, section=str(number))
    due = kept(library).due((NOW + 90 * DAY).date())
    assert [one.section for one in due] == [str(number) for number in range(MOST_DUE)]


def test_each_name_has_what_it_missed(library: Library) -> None:
    for name in ("Ada", "Bob"):
        learning.named(library, name, NOW.date())
        answer(library, good=False, section=name)
    assert [one.section for one in kept(library).due((NOW + DAY).date())] == ["Bob"]
    learning.named(library, "Ada", NOW.date())
    assert [one.section for one in kept(library).due((NOW + DAY).date())] == ["Ada"]


def test_days_in_a_row_are_counted_up_to_yesterday(library: Library) -> None:
    assert kept(library).streak(NOW.date()) == 0
    for number in (0, 1, 2, 4):
        answer(library, number * DAY, good=True)
    for number, days in enumerate((1, 2, 3, 3, 1, 1, 0)):
        assert kept(library).streak((NOW + number * DAY).date()) == days


def test_nothing_is_kept_of_nobody_and_each_name_has_rows_of_its_own(library: Library) -> None:
    answer(library, good=False, again=False)
    assert kept(library) == Learning()
    for name in ("Ada", "  Bob   B. "):
        learning.named(library, name, NOW.date())
        answer(library, good=False, again=False)
        answer(library, good=True, again=False, first=False)
    rows = kept(library).rows
    assert [(row.who, row.tries, row.good, row.wrong) for row in rows] == [
        ("Ada", 2, 1, ("7",)),
        ("Bob B.", 2, 1, ("7",)),
    ]


def test_rows_go_after_sixty_days_unless_they_are_to_stay_and_at_once_if_deleted(library: Library) -> None:
    learning.named(library, "Ada", NOW.date())
    learning.keep_progress(library, "tectonic_tribes/2_covering", 3, NOW)
    answer(library, good=False)
    assert kept(library, 60 * DAY).rows
    assert kept(library, 61 * DAY).rows == ()
    assert kept(library, 61 * DAY).reached == ()
    learning.stayed(library, NOW.date())
    assert kept(library, 600 * DAY).rows
    learning.forgotten(library)
    assert kept(library) == Learning()


def test_where_readers_stop_is_counted_and_who_is_done_does_not_count(library: Library) -> None:
    for name, done in (("Ada", 3), ("Bob", 3), ("Cleo", 9)):
        learning.named(library, name, NOW.date())
        learning.keep_progress(library, "x/1", done, NOW)
        learning.keep_progress(library, "x/1", done - 1, NOW)
    assert kept(library).stops({"x/1": 9}) == {("x/1", 4): 2}
    assert not kept(library).stops({})


def test_each_name_has_its_own_progress_and_nobody_the_librarys(library: Library) -> None:
    now = datetime.now(UTC)
    for name, done in (("", 1), ("Ada", 4), ("Bob", 2), ("Ada", 0)):
        learning.named(library, name, now.date())
        learning.keep_progress(library, "x/own/one", done, now)
    for name, far in (("", {"x/own/one": 1}), ("Ada", {}), ("Bob", {"x/own/one": 2}), ("Cleo", {})):
        learning.named(library, name, now.date())
        assert dict(learning.progress(library)) == far
    assert learning.learning(library, now.date()).stops({"x/own/one": 9}) == {
        ("x/own/one", 5): 1,
        ("x/own/one", 3): 1,
    }


def test_who_was_named_before_names_had_ticks_has_those_of_what_was_reached(library: Library) -> None:
    learning.named(library, "Ada", NOW.date())
    learning.keep_progress(library, "x/1", 4, NOW)
    plain = library.setting(learning.SETTING)
    assert isinstance(plain, dict)
    older = [{name: plain["reached"][0][name] for name in ("lesson", "who", "done", "day")}]
    library.set_setting(learning.SETTING, {**plain, "reached": older})
    assert dict(learning.progress(library)) == {"x/1": 4}


def test_a_lesson_renamed_keeps_what_everybody_did_and_one_deleted_leaves_no_tick(library: Library) -> None:
    now = datetime.now(UTC)
    for name in ("", "Ada", "Bob"):
        learning.named(library, name, now.date())
        learning.keep_progress(library, "x/own/one", 3, now)
        learning.learn(library, tried(good=True).__replace__(lesson="x/own/one"), now, again=False)
    for to, far in (("x/own/two", {"x/own/two": 3}), (None, {})):
        learning.move_progress(library, "x/own/one" if to else "x/own/two", to)
        for name in ("", "Ada", "Bob"):
            learning.named(library, name, now.date())
            assert dict(learning.progress(library)) == far
    assert [row.lesson for row in learning.learning(library, now.date()).rows] == ["x/own/two"] * 2


def test_what_is_damaged_counts_as_nothing(library: Library) -> None:
    for damaged in DAMAGED:
        library.set_setting(learning.SETTING, damaged)
        assert kept(library) == Learning()
    library.set_setting(learning.SETTING, {})
    answer(library, good=False)
    broken = tuple(one.__replace__(card='{"due": 1}') for one in kept(library).again)
    learning.keep(library, kept(library).__replace__(again=broken))
    answer(library, DAY, good=True)
    assert kept(library).again[0].day > "2026-11-29"


def test_what_a_class_answered_is_kept_by_name_whoever_learns_at_the_keyboard(library: Library) -> None:
    for good in (False, True):
        answers = {"Zoe": tried(good=False, answer="so"), "Max": tried(good=good, answer="so")}
        learning.class_learned(library, answers, NOW)
    rows = {row.who: (row.tries, row.good, row.wrong) for row in kept(library).rows}
    assert rows == {"Zoe": (2, 0, ("so", "so")), "Max": (2, 1, ("so",))}
    assert not kept(library).again


def test_the_tables_of_a_name_are_remembered_the_last_thousand(library: Library) -> None:
    for number in range(3):
        learning.learn(library, tried(good=True).__replace__(table=f"{number:012x}"), NOW, again=False)
    assert learning.given_before(library) == {f"{number:012x}" for number in range(3)}
    assert kept(library).rows == ()
    learning.named(library, "Zoé", NOW.date())
    assert learning.given_before(library) == frozenset()
    many = tuple(f"{number:012x}" for number in range(MOST_GIVEN))
    learning.keep(library, kept(library).__replace__(given={"Zoé": many}))
    learning.learn(library, tried(good=True).__replace__(table="f" * 12), NOW, again=False)
    assert kept(library).given["Zoé"] == (*many[1:], "f" * 12)
    learning.forgotten(library)
    assert learning.given_before(library) == frozenset()
