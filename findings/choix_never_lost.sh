#!/usr/bin/env bash
# Who never lost gets a strength from choix that says where its optimizer stopped, and grows when the data is copied.
#
# Version:     choix 0.4.1.
# Expectation: with all games won, the most likely strength is infinite: a fit says so, or warns, as ilsr_pairwise
#              does (it raises ValueError for such data); or the answer depends on the shares of games won alone.
# Truth:       opt_pairwise, at its default of no regularization, returns a finite number without a word: 5.63
#              for one game, 6.13 for three, 8.34 for three hundred, and others by its other method. The
#              number is that of the gradient's tolerance, and two methods put the same player elsewhere.
# Who meets it:ratings of computer players, where the best one often never loses.
# Documented:  alpha is called a regularization strength; that data in which somebody never lost has no answer
#              without it stands in the papers, and in what ilsr_pairwise raises.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check choix==0.4.1

"$folder/venv/bin/python" - <<'PY'
import sys
import warnings
from importlib.metadata import version

import choix

print("choix", version("choix"))
COUNTS = (1, 3, 30, 300)
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    fits = {
        method: [round(float(choix.opt_pairwise(2, [(0, 1)] * games, method=method)[0]), 2) for games in COUNTS]
        for method in ("Newton-CG", "BFGS")
    }
for method, found in fits.items():
    print(f"{method}: all of {COUNTS} games won: expected one answer, or a complaint; seen", found)
print("warnings:", [str(one.message) for one in said])
try:
    choix.ilsr_pairwise(2, [(0, 1)] * 3)
    complains = False
except ValueError as fault:
    complains = True
    print("ilsr_pairwise of the same games: ValueError:", fault)
held = [round(float(choix.opt_pairwise(2, [(0, 1)] * games, alpha=0.1)[0]), 2) for games in COUNTS]
print("with alpha=0.1, which asks how many games there were:", held)
growing = all(a < b for found in fits.values() for a, b in zip(found, found[1:]))
if said or not complains or not growing or fits["Newton-CG"] == fits["BFGS"]:
    sys.exit("The behaviour has changed: who never lost has one strength, or a complaint is heard.")
PY
