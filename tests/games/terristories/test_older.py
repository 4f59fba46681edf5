"""Position codes still read that were written before seats negotiated, or before each effect had a class."""

import json
from pathlib import Path
from typing import Final

import pytest

from boardkit.core import Match
from boardkit.core.records.older import restored
from boardkit.core.records.position import position_code, position_of
from boardkit.core.records.record import from_json
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.effects import Gain
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Request
from boardkit.games.terristories.rules.questions import PutRequest, RunEffect

BEFORE: Final = Path(__file__).parent.parent.parent / "golden" / "before" / "terristories"
CODES: Final = tuple(map(tuple, json.loads((BEFORE / "positions.json").read_text("utf-8"))))
"""The number of a kept match, after how many of its answers a code was written, and the code."""

WAITING: Final = tuple(json.loads((BEFORE / "waiting.json").read_text("utf-8")))
"""Codes of tables on which a gain waits for the territory that nobody else harvests to be chosen."""


def reached(number: str, answers: int) -> Match[State]:
    """Play the first answers of a kept match by the rules of today."""
    plain = from_json((BEFORE / f"{number}.json").read_bytes())
    start = plain.__replace__(moves=plain.moves[:answers], branches=[], notes=[], branch="", at=answers)
    return restored(GAME, start).main


@pytest.mark.parametrize(("number", "answers", "code"), CODES, ids=[f"{row[0]}-{row[1]}" for row in CODES])
def test_v_2_b_a_code_of_version_1_holds_the_table_of_its_match(number: str, answers: int, code: str) -> None:
    """Only how often each seat has negotiated in the phase was not known then."""
    match, read = reached(number, answers), position_of(GAME, code)
    if isinstance(match.state.question, PutRequest):
        match = match.play(Request())
    assert read == match.state.with_season(deals=(0,) * match.state.seats)


@pytest.mark.parametrize("code", WAITING, ids=range(len(WAITING)))
def test_an_effect_that_waits_is_read_from_a_code_in_which_it_had_the_fields_of_all_kinds(code: str) -> None:
    state = position_of(GAME, code)
    waiting = [business for business in state.pile if isinstance(business, RunEffect)]
    assert [run.effect for run in waiting] == [Gain(1)]
    assert position_of(GAME, position_code(GAME, state)) == state
