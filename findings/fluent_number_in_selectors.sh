#!/usr/bin/env bash
# One Fluent message, two implementations: formatted numbers and ordinals choose other variants in Python.
#
# Version:     fluent.runtime 0.4.0 (Python) and @fluent/bundle 0.19.1 (JavaScript, which needs node).
# Expectation: the guide says that a selector with NUMBER(…, minimumFractionDigits: 1) takes the plural of the
#              formatted number ("1.0 points"), and that type: "ordinal" chooses 1st, 2nd, 3rd; both
#              implementations follow it.
# Truth:       JavaScript does. Python takes the plural of the bare number ("1.0 point"), and knows no type:
#              "ordinal" takes the default and reports a TypeError about an unexpected argument, which stays
#              unseen where errors are not read.
# Who meets it:projects that share their .ftl files between a web page and a Python program, and ranks ("You
#              came 1th") written as the guide shows.
# Documented:  projectfluent's guide, "Selectors", describes what JavaScript does; the known limitations of
#              fluent.runtime name neither.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.runtime==0.4.0
npm install --silent --no-audit --no-fund --prefix "$folder" @fluent/bundle@0.19.1 >/dev/null
cat >"$folder/messages.ftl" <<'FTL'
score = { NUMBER($n, minimumFractionDigits: 1) ->
    [one] point
   *[other] points
 }
rank = { NUMBER($n, type: "ordinal") ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
 }
FTL
cat >"$folder/say.js" <<'JS'
const { FluentBundle, FluentResource } = require("@fluent/bundle");
const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(require("fs").readFileSync("messages.ftl", "utf8")));
const say = (name, n) => bundle.formatPattern(bundle.getMessage(name).value, { n });
console.log([say("score", 1), say("rank", 1), say("rank", 2)].join(" "));
JS
cat >"$folder/say.py" <<'PY'
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"])
bundle.add_resource(FluentResource(Path("messages.ftl").read_text(encoding="utf-8")))
say = lambda name, n: bundle.format_pattern(bundle.get_message(name).value, {"n": n})[0]
print(say("score", 1), say("rank", 1), say("rank", 2))
PY
cd "$folder"
echo "fluent.runtime $(venv/bin/pip show fluent.runtime | sed -n 's/^Version: //p'), node $(node --version)"
python=$(venv/bin/python say.py)
javascript=$(node say.js)
echo "1.0 …, 1…, 2…: expected in both, by the guide: points st nd"
echo "seen: JavaScript: $javascript; Python: $python"
if [ "$javascript" != "points st nd" ] || [ "$python" != "point th th" ]; then
    echo "The behaviour has changed: the two implementations no longer differ as they did." >&2
    exit 1
fi
