#!/usr/bin/env bash
# msgspec writes a subclass of str or float as a key or not at all.
#
# Version:     msgspec 0.22.0 with numpy 2.3.5 and markupsafe 3.0.3.
# Expectation: what is a str or a float is written as one, as the json of the standard library does and as
#              msgspec itself does with subclasses of dict and list.
# Truth:       values must be exactly str, int or float (or an Enum): numpy.float64, numpy.str_ and
#              markupsafe.Markup raise TypeError, "Encoding objects of type … is unsupported". As a key of a
#              dictionary the same string is taken, but a float64 is not.
# Who meets it:whoever changes from json to msgspec and has means from numpy, escaped text, or own classes of
#              str for words of a game; it shows only when such a value turns up.
# Documented:  the page on supported types lists types and not their subclasses; that keys are other is not
#              said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check msgspec==0.22.0 numpy==2.3.5 markupsafe==3.0.3

"$folder/venv/bin/python" - <<'PY'
import json
import sys
from importlib.metadata import version

import msgspec
import numpy
from markupsafe import Markup


class Words(list):
    pass


def told(write, value):
    try:
        text = write(value)
    except TypeError:
        return "TypeError"
    return text.decode() if isinstance(text, bytes) else text


print("msgspec", version("msgspec"), "numpy", version("numpy"), "markupsafe", version("markupsafe"))
VALUES = [numpy.float64(1.5), numpy.str_("a"), Markup("a"), {Markup("a"): 1}, {numpy.float64(1.5): 1}, Words("a")]
seen = []
for value in VALUES:
    seen.append(told(msgspec.json.encode, value))
    print(f"{value!r}: expected (json) {told(json.dumps, value)}, seen {seen[-1]}")
if seen != ["TypeError", "TypeError", "TypeError", '{"a":1}', "TypeError", '["a"]']:
    sys.exit("The behaviour has changed: other subclasses are written, or refused.")
PY
