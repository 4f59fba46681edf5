#!/usr/bin/env bash
# On hexagonal Tiled maps pytmx loses the tiles that are turned by 120 degrees, with their properties.
#
# Version:     pytmx 3.32.
# Expectation: pytmx reads hexagonal maps (it knows orientation, staggeraxis and hexsidelength), so a turned
#              tile has the image and the properties of its tile, and a flag for the turn.
# Truth:       Tiled marks a turn of hexagons by 60 degrees with 0x20000000 in the number of the tile, and by
#              120 degrees with 0x10000000. pytmx knows the three flags of square maps: it tells the first as
#              "flipped diagonally", and takes the second as part of the number. The tile then belongs to no
#              tileset: no image, no properties, and no error.
# Who meets it:hexagonal boards whose pieces of coast or road are turned in the editor, where terrain costs
#              stand in tile properties.
# Documented:  the flags are in Tiled's reference (global tile IDs), which asks readers to clear all four, on
#              maps without hexagons too; pytmx does not mention that one is missing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pytmx==3.32

"$folder/venv/bin/python" - <<'PY'
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import pytmx

MAP = """<map version="1.10" orientation="hexagonal" renderorder="right-down" width="3" height="1" infinite="0"
 tilewidth="32" tileheight="28" hexsidelength="16" staggeraxis="y" staggerindex="odd" nextlayerid="2">
 <tileset firstgid="1" name="coast" tilewidth="32" tileheight="28" tilecount="4" columns="2">
  <image source="coast.png" width="64" height="56"/>
  <tile id="1"><properties><property name="cost" type="int" value="3"/></properties></tile>
 </tileset>
 <layer id="1" name="land" width="3" height="1"><data encoding="csv">{numbers}</data></layer>
</map>"""
TILE, TURNED_60, TURNED_120 = 2, 1 << 29, 1 << 28
numbers = ",".join(str(number) for number in (TILE, TILE | TURNED_60, TILE | TURNED_120))
with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "board.tmx")
    file.write_text(MAP.format(numbers=numbers), encoding="utf-8")
    board = pytmx.TiledMap(str(file))
print("pytmx", version("pytmx"))
costs = [(board.get_tile_properties(x, 0, 0) or {}).get("cost") for x in range(3)]
images = [board.get_tile_image(x, 0, 0) is not None for x in range(3)]
print("not turned, by 60, by 120: expected costs [3, 3, 3], images [True, True, True]")
print("seen: costs", costs, "images", images)
if costs != [3, 3, None] or images != [True, True, False]:
    sys.exit("The behaviour has changed: tiles turned by 120 degrees are no longer lost.")
PY
