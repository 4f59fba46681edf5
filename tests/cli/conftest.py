"""A command line in a folder of its own."""

import io
import sys
from functools import partial
from pathlib import Path

import pytest
import segno

from boardkit.many.running import crew
from tests.cli.running import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def type_in(text: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))

    return Shell(tmp_path / "data", capsys, type_in)


@pytest.fixture(autouse=True, scope="session")
def codes_are_drawn_quickly() -> None:
    """Give QR codes the first mask: cameras read any, and to find the best takes longer than all the rest."""
    setattr(segno, "make_qr", partial(segno.make_qr, mask=0))  # noqa: B010 - not ours to type


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches be reviewed in this process, and by few looks."""
    monkeypatch.setattr("boardkit.commands.review.crew", lambda _: crew(1))
    for name, often in {"TABLES": 2, "FEW": 0.02, "OUTLOOKS": 2, "DRAWS": 2, "PLAYED": 2}.items():
        monkeypatch.setattr(f"boardkit.players.review.{name}", often)
