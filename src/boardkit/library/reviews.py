"""What reviews have found, kept in the library's folder: a line a decision, added as it is found.

The first line says by what measure they were made; by another one they are made anew.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from boardkit.core import FaultError, Match
from boardkit.core.notation.plain import parsed
from boardkit.core.values import Value
from boardkit.library.files import as_text, read_bytes, told
from boardkit.players.keeping import plain, verdict_from
from boardkit.players.measure import measure_of
from boardkit.players.verdict import Verdict

FOLDER: Final = "reviews"
"""Where they are, in the library's folder."""

Found = Mapping[int, Verdict]
"""Verdicts by the moment to which the decision led."""


class Findings(Value):
    """The file of what was found about one match.

    Attributes:
        measure: by what the match is judged now.
    """

    path: Path
    measure: str

    @classmethod
    def about(cls, match: Match[Any], folder: Path) -> Self:
        """Name the file after all that the verdicts follow from, beside what judges."""
        told = f"{match.game.key} {match.game.rules} {match.options} {match.players} {match.seed}"
        moves = " ".join(map(str, (moment.move for moment in match.moments)))
        name = hashlib.sha256((told + moves).encode()).hexdigest()[:32]
        return cls(folder / FOLDER / f"{name}.jsonl", measure_of(match.game.key))

    @property
    def outdated(self) -> bool:
        """Whether what was found was judged by another measure, and is as good as nothing."""
        lines = self._lines()
        return bool(lines) and lines[0] != self._head

    def kept(self, match: Match[Any]) -> Found:
        """Read what was found before; what is damaged is as good as nothing."""
        return {} if self.outdated else dict(self._read(match))

    def keep(self, found: Found) -> None:
        """Add what was found, in place of what was found by another measure.

        Raises:
            FaultError: it cannot be written.
        """
        lines = [json.dumps([at, plain(verdict)]) for at, verdict in found.items()]
        with told(str(self.path)):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.outdated:
                self.path.unlink()
            begun = self.path.exists()
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{line}\n" for line in (lines if begun else [self._head, *lines]))

    @property
    def _head(self) -> str:
        return json.dumps({"measure": self.measure})

    def _lines(self) -> Sequence[str]:
        with suppress(FaultError):
            return as_text(read_bytes(self.path)).splitlines() if self.path.exists() else ()
        return ()

    def _read(self, match: Match[Any]) -> Iterator[tuple[int, Verdict]]:
        for line in self._lines()[1:]:
            yield from _verdict(match, line)


def _verdict(match: Match[Any], line: str) -> Iterator[tuple[int, Verdict]]:
    """Read a line, if it is about a decision of the match."""
    with suppress(FaultError):
        match parsed(line):
            case [int(at), data] if 0 < at <= match.at:
                verdict = verdict_from(match, at, data)
                if verdict is not None:
                    yield at, verdict
