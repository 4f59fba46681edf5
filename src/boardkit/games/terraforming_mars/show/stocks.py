"""Stock and production in columns: of one seat, or of all below each other."""

from collections.abc import Sequence

from rich.text import Text

from boardkit.draw.blocks import columns
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.show.boards import Board, signed
from boardkit.games.terraforming_mars.show.signs import resource_sign
from boardkit.text import Words


def account(board: Board) -> list[Text]:
    """Write stock and production of a seat below each other, under heads."""
    words = board.words
    stock = [Text(words("seat-stock"), "dim"), *(Text(str(count)) for count in board.company.stock)]
    made = [Text(signed(board.income(resource))) for resource in Resource]
    return columns([[Text(), *_heads(words)], stock, [Text(words("seat-makes"), "dim"), *made]], 2)


def numbers(boards: Sequence[Board], words: Words, points: Sequence[int], *, signs: bool) -> list[Text]:
    """Write stock and production of all seats in columns under heads, after their points if there are any."""
    before = [Text(words("head-points"), "dim")] if points else []
    rows = [[Text(), *before, *_heads(words, signs=signs)]]
    for board in boards:
        counted = [Text(str(points[board.seat]), "bold")] if points else []
        rows.append([Text(), *counted, *(Text(board.held(resource)) for resource in Resource)])
    return [line[1:] for line in columns(rows)]


def _heads(words: Words, *, signs: bool = False) -> list[Text]:
    """Head the columns of resources with words, or with signs."""
    heads = [resource_sign(one, words) if signs else words(f"head-{one}") for one in Resource]
    return [Text(head, "dim") for head in heads]
