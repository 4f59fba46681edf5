"""About: whose this is, and where everything lies."""

from pathlib import Path

import pytest

from boardkit import __version__
from tests.tui.tools import press, running, shown


@pytest.mark.sample(2)
@pytest.mark.parametrize(("language", "said"), [("en", "as they are printed"), ("fr", "règles imprimées")])
async def test_it_says_what_this_is_and_where_the_library_lies(
    tmp_path: Path, language: str, said: str
) -> None:
    async with running(tmp_path, (120, 40), language=language) as (app, pilot):
        await press(pilot, "8")
        text = shown(app)
    assert __version__ in text
    assert "MIT" in text
    assert said in text
    assert tmp_path.name in "".join(text.split())
