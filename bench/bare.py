"""The least that Textual can show, one widget: `python -m bench.bare`. A key changes what it says."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class Bare(App[None]):
    """An app with one widget."""

    def compose(self) -> ComposeResult:
        """Put the widget there."""
        yield Static("press a key")

    def on_key(self, event: Key) -> None:
        """Say which key was pressed."""
        self.query_one(Static).update(event.key)


if __name__ == "__main__":
    Bare().run()
