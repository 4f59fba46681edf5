#!/usr/bin/env bash
# In Python's asciichart the lowest and the highest value of a curve often stand beside other numbers.
#
# Version:     asciichartpy 1.5.25 and asciichart 1.5.25 (JavaScript, which needs node), of one repository.
# Expectation: the numbers on the left are those of the rows, and the smallest and the greatest belong to the curve, so
#              that its ends are in the first and the last row; both languages draw the same data alike.
# Truth:       in Python 1, 2, 3 in three rows are drawn as 1.5, 2 and 2.5, with an empty row above and below, and
#              0.5, 1.5, 2.5 without any option as 0.5, 1.83, 1.83: the ends of the scale are rounded outwards, those
#              of the curve to the nearest. Of 210 pairs in eight rows every fourth misses its lower end, and every
#              fourth its upper one. JavaScript rounds both alike, and reaches all.
# Who meets it:curves of points over the rounds in a terminal, read off by their numbers.
# Documented:  no; an issue that is open since 2019 shows it for one chart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check asciichartpy==1.5.25
npm install --silent --no-audit --no-fund --prefix "$folder" asciichart@1.5.25 >/dev/null
cat >"$folder/draw.cjs" <<'JS'
const { plot } = require("asciichart");
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(([series, options]) => plot(series, options))));
JS
cd "$folder"
echo "node $(node --version)"

venv/bin/python - <<'PY'
import json
import subprocess
import sys
from importlib.metadata import version

from asciichartpy import plot

print("asciichartpy", version("asciichartpy"))
STEPS = [([1, 2, 3], {"height": 3}), ([0.5, 1.5, 2.5], {})]
PAIRS = [([low, high], {"height": 8}) for low in range(20) for high in range(low + 1, 21)]


def drawn(chart):
    """Return the numbers beside the lowest and the highest row of the curve."""
    rows = [line.split(maxsplit=1) for line in chart.splitlines()]
    touched = [float(number) for number, row in rows if any(sign in row for sign in "╭╯╰╮─")]
    return [touched[-1], touched[0]]


mine = [plot(series, options) for series, options in STEPS + PAIRS]
script = json.loads(subprocess.check_output(["node", "draw.cjs", json.dumps(STEPS + PAIRS)]))
for (series, options), chart in zip(STEPS, mine):
    print(f"{series} {options}: expected from {min(series)} to {max(series)}; seen from {drawn(chart)}", chart, sep="\n")


def reached(charts):
    low = sum(drawn(chart)[0] == series[0] for (series, _), chart in zip(PAIRS, charts))
    return low, sum(drawn(chart)[1] == series[1] for (series, _), chart in zip(PAIRS, charts))


found = reached(mine[len(STEPS) :]), reached(script[len(STEPS) :])
print(f"of {len(PAIRS)} pairs, the lower and the higher value reached: Python {found[0]}, JavaScript {found[1]}")
ends = [drawn(chart) for chart in mine[: len(STEPS)]]
if found[1] != (len(PAIRS), len(PAIRS)) or found[0] != (157, 158) or ends != [[1.5, 2.5], [0.5, 1.83]]:
    sys.exit("The behaviour has changed: the ends of a curve stand beside their numbers.")
PY
