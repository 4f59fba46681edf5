#!/usr/bin/env bash
# num2words spells French numbers right for France, and wrong for Belgium and Switzerland; 80th everywhere.
#
# Version:     num2words 0.5.14.
# Expectation: fr_BE and fr_CH are fr with septante, nonante (and huitante) in place of its tens; the rules of
#              spelling are the same in all three. An ordinal is the number without its plural s, and ième.
# Truth:       They do not share the rules: 201 is "deux cents un" in both (French: "deux cent un"), 200,000
#              "deux cents mille", and Belgium's 81 "quatre-vingt et un", which nobody says; its 80 lacks the s.
#              In fr itself the ordinal of 80 keeps the s: "quatre-vingtsième". No error, no warning.
# Who meets it:whoever has points, years or steps read aloud in French beyond France.
# Documented:  the languages are listed, their differences are not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check num2words==0.5.14

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from num2words import num2words

print("num2words", version("num2words"))
CASES = [
    (201, "fr", "cardinal", "deux cent un", "deux cent un"),
    (201, "fr_BE", "cardinal", "deux cent un", "deux cents un"),
    (201, "fr_CH", "cardinal", "deux cent un", "deux cents un"),
    (200_000, "fr", "cardinal", "deux cent mille", "deux cent mille"),
    (200_000, "fr_BE", "cardinal", "deux cent mille", "deux cents mille"),
    (80, "fr", "cardinal", "quatre-vingts", "quatre-vingts"),
    (80, "fr_BE", "cardinal", "quatre-vingts", "quatre-vingt"),
    (81, "fr", "cardinal", "quatre-vingt-un", "quatre-vingt-un"),
    (81, "fr_BE", "cardinal", "quatre-vingt-un", "quatre-vingt et un"),
    (80, "fr", "ordinal", "quatre-vingtième", "quatre-vingtsième"),
]
changed = False
for number, language, kind, right, seen_before in CASES:
    seen = num2words(number, lang=language, to=kind)
    print(f"{number} {language} {kind}: {seen}" + ("" if seen == right else f"   (a French reader expects: {right})"))
    changed |= seen != seen_before
if changed:
    sys.exit("The behaviour has changed.")
PY
