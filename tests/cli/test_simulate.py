"""Random play by command: the figures, and that they follow from the arguments."""

import json
from typing import Any

from tests.cli.running import GAME, Shell

KEYS = ["game", "seats", "games", "finished", "decisions", "moves_listed", "seconds", "longest", "scores"]


def _figures(shell: Shell, *more: str) -> dict[str, Any]:
    told = shell("simulate", GAME, "--seats", "3", "--games", "2", "--json", *more)
    figures: dict[str, Any] = json.loads(told.out)
    return figures


def test_the_json_has_exactly_these_figures(shell: Shell) -> None:
    figures = _figures(shell, "--seed", "5")
    assert list(figures) == KEYS
    assert (figures["seats"], figures["games"], figures["finished"]) == (3, 2, 2)
    assert figures["longest"] <= figures["decisions"] <= figures["moves_listed"]
    assert [len(totals) for totals in figures["scores"]] == [3, 3]


def test_all_but_the_seconds_follows_from_the_arguments(shell: Shell) -> None:
    first, second, other = (_figures(shell, "--seed", seed) | {"seconds": 0} for seed in ("5", "5", "6"))
    assert first == second
    assert first != other


def test_options_count(shell: Shell) -> None:
    advanced = _figures(shell, "--option", "advanced=yes", "after_rival_discard=lost")
    assert advanced["longest"] > _figures(shell)["longest"]


def test_without_json_it_is_a_sentence(shell: Shell) -> None:
    told = shell("simulate", GAME)
    assert told.out.startswith("Tectonic Tribes, 2 players: one game in ")


def test_switches_may_be_written_as_elsewhere(shell: Shell) -> None:
    figures = [_figures(shell, "--option", f"advanced={value}") for value in ("yes", "true", "1", "ON")]
    assert len({json.dumps({**figure, "seconds": 0}) for figure in figures}) == 1
