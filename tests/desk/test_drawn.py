"""What was drawn is remembered until it is drawn from something else."""

from boardkit.tui.desk.sight import LATELY, Drawn


def test_the_same_is_drawn_once_and_something_else_anew() -> None:
    asked: list[str] = []

    def draw(what: str, times: int) -> str:
        asked.append(what)
        return what * times

    memory = Drawn()
    assert [memory.once(draw, "a", 2), memory.once(draw, "a", 2)] == ["aa", "aa"]
    assert memory.once(draw, "b", 2) == "bb"
    assert asked == ["a", "b"]
    assert [memory.each(at, draw, "c", at) for at in (1, 2, 1, 2)] == ["c", "cc", "c", "cc"]
    assert asked == ["a", "b", "c", "c"]


def test_who_goes_to_and_fro_finds_what_was_drawn_and_the_oldest_is_forgotten() -> None:
    asked: list[int] = []

    def draw(number: int) -> int:
        asked.append(number)
        return -number

    memory, there = Drawn(), range(LATELY)
    assert [memory.once(draw, at) for at in (*there, *reversed(there))] == [
        -at for at in (*there, *reversed(there))
    ]
    assert asked == [*there]
    memory.once(draw, LATELY)
    assert [memory.once(draw, 0), memory.once(draw, LATELY - 1)] == [0, 1 - LATELY]
    assert asked == [*there, LATELY, LATELY - 1]
