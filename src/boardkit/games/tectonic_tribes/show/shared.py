"""Beside the map, for all: the steps and the order of the round, regions, and cards nobody holds."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Final

from rich.text import Text

from boardkit.core import Question, Seat
from boardkit.core.values import Value
from boardkit.draw import blocks
from boardkit.draw.colours import inked
from boardkit.draw.needs import HELD, Need, Rank, at_least
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS, chip
from boardkit.games.tectonic_tribes.box import SEATS
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules import questions
from boardkit.games.tectonic_tribes.rules.model import Region, State
from boardkit.games.tectonic_tribes.rules.setup import hands
from boardkit.games.tectonic_tribes.show.cards import GLYPHS, LOST, small, tiny
from boardkit.text import Words

STEPS: Final = ("discard", "choose", "lay", "pass")  # of a round; cards are turned up before `lay`


def heading(view: State, words: Words) -> str:
    """Say which hand and which round is being played."""
    if not view.pile and not view.order:
        return words("side-over")
    if not view.hand:
        return words("side-setup")
    return words("side-round", hand=view.hand, hands=hands(view), round=view.round)


def heading_in(view: State, words: Words, width: int) -> str:
    """Say which hand and which round is being played, and the steps of the round where there is room."""
    if not view.hand or (not view.pile and not view.order):
        return heading(view, words)
    rounds = SEATS[view.seats].hand_size // 2
    long = words("side-rounds", hand=view.hand, hands=hands(view), round=view.round, rounds=rounds)
    last = f"  {words('side-last')}" if view.last_round else ""
    now = step(view)
    steps = "  ".join(_said(at, now, words) for at in range(len(STEPS)))
    short, step_now = heading(view, words), _said(now, now, words)
    forms = (f"{told}{last}  {said}" for said in (steps, step_now) for told in (long, short))
    return blocks.longest(width, *forms, f"{short}  {step_now}", short)


def step(view: State) -> int:
    """Say which step of a round is played, counted from 0."""
    match view.question:
        case questions.WhichDiscard():
            return 0
        case questions.WhichPlay():
            return 1
    return 2


def _said(at: int, now: int, words: Words) -> str:
    name = words(f"step-{STEPS[at]}")
    if at == now:
        return f"▸{name.upper()}"
    return f"{name} ✓" if at < now else name


def order(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Show the order of the round by chips, once it is known, and the cards that are still to be laid."""
    if not (view.hand and view.order):
        return ()
    panel = Panel(view, words, palette, room)
    cards = [partial(panel.revealed, paint) for paint in (small, tiny)]
    return blocks.fitted(room, *cards, panel.order, panel.closest)


