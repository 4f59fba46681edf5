"""What two rooms ask for in turn is not drawn twice for each key."""

from collections import Counter
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pytest

from boardkit.games import GAMES
from boardkit.tui.desk import sight
from tests.daily import in_turn
from tests.desk.tools import random_match
from tests.tui.tools import press, running

SIZES = ((120, 40), (200, 60), (80, 24))
DECISIONS = 40


@pytest.mark.sample(6)
@pytest.mark.parametrize(("key", "size"), in_turn(GAMES, SIZES))
async def test_no_key_draws_anything_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, size: tuple[int, int]
) -> None:
    times, drawn = Counter[Hashable](), sight.Drawn.once

    def counted(memory: sight.Drawn, draw: Callable[..., Any], *given: Any, what: Hashable = None) -> Any:
        name: Hashable = draw if what is None else what

        def anew(*these: Any) -> Any:
            times[name] += 1
            return draw(*these)

        times[name] += 0
        return drawn(memory, anew, *given, what=name)

    async with running(tmp_path, size, new=random_match(key, DECISIONS)) as (_, pilot):
        monkeypatch.setattr(sight.Drawn, "once", counted)
        for begun, name in (("right", "down"), ("[", "[")):
            await press(pilot, begun)
            times.clear()
            await press(pilot, name)
            assert times
            assert {one for one, drew in times.items() if drew > 1} == set(), name
