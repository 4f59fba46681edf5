"""Every card of two games can be read: in the hand, or in the focus card beside the map."""

from collections.abc import Iterator

import pytest

from boardkit.core import choice_of
from boardkit.draw.cards import Card, Frame, framed, told
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.games.terristories import box as land
from boardkit.games.terristories.box.things import Role
from boardkit.games.terristories.show import printed
from boardkit.games.water_sharing.box.cards import deck
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.moves import Build, DrawAction, DrawObjective
from boardkit.games.water_sharing.rules.questions import WhatToBuild
from boardkit.games.water_sharing.show.cards import card as of_water
from boardkit.text import words_for
from tests.every import every_language
from tests.games.terristories.board import table as of_land
from tests.games.water_sharing import basin

NAMES = ("Ada", "Béla", "Chen")
COLOURS = {
    key: match_palette(key, tuple(range(len(NAMES))), Depth.FULL) for key in ("water_sharing", "terristories")
}
CUT = "…"

FOCUS = 42, 8
"""Columns and lines of what is looked at, in a window of 120 by 40."""

ABREAST = 52, 9
"""Columns and lines of each of three cards in the hand, in a window of 160 by 50."""


def of_terristories(language: str) -> Iterator[Card]:
    """Draw all that is printed for TerriStories."""
    words, colours = words_for(language, "terristories", NAMES), COLOURS["terristories"]
    state = of_land()
    yield from (printed.project_card(one, words, colours) for one in land.PROJECTS)
    yield from (printed.hazard_card(one, words, colours) for one in land.ALEAS)
    yield from (printed.power_card(one, words, colours) for one in land.POWERS)
    yield from (printed.role_card(state, one, words) for one in Role if one in land.POWERS)
    yield from (printed.character_card(state, None, one, words) for one in land.PROFILES)
    yield from (printed.planet_card(one, words, colours) for one in land.PLANETS)
    yield from (printed.mission_card(one, words) for one in land.MISSIONS)


def of_water_sharing(language: str) -> Iterator[Card]:
    """Draw all that is printed for Sharing the Water."""
    words, colours = words_for(language, "water_sharing", NAMES), COLOURS["water_sharing"]
    state, printed_cards = basin.table("A farm 6 5", WhatToBuild(basin.A)), deck("")
    moves = [
        *(DrawAction(one) for one in printed_cards.actions),
        *(DrawObjective(one) for one in printed_cards.objectives),
        *(Build(one, basin.at(6, 6)) for one in Building if one is not Building.DAM),
    ]
    yield from (of_water(state, choice_of(move), words, colours) for move in moves)


GAMES = {"terristories": of_terristories, "water_sharing": of_water_sharing}

every = pytest.mark.parametrize("key", GAMES)


def words_of(card: Card) -> list[str]:
    """List the words that a card says below its picture."""
    return " ".join(card.text).split()


def read(lines: list[str], wanted: list[str]) -> bool:
    """Tell whether lines say some words, one after the other."""
    found = iter(" ".join(lines).split())
    return all(word in found for word in wanted)


@every
@every_language
def test_every_card_is_told_to_its_last_word_beside_the_map(key: str, language: str) -> None:
    width = FOCUS[0]
    for card in GAMES[key](language):
        lines = told(card, width)
        assert all(line.cell_len <= width for line in lines), card.name
        assert read([line.plain for line in lines], words_of(card)), card.name
        assert not any(CUT in line.plain for line in lines), card.name


@every
@every_language
def test_every_card_is_whole_in_a_hand_of_three_or_at_once_beside_the_map(key: str, language: str) -> None:
    """What a face leaves out without a sign is said by its signs, too."""
    for card in GAMES[key](language):
        face = framed(card, Frame("1"), *ABREAST, COLOURS[key])
        cut = any(CUT in line.plain for line in face)
        assert not cut or len(told(card, FOCUS[0])) <= FOCUS[1], card.name
