"""What was drawn is remembered until it is drawn from something else."""

from boardkit.tui.desk.drawn import Drawn


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
