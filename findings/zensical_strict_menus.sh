#!/usr/bin/env bash
# Zensical's strict build of an mkdocs.yml passes over menu entries, hooks and plugins that it does not know.
#
# Version:     zensical 0.0.73.
# Expectation: what takes an mkdocs.yml as it is and builds it with --strict fails, or at least warns, where the menu
#              names a page that is not there, where a hook that makes pages is not run, and where a plugin is unknown,
#              as MkDocs does for all three.
# Truth:       "No issues found", exit code 0. The missing page is a link to nowhere in the menu of every page, the hook
#              is never imported, the plugin is never asked. Links and anchors inside pages are checked, and fail.
# Who meets it:whoever moves a site of MkDocs by the advice to run zensical in its folder; pages made by hooks are just
#              missing, and a continuous build stays green.
# Documented:  that hooks are not supported and plugins only some is in the pages on compatibility; that a strict build
#              does not say so, and that menus are not looked at, is not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check zensical==0.0.73

mkdir "$folder/site" "$folder/site/docs"
cd "$folder/site"
echo "# Home" > docs/index.md
cat > hook.py <<'PY'
from pathlib import Path


def on_config(config):
    Path("hook_was_run").touch()
    return config
PY
cat > mkdocs.yml <<'YML'
site_name: Example
hooks: [hook.py]
plugins: [search, no-such-plugin]
nav:
  - Home: index.md
  - Missing: missing.md
YML
"$folder/venv/bin/zensical" --version
told=$("$folder/venv/bin/zensical" build --strict 2>&1) && code=0 || code=$?
echo "$told"
echo "exit code $code, expected 1; hook run: $([[ -e hook_was_run ]] && echo yes || echo no), expected yes"
[[ $code == 0 && $told == *"No issues found"* && ! -e hook_was_run && ! -e site/missing/index.html ]] || {
    echo "The behaviour has changed: a strict build tells of the menu, the hook or the plugin." >&2
    exit 1
}

echo "[gone](gone.md)" >> docs/index.md
if "$folder/venv/bin/zensical" build --strict > /dev/null 2>&1; then
    echo "The behaviour has changed: a link to nowhere passes." >&2
    exit 1
fi
echo "A link to nowhere inside a page fails the same build, as expected."
