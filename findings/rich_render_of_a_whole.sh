#!/usr/bin/env bash
# Rich's Text.render leaves the style of a text out, unless some part of the text has a style of its own.
#
# Version:     rich 15.0.0.
# Expectation: render() gives a text as segments: those of Text("lost", "red") are red, as it is printed.
# Truth:       without a span the one segment has no style at all. With a span anywhere, even of one letter, all
#              segments have the style of the whole. Console.print never shows that: it joins the lines of a text
#              first, which makes a span of the style.
# Who meets it:widgets and exporters that make segments of lines themselves: a heading is dim while it has a
#              coloured sign in it, and plain without.
# Documented:  no; the reference says "Render the text as Segments".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rich==15.0.0

"$folder/venv/bin/python" - <<'PY'
from importlib.metadata import version

from rich.console import Console
from rich.text import Text

print("rich", version("rich"))
console = Console(force_terminal=True, color_system="standard", width=20, no_color=False)


def styles(text):
    return [str(segment.style) for segment in text.render(console)]


def printed(text):
    with console.capture() as capture:
        console.print(text, end="")
    return capture.get()


whole, marked = Text("lost", "red"), Text("lost", "red")
marked.stylize("bold", 0, 1)
print(f"printed: {printed(whole)!r}")
print(f"rendered without a span: expected ['red'], seen {styles(whole)}")
print(f"rendered with one letter in bold: {styles(marked)}")
assert "31m" in printed(whole)
assert styles(whole) == ["None"]
assert styles(marked) == ["bold red", "red"]
PY
