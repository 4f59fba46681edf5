"""Looking for a field, a card or a place of a position by name."""

from collections.abc import Iterator

from boardkit.core.editing.editing import is_piece
from boardkit.core.editing.parts import Part, walk
from boardkit.core.notation.shapes import Leaf
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.editor.boards import Land
from boardkit.tui.desk.editor.offers import lying
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.showing import board_said
from boardkit.tui.desk.intents import Intent, PointOn, Show


def sought(now: Position) -> Pick:
    """Let a field, a card or a place be chosen; what is typed narrows the list, with or without accents."""
    parts = [part for part in walk(now.editing.whole) if part.path and now.editing.part(part.path) == part]
    fields = [_entry(now, part) for part in parts if not _is_card(part)]
    cards = [_card(now, part) for part in parts if _is_card(part)]
    return Pick(now.words("edit-find"), (*fields, *cards, *_places(now)))


def _is_card(part: Part) -> bool:
    return is_piece(part.shape) and bool(part.value) and type(part.path[-1]) is int


def _entry(now: Position, part: Part) -> tuple[str, Intent]:
    said = now.names.said(part) if isinstance(part.shape, Leaf) else ""
    return f"{now.names.trail(part.path)}   {said}".rstrip(), Show(part.path)


def _card(now: Position, part: Part) -> tuple[str, Intent]:
    piece = now.names.piece(part.value, part.shape)
    return lying(now, piece, part.path[:-1]), Show(part.path)


def _places(now: Position) -> Iterator[tuple[str, Intent]]:
    for number, board in enumerate(now.boards):
        if isinstance(board, Land):
            for place in now.turned_to(number).picture.looks:
                named = now.words("edit-place", place=now.words.name(place), board=board_said(now, board))
                yield named, PointOn(number, place)
