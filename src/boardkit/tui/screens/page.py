"""What the screens round the table share: a heading, a body, keys at the foot, and esc to go back."""

from collections.abc import Callable, Sequence
from pathlib import Path, PurePath
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.text import Words
from boardkit.text.keyboard import arriving, key_said
from boardkit.tui.screens.answering import Answering, T
from boardkit.tui.screens.styles import BUTTONS
from boardkit.tui.widgets.keybar import KeyBar

PageKeys = Sequence[tuple[str, str, str]]
"""Keys for the foot of a page, as (action, how the key is written, the message that names it).

A key without a message shares the name of the next.
"""

BACK = ("back", "esc", "page-back")

FRAME: Final = Path(__file__).parent / "frame.tcss"
"""The styles of what frames a page, and of the menu, so that its first picture comes sooner."""


class Page(Answering[T], Screen[T]):
    """A screen that speaks the player's language, even after it has been changed on another screen.

    Attributes:
        spoken: the language in which it is laid out; empty before it is.
    """

    spoken = ""
    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = [BUTTONS, FRAME, FRAME.with_name("page.tcss")]
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    @property
    def words(self) -> Words:
        """The words of the page."""
        return self.board.words

    @property
    def heading(self) -> Text:
        """What stands at the head of the page; the name of the program where a page says nothing else."""
        return Text(self.words("menu-heading"))

    @property
    def keys(self) -> PageKeys:
        """The keys to show at the foot."""
        return (BACK,)

    @property
    def is_seen(self) -> bool:
        """Tell whether no other screen lies over it but a dialog.

        What lies beneath a screen that has no style yet counts as seen with Textual.
        """
        return self.is_active or (self.is_current and self.app.screen.is_modal)

    def content(self) -> ComposeResult:
        """Lay out what lies between head and foot; nothing where a page has nothing to lay out."""
        yield from ()

    def compose(self) -> ComposeResult:
        """Lay out the head, the content and the foot."""
        self.spoken = self.board.language
        yield Static(self.heading, classes="page-head")
        with Vertical(classes="page-body"):
            yield from self.content()
        yield KeyBar(id="page-keys", way_out=True)

    def show_keys(self) -> None:
        """Write the keys at the foot."""
        kept, words = self.board.kept, self.words
        self.query_one("#page-keys", KeyBar).show(
            [
                (action, key_said(arriving(key, kept), words), words(name) if name else "")
                for action, key, name in self.keys
            ]
        )

    def fill(self) -> None:
        """Write what may have changed whenever the page is seen again; most pages have no such thing."""

    def attempt(self, change: Callable[[], object]) -> None:
        """Change something, or say why it cannot be; then write what the page lists."""
        try:
            change()
        except FaultError as error:
            self.board.say(error.fault)
        self.fill()

    def on_mount(self) -> None:
        """Write the foot; what is listed is written once the page is seen."""
        if self.spoken:
            self.show_keys()

    async def on_screen_resume(self) -> None:
        """Lay out the page anew if another language is spoken now, and write what is listed now."""
        if not self.is_seen:
            return
        if self.spoken != self.board.language:
            await self.lay_out_anew()
        self.fill()

    async def lay_out_anew(self) -> None:
        """Lay out the page anew, and leave the focus where it was."""
        focused = self.focused.id if self.focused else None
        await self.recompose()
        self.show_keys()
        if focused is not None:
            self.query_one(f"#{focused}").focus()

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what the key of the foot does."""
        await self.run_action(event.action)

    def action_back(self) -> None:
        """Go back to where we came from."""
        self.dismiss()
