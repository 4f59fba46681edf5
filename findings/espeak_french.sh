#!/usr/bin/env bash
# eSpeak NG's French voice says -2 as 2, and the place Y2 as I2.
#
# Version:     eSpeak NG 1.52.0 (from espeakng-loader 0.2.4); Debian's 1.51 says the same.
# Expectation: a negative number is read as one in every language that reads numbers, and a capital letter
#              before a number is spelt: "i grec deux".
# Truth:       in French the hyphen before a number is silent: "Anne : -2 points" sounds like "Anne : 2
#              points". The sign U+2212 is said, in English: the voice is changed for one word and says
#              "minus". The English voice reads both. And Y is "i grec" only when it ends the text: before a
#              number it is the French word y, so Y2 and I2 differ by a stress at most. Writing "moins 2" and
#              "i grec 2" helps.
# Who meets it:screen readers and games that speak scores and coordinates in French.
# Documented:  not that we found; issues about French ordinals and about the minus in other languages are
#              known.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check espeakng-loader==0.2.4

"$folder/venv/bin/python" - <<'PY'
import ctypes
import sys
from importlib.metadata import version

import espeakng_loader

RETRIEVAL, UTF_8, IPA = 1, 1, 2
library = ctypes.CDLL(espeakng_loader.get_library_path())
library.espeak_Info.restype = library.espeak_TextToPhonemes.restype = ctypes.c_char_p
assert library.espeak_Initialize(RETRIEVAL, 0, espeakng_loader.get_data_path().encode(), 0) > 0


def spoken(voice, text):
    assert library.espeak_SetVoiceByName(voice.encode()) == 0
    buffer = ctypes.create_string_buffer(text.encode())
    at, clauses = ctypes.c_void_p(ctypes.addressof(buffer)), []
    while at.value:
        clauses.append(library.espeak_TextToPhonemes(ctypes.byref(at), UTF_8, IPA).decode())
    return " ".join(clauses).replace("ˈ", "")


print("espeakng-loader", version("espeakng-loader"), "eSpeak NG", library.espeak_Info(None).decode())
PAIRS = {("-2 points", "2 points"): "different", ("Y2", "I2"): "different", ("−2", "moins 2"): "the same"}
for (one, other), expected in PAIRS.items():
    print(f"{one!r} and {other!r}: expected {expected}; seen {spoken('fr', one)!r} and {spoken('fr', other)!r}")
print("'Y' alone:", spoken("fr", "Y"), "and '-2' in English:", spoken("en", "-2"))
silent = spoken("fr", "-2 points") == spoken("fr", "2 points") and spoken("en", "-2") != spoken("en", "2")
same = spoken("fr", "Y2") == spoken("fr", "I2") and spoken("fr", "Y") != spoken("fr", "I")
if not (silent and same and "(en)" in spoken("fr", "−2")):
    sys.exit("The behaviour has changed: the French voice says the minus, its sign in French, or Y2 otherwise than I2.")
PY