def regions(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """List the regions: all with whom they pay, those that somebody fights for, or the best."""
    panel = Panel(view, words, palette, room)
    whole = (partial(panel.regions, found) for found in (panel.all, panel.fought) if found)
    best = (partial(panel.best, named=named) for named in (True, False))
    return blocks.fitted(room, *whole, *best, partial(panel.regions, panel.fought, named=False))


def piles(view: State, words: Words, _palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Count the cards that nobody holds."""
    seen, covered = len(view.face_up), len(view.face_down)
    said = words("shared-piles", deck=len(view.deck), discards=seen + covered, seen=seen, covered=covered)
    return blocks.fitted(room, lambda: blocks.wrapped(Text(said), room.width), lambda: ())


def rule(view: State, words: Words, _palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Say how the order of a round comes about, before it does, and whom a region pays."""
    known = not view.hand or view.order
    said = ["shared-regions-rule"] if known else ["shared-order-rule", "shared-regions-rule"]
    lines = [line for one in said for line in blocks.wrapped(Text(words(one), "dim"), room.width)]
    return blocks.fitted(room, lambda: lines, lambda: ())


REVEALED: Final = Need("order", Rank.MINE, order)  # what a tribe card may cost whom, too
REGIONS: Final = Need("regions", Rank.COMMON, regions, at_least(2))
PILES: Final = Need("piles", Rank.COMMON, piles, at_least(0))
PAYS: Final = Need("pays", Rank.RULE, rule, at_least(0))
STARTED: Final = (REVEALED, PILES)
LAID: Final = (REVEALED, REGIONS, HELD.__replace__(rank=Rank.COMMON), PILES, PAYS)

Needs = Mapping[type[Question] | None, Sequence[Need]]
NEEDS: Final[Needs] = {questions.PlaceStart: STARTED, None: LAID}
"""The needs of each question, what it turns on first; what is held besides comes after the regions."""


class Panel(Value, dict=True):
    """Forms of the side panel, by its room."""

    view: State
    words: Words
    palette: Palette
    room: blocks.Room

    @cached_property
    def all(self) -> list[Region]:
        """All regions, those with tents first, then by points."""
        return sorted(self.view.continent.regions, key=lambda region: (not region.tents, -region.points))

    @property
    def fought(self) -> list[Region]:
        """The regions with tents beside them."""
        return [region for region in self.all if region.tents]

    def best(self, *, named: bool) -> list[Text]:
        """Write as many regions as there is height for."""
        return self.regions(self.all[: max(1, self.room.height - 1)], named=named)

    def revealed(self, paint: Callable[[TerrainCard, Palette], list[Text]]) -> Sequence[Text]:
        """Draw the cards of the round in the order of play, side by side; `✓` for one that is done with."""
        first, *others = (self._revealed(seat, paint) for seat in self.view.order)
        return blocks.beside(first, *chain.from_iterable(([Text("→")], card) for card in others), gap=0)

    def _revealed(self, seat: Seat, paint: Callable[[TerrainCard, Palette], list[Text]]) -> list[Text]:
        held = None if seat in self.view.acted else self.view.chosen[seat]
        head = chip(seat, self.palette).append(self._progress(seat))
        return [head, *(paint(held, self.palette) if held else ())]

    def _progress(self, seat: Seat) -> str:
        """Say whether a seat has acted, or with which card it will."""
        held = self.view.chosen[seat]
        return " ✓" if seat in self.view.acted else f" {LOST if held is None else held}"

    def order(self) -> list[Text]:
        """Show the order of the round by chips, each with its card, once it is known."""
        title = f"{self.words('side-order')} "
        forms = [self._order(*form) for form in ((title, " → "), (title, "→"), ("", "→"))]
        fits = [line for line in forms if line.cell_len <= self.room.width]
        held = self._order(title, " → ", "\N{NO-BREAK SPACE}")  # so that no chip is broken in two
        return fits[:1] or blocks.wrapped(held, self.room.width)

    def closest(self) -> list[Text]:
        """Show the order of the round by nothing but chips and the numbers of their cards."""
        chips = (chip(seat, self.palette).append(self._progress(seat).strip()) for seat in self.view.order)
        return [Text().join(chips)]

    def _order(self, title: str, arrow: str, space: str = " ") -> Text:
        line = Text(title)
        for place, seat in enumerate(self.view.order):
            chipped = chip(seat, self.palette).append(self._progress(seat))
            chipped.plain = chipped.plain.replace(" ", space)
            line.append(arrow if place else "").append_text(chipped)
        return line

    def regions(self, regions: Sequence[Region], *, named: bool = True) -> list[Text]:
        """List regions with their points and the tents beside them."""
        if not regions:
            return []
        shown, count = len(regions), len(self.all)
        some = self.words("side-regions-best", shown=shown, count=count)
        title = some if shown < count else self.words("shared-regions" if named else "side-regions")
        cells = [self._region(region, named=named) for region in regions]
        return [Text(title, "bold"), *blocks.columns(cells)]

    def _region(self, region: Region, *, named: bool) -> list[Text]:
        sign = Text(f" {GLYPHS[region.terrain]} ", inked(self.palette[f"terrain.{region.terrain.value}"]))
        at, tents = Text(str(region.at)), self._tents(region)
        if not named:
            whose = tents if region.holder is not None else tents.append(" –" if tents else "–")
            return [sign, at, Text(f"★{region.points}", "bold"), whose]
        size = self.words("shared-squares", count=len(region.squares))
        marks = f"+{region.plus}" * bool(region.plus) + f"×{1 << region.doubles}" * bool(region.doubles)
        points = Text(self.words("shared-points", count=region.points), "bold")
        holder = Text("–") if region.holder is None else chip(region.holder, self.palette)
        return [sign, Text(size), Text(marks), at, points, tents, holder]

    def _tents(self, region: Region) -> Text:
        line = Text()
        for seat, count in sorted(region.tents.items(), key=lambda item: (-item[1], item[0])):
            line.append(" " if line else "")
            line.append(f"{LETTERS[seat]}{count}", inked(self.palette[f"owner.{seat}"]))
        return line
