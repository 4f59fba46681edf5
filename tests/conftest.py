"""What all tests share."""

import os


def pytest_xdist_auto_num_workers() -> int:
    """Run two tests a core: those of the screens wait as long as they work."""
    return 2 * (os.cpu_count() or 1)
