"""Line by line, one word does all that can be done at once, after it has been told and agreed to."""

from typing import Any

from boardkit.core import Match, notation
from boardkit.games.water_sharing.show.economy import all_at_once
from tests.cli.running import Shell
from tests.games.water_sharing.test_all_at_once import asked

NAMES = ("Ada", "Béla", "Chen")


def typed_before(match: Match[Any]) -> list[str]:
    """Write what people decided up to a moment, at a table with secrets."""
    match = match.__replace__(open_table=False)
    found = [match.moments[at].move for at in range(1, match.at + 1) if match.decided(at)]
    return [notation.write(move) for move in found if move is not None]


def test_one_word_tells_what_it_comes_to_and_yes_makes_each_move(shell: Shell) -> None:
    match = next(one for one in asked() if len(getattr(all_at_once(one.state), "moves", ())) > 1)
    series = all_at_once(match.state)
    assert series is not None
    line = ("play", "water_sharing", "--players", *NAMES, "--seed", str(match.seed), "--plain")
    before = typed_before(match)
    refused = shell(*line, typed="\n".join([*before, "all", "n"])).out
    assert "In all: " in refused
    assert refused.splitlines()[-1].startswith("Saved as match")
    done = shell("resume", "--plain", typed="all\ny\nl\nu\nl").out
    assert done.count("In all: ") == 1
    assert done != refused
    assert "taken back" in done


def test_where_nothing_is_done_at_once_the_word_says_so(shell: Shell) -> None:
    line = ("play", "tectonic_tribes", "--players", *NAMES, "--seed", "4", "--plain")
    assert "There is nothing here that can be done all at once." in shell(*line, typed="all").out
