"""What the garbage collector passes over while a table is open."""

import os
import subprocess
import sys


def test_garbage_is_collected_and_what_is_left_is_passed_over_until_the_next_table() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-m", "tests.tui.aside"], env=environment, check=True)
