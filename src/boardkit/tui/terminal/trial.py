"""A trial of keys: names what arrives, by the very way on which keys come to the screens."""

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from boardkit.tui.terminal import terminal_driver

MOST: Final = 60  # how many different keys and clicks are noted
END: Final = "escape"  # the key that ends the trial when it is pressed twice in a row


class KeyTrial(App[None]):
    """Names every key and click that arrives, until escape comes twice, or time is up."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, request: str, seconds: float) -> None:
        """Ask for keys, for `seconds` at most."""
        super().__init__(driver_class=terminal_driver())
        self.arrived: dict[str, None] = {}
        self._request, self._seconds, self._last = request, seconds, ""

    def compose(self) -> ComposeResult:
        """Lay out what is asked, and below it what has arrived."""
        yield Static(Text(self._request))
        yield Static(id="arrived")

    def on_mount(self) -> None:
        """Begin to wait."""
        self.set_timer(self._seconds, self.exit)

    async def on_event(self, event: events.Event) -> None:
        """Note keys and clicks before anything else can take them."""
        if isinstance(event, events.Key):
            self._note(event.key)
            return
        if isinstance(event, events.MouseDown):
            self._note(f"click-{event.button}")
        elif isinstance(event, events.MouseScrollUp | events.MouseScrollDown):
            self._note("wheel")
        await super().on_event(event)

    def _note(self, name: str) -> None:
        if name == self._last == END:
            self.exit()
            return
        self._last = name
        if len(self.arrived) < MOST:
            self.arrived[name] = None
        if self.is_running:
            self.query_one("#arrived", Static).update(Text("\n" + "  ".join(self.arrived)))


def try_keys(request: str, seconds: float) -> tuple[str, ...]:
    """Let keys be pressed, and return the names of those that arrived, each once."""
    trial = KeyTrial(request, seconds)
    trial.run()
    return tuple(trial.arrived)
