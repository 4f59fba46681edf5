"""Presenting: the board and a sentence as large as the terminal, one key on and one key back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from boardkit.core import Match
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.handout.painting import marks_of
from boardkit.handout.slides import Slide
from boardkit.text import Words
from boardkit.tui.screens.answering import Answering
from boardkit.tui.widgets.mapview import MapView

Slides = Sequence[Callable[[], Slide]]
"""Slides, each made when it is first shown."""

RIGHT_BUTTON = 3

ON = "right,down,space,enter,pagedown,l,j,n,right_square_bracket"
"""What leads on; presenters' clickers send one of the first few."""

BACK = "left,up,pageup,backspace,h,k,p,left_square_bracket"


class PresentScreen(Answering[None], Screen[None]):
    """Shows slides one after the other, and nothing else.

    Attributes:
        at: the slide that is shown, from 0.
    """

    CSS_PATH = Path(__file__).parent / "presenting.tcss"
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(ON, "go(1)", show=False),
        Binding(BACK, "go(-1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("escape,q,P", "leave", show=False),
        Binding("plus,equals_sign", "bigger", show=False),
        Binding("minus", "smaller", show=False),
    ]

    def __init__(self, match: Match[Any], telling: Callable[[Words], Slides], at: int = 0) -> None:
        """Present slides at the table of a match, told in the words that are given to `telling`."""
        super().__init__()
        self.at = at
        self._match = match
        self._telling = telling
        self._moved = False

    def _speak(self) -> None:
        """Tell the slides in the language of now."""
        match = self._match
        self._words = self.board.words_of(match.game.key, [player.name for player in match.players])
        self._slides = self._telling(self._words)
        self.at = min(self.at, len(self._slides) - 1)

    def show_anew(self) -> None:
        """Show the slide in the language and the colours of now."""
        self._speak()
        self._draw()

    def compose(self) -> ComposeResult:
        """Lay out the map and the sentence."""
        yield MapView(id="present-map")
        yield Static(id="present-told")
        yield Static(id="present-foot")

    def on_mount(self) -> None:
        """Show the first slide."""
        self._speak()
        self.query_one(MapView).can_focus = False
        self._draw()

    def _draw(self) -> None:
        shown = self._slides[self.at]()
        self.query_one("#present-told", Static).update(self._told(shown))
        self.query_one("#present-foot", Static).update(self._foot(shown))
        view, picture = self.query_one(MapView), shown.picture
        palette, tier = self.board.palette_of(self._match), self.board.tier
        view.show(picture.board, picture.looks, marks_of(shown), palette, tier, shown.places)

    def _told(self, shown: Slide) -> Text:
        """Write the sentence, the answers to choose from, and the numbers that changed."""
        lines = [Text(sentence, "bold") for sentence in shown.told]
        lines += [
            Text(f"{letter}) {choice}") for letter, choice in zip("abcdefghij", shown.choices, strict=False)
        ]
        if shown.changes:
            lines.append(Text("   ".join(shown.changes), self.board.tone("success")))
        return Text("\n").join(lines)

    def _foot(self, shown: Slide) -> Text:
        """Write where we are, and the rule, in small; before the first key, what the keys are."""
        if not self._moved:
            return Text(self._words("present-keys"))
        place = self._words("present-place", number=self.at + 1, count=len(self._slides))
        book: Rulebook = self.board.rulebook(self._match.game)
        rules = [
            f"§{number} {book.sections[number].title}" for number in shown.rules if number in book.sections
        ]
        return Text(
            "   ".join([place, shown.heading or shown.chapter, *rules]), no_wrap=True, overflow="ellipsis"
        )

    def action_go(self, way: int) -> None:
        """Go on by a slide, or back; at an end, stay."""
        self.action_go_to(min(max(self.at + way, 0), len(self._slides) - 1))

    def action_go_to(self, at: int) -> None:
        """Go to a slide; -1 is the last."""
        self.at = at % len(self._slides)
        self._moved = True
        self._draw()

    def action_leave(self) -> None:
        """Go back to where we came from."""
        self.dismiss()

    def action_bigger(self) -> None:
        """Draw the map larger."""
        self.query_one(MapView).bigger()

    def action_smaller(self) -> None:
        """Draw the map smaller."""
        self.query_one(MapView).smaller()

    def on_click(self, event: events.Click) -> None:
        """Go on by a click on the right half, back by one on the left, leave by the right button."""
        if event.button == RIGHT_BUTTON:
            self.action_leave()
        else:
            self.action_go(1 if event.screen_x >= self.size.width // 2 else -1)

    def on_mouse_scroll_down(self) -> None:
        """Go on by the wheel."""
        self.action_go(1)

    def on_mouse_scroll_up(self) -> None:
        """Go back by the wheel."""
        self.action_go(-1)
