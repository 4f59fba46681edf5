"""Walks through the program in every terminal there is and writes the table of `docs/terminals.md` anew.

Usage: python -m tests.terminals [NAME ...]
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tests.terminals.stage import KINDS, screen_of
from tests.terminals.walks import Seen, walk

PAGE: Final = Path(__file__).parents[2] / "docs" / "terminals.md"
BEGIN: Final = "<!-- made by python -m tests.terminals -->"
END: Final = "<!-- end of what is made -->"
HEAD: Final = """| terminal | version | seen | colours | keys | Esc | click | wheel | resized | as painted |
|---|---|---|---|---|---|---|---|---|--:|"""


def row(name: str, seen: Seen) -> str:
    """Return what was seen in a terminal, as a row of a table."""
    escape = (
        "by itself"
        if seen.keys["Escape"] == b"\x1b" or b"27u" in seen.keys["Escape"]
        else "with the next key"
    )
    parts = (
        *(name, seen.version, seen.day, seen.depth, _yes(seen.helped), escape if seen.closed else "no"),
        *(_yes(seen.clicked), _yes(b"<65;" in seen.wheel), _yes(len(seen.sizes) > 1)),
        f"{100 * seen.same:.1f} %",
    )
    return f"| {' | '.join(parts)} |"


def _yes(seen: bool) -> str:
    return "yes" if seen else "no"


def rows(names: Iterable[str]) -> Iterator[str]:
    """Walk through the program in some terminals, one after the other."""
    with screen_of(59) as display:
        for name in names:
            if missing := KINDS[name].missing:
                sys.stderr.write(f"{name}: {missing} is not installed\n")
                continue
            with tempfile.TemporaryDirectory() as folder:
                found = row(name, walk(KINDS[name], display, Path(folder)))
            sys.stderr.write(f"{found}\n")
            yield found


def main(names: list[str]) -> None:
    """Walk, and write the page; rows of terminals that were not walked in stay."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    made, _, after = rest.partition(END)
    kept = {line.split("|")[1].strip(): line for line in made.splitlines()[3:] if line.startswith("|")}
    kept |= {line.split("|")[1].strip(): line for line in rows(names or KINDS)}
    table = "\n".join([HEAD, *(kept[name] for name in KINDS if name in kept)])
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
