"""The promises of every game, kept by Terraforming Mars whatever its seats, options and seed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Match
from boardkit.games.terraforming_mars import GAME
from tests.games.playing import play_out, settings_of
from tests.games.promises import PROMISES

Promise = Callable[[Match[Any], Random], None]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@settings(max_examples=8)
@given(data=st.data())
def test_matches_keep_a_promise(promise: Promise, data: st.DataObject) -> None:
    setting = data.draw(settings_of(GAME))
    promise(play_out(setting), Random(setting.seed))
