#!/usr/bin/env bash
# A Textual program that ends by panic() tells the shell that it went well.
#
# Version:     textual 8.2.8 (return_code of a running app).
# Expectation: App.panic is documented as what shows an error and exits; a program that ended so has failed, and
#              `app.return_code` with which it is to leave is not 0. An exception in a handler does give 1.
# Truth:       panic prints what it is given and closes the app, but sets no return code: it stays None and `run`
#              makes 0 of it. A script, a test run or a service manager takes the failure for success.
# Who meets it:programs that call panic themselves, and whoever's input thread calls it, as Textual's own driver
#              does when its reader fails.
# Documented:  the guide tells of return codes for exit() and for exceptions, not for panic.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from textual.app import App


class Panicking(App[None]):
    def on_mount(self) -> None:
        self.panic("nothing works")


class Leaving(App[None]):
    def on_mount(self) -> None:
        self.exit(return_code=3)


def ended(app: App[None]) -> int | None:
    app.run(headless=True)
    return app.return_code


print("textual", version("textual"))
panicking, leaving = ended(Panicking()), ended(Leaving())
print("return code after panic:", panicking)
print("return code after exit(return_code=3):", leaving)
sys.exit(0 if (panicking or 0) == 0 and leaving == 3 else 1)
PY
