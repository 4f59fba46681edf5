"""Starts the program as `python -m boardkit`."""

import sys

from boardkit.cli import main

sys.exit(main())
