"""Moves said with what stands where they are made: a hex alone says little."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import Move
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules.model import State
from boardkit.text import Words
from boardkit.text.names import member_id

NAMED: Final[Mapping[type[Move], str]] = {mv.Run: "run-named", mv.Destroy: "destroy-named"}
"""The messages that say a move with the building that it is about."""


def said_at(view: State, value: object, words: Words) -> str:
    """Name the building that is run or destroyed; say nothing of other moves."""
    if not isinstance(value, mv.Run | mv.Destroy) or value.at not in view.land.tiles:
        return ""
    building = words.explanation(member_id(view.land.tiles[value.at].building), "the")
    return words(NAMED[type(value)], building=building, at=str(value.at))
