"""Markdown as plain lines, for pipes and screen readers."""

import re
from typing import Final

MARKS: Final = re.compile(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1")
"""Marks of emphasis and code round some text."""

RULE: Final = re.compile(r"\|[-:| ]+\|")
"""The line that parts a table's head from its rows."""


def without_marks(markdown: str) -> str:
    """Return the text without marks of headings, emphasis and tables; the cells of a row part at `; `."""
    lines = (line for line in markdown.strip().splitlines() if not RULE.fullmatch(line.strip()))
    return "\n".join(_without_marks(line) for line in lines)


def _without_marks(line: str) -> str:
    line = re.sub(r"^#+ ", "", line)
    if line.startswith("|"):
        line = "; ".join(cell.strip() for cell in line.strip("| ").split("|"))
    while (plain := MARKS.sub(r"\2", line)) != line:
        line = plain
    return line
