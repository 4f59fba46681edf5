"""Why not, and what would come of it: every refusal is worded, and every preview is what then happens."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Game, Match, Refusal
from boardkit.testing.promises import ruled_classes
from boardkit.testing.strategies import played, settings_of, shared
from boardkit.text import words_for
from boardkit.text.names import class_id
from tests.every import every_game, every_language
from tests.games.explaining import (
    legal_answers_tell_what_they_meet,
    previews_are_what_happens,
    previews_tell_what_changes,
    reasons_are_worded,
)

Explained = Callable[[Match[Any], Random], None]

explanations = pytest.mark.parametrize(
    "explained",
    [
        reasons_are_worded,
        legal_answers_tell_what_they_meet,
        previews_are_what_happens,
        previews_tell_what_changes,
    ],
    ids=lambda rule: rule.__name__,
)


@pytest.mark.sample(12)
@explanations
@every_game
@given(data=st.data())
def test_moves_are_explained(game: Game[Any], explained: Explained, data: st.DataObject) -> None:
    setting = data.draw(shared(game))
    explained(played(setting), Random(setting.seed))


@pytest.mark.nightly
@pytest.mark.timeout(0)
@every_game
@explanations
@settings(derandomize=False, max_examples=500)
@given(data=st.data())
def test_moves_of_many_matches_are_explained(
    game: Game[Any], explained: Explained, data: st.DataObject
) -> None:
    setting = data.draw(settings_of(game))
    explained(played(setting), Random(setting.seed))


@every_game
@every_language
def test_what_can_be_counted_says_what_is_missing(game: Game[Any], language: str) -> None:
    words = words_for(language, game.key)
    counted = [kind for kind in ruled_classes(game) if issubclass(kind, Refusal) and "missing" in vars(kind)]
    unsaid = [kind for kind in counted if "missing" not in words.messages.attributes(class_id(kind))]
    assert unsaid == []
