#!/usr/bin/env bash
# fluent.runtime accepts a Decimal, formats it, and never gives it a plural.
#
# Version:     fluent.runtime 0.4.0.
# Expectation: int, float and decimal.Decimal are the three number types that the package documents for
#              arguments, so Decimal(1) chooses the same variant as 1.
# Truth:       a selector compares and pluralises only int and float. A Decimal matches neither [1] nor [one]
#              and always takes the default, with no error in the list of errors: "1 points", and in French "0
#              points" where the rule says singular.
# Who meets it:whoever passes prices, scores with halves or database columns as Decimal, in any language with
#              plurals.
# Documented:  no. The documentation names Decimal among the numbers and says nothing of selectors.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0

"$folder/venv/bin/python" - <<'PY'
import sys
from decimal import Decimal
from importlib.metadata import version

from fluent.runtime import FluentBundle, FluentResource

SCORE = """
score = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
exact = { $n ->
    [1] the very last
   *[other] { $n } left
 }
"""


def say(language, name, number):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(SCORE))
    text, errors = bundle.format_pattern(bundle.get_message(name).value, {"n": number})
    assert not errors, errors
    return text


print("fluent.runtime", version("fluent.runtime"))
seen = []
for language, name, number in (("en", "score", 1), ("en", "exact", 1), ("fr", "score", 0)):
    whole, exact = say(language, name, number), say(language, name, Decimal(number))
    print(f"{language} {name} {number}: expected {whole!r}, seen with Decimal {exact!r}")
    seen.append((whole, exact))
told = [("1 point", "1 points"), ("the very last", "1 left"), ("0 point", "0 points")]
if seen != told:
    sys.exit("The behaviour has changed: Decimals are no longer without plurals.")
PY
