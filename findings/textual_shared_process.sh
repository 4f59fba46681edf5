#!/usr/bin/env bash
# Two Textual apps in one process leave what is printed to an app that has ended; and an app changes the loop.
#
# Version:     textual 8.2.8, Python 3.11 and later; the second half from Python 3.12 on.
# Expectation: App.run_async() is made for a loop that does other things, too: when all apps have ended, sys.stdout
#              is what it was before, and tasks of others begin as they did before.
# Truth:       each app puts its own stream in the place of sys.stdout and puts back what it found. Of two that
#              overlap, as two visitors of a server do, the first to end puts back the real one and the second
#              the stream of the first: from then on print() says nothing, without an error.
#              From Python 3.12 on run_async() also sets asyncio's eager task factory on the whole loop, and
#              leaves it there: whatever asyncio.create_task() is given runs at once up to its first await,
#              before the line behind it, everywhere in the program.
# Who meets it:who serves apps by SSH or by sockets from one process, and who tests several at once.
# Documented:  no.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import asyncio
import sys
from importlib.metadata import version

from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver


class Unseen(HeadlessDriver):
    """A screen in memory, which counts as one that is seen."""

    is_headless = False


async def main():
    real, loop, order = sys.stdout, asyncio.get_running_loop(), []
    factory = loop.get_task_factory()
    first, second = App(driver_class=Unseen), App(driver_class=Unseen)
    running = []
    for app in (first, second):
        running.append(asyncio.create_task(app.run_async(size=(80, 24))))
        await asyncio.sleep(0.3)
    for app, task in zip((first, second), running):
        app.exit()
        await task
    found, sys.stdout = sys.stdout, real

    async def begin():
        order.append("the task")

    task = asyncio.create_task(begin())
    order.append("the line behind it")
    await task
    print(f"sys.stdout: expected {type(real).__name__}, found {type(found).__name__}")
    print(f"first runs: expected {'the line behind it'!r}, found {order[0]!r}")
    return found is real, loop.get_task_factory() is factory


print("textual", version("textual"), "python", sys.version.split()[0])
same_stream, same_factory = asyncio.run(main())
if same_stream or same_factory != (sys.version_info < (3, 12)):
    sys.exit("The behaviour has changed: streams or loops are left as they were found.")
PY
