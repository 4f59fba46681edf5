"""The score sheet: totals, places that are shared, and the tie-break that decides."""

from boardkit.core import ScoreLine, ScoreSheet, Seat, TieBreak, Verdict


class Coins(ScoreLine, rule="1"):
    pass


class Cards(ScoreLine, rule="2"):
    pass


class MostCards(TieBreak, rule="3"):
    pass


class FirstSeat(TieBreak, rule="4"):
    pass


class AllLose(Verdict, rule="5"):
    pass


def sheet(*points: int, tie_breaks: tuple[TieBreak, ...] = ()) -> ScoreSheet:
    lines = tuple(Coins(Seat(seat), value) for seat, value in enumerate(points))
    return ScoreSheet(len(points), lines, tie_breaks)


def test_points_add_up_by_seat_and_by_kind() -> None:
    lines = (Coins(Seat(0), 3), Cards(Seat(1), 2), Coins(Seat(0), -1), Cards(Seat(0), 5))
    scores = ScoreSheet(3, lines)
    assert scores.totals == (7, 2, 0)
    assert scores.by_kind(Seat(0)) == {"Coins": 2, "Cards": 5}
    assert scores.by_kind(Seat(2)) == {"Coins": 0, "Cards": 0}
    assert list(scores.of(Seat(1))) == [Cards(Seat(1), 2)]


def test_most_points_win() -> None:
    assert sheet(3, 9, 5).ranking == ((1,), (2,), (0,))
    assert sheet(3, 9, 5).winners == (1,)
    assert sheet(3, 9, 5).deciding is None


def test_equal_points_share_a_place() -> None:
    assert sheet(5, 9, 5, 9).ranking == ((1, 3), (0, 2))
    assert sheet(5, 9, 5, 9).winners == (1, 3)
    assert sheet(5, 9, 5, 9).deciding is None


def test_a_tie_break_parts_equal_points_only() -> None:
    scores = sheet(5, 9, 9, tie_breaks=(MostCards((7, 1, 2)),))
    assert scores.ranking == ((2,), (1,), (0,))
    assert scores.deciding == MostCards((7, 1, 2))


def test_a_tie_break_that_parts_nobody_at_the_top_does_not_decide() -> None:
    scores = sheet(5, 5, 1, 1, tie_breaks=(MostCards((2, 2, 3, 4)), FirstSeat((1, 0, 0, 0))))
    assert scores.winners == (0,)
    assert scores.deciding == FirstSeat((1, 0, 0, 0))
    assert sheet(5, 5, tie_breaks=(MostCards((2, 2)),)).deciding is None


def test_tie_breaks_apply_in_their_order() -> None:
    scores = sheet(5, 5, 5, tie_breaks=(MostCards((1, 2, 2)), FirstSeat((9, 0, 1))))
    assert scores.ranking == ((2,), (1,), (0,))


def test_a_verdict_overrules_the_points() -> None:
    everybody = (Seat(0), Seat(1))
    tied = (MostCards((1, 2)),)
    assert ScoreSheet(2, (), tied, AllLose()).winners == ()
    assert ScoreSheet(2, (), tied, AllLose(), everybody).winners == everybody
    assert ScoreSheet(2, (), tied, AllLose()).deciding is None
