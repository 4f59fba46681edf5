#!/usr/bin/env bash
# A Textual screen pushed after exit() is mounted without the widgets that it composed.
#
# Version:     textual 8.2.8.
# Expectation: after App.exit() a new screen is either not mounted at all, or mounted as ever; on_mount may
#              rely on what compose yielded, which is promised since widgets are mounted before their parent's
#              Mount event.
# Truth:       exit() only asks for the end, and the messages before it are still handled. A screen pushed in
#              between runs compose and on_mount, but its children are left out, so query_one in on_mount
#              raises NoMatches and an app that ends normally ends with a traceback.
# Who meets it:apps that decide early to leave (a bad file, a lost seat, "--version") while their first screen
#              is already on its way.
# Documented:  no; App.exit is described as exiting the app, and the early return stands in the source alone.
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
from textual.css.query import NoMatches
from textual.screen import Screen
from textual.widgets import Label


class Table(Screen):
    def compose(self):
        seen.append("composed")
        yield Label("0", id="score")

    def on_mount(self):
        try:
            self.query_one("#score")
            seen.append("found")
        except NoMatches:
            seen.append("NoMatches")


class Demo(App):
    def on_mount(self):
        if leaving:
            self.exit()
        self.push_screen(Table())


async def run():
    app = Demo()
    async with app.run_test() as pilot:
        await pilot.pause()


print("textual", version("textual"))
told = {}
for leaving in (False, True):
    seen = []
    asyncio.run(run())
    told[leaving] = seen
print("expected: the same with and without exit(), or nothing at all after it")
print("seen without exit():", told[False])
print("seen after exit():  ", told[True])
if told != {False: ["composed", "found"], True: ["composed", "NoMatches"]}:
    sys.exit("The behaviour has changed: a screen pushed after exit() is no longer mounted without its widgets.")
PY
