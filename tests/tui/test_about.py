"""About: whose this is, and where everything lies."""

from pathlib import Path

import pytest

from boardkit import __version__
from tests.tui.tools import make_app, press, shown


@pytest.mark.parametrize(("language", "said"), [("en", "as they are printed"), ("fr", "règles imprimées")])
async def test_it_says_what_this_is_and_where_the_library_lies(
    tmp_path: Path, language: str, said: str
) -> None:
    with make_app(tmp_path, language=language) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await press(pilot, "8")
            text = shown(app)
    assert __version__ in text
    assert "MIT" in text
    assert said in text
    assert tmp_path.name in "".join(text.split())
