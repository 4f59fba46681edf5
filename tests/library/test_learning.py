"""What the library remembers of learners, coached matches, and what players got out of theirs."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from boardkit.library import Library, MatchId, learning, open_library
from boardkit.library.coaching import (
    COACHED,
    SIGNS,
    TOLD,
    is_coached,
    keep_signs,
    keep_told,
    rules_told,
    set_coached,
    signs_told,
)
from boardkit.library.learning import MOST_DUE, MOST_GIVEN, Learning, Tried
from boardkit.library.match_rows import Played, Record, Result, of, read_result, records

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


def result(players: list[str], totals: list[int], *winners: int) -> Result:
    return Result(players=players, totals=totals, winners=list(winners), finished="2026-11-22T14:00:00+00:00")


def test_wins_best_and_average_are_counted_by_player_the_first_match_first() -> None:
    results = [result(["Ada", "Béla"], [20, 15], 0), result(["Béla", "Ada", "Chen"], [7, 10, 7], 1)]
    found = records(results)
    assert found == (Record("Ada", 2, (20, 10)), Record("Chen", 0, (7,)), Record("Béla", 0, (15, 7)))
    assert [(one.matches, one.best, one.tenths) for one in found] == [(2, 20, 150), (1, 7, 70), (2, 15, 110)]


def test_capitals_and_blanks_make_nobody_another_player() -> None:
    found = records([result(["ada "], [3]), result(["Ada"], [-5], 0)])
    assert found == (Record("Ada", 1, (3, -5)),)
    assert found[0].tenths == -10


def test_a_shared_victory_is_one_for_each() -> None:
    assert [one.wins for one in records([result(["Ada", "Béla"], [4, 4], 0, 1)])] == [1, 1]


def test_seats_that_were_not_written_whole_are_passed_over() -> None:
    assert list(of(result(["Ada", "Béla"], [4], 0, 7))) == [Played("Ada", 4, won=True)]
    assert records([]) == ()


def test_hints_are_counted_for_an_honest_comparison() -> None:
    helped = result(["Ada", "Béla"], [20, 15], 0).__replace__(hints=[2, 0])
    assert [one.hints for one in of(helped)] == [2, 0]
    assert [(one.name, one.hints) for one in records([helped, helped])] == [("Ada", 4), ("Béla", 0)]


def test_results_of_earlier_versions_tell_of_no_hints() -> None:
    old = read_result(
        '{"players": ["Ada"], "totals": [3], "winners": [0], "finished": "2026-11-22T14:00:00+00:00"}'
    )
    assert old is not None
    assert [one.hints for one in of(old)] == [0]


def test_a_match_is_coached_until_it_is_no_more(library: Library) -> None:
    set_coached(library, MatchId(3), coached=True)
    set_coached(library, MatchId(5), coached=True)
    with open_library(library.folder) as other:
        assert [is_coached(other, MatchId(number)) for number in (3, 4, 5)] == [True, False, True]
    set_coached(library, MatchId(3), coached=False)
    assert [is_coached(library, MatchId(number)) for number in (3, 5)] == [False, True]


def test_what_is_told_is_remembered_by_game_and_name_and_never_forgotten(library: Library) -> None:
    keep_told(library, "tectonic_tribes", {"Ada": frozenset({"2", "3.1"})})
    keep_told(library, "tectonic_tribes", {"Ada": frozenset({"3.2"}), "Bela": frozenset({"2"})})
    keep_told(library, "terristories", {"Ada": frozenset({"V"})})
    told = {"Ada": frozenset({"2", "3.1", "3.2"}), "Bela": frozenset({"2"})}
    assert rules_told(library, "tectonic_tribes") == told
    assert rules_told(library, "terristories") == {"Ada": frozenset({"V"})}
    assert rules_told(library, "water_sharing") == {}


def test_how_often_signs_were_explained_is_remembered_by_game_and_name(library: Library) -> None:
    keep_signs(library, "tectonic_tribes", {"Ada": {"≈": 1}})
    keep_signs(library, "tectonic_tribes", {"Ada": {"≈": 2, "▲": 1}, "Bela": {"▲": 1}})
    keep_signs(library, "terristories", {"Ada": {"♣": 3}})
    assert signs_told(library, "tectonic_tribes") == {"Ada": {"≈": 2, "▲": 1}, "Bela": {"▲": 1}}
    assert signs_told(library, "terristories") == {"Ada": {"♣": 3}}
    assert signs_told(library, "water_sharing") == {}


@pytest.mark.parametrize("damaged", [3, [1, "x"], {"tectonic_tribes": [1]}, {"tectonic_tribes": {"Ada": 4}}])
def test_what_is_damaged_counts_as_not_told(library: Library, damaged: object) -> None:
    library.set_setting(TOLD, damaged)
    library.set_setting(COACHED, damaged)
    library.set_setting(SIGNS, damaged)
    assert not any(signs_told(library, "tectonic_tribes").values())
    assert not any(rules_told(library, "tectonic_tribes").values())
    assert is_coached(library, MatchId(1)) == (damaged == [1, "x"])
    keep_told(library, "tectonic_tribes", {"Bela": frozenset({"2"})})
    assert rules_told(library, "tectonic_tribes")["Bela"] == frozenset({"2"})
