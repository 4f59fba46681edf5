"""Codes that cameras read, drawn in half blocks: two rows of modules in a line."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

MODULES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
QUIET: Final = 2  # modules round a code that stay empty


def code_drawn(text: str) -> Sequence[Text]:
    """Draw the QR code of a text, black on white whatever the theme; needs the extra `web`."""
    # Only who has the extra comes here.
    from segno import make

    rows = [[bool(module) for module in row] for row in make(text, micro=False).matrix_iter(border=QUIET)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(MODULES[pair] for pair in zip(*two, strict=True)) for two in pairs)
    return [Text(line, "#000000 on #ffffff") for line in lines]
