#!/usr/bin/env bash
# A Textual screen with breakpoints is styled three times before its first picture, twice for no size at all.
#
# Version:     textual 8.2.8.
# Expectation: the size of the terminal is known before a screen is composed, so the classes of the breakpoints
#              that it reaches are there when its widgets are composed, mounted and styled, and each is styled
#              once.
# Truth:       in compose and in on_mount none of the classes is there, and a widget has the styles of a window
#              without a size. It is styled when it is mounted, again for ScreenResume, and a third time when
#              the screen hears of its first Resize, which brings the classes. Whoever sets them before the
#              screen is pushed, and refresh_styles of that first ScreenResume to False, has each widget styled
#              once and sees the same picture.
# Who meets it:programs with many widgets, whose screens open two to three times as slowly as they could, and
#              whoever reads a width or asks has_class in on_mount.
# Documented:  what breakpoints are, in the reference of App; when their classes come, and that all is styled
#              again, nowhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import asyncio
import sys
from importlib.metadata import version

from textual.app import App
from textual.css.stylesheet import Stylesheet
from textual.screen import Screen
from textual.widgets import Static

styled = 0
apply = Stylesheet.apply


def counting(sheet, node, **options):
    global styled
    styled += node.id == "box"
    return apply(sheet, node, **options)


Stylesheet.apply = counting


class Program(App[None]):
    CSS = "#box { width: 11; } .-wide #box { width: 22; }"


class Page(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-wide")]

    def compose(self):
        self.composed = sorted(self.classes)
        yield Static("a box", id="box")

    def on_mount(self):
        self.mounted = sorted(self.classes), self.query_one("#box").styles.width.value


class EarlyPage(Page):
    early = True

    def on_screen_resume(self, event):
        event.refresh_styles, self.early = not self.early, False


async def opened(page):
    """Open a page in a window of 100 columns; return what it knew, how often its box was styled, its width."""
    global styled
    styled = 0
    async with Program().run_test(size=(100, 30)) as pilot:
        await pilot.app.push_screen(page)
        await pilot.pause()
        return page.composed, page.mounted, styled, page.query_one("#box").size.width


print("textual", version("textual"))
late = asyncio.run(opened(Page()))
page = EarlyPage()
page.set_class(True, "-wide")
early = asyncio.run(opened(page))
print("as documented:        ", *late)
print("with the class before:", *early)
if (late, early) != (([], ([], 11.0), 3, 22), (["-wide"], (["-wide"], 22.0), 1, 22)):
    sys.exit("this has changed")
PY
