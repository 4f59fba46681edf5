"""What reviews have found, kept in the library's folder: a line a decision, added as it is found."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from boardkit import __version__
from boardkit.core import FaultError, Match
from boardkit.core.notation.plain import parsed
from boardkit.core.rules.values import frozen
from boardkit.library.files import as_text, read_bytes, told
from boardkit.players.keeping import plain, verdict_from
from boardkit.players.verdict import Verdict

FOLDER: Final = "reviews"
"""Where they are, in the library's folder."""

Found = Mapping[int, Verdict]
"""Verdicts by the moment to which the decision led."""


@frozen
class Findings:
    """The file of what was found about one match."""

    path: Path

    @classmethod
    def about(cls, match: Match[Any], folder: Path) -> Self:
        """Name the file after all that the verdicts follow from."""
        told = (
            f"{__version__} {match.game.key} {match.game.rules} {match.options} {match.players} {match.seed}"
        )
        moves = " ".join(map(str, (moment.move for moment in match.moments)))
        return cls(folder / FOLDER / f"{hashlib.sha256((told + moves).encode()).hexdigest()[:32]}.jsonl")

    def kept(self, match: Match[Any]) -> Found:
        """Read what was found before; what is damaged is as good as nothing."""
        return dict(self._read(match))

    def keep(self, found: Found) -> None:
        """Add what was found.

        Raises:
            FaultError: it cannot be written.
        """
        with told(str(self.path)):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{json.dumps([at, plain(verdict)])}\n" for at, verdict in found.items())

    def _read(self, match: Match[Any]) -> Iterator[tuple[int, Verdict]]:
        with suppress(FaultError):
            text = as_text(read_bytes(self.path)) if self.path.exists() else ""
            for line in text.splitlines():
                yield from _verdict(match, line)


def _verdict(match: Match[Any], line: str) -> Iterator[tuple[int, Verdict]]:
    """Read a line, if it is about a decision of the match."""
    with suppress(FaultError):
        match parsed(line):
            case [int(at), data] if 0 < at <= match.at:
                verdict = verdict_from(match, at, data)
                if verdict is not None:
                    yield at, verdict
