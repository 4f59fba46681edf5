"""The cases that many tests share."""

import pytest

from boardkit.games import GAMES
from boardkit.text import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_key = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
