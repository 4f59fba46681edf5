#!/usr/bin/env bash
# In Textual's Input alt+backspace deletes the word before the cursor in one terminal and after it in another.
#
# Version:     textual 8.2.8.
# Expectation: alt+backspace and ctrl+backspace delete the word before the cursor, as in shells, browsers and
#              editors, and as they do in Textual's own TextArea; a key does the same in every terminal.
# Truth:       in an Input both are bound to delete_right_word: in "one two three" with the cursor before
#              "three", "three" goes and "two" stays; at the end of the line nothing happens. TextArea deletes
#              "two". Terminals that send ESC for Alt (VTE, tmux) send ESC DEL, which Textual calls ctrl+w,
#              and so the same key deletes "two" there; those with kitty's protocol send CSI 127;3u.
#              And ctrl+f, which the table of the Input's keys says to delete the word to the right, is bound
#              to nothing.
# Who meets it:who types a name in kitty, foot or Ghostty, and developers who try it in one terminal.
# Documented:  "Delete right to start of word" stands in the Input's table of keys; that the key depends on
#              the terminal, that TextArea goes the other way, and that ctrl+f does nothing, does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import asyncio
import sys
from importlib.metadata import version

from textual._xterm_parser import XTermParser
from textual.app import App
from textual.widgets import Input, TextArea

LINE, BEFORE_THREE = "one two three", 8
LEFT, RIGHT = "one three", "one two "


class Form(App[None]):
    def compose(self):
        yield Input(LINE, select_on_focus=False)
        yield TextArea(LINE)


async def typed(key):
    """Press a key before "three", and return what an Input and a TextArea have then."""
    async with Form().run_test() as pilot:
        line, area = pilot.app.query_one(Input), pilot.app.query_one(TextArea)
        line.focus()
        line.cursor_position = BEFORE_THREE
        await pilot.press(key)
        area.focus()
        area.cursor_location = (0, BEFORE_THREE)
        await pilot.press(key)
        return line.value, area.text


async def pressed(sent):
    """Press the key that a terminal sends so."""
    (event,) = XTermParser(False).feed(sent)
    return event.key, *await typed(event.key)


print("textual", version("textual"))
told = {
    "alt+backspace in VTE": asyncio.run(pressed("\x1b\x7f")),
    "alt+backspace in kitty": asyncio.run(pressed("\x1b[127;3u")),
    "ctrl+backspace in kitty": asyncio.run(pressed("\x1b[127;5u")),
}
for key, (name, line, area) in told.items():
    print(f"{key}: expected {LEFT!r} twice; seen as {name}, Input {line!r}, TextArea {area!r}")
documented = "ctrl+f | Delete the word to the right" in open(sys.modules[Input.__module__].__file__).read()
after = asyncio.run(typed("ctrl+f"))[0]
print(f"ctrl+f: expected {RIGHT!r}, as its table says: {documented}; seen Input {after!r}")
if told != {
    "alt+backspace in VTE": ("ctrl+w", LEFT, LEFT),
    "alt+backspace in kitty": ("alt+backspace", RIGHT, LEFT),
    "ctrl+backspace in kitty": ("ctrl+backspace", RIGHT, LEFT),
} or (documented, after) != (True, LINE):
    sys.exit("The behaviour has changed: alt+backspace no longer deletes to the left and to the right.")
PY
