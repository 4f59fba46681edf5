"""Two lines of a match beside each other: what differs on the table and in the score."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardkit.core import Match, Move, Seat, Table
from boardkit.core.lines.match import seats_of
from boardkit.core.values import Value
from boardkit.draw.numbers import differences
from boardkit.draw.shapes import Place
from boardkit.draw.show import Show, board, boards_of, inspected
from boardkit.text import Words
from boardkit.text.scores import seat_scores


class Row(Value):
    """A line of the comparison: what it is about, and how it stands here and there."""

    label: str
    here: str
    there: str


class Comparison(Value, eq=False):
    """Two lines of one match, each where it stands, as somebody sees them from whom nothing is hidden."""

    here: Match[Any]
    there: Match[Any]
    drawing: Show

    @property
    def tables(self) -> tuple[Table, Table]:
        """The two tables."""
        return self.here.state, self.there.state

    @property
    def boards(self) -> tuple[Seat | None, ...]:
        """The maps to compare: one of each seat, or one for all."""
        return boards_of(self.drawing, len(self.here.players))

    def places(self, seat: Seat | None) -> Sequence[Place]:
        """List the places of a map that show something else, those that only one table has included."""
        here, there = (board(self.drawing, table, seat).looks for table in self.tables)
        return [place for place in dict.fromkeys((*here, *there)) if here.get(place) != there.get(place)]

    def score(self, words: Words) -> Iterator[Row]:
        """Tell the sum of every seat, and the lines of the sheet that differ."""
        sheets, none = [self.here.game.score(table) for table in self.tables], words("compare-nothing")
        for seat in seats_of(self.here.players):
            yield Row(words.seat(seat), *(str(sheet.totals[seat]) for sheet in sheets))
            scores = [next(one for one in seat_scores(sheet, words) if one.seat == seat) for sheet in sheets]
            sides = [{reason.text: reason.points for reason in score.reasons} for score in scores]
            for text in dict.fromkeys(text for side in sides for text in side):
                before, after = (str(side[text]) if text in side else none for side in sides)
                if before != after:
                    yield Row(f"  {text}", before, after)

    def numbers(self, words: Words) -> Iterator[Row]:
        """Tell the numbers that differ."""
        for change in differences(*(self.drawing.numbers(table) for table in self.tables)):
            name = words(change.name)
            label = name if change.seat is None else f"{words.seat(change.seat)}: {name}"
            yield Row(label, str(change.before), str(change.after))

    def looked_at(self, words: Words, seat: Seat | None, places: Sequence[Place]) -> Iterator[Row]:
        """Say what is at places of a map, here and there."""

        def found(table: Table, place: Place) -> str:
            there = place in board(self.drawing, table, seat).looks
            lines = inspected(self.drawing, table, seat, place, words) if there else ()
            return lines[0] if lines else words("compare-nothing")

        for place in places:
            yield Row(words.name(place), *(found(table, place) for table in self.tables))

    def hands(self, words: Words) -> Iterator[Row]:
        """Say what each seat holds in one line only."""
        for seat in seats_of(self.here.players):
            here, there = (self.drawing.hand(self.here.game.view(table, seat), seat) for table in self.tables)
            mine = [move for move in here if move not in there]
            theirs = [move for move in there if move not in here]
            if mine or theirs:
                yield Row(words.seat(seat), _cards(mine, words), _cards(theirs, words))


def _cards(moves: Sequence[Move], words: Words) -> str:
    """Name cards in a few words each; alike ones once."""
    return "\n".join(dict.fromkeys(map(words.short, moves))) or words("compare-nothing")
