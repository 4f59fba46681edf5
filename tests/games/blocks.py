"""The signs that a game draws, on its map, on faces and cards, and in the rooms beside the map."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from boardkit.core import Move, choice_of
from boardkit.draw.blocks import Room
from boardkit.draw.palette import Palette
from boardkit.draw.show import card_of, shared_in
from boardkit.text import Words

BOXES = range(0x2500, 0x25A0)
"""Lines of boxes, and halves of cells."""

NOT_SIGNS = {*"−→+=<>$^`|~"}
"""What reads as mathematics or punctuation."""


def signs_of(
    drawing: Any, view: Any, words: Words, palette: Palette, rooms: Sequence[Room], moves: Iterable[Move]
) -> set[str]:
    """Gather the characters of all that is drawn of a table, and of moves as faces and cards."""
    shown = [text for look in drawing.map(view, None).looks.values() for text in (*look.lines, *look.brief)]
    shown += [line.plain for room in rooms for line in drawing.seats(view, words, palette, room)]
    shown += [line.plain for room in rooms for line in shared_in(drawing, view, words, palette, room)]
    for choice in map(choice_of, moves):
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
