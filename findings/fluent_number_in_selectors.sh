#!/usr/bin/env bash
# The two selectors with NUMBER in Fluent's guide: one works in JavaScript alone, the other nowhere.
#
# Version:     fluent.runtime 0.4.0 (Python) and @fluent/bundle 0.19.1 (JavaScript, which needs node).
# Expectation: what Fluent's guide shows works in both: a selector NUMBER($n, minimumFractionDigits: 1) takes
#              the plural of the formatted number ("1.0 points"), and NUMBER($n, type: "ordinal") chooses 1st,
#              2nd, 21st.
# Truth:       JavaScript follows the digits, Python takes the plural of the bare number ("1.0 point").
#              Ordinals work in neither: JavaScript drops the option without a word and takes the cardinal,
#              right for 1 and wrong from 2 on ("2th"); Python adds a TypeError about an unexpected argument
#              to its list of errors and takes the default ("1th").
# Who meets it: projects that share .ftl files between a web page and a Python program; whoever writes a rank
#              as the guide does.
# Documented:  the guide's page "Selectors" describes both uses; its page on functions leaves `type` out. The
#              known limitations of fluent.runtime name neither.
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
console.log([say("score", 1), say("rank", 1), say("rank", 2), say("rank", 21)].join(" "));
JS
cat >"$folder/say.py" <<'PY'
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

bundle = FluentBundle(["en"])
bundle.add_resource(FluentResource(Path("messages.ftl").read_text(encoding="utf-8")))
say = lambda name, n: bundle.format_pattern(bundle.get_message(name).value, {"n": n})[0]
print(say("score", 1), say("rank", 1), say("rank", 2), say("rank", 21))
PY
cd "$folder"
echo "fluent.runtime $(venv/bin/pip show fluent.runtime | sed -n 's/^Version: //p'), node $(node --version)"
python=$(venv/bin/python say.py)
javascript=$(node say.js)
echo "1.0 …, 1…, 2…, 21…: expected in both, by the guide: points st nd st"
echo "seen: JavaScript: $javascript; Python: $python"
if [ "$javascript" != "points st th th" ] || [ "$python" != "point th th th" ]; then
    echo "The behaviour has changed: a selector with NUMBER chooses otherwise in one of the two." >&2
    exit 1
fi
