"""Tables of names and numbers."""

from rich.text import Text

from boardkit.draw.blocks import headed, led, shortened


def named(name: str, width: int) -> Text:
    return shortened(Text(name), width)


def test_a_name_goes_on_below_a_head_that_is_wider_than_its_numbers() -> None:
    rows = [
        (lambda width: named("Penelope", width), Text("7")),
        (lambda width: named("Bo", width), Text("12")),
    ]
    assert [line.plain for line in led(Text("points"), rows, 12)] == [
        "      points",
        "Penelope   7",
        "Bo        12",
    ]


def test_a_name_is_cut_where_its_row_has_no_room_for_it() -> None:
    rows = [(lambda width: named("Penelope", width), Text("7"))]
    assert [line.plain for line in led(Text("points"), rows, 9)] == ["   points", "Penelo… 7"]


def test_numbers_stand_below_their_heads() -> None:
    names = [lambda width: named("Ann", width), lambda width: named("Bela", width)]
    lines = headed(["pts", "cards"], names, [["7", "1"], ["12", "30"]], 20)
    assert [line.plain for line in lines] == ["     pts cards", "Ann    7     1", "Bela  12    30"]
