"""The palette: finds without accents, and lists nothing twice."""

from collections import Counter
from pathlib import Path

import pytest
from textual.widgets import OptionList

from boardkit.games import KEYS
from boardkit.tui.pages.settings import SettingsScreen
from boardkit.tui.screens.dialogs import Picker
from boardkit.tui.screens.palette import PaletteScreen
from tests.daily import in_turn
from tests.tui.bursts import match_of
from tests.tui.tools import at_rest_again, press, running, write


def listed(screen: object) -> list[str]:
    assert isinstance(screen, PaletteScreen)
    options = screen.query_one(OptionList)
    return [str(options.get_option_at_index(number).prompt) for number in range(options.option_count)]


@pytest.mark.sample(4)
@pytest.mark.parametrize("typed", ["reglages", "réglages", "RÉGLAGES", "re\u0301glages"])
async def test_accents_may_be_typed_or_left_out(typed: str, tmp_path: Path) -> None:
    async with running(tmp_path, language="fr") as (app, pilot):
        await at_rest_again(pilot)
        await press(pilot, "ctrl+p")
        screen = app.screen
        assert isinstance(screen, PaletteScreen)
        screen.query_one(Picker).narrow(typed)
        assert listed(screen) == ["Réglages"]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "begin"), in_turn(KEYS, ["open", "closed", "later"]))
async def test_nothing_is_listed_twice(game: str, begin: str, tmp_path: Path) -> None:
    async with running(tmp_path, new=match_of(game, begin, 3)) as (app, pilot):
        await at_rest_again(pilot)
        if begin == "closed":
            await pilot.pause(0.4)
            await press(pilot, "enter")
        await press(pilot, "ctrl+p")
        assert not [label for label, times in Counter(listed(app.screen)).items() if times > 1]


async def test_a_list_that_nothing_is_left_of_takes_nothing_and_what_has_no_accent_is_found_by_one(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (app, pilot):
        await at_rest_again(pilot)
        await press(pilot, "ctrl+p")
        await write(pilot, "zzz")
        screen = app.screen
        assert listed(screen) == [app.program.words("pick-none")]
        await press(pilot, "down", "enter")
        assert app.screen is screen
        await press(pilot, "backspace", "backspace", "backspace")
        assert len(listed(screen)) > 3
        await write(pilot, "séttîngs")
        await press(pilot, "enter")
        assert isinstance(app.screen, SettingsScreen)
