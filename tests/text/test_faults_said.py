"""A fault says the refusal in it: one of a game in the words of its game, one of the kit in those of all."""

import pytest

from boardkit.core import GameIsOver, NotAsked, Refusal
from boardkit.core.faults import MoveDoesNotFit
from boardkit.games.terristories.rules.powers import PowerGone
from boardkit.text import words_for
from boardkit.text.reasons import fault_said
from tests.every import every_language


@every_language
@pytest.mark.parametrize("refusal", [GameIsOver("VI"), NotAsked("V.1"), PowerGone()])
def test_a_refusal_inside_a_fault_is_said(refusal: Refusal, language: str) -> None:
    said = fault_said(MoveDoesNotFit(3, "power", refusal), words_for(language))
    assert words_for(language, "terristories").say(refusal).removesuffix(".") in said
