#!/usr/bin/env bash
# Short texts become Micro QR codes in segno, which the usual reader does not see.
#
# Version:     segno 1.6.6, read by opencv-python-headless 4.12.0.88 and zxing-cpp 2.3.0.
# Expectation: segno.make("TABLE7") gives a QR code, as every other maker of them does, and what reads a long
#              address reads a short code of a room.
# Truth:       up to about fifteen characters make() chooses a Micro QR code, with one eye instead of three.
#              OpenCV's detector, and with it many scanners, sees nothing there at all; zxing-cpp reads it.
#              The same call with a longer text gives an ordinary code, so a test with a full address passes.
#              make_qr() never makes micro codes.
# Who meets it:codes for joining a game, numbers of cards, keys of copies: all that is short.
# Documented:  yes, in segno's comparison of make, make_qr and make_micro; that readers miss it is not said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check segno==1.6.6 opencv-python-headless==4.12.0.88 zxing-cpp==2.3.0 pillow==11.3.0

"$folder/venv/bin/python" - <<'PY'
import io
import sys
from importlib.metadata import version

import cv2
import numpy
import segno
import zxingcpp
from PIL import Image


def read(code):
    buffer = io.BytesIO()
    code.save(buffer, kind="png", scale=8, border=8)
    picture = numpy.array(Image.open(buffer).convert("L"))
    return cv2.QRCodeDetector().detectAndDecode(picture)[0], [found.text for found in zxingcpp.read_barcodes(picture)]


for package in ("segno", "opencv-python-headless", "zxing-cpp"):
    print(package, version(package))
SHORT, LONG = "TABLE7", "https://example.org/table/7"
seen = {}
for text in (SHORT, LONG):
    for make in (segno.make, segno.make_qr):
        code = make(text)
        seen[text, make.__name__] = (code.is_micro, *read(code))
        print(f"{make.__name__}({text!r}): version {code.designator}, expected {text!r}, ", end="")
        print(f"seen by OpenCV {seen[text, make.__name__][1]!r}, by zxing {seen[text, make.__name__][2]}")
told = {key: (False, key[0], [key[0]]) for key in seen} | {(SHORT, "make"): (True, "", [SHORT])}
if seen != told:
    sys.exit("The behaviour has changed: short codes are no micro codes, or OpenCV reads them.")
PY
