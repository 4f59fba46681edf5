"""Line by line, one word does all that can be done at once, after it has been told and agreed to."""

from typing import Any

from boardkit.core import Match, Study, notation
from boardkit.core.lines.together import Round
from boardkit.games import GAMES
from boardkit.games.terristories.rules.moves import Pay
from boardkit.games.terristories.rules.questions import PayWages
from boardkit.games.water_sharing.show.economy import all_at_once
from boardkit.library import MatchId, open_library
from tests.cli.running import Shell
from tests.desk.test_together import asked as going_round
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


def test_all_and_a_number_answer_for_everybody_who_is_asked_the_same(shell: Shell) -> None:
    match = going_round(PayWages)
    with open_library(shell.data) as library:
        library.create(Study(match))
    said = shell("resume", "1", "--plain", typed="all 1\nq").out
    assert "will be asked the same" in said
    with open_library(shell.data) as library:
        made = library.load(MatchId(1), GAMES).main.moments[match.at + 1 :]
    paid = [moment.seat for moment in made if moment.move == Pay()]
    assert paid == [line.seat for line in Round.of(match, (Pay,)).lines({})]
    assert len(paid) > 1
    assert "Pass on to" not in said.partition("Type a number")[0]
