"""Making a move at the table: cursor, targets, jump letters, hand, turning; nothing is decided here."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from textual import events, on

from boardkit.core import Choice
from boardkit.draw.moving import Way
from boardkit.draw.shapes import Place
from boardkit.tui.table.panels import PanelScreen
from boardkit.tui.widgets.hand import DIGITS, HandView
from boardkit.tui.widgets.mapview import MapView

JUMPS: Final = "asdfghjklqwertyuiopzxcvbnm"


class ChoosingScreen(PanelScreen):
    """Fills the fields of a move by keys and by mouse."""

    def redraft(self, at: Place | None) -> None:
        """Point the move at a place and draw it there."""
        self.cursor = at
        self.draft = self.draft.point(at)
        self.letters = {}
        self.redraw()

    def take(self, number: int) -> None:
        """Take an entry of the hand, or open it when it is a kind of choices."""
        if not 0 <= number < len(self.listed):
            return
        entry = self.listed[number]
        if isinstance(entry, Choice):
            self.take_choice(entry)
        else:
            self.kind = entry
            self.draft = self.draft.take(None)
            self.redraw()

    def take_choice(self, choice: Choice) -> None:
        """Take a choice, and put the cursor where it may go."""
        self.draft = self.draft.take(choice)
        self._settle_cursor()
        self.redraw()

    def _go(self, way: Way) -> None:
        if self.walk is None and self.picks_places:
            self.redraft(self.toward(way))
        elif self.walk is None:
            self._go_in_hand(sum(way.value))

    def toward(self, way: Way) -> Place | None:
        """Say where an arrow leads from the cursor; games whose pieces move in larger steps say otherwise."""
        return self.query_one(MapView).toward(self.cursor, way)

    def _go_in_hand(self, step: int) -> None:
        choices = [entry for entry in self.listed if isinstance(entry, Choice)]
        choice = self.draft.choice
        now = choices.index(choice) if choice in choices else -1 if step > 0 else 0
        if choices:
            self.take_choice(choices[(now + step) % len(choices)])

    def action_go_left(self) -> None:
        """Move the cursor left."""
        self._go(Way.LEFT)

    def action_go_right(self) -> None:
        """Move the cursor right."""
        self._go(Way.RIGHT)

    def action_go_up(self) -> None:
        """Move the cursor up."""
        self._go(Way.UP)

    def action_go_down(self) -> None:
        """Move the cursor down."""
        self._go(Way.DOWN)

    def action_go_up_left(self) -> None:
        """Move the cursor up and to the left."""
        self._go(Way.UP_LEFT)

    def action_go_up_right(self) -> None:
        """Move the cursor up and to the right."""
        self._go(Way.UP_RIGHT)

    def action_go_down_left(self) -> None:
        """Move the cursor down and to the left."""
        self._go(Way.DOWN_LEFT)

    def action_go_down_right(self) -> None:
        """Move the cursor down and to the right."""
        self._go(Way.DOWN_RIGHT)

    def action_next_target(self) -> None:
        """Go to the next place where the move may go, or to the next entry of the hand."""
        self._next(1)

    def action_last_target(self) -> None:
        """Go to the place before."""
        self._next(-1)

    def _next(self, step: int) -> None:
        targets = self._targets()
        if not self.picks_places or not targets:
            self._go_in_hand(step)
        elif self.cursor in targets:
            self.redraft(targets[(targets.index(self.cursor) + step) % len(targets)])
        else:
            self.redraft(targets[0 if step > 0 else -1])

    def _targets(self) -> list[Place]:
        """List where the move may go, in reading order."""
        return self.query_one(MapView).in_reading_order(self.draft.places)

    def action_jump(self) -> None:
        """Show letters on each target; typing them goes there."""
        targets = self._targets()
        self.letters = dict(zip(targets, jump_letters(len(targets)), strict=True))
        self.redraw()

    def _narrow(self, letter: str) -> None:
        """Go to the target with a letter, or leave those whose letters begin with it."""
        begun = {place: letters[1:] for place, letters in self.letters.items() if letters[0] == letter}
        places = [place for place, letters in begun.items() if not letters]
        if places:
            self.redraft(places[0])
        else:
            self.letters = begun
            self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Take digits as entries of the hand, and letters as jumps while they are shown."""
        if any(letters.startswith(event.key) for letters in self.letters.values()):
            event.stop()
            self._narrow(event.key)
        elif event.key in DIGITS and DIGITS.index(event.key) < len(self.listed):
            event.stop()
            self.take(DIGITS.index(event.key))
        elif event.key == "0":
            self.action_automatic()

    def action_turn(self) -> None:
        """Turn the card that hovers."""
        for name in self.draft.turns:
            self.draft = self.draft.turn(name)
        self.redraw()

    def action_back(self) -> None:
        """Back out one step: letters, typing, the walk, the place, the entry taken."""
        if self.letters:
            self.letters = {}
        elif self.walk is not None:
            self.walk = None
        elif self.draft.choice is not None and len(self.draft.choices) > 1:
            self.draft = self.draft.take(None)
        else:
            self.kind = None
        self.redraw()

    def action_bigger(self) -> None:
        """Draw the map larger."""
        self.query_one(MapView).bigger()

    def action_smaller(self) -> None:
        """Draw the map smaller."""
        self.query_one(MapView).smaller()

    def action_automatic(self) -> None:
        """Draw the map as large as fits."""
        self.query_one(MapView).automatic()

    @on(MapView.Hovered)
    def hover(self, event: MapView.Hovered) -> None:
        """Let the card follow the mouse."""
        if self.walk is None and self.picks_places and self.draft.choice is not None:
            self.redraft(event.place)

    @on(MapView.Picked)
    def pick_place(self, event: MapView.Picked) -> None:
        """Point at the place clicked."""
        if self.walk is None:
            self.redraft(event.place)

    @on(HandView.Taken)
    def take_clicked(self, event: HandView.Taken) -> None:
        """Take the entry clicked."""
        self.take(event.number)


def jump_letters(count: int) -> Iterator[str]:
    """Give different letters to so many targets, to each equally many: one, as long as they suffice."""
    length = next(length for length in range(1, count + 2) if len(JUMPS) ** length >= count)
    return islice(map("".join, product(JUMPS, repeat=length)), count)
