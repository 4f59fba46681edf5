#!/usr/bin/env bash
# asyncio: Process.wait() does not return for a process that is dead, as long as nobody has read what it wrote.
#
# Version:     CPython 3.11.7, 3.12.1 and 3.13.0 (Linux). It needs no package: the standard library alone shows it.
# Expectation: after kill() the process is gone, so wait() returns at once; returncode says -9 already. The warning
#              about pipes concerns a child that blocks in writing, and this one blocks no more.
# Truth:       wait() waits until the pipes are disconnected as well. The stream of stdout has stopped reading at
#              twice its limit (128 KiB), so it never sees the end of the pipe, and wait() waits for ever.
# Who meets it: every server that runs a program for each client and hands on its output: a client that goes away in
#              the middle of much output leaves a task that never ends, even after a kill. Read stdout and stderr to
#              their ends first.
# Documented:  docs.python.org, asyncio-subprocess, wait(): a note that it "can deadlock" with PIPE while the child
#              blocks; nothing about a child that has ended.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python=${PYTHON:-python3}
"$python" --version
cat > "$folder/shown.py" <<'PYTHON'
import asyncio
import sys

CHILD = "import os\nwhile True: os.write(1, bytes(65536))"


async def killed(read: bool) -> str:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", CHILD, stdout=asyncio.subprocess.PIPE)
    await asyncio.sleep(1)
    process.kill()
    reading = asyncio.ensure_future(process.stdout.read()) if read else None
    waiting = asyncio.ensure_future(process.wait())
    await asyncio.wait({waiting}, timeout=5)
    said = f"returncode {process.returncode}, wait() has " + ("returned" if waiting.done() else "not returned")
    await (reading or process.stdout.read())
    await waiting
    return said


async def main() -> int:
    print("expected: returncode -9, wait() has returned (twice)")
    left, read = await killed(read=False), await killed(read=True)
    print(f"seen:     {left} (nobody reads)\nseen:     {read} (somebody reads)")
    return not (left.endswith("not returned") and not read.endswith("not returned"))


sys.exit(asyncio.run(main()))
PYTHON
"$python" "$folder/shown.py"
