#!/usr/bin/env bash
# In OpenSkill's default model two who share a place come out below the one they have beaten.
#
# Version:     openskill 6.2.0 (Python) and openskill 5.0.1 (JavaScript, which needs node).
# Expectation: equal ranks are how a shared place is given, so of five newcomers the two winners end above the
#              third, and nobody who finishes better ends with less.
# Truth:       in PlackettLuce, the default of both, the winners of 1, 1, 3, 4, 5 get 26.0 and the third 26.6. Of
#              eight, two who share the second place end behind the fourth and the fifth. The more share a place,
#              the less is left: four winners of five get 25.2. BradleyTerryFull and ThurstoneMostellerFull keep
#              the order.
# Who meets it:tables of a club, and ratings of computer players, where points are few and places are shared.
# Documented:  no; both manuals say that ties are given by equal ranks or scores, and name no cost. Issues of both
#              projects ask about it, and are closed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
npm install --silent --no-audit --no-fund --prefix "$folder" openskill@5.0.1 >/dev/null
cat >"$folder/rate.cjs" <<'JS'
const { rate, rating } = require("openskill");
const table = (rank) => rate(rank.map(() => [rating()]), { rank }).map(([{ mu }]) => mu.toFixed(2));
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(table)));
JS
cd "$folder"
echo "node $(node --version)"

venv/bin/python - <<'PY'
import json
import subprocess
import sys
from importlib.metadata import version

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

print("openskill", version("openskill"))
TABLES = [[1, 2, 3, 4, 5], [1, 1, 3, 4, 5], [1, 1, 1, 1, 5], [1, 2, 2, 4, 5, 6, 7, 8]]


def rated(model, ranks):
    return [f"{one.mu:.2f}" for [one] in model.rate([[model.rating()] for _ in ranks], ranks=ranks)]


def in_order(strengths):
    return all(float(better) >= float(worse) for better, worse in zip(strengths, strengths[1:]))


told = [rated(PlackettLuce(), ranks) for ranks in TABLES]
script = json.loads(subprocess.check_output(["node", "rate.cjs", json.dumps(TABLES)]))
for ranks, found in zip(TABLES, told):
    print(f"ranks {ranks}: expected from high to low; seen {' '.join(found)}")
print("JavaScript says the same:", script == told)
kept = {
    model.__name__: all(in_order(rated(model(), ranks)) for ranks in TABLES)
    for model in (BradleyTerryFull, ThurstoneMostellerFull)
}
print("order kept in every table by:", kept)
if [in_order(found) for found in told] != [True, False, True, False] or script != told or not all(kept.values()):
    sys.exit("The behaviour has changed: who shares a place stays above those behind, or the two packages differ.")
PY
