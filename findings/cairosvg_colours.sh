#!/usr/bin/env bash
# CairoSVG paints hsl() black and drops the transparency of #rrggbbaa, without a word.
#
# Version:     CairoSVG 2.9.1. It needs the library cairo of the system (Debian: libcairo2).
# Expectation: the colours of CSS that browsers paint in an SVG are understood; what is not understood is an
#              error or a warning.
# Truth:       hsl(120, 100%, 50%) and rebeccapurple become opaque black, and the last two digits of #ff000080
#              are passed over; rgba() is understood. Only rgb() with spaces, the way CSS writes it today,
#              raises ValueError, whose text names a float and no colour.
# Who meets it:maps and cards whose palettes are computed in hsl() for browsers and then printed through
#              CairoSVG.
# Documented:  the project tests itself by the suite of SVG 1.1, where hsl() and eight digits are missing;
#              what becomes of them is not said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check CairoSVG==2.9.1 pillow==11.3.0

"$folder/venv/bin/python" - <<'PY'
import io
import sys
from importlib.metadata import version

import cairosvg
from PIL import Image

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="{}"/></svg>'


def painted(colour):
    png = cairosvg.svg2png(bytestring=SQUARE.format(colour).encode())
    return Image.open(io.BytesIO(png)).convert("RGBA").getpixel((4, 4))


print("CairoSVG", version("CairoSVG"))
EXPECTED = {
    "rgb(0, 128, 0)": (0, 128, 0, 255),
    "rgba(255, 0, 0, 0.5)": (255, 0, 0, 128),
    "#ff000080": (255, 0, 0, 128),
    "hsl(120, 100%, 50%)": (0, 255, 0, 255),
    "rebeccapurple": (102, 51, 153, 255),
}
seen = {colour: painted(colour) for colour in EXPECTED}
for colour, expected in EXPECTED.items():
    print(f"{colour}: expected {expected}, seen {seen[colour]}")
try:
    painted("rgb(0 128 0)")
    spaced = "understood"
except ValueError as fault:
    spaced = f"ValueError: {fault}"
print("rgb(0 128 0): expected the first colour, seen", spaced)
changed = {"#ff000080": (255, 0, 0, 255), "hsl(120, 100%, 50%)": (0, 0, 0, 255), "rebeccapurple": (0, 0, 0, 255)}
if seen != EXPECTED | changed or spaced == "understood":
    sys.exit("The behaviour has changed: more, or fewer, colours are understood.")
PY
