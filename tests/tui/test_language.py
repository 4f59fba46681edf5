"""Another language is spoken at once everywhere, also on what lies below the settings."""

import re
from pathlib import Path

import pytest
from attrs import evolve

from boardkit.tui.pages.settings import SettingsScreen
from tests.daily import spread
from tests.tui.bursts import PLACES, Episode
from tests.tui.tools import at_rest_again, press, running, shown

ENGLISH = re.compile(r"\b(the|and|you|with|is|are|has|from|what|next|slide)\b")
FRENCH = re.compile(r"\b(le|la|les|des|et|vous|du|une|est)\b")

DIALOGS = {"reasons", "palette", "note", "code", "hand", "handouts", "passing"}
"""Small dialogs: from none of them can the settings be opened."""


@pytest.mark.sample(12)
@pytest.mark.parametrize("place", spread(sorted(set(PLACES) - DIALOGS - {"settings", "lesson"})))
async def test_below_the_settings(place: str, tmp_path: Path) -> None:
    episode = Episode(15, "tectonic_tribes", (120, 40), place)
    async with running(tmp_path, episode.size, **episode.wishes) as (app, pilot):
        await at_rest_again(pilot)
        await press(pilot, *episode.way)
        screen, english = app.screen, shown(app)
        for language in ("fr", "en"):
            await app.push_screen(SettingsScreen())
            app.program.set_preferences(evolve(app.program.preferences, language=language))
            await press(pilot, "escape")
            await at_rest_again(pilot)
            await pilot.pause()
            assert app.screen is screen
            if language == "fr":
                french = shown(app)
        assert french != english
        assert not ENGLISH.findall(french)
        assert not FRENCH.findall(shown(app))
        assert shown(app).splitlines()[0] == english.splitlines()[0]
