"""What reviews have found is kept with the measure by which it was judged, and made anew by another."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boardkit.core import Match, Player, legal
from boardkit.core.records.record import start
from boardkit.core.values import evolve
from boardkit.games import GAMES, KEYS
from boardkit.library.kept_files import Findings
from boardkit.players import lookup
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Level
from boardkit.players.review import decisions_of, look_at
from tests.every import every_key

MINDS = {key: mind_of(key) for key in KEYS}


@pytest.fixture
def match() -> Match[Any]:
    game = GAMES["life_in_reterra"]
    begun = start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], 4, open_table=True)
    return begun.play(legal(game, begun.state)[0])


def test_what_was_found_by_another_measure_is_replaced(match: Match[Any], tmp_path: Path) -> None:
    at = decisions_of(match)[0]
    found = {at: look_at(match, at)}
    findings = Findings.about(match, tmp_path)
    assert not findings.outdated
    assert not findings.kept(match)
    findings.keep(found)
    findings.keep(found)
    assert not findings.outdated
    assert findings.kept(match)[at].opinions == found[at].opinions
    other = findings.__replace__(measure="another")
    assert other.outdated
    assert not other.kept(match)
    other.keep(found)
    assert not other.outdated
    assert {*other.kept(match)} == {at}
    assert findings.outdated


def test_what_was_found_deeply_replaces_the_usual_and_never_the_other_way_round(
    match: Match[Any], tmp_path: Path
) -> None:
    at = decisions_of(match)[0]
    usual, findings = look_at(match, at), Findings.about(match, tmp_path)
    deep = usual.__replace__(deep=True, ends=(1.0, 0.5))
    for one, kept in ((usual, False), (deep, True), (usual, True)):
        findings.keep({at: one})
        assert findings.kept(match)[at].deep is kept
    assert findings.kept(match)[at].ends == (1.0, 0.5)


def test_what_is_damaged_is_made_anew(match: Match[Any], tmp_path: Path) -> None:
    findings = Findings.about(match, tmp_path)
    findings.path.parent.mkdir()
    findings.path.write_bytes(b"\xff\xfe[3")
    assert not findings.kept(match)
    findings.path.write_text("[3, []]\n", "utf-8")
    assert findings.outdated


@every_key
@pytest.mark.parametrize("change", ["weights", "levels", "winning"])
def test_another_number_is_another_measure(key: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = MINDS[key]
    others: dict[str, Any] = {
        "weights": "other weights",
        "levels": {**mind.levels, "strong": Level(width=99)},
        "winning": mind.winning + 1,
    }
    was = lookup.measure_of.__wrapped__(key)
    monkeypatch.setattr(lookup, "mind_of", lambda _: evolve(mind, **{change: others[change]}))
    assert lookup.measure_of.__wrapped__(key) != was
    monkeypatch.undo()
    assert lookup.measure_of.__wrapped__(key) == was


def test_another_line_or_another_program_is_another_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    measures = {lookup.measure_of.__wrapped__("life_in_reterra")}
    monkeypatch.setattr(lookup, "__version__", "0.0.0")
    measures.add(lookup.measure_of.__wrapped__("life_in_reterra"))
    changed = SimpleNamespace(name="judgement.py", read_bytes=lambda: b"return 0.0")
    monkeypatch.setattr(lookup, "files", lambda _: SimpleNamespace(iterdir=lambda: [changed]))
    measures.add(lookup.measure_of.__wrapped__("life_in_reterra"))
    assert len(measures) == 3
