"""What all tests share."""

import os
import sys

# Bytecode is kept, whatever the shell says: else every worker rewrites all assertions anew, and every program
# that a test starts compiles all it imports.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_xdist_auto_num_workers() -> int:
    """Run a test more than there are cores: those of terminals and of processes wait as long as they work."""
    return 1 + (os.cpu_count() or 1)
