"""The signs that a game draws, on its map, on faces and cards, and in the rooms beside the map."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from boardkit.core import choice_of, legal
from boardkit.draw.blocks import Room
from boardkit.draw.extras import card_of, seats_in, shared_in
from boardkit.draw.palette import Palette
from boardkit.games import GAMES
from boardkit.text import Words

BOXES = range(0x2500, 0x2580)
NOT_SIGNS = {*"−→+=<>$^`|~"}
"""What reads as mathematics or punctuation."""


def signs_of(drawing: Any, view: Any, words: Words, palette: Palette, rooms: Sequence[Room]) -> set[str]:
    """Gather the characters of all that is drawn of a table."""
    shown = [
        text for look in drawing.picture(view, None).looks.values() for text in (*look.lines, *look.brief)
    ]
    shown += [line.plain for room in rooms for line in seats_in(drawing, view, words, palette, room) or ()]
    shown += [line.plain for room in rooms for line in shared_in(drawing, view, words, palette, room)]
    game = GAMES[drawing.__name__.split(".")[2]]
    for choice in {choice_of(move) for move in legal(game, view)} if view.question is not None else ():
        shown += [line.plain for line in drawing.face(view, choice, words, palette).lines]
        card = card_of(drawing, view, choice, words, palette)
        tags = "" if card.tags is None else card.tags.plain
        shown += [card.name, card.price, tags, *(line.plain for line in card.picture), *card.text]
    return {sign for text in shown for sign in text}


def unknown_signs(shown: Iterable[str], known: Iterable[str]) -> set[str]:
    """Name what is no letter, digit, punctuation, blank or line of a box, and not known either."""
    return {sign for sign in shown if _is_sign(sign)} - {*known}


def _is_sign(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "LNPZ" and ord(sign) not in BOXES and sign not in NOT_SIGNS
