"""What players have got out of their matches."""

from boardkit.library.match_rows import Played, Record, Result, of, read_result, records


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
