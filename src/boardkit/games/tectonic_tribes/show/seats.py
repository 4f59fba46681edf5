"""The tribes side by side: points so far, tents on the table, tribe cards left, and what each is doing."""

from collections.abc import Sequence
from functools import cached_property, partial
from typing import Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, fitted, hanging, name_in, shortened
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.scoring import score
from boardkit.games.tectonic_tribes.show.cards import GLYPHS
from boardkit.games.tectonic_tribes.show.words import TENT
from boardkit.text import Words

LEFT: Final = "▮"
LAID: Final = "·"
BEFORE_NAME: Final = 5  # columns of the arrow, the chip and a blank
LEAST_NAME: Final = 3


def seats(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what lies open before the tribes, as fully as there is room."""
    tribes = Tribes(view, words, palette, room.width)
    heads: list[dict[str, bool]] = [{}, {"brief": True}, {"named": False}]
    signs = {"named": False, "doing": False}
    ways = [{"regions": True, "whole": True, **head} for head in heads]
    ways += [{"regions": True, **head} for head in (*heads, signs)]
    if all(region.holder is None for region in view.continent.regions):
        ways = []
    forms = [partial(tribes.form, **way) for way in (*ways, *heads, signs, {**signs, "cut": True})]
    return fitted(room, *forms, lambda: forms[-1]()[1:], tribes.abreast)


def tents_of(view: State, seat: Seat) -> int:
    """Count the tents of a seat that can be seen."""
    return [cell.tent for cell in view.continent.cells.values()].count(seat)


class Tribes(Value, dict=True):
    """The tribes in so many columns, in several forms."""

    view: State
    words: Words
    palette: Palette
    width: int

    @cached_property
    def points(self) -> Sequence[int]:
        """The points of all as the continent lies now."""
        return score(self.view).totals

    def form(
        self,
        *,
        named: bool = True,
        brief: bool = False,
        doing: bool = True,
        regions: bool = False,
        whole: bool = False,
        cut: bool = False,
    ) -> list[Text]:
        """Write a head and a row for each tribe; what a form may cut are regions, or else names."""
        table = [self._heads(named=named, brief=brief, doing=doing)]
        table += [self._cells(seat, doing=doing) for seat in self.view.everyone]
        widths = [max(row[at].cell_len for row in table) + 1 for at in range(len(table[0]))]
        before = BEFORE_NAME - cut
        room = max(LEAST_NAME if cut else self.longest, self.width - before - sum(widths))
        lines = [Text(" " * (before + room))]
        lines += [self._who(seat, room, " " * (not cut)) for seat in self.view.everyone]
        for line, cells in zip(lines, table, strict=True):
            for cell, column in zip(cells, widths, strict=True):
                line.append(" " * (column - cell.cell_len)).append_text(cell)
        if not regions:
            return lines
        found = lines[:1]
        for seat, line in zip(self.view.everyone, lines[1:], strict=True):
            held = self._regions(seat, signs=not whole and self._too_wide)
            found += [line, *(hanging(held, self.width) if whole else [shortened(held, self.width)])]
        return found

    def abreast(self) -> list[Text]:
        """Write the tribes by their letters, as many side by side as have room."""
        rows = list[Text]()
        for seat in self.view.everyone:
            cell = Text("▶" if self.view.to_move == seat else " ").append_text(chip(seat, self.palette))
            left, tents = len(self.view.tribes[seat]), tents_of(self.view, seat)
            cell.append(f"★{self.points[seat]} {TENT}{tents} {LEFT}{left}")
            if rows and rows[-1].cell_len + 1 + cell.cell_len <= self.width:
                rows[-1].append(" ").append_text(cell)
            else:
                rows.append(cell)
        return rows

    @property
    def longest(self) -> int:
        """The columns of the longest name."""
        return max(Text(self.words.seat(seat)).cell_len for seat in self.view.everyone)

    def _heads(self, *, named: bool, brief: bool, doing: bool) -> list[Text]:
        names = ("points", "tents", "left-brief" if brief else "left") if named else ()
        heads = [self.words(f"seats-{name}") for name in names] or ["★", TENT, LEFT]
        return [*(Text(head, "bold") for head in heads), *([Text()] if doing else [])]

    def _cells(self, seat: Seat, *, doing: bool) -> list[Text]:
        left = len(self.view.tribes[seat])
        cards = Text(LEFT * left).append(LAID * (len(TRIBE) - left), "dim")
        cells = [Text(str(self.points[seat]), "bold"), Text(f"{TENT}{tents_of(self.view, seat)}"), cards]
        return [*cells, *([Text(self.doing(seat))] if doing else [])]

    def _who(self, seat: Seat, room: int, gap: str) -> Text:
        asked = self.view.to_move == seat
        name = name_in(room, Text(self.words.seat(seat), "bold" if asked else ""))
        name.pad_right(room - name.cell_len)
        arrow = Text("▶" if asked else " ")
        return arrow.append_text(chip(seat, self.palette)).append(gap).append_text(name)

    def doing(self, seat: Seat) -> str:
        """Say what a seat does in this round: whether it has chosen, or when it acts."""
        view, words = self.view, self.words
        if not view.hand or (not view.pile and not view.order):
            return ""
        if seat in view.acted:
            return words("seats-acted")
        if view.order:
            place, held = view.order.index(seat) + 1, view.chosen[seat]
            return words("seats-no-card") if held is None else words("seats-acts", place=place, card=held)
        if view.chosen[seat] is not None:
            return words("seats-chosen")
        return words("seats-chooses" if view.to_move == seat else "seats-waits")

    @cached_property
    def _too_wide(self) -> bool:
        """Whether the regions of a seat have no room in a line by the names of their terrains."""
        return any(self._regions(seat, signs=False).cell_len > self.width for seat in self.view.everyone)

    def _regions(self, seat: Seat, *, signs: bool) -> Text:
        held = [region for region in self.view.continent.regions if region.holder == seat]
        held.sort(key=lambda region: -region.points)
        kind = "seats-region-sign" if signs else "seats-region"
        names = (GLYPHS[one.terrain] if signs else self.words.name(one.terrain) for one in held)
        named = [(name, str(one.at), one.points) for name, one in zip(names, held, strict=True)]
        said = [self.words(kind, terrain=name, at=at, points=points) for name, at, points in named]
        return Text("   ").append(" · ".join(said) or self.words("seats-holds-none"), "dim")
