"""The open boards of all seats as a table, as full as a room allows."""

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from typing import Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Form, Room, fitted, longest, name_in, shortened, wrapped
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.scoring import score
from boardkit.games.terraforming_mars.show.below import below_in, below_name, joined
from boardkit.games.terraforming_mars.show.boards import Board
from boardkit.games.terraforming_mars.show.stocks import account, numbers
from boardkit.text import Words

LEAST_NAME: Final = 3
"""Columns of a player's name that is cut."""

MARGIN: Final = 5
MARGINS: Final = (MARGIN, 1)
"""Columns before a name (who is asked, chip, blank), and before what stands below it where they fit."""

LONG_NAME: Final = 14
"""Columns of a name beside which something else stands."""

BESIDE: Final = 14
"""Columns of a short name and of points, beside what a seat is."""

ONE_EACH: Final = 3
"""Lines below a name of which what a seat is, what it counts and what it has played have one each."""

TOO_WIDE: Final = 1000
"""Columns of a form that has no room: more than any room has."""


def seats(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write the boards of all seats, as full as a room allows."""
    boards = Boards(view, words, palette, room.width, score(view).totals)
    forms = [form for least, form in boards.forms() if least * view.seats <= room.height]
    return fitted(room, *forms, boards.lines)


class Boards(Value, dict=True):
    """The boards of a table, about to be written into so many columns."""

    view: State
    words: Words
    palette: Palette
    width: int
    points: tuple[int, ...]

    def forms(self) -> Sequence[tuple[int, Form]]:
        """List the forms from large to small, each with the lines that it takes for a seat at least."""
        return (
            *(
                (6 if cards > 1 else 5, partial(self.full, cards=cards, modifiers=modifiers))
                for cards in range(9, 0, -1)
                for modifiers in (4, 2, 0)
            ),
            (5, lambda: self.full(cards=0)),
            *((3, partial(self.table, below=below)) for below in (8, 6, 5, 4, 3)),
            (4, lambda: self.rows(below=2, apart=True)),
            (3, lambda: self.rows(below=2)),
            (2, lambda: self.table(below=2)),
            (3, lambda: self.rows(below=1, apart=True)),
            (3, lambda: self.rows(below=1)),
            (3, lambda: self.rows(below=0, apart=True)),
            (3, lambda: self.table(below=2, signs=True)),
            (2, lambda: self.table(below=1, names=True)),
            (2, lambda: self.table(below=1, whole=True, brief=True)),
            (2, lambda: self.table(below=1, brief=True)),
            (2, lambda: self.rows(below=0, whole=True)),
            (2, lambda: self.table(below=1, signs=True, whole=True)),
            (2, lambda: self.rows(below=0, whole=True, brief=True)),
            (2, lambda: self.table(below=1, signs=True, whole=True, brief=True)),
            (2, lambda: self.table(below=1, signs=True, brief=True)),
            (2, lambda: self.rows(below=0)),
            (2, lambda: self.rows(below=0, signs=True)),
            (2, lambda: self.table(below=1, signs=True)),
            (1, lambda: self.table(below=0)),
            (1, lambda: self.table(below=0, signs=True)),
            *((1, partial(self.pairs, most)) for most in (3, 2, 1)),
        )

    def full(self, *, cards: int, modifiers: int = 0) -> list[Text]:
        """Write each board by itself: a heading, stock and production in columns, values, tags, cards."""
        lines: list[Text] = []
        for whole, hints, played in self._told:
            lines += [*whole, *self._below(hints, modifiers), *self._below(played, cards, names=len(played))]
        return lines

    @cached_property
    def _told(self) -> Sequence[tuple[Sequence[Text], Text, Text]]:
        """What is told of each seat in full, written once: what is never cut, modifiers, cards."""
        told = []
        for seat in self.view.everyone:
            board = self._boards[seat]
            stock = [Text(" " * MARGIN).append_text(line) for line in account(board)]
            whole = [self._headed(seat, Text(board.corporation(), "italic")), *stock]
            whole += [*self._below(board.values(), 2), *self._below(board.tags(), 2)]
            told.append((whole, board.modifiers(), board.cards()))
        return told

    def table(
        self,
        *,
        below: int,
        signs: bool = False,
        whole: bool = False,
        names: bool = False,
        brief: bool = False,
    ) -> Iterator[Text]:
        """Write a row for each seat under heads; below it so many lines of what else it has.

        Rating and tags, or with `names` also the corporation, may be wanted in a line that is not cut.
        """
        stocks = self._numbers(signs=signs, points=True)
        left = self.width - MARGIN - stocks[0].cell_len
        wanted = whole or names
        if left <= LEAST_NAME or (
            wanted and not self._tells_whole(self.width - MARGIN, names=names, brief=brief)
        ):
            yield Text(" " * TOO_WIDE)
            return
        yield Text(" " * (MARGIN + left)).append_text(stocks[0])
        alone = self.width - MARGIN if below <= ONE_EACH else None
        for seat, line in zip(self.view.everyone, stocks[1:], strict=True):
            board = self._boards[seat]
            yield self._named(seat, left).append_text(line)
            told = board.identity(brief=brief, width=alone), board.stakes(), board.cards()
            yield from below_in(below, told, self.width, MARGIN, self.words)

    def rows(
        self,
        *,
        below: int,
        signs: bool = False,
        apart: bool = False,
        whole: bool = False,
        brief: bool = False,
    ) -> Iterator[Text]:
        """Write a heading and a row for each seat, and so many more lines; what it is may stand in two."""
        stocks = self._numbers(signs=signs, points=False)
        left = self.width - stocks[0].cell_len
        if left < MARGIN or (whole and not self._tells_whole(self.width - MARGIN - BESIDE, brief=brief)):
            yield Text(" " * TOO_WIDE)
            return
        yield Text(" " * left).append_text(stocks[0])
        for seat, line in zip(self.view.everyone, stocks[1:], strict=True):
            board = self._boards[seat]
            head, stakes = self._shared_out(board, below=below, brief=brief)
            if apart:
                yield self._headed(seat, Text(board.corporation(), "italic"))
                yield from self._below(board.standing(), 2)
            else:
                yield self._headed(seat, head)
            yield Text(" " * left).append_text(line)
            told = board.stakes() if apart else stakes, board.cards()
            yield from below_in(below, told, self.width, MARGIN, self.words)

    def _shared_out(self, board: Board, *, below: int, brief: bool) -> tuple[Text, Text]:
        """Say what a seat is in its heading; where that is too narrow, corporation or tags stand below."""
        whole, stakes, free = board.identity(brief=brief), board.stakes(), self.width - MARGIN - BESIDE
        if not below or whole.cell_len <= free:
            return whole, stakes
        if board.standing(brief=brief).cell_len <= free:
            return board.standing(brief=brief), joined(Text(board.corporation(), "italic"), stakes)
        return board.rating_and_name(), board.tags_with(stakes, self.width - MARGIN)

    def _tells_whole(self, width: int, *, names: bool = False, brief: bool) -> bool:
        """Tell whether rating and tags of every seat, and perhaps its corporation, have room in a line."""
        said = [
            board.identity(brief=brief) if names else board.standing(brief=brief) for board in self._boards
        ]
        return all(line.cell_len <= width for line in said)

    def pairs(self, most: int) -> list[Text]:
        """Write name, points and money of each seat, then what else it has or makes in so many lines."""
        said = [self._others(board) for board in self._boards]
        rooms = [(margin, self.width - margin) for margin in MARGINS]
        fits = [margin for margin, room in rooms if all(len(wrapped(one, room)) <= most for one in said)]
        lines = []
        for seat, others in zip(self.view.everyone, said, strict=True):
            lines += [self._named_before(seat, self._money(seat))]
            lines += self._below(others, most, max(fits, default=0))
        return lines

    def _others(self, board: Board) -> Text:
        """Write what a seat has or makes besides money, in words where there is room."""
        said = board.others()
        return said if said.cell_len <= self.width - MARGIN else board.others(signs=True)

    def lines(self) -> list[Text]:
        """Write one line for each seat: name, points, money."""
        return [self._named_before(seat, self._money(seat)) for seat in self.view.everyone]

    def _money(self, seat: Seat) -> str:
        """Write points and money, in words where the name of every seat has room beside them."""
        points, money = self.points[seat], self._boards[seat].held(Resource.MEGACREDITS)
        names = max(Text(self.words.seat(one)).cell_len for one in self.view.everyone)
        forms = [self.words(form, points=points, money=money) for form in ("seat-money", "seat-short")]
        return longest(self.width - MARGIN - names - 1, *forms)

    @cached_property
    def _boards(self) -> Sequence[Board]:
        return [Board(self.view, seat, self.words, self.palette) for seat in self.view.everyone]

    def _named(self, seat: Seat, width: int) -> Text:
        """Write who is asked, the chip and the name of a seat; the name is cut before all else."""
        asked = seat == self.view.to_move
        mark = "▶" if asked else "✓" if self.view.companies[seat].passed else " "
        name = Text(self.words.seat(seat), "bold" if asked else "")
        name = name_in(width - 1, name)
        name.pad_right(width - 1 - name.cell_len)
        return Text(mark).append_text(chip(seat, self.palette)).append(" ").append_text(name).append(" ")

    def _named_before(self, seat: Seat, said: str) -> Text:
        room = self.width - MARGIN - len(said)
        return self._named(seat, max(LEAST_NAME + 1, room)).append(said)

    def _headed(self, seat: Seat, said: Text) -> Text:
        """Write a name, what is said of it, and points across the whole width."""
        name = self._named(seat, min(LONG_NAME, Text(self.words.seat(seat)).cell_len + 2)).append_text(said)
        forms = [self.words(form, points=self.points[seat]) for form in ("seat-points", "seat-pts")]
        points = longest(self.width - name.cell_len - 1, *forms)
        name = shortened(name, self.width - len(points) - 1)
        name.pad_right(self.width - len(points) - name.cell_len)
        return name.append(points, "bold")

    def _numbers(self, *, signs: bool, points: bool) -> list[Text]:
        """Write stock and production of all seats in columns under heads, perhaps with their points."""
        if (signs, points) not in self._columns:
            shown = self.points if points else ()
            self._columns[signs, points] = numbers(self._boards, self.words, shown, signs=signs)
        return self._columns[signs, points]

    @cached_property
    def _columns(self) -> dict[tuple[bool, bool], list[Text]]:
        """Stock and production as they have been written for other forms."""
        return {}

    def _below(self, text: Text, most: int, margin: int = MARGIN, names: int = 0) -> list[Text]:
        """Write a text below a name, in at most so many lines."""
        return below_name(text, most, self.width, margin, self.words, names)
