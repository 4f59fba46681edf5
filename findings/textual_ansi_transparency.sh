#!/usr/bin/env bash
# In Textual's ANSI themes a background of 60 % covers what is behind it wholly.
#
# Version:     textual 8.2.8.
# Expectation: `background: $background 60%` of a modal screen lets what is behind shine through; a theme changes
#              colours, not what is seen. Where the colour of the terminal itself is meant, which cannot be mixed,
#              what is behind would stay as it is, or be dimmed.
# Truth:       where the theme leaves the ground to the terminal, the colour has no alpha any more: the screen
#              below is replaced by blanks, and a dialog stands alone on an empty window.
# Who meets it:programs with dialogs over a board, a map or a document that is to be looked at while answering,
#              as soon as somebody chooses an ANSI theme (textual-ansi, ansi-dark, ansi-light).
# Documented:  not that we found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import asyncio
import sys
from importlib.metadata import version

from textual.app import App, ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static


class Dialog(ModalScreen[None]):
    CSS = "Dialog { background: $background 60%; align: center middle; } Static { width: 8; height: 1; }"

    def compose(self) -> ComposeResult:
        yield Static("question")


class Board(App[None]):
    def __init__(self, theme: str) -> None:
        super().__init__()
        self.theme = theme

    def compose(self) -> ComposeResult:
        yield Static("BEHIND")


async def shown(theme: str) -> bool:
    app = Board(theme)
    async with app.run_test(size=(40, 12)) as pilot:
        app.push_screen(Dialog())
        await pilot.pause()
        return "BEHIND" in app.export_screenshot()


print("textual", version("textual"))
names = [name for name in Board("textual-dark").available_themes if "ansi" in name]
seen = {name: asyncio.run(shown(name)) for name in ("textual-dark", *names)}
for name, behind in seen.items():
    print(f"{name}: what is behind the dialog is", "seen" if behind else "gone")
sys.exit(0 if seen.pop("textual-dark") and seen and not any(seen.values()) else 1)
PY
