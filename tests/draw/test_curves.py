import unicodedata
from collections.abc import Sequence
from itertools import product

from boardkit.draw.blocks import Room
from boardkit.draw.glyphs import BOX, Arms
from boardkit.draw.numbers import Curve, spark
from boardkit.draw.palette import palette
from tests.every import with_each

POINTS = [(0, 0, 0), (2, 0, 1), (5, 3, 1), (5, 7, 4), (12, 7, 9), (14, 18, 21)]


def curve(points: Sequence[tuple[int, ...]], at: int = 0, *, plain: bool = False) -> Curve:
    return Curve(points, range(len(points)), palette(), at, plain)


def drawn(made: Curve, width: int, height: int) -> list[str]:
    return [line.plain.rstrip() for line in made.lines(Room(width, height))]


def test_each_seat_is_its_letter_and_ends_with_its_points() -> None:
    assert drawn(curve(POINTS), 50, 12) == [
        " 21 ┤                                   C 21",
        " 18 ┤                                   B 18",
        " 15 ┤                                   A 14",
        " 12 ┤                             A",
        "  9 ┤                             C",
        "  6 ┤                 A    AB     B",
        "  3 ┤           A     B     C",
        "  0 ┤   ABC    BC     C",
        "    └─────┴─────┴─────┴─────┴─────┴─────┴",
        "          0     1     2     3     4     5",
    ]


def test_with_little_room_more_seats_than_fit_are_a_star_and_numbers_stand_apart() -> None:
    assert drawn(curve(POINTS), 27, 7) == [
        " 20 ┤           B 18 C 21",
        " 15 ┤           A 14",
        " 10 ┤         *",
        "  5 ┤     * * B",
        "  0 ┤ * * C",
        "    └─┴─┴─┴─┴─┴─┴",
        "      0 1 2 3 4 5",
    ]


def test_with_less_room_each_seat_has_a_line() -> None:
    assert drawn(curve(POINTS), 14, 3) == [" A  ▁▁▂▂▅▅ 14", " B  ▁▁▂▃▃▇ 18", " C  ▁▁▁▂▄█ 21"]
    assert drawn(curve(POINTS, plain=True), 14, 3)[2] == " C  ___.=# 21"
    assert drawn(curve(POINTS), 8, 3) == [" A  14", " B  18", " C  21"]


def test_in_ascii_no_other_character_is_used() -> None:
    assert all(line.isascii() for line in drawn(curve(POINTS, plain=True), 50, 12))


def test_points_below_zero_and_without_any_change_are_drawn() -> None:
    assert drawn(curve([(0, 0), (-1, 0)]), 40, 12)[-3:] == [
        " −1 ┤                   A −1",
        "    └─────────┴─────────┴",
        "              0         1",
    ]
    assert drawn(curve([(0,)]), 40, 12)[3:] == [" 0 ┤         A 0", "   └─────────┴", "             0"]


@with_each("width", [20, 33, 58, 90])
@with_each("height", [1, 4, 6, 9, 20])
@with_each("rounds, seats", [(1, 1), (4, 2), (15, 5), (60, 3)])
def test_a_curve_keeps_to_its_room(width: int, height: int, rounds: int, seats: int) -> None:
    points = [tuple(number * (seat + 3) for seat in range(seats)) for number in range(rounds)]
    lines = drawn(curve(points, rounds // 2), width, height)
    assert len(lines) <= height
    assert max(map(len, lines)) <= width


def test_a_column_belongs_to_the_round_that_stands_there() -> None:
    made, room = curve(POINTS), Room(50, 12)
    assert [made.round_at(room, column) for column in (0, 5, 10, 11, 40, 49)] == [None, 0, 0, 1, 5, 5]
    assert made.round_at(Room(50, 3), 10) is None


def test_a_line_of_blocks_goes_from_the_lowest_to_the_highest_there_may_be() -> None:
    assert spark([-2, 0, 5], -2, 5) == "▁▃█"
    assert spark([4, 4], 4, 4) == "▁▁"


def test_all_81_meetings_have_a_sign_of_their_own() -> None:
    assert set(BOX) == {Arms(*arms) for arms in product((0, 1, 2), repeat=4)}
    assert len(set(BOX.values())) == 81


@with_each(
    "arms, sign",
    [
        (Arms(0, 2, 2, 0), "┏"),
        (Arms(2, 1, 2, 0), "┠"),
        (Arms(1, 2, 2, 1), "╆"),
        (Arms(2, 1, 1, 2), "╃"),
        (Arms(2, 2, 1, 2), "╇"),
        (Arms(1, 2, 1, 2), "┿"),
        (Arms(0, 1, 0, 2), "╾"),
        (Arms(1, 0, 2, 0), "╽"),
    ],
)
def test_mixed_joints_are_right(arms: Arms, sign: str) -> None:
    assert BOX[arms] == sign, unicodedata.name(sign)


def test_letters_of_seats_are_as_bright_as_their_chips() -> None:
    lettered = [line for line in curve(POINTS).lines(Room(50, 12)) if set("ABC") & set(line.plain)]
    assert lettered
    for line in lettered:
        assert "dim" not in str(line.style)
        dim = [span for span in line.spans if "dim" in str(span.style)]
        assert not [span for span in dim if set("ABC") & set(line.plain[span.start : span.end])]
