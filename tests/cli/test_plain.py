"""Plain play: a whole game line by line, leaving and coming back, every word, and nobody's secrets."""

import json
import re
from random import Random
from typing import Any

import pytest

from boardkit.commands.plain.sitting import Sitting, Talk
from boardkit.commands.plain.turns import sit
from boardkit.core import Match, Player, Study, notation
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import LONGEST_NOTE
from boardkit.core.lines.study import turn_begun
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.library.session import Session
from boardkit.text import words_for
from boardkit.text.aloud import Aloud
from boardkit.text.log import told
from boardkit.text.scores import seat_scores, winner_sentence
from tests.cli.running import GAME, NAMES, Answer, Shell, random_match

SEED = 7


def _begin(shell: Shell, *lines: str, more: tuple[str, ...] = ()) -> Answer:
    """Begin the match of `random_match` and type some lines."""
    line = ("play", GAME, "--players", *NAMES, "--seed", str(SEED), "--plain", *more)
    return shell(*line, typed="\n".join(lines))


def _decisions(match: Match[Any]) -> list[str]:
    """Write the decisions: what has a single answer, nobody is asked."""
    found = [match.moments[at].move for at in range(1, len(match.moments)) if match.decided(at)]
    return [notation.write(move) for move in found if move is not None]


def _ended(seed: int = SEED) -> list[str]:
    return _decisions(random_match(seed=seed))


def test_a_whole_game_is_typed_cut_off_gone_on_with_and_its_score_told_again(shell: Shell) -> None:
    lines = _ended()
    cut = _begin(shell, *lines[:20])
    assert cut.code == 0
    assert cut.out.splitlines()[-1].startswith("Saved as match 1.")
    told_all = shell("resume", "--plain", typed="\n".join(lines[20:])).out.splitlines()
    match, words = random_match(), words_for("en", GAME, NAMES)
    sheet = match.game.score(match.state)
    scores = seat_scores(sheet, words)
    assert [line for line in told_all if line in {score.text for score in scores}] == [
        score.text for score in scores
    ]
    reasons = sum(len(score.reasons) for score in scores)
    assert sum("points (rule" in line or "1 point (rule" in line for line in told_all) == reasons
    assert told_all[-1] == winner_sentence(sheet, words)
    assert shell("resume", "1", "--plain").out.splitlines()[-1] == told_all[-1]


def test_a_number_is_no_thing_of_the_map(shell: Shell) -> None:
    """A map may have marks of 1; whoever types 1 where a place is asked does not mean them."""
    table = ("play", GAME, "--players", "Ada", "Bob", "--seed", "6", "--plain")
    assert "mark plus 1, 1 place" in shell(*table, typed="1\ne0 s0\nwhere 1\n").out
    told = shell(*table, typed="1\ne0 s0\n1\n").out
    assert "“1” is not one of the answers." in told
    assert "mark plus 1, 1 place" not in told


@pytest.mark.parametrize("decisions", [0, 1, 7, 30])
def test_every_decision_is_saved_before_the_next_is_asked(shell: Shell, decisions: int) -> None:
    _begin(shell, *_ended()[:decisions])
    exported = json.loads(shell("export", "1").out)
    assert exported["moves"] == _saved_moves(decisions)


def _saved_moves(decisions: int) -> list[str]:
    """Write all that is saved once so many decisions were made, with what follows by itself."""
    match = random_match()
    next_one = [at for at in range(1, len(match.moments)) if match.decided(at)][decisions]
    return [notation.write(moment.move) for moment in match.moments[:next_one] if moment.move]


class Robot(Talk):
    """Answers with numbers and places, as a person would, and remembers what it was told."""

    def __init__(self) -> None:
        self.live = False
        self.told: list[str] = []
        self.random = Random(3)
        self.sitting: Sitting | None = None

    def say(self, *lines: str) -> None:
        self.told += lines

    def listen(self) -> str:
        assert self.sitting is not None
        if self.sitting.match.over:
            raise EOFError
        making = self.sitting.making
        if making.choice is None:
            return str(1 + self.random.randrange(len(making.draft.choices)))
        assert making.field is not None
        values = making.values(making.field)
        if making.field == PLACE:
            return str(self.random.choice(values))
        return str(1 + self.random.randrange(len(values)))


@pytest.mark.sample(5)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_numbers_and_places(shell: Shell, seats: int, language: str) -> None:
    game = GAMES[GAME]
    names = [f"P{seat}" for seat in range(seats)]
    match = start(game, game.options(), [Player(name, 0) for name in names], SEED)
    robot = Robot()
    with open_library(shell.data) as library:
        number = library.create(Study(match))
        with library.claim(number) as claim:
            words = words_for(language, GAME, names)
            robot.sitting = Sitting(Session(library, number, claim), Study(match), words, robot)
            sit(robot.sitting)
        end = library.load(number, GAMES).main
    assert end.over
    assert robot.told[-1] == winner_sentence(game.score(end.state), words)


def test_a_move_is_made_choice_by_choice(shell: Shell) -> None:
    told_all = _begin(shell, "2", "e0s0", "", "b", "q").out
    lines = told_all.splitlines()
    assert not any(line.startswith("Pass on to ") for line in lines)
    assert "Which way round?" in lines
    assert any(line.startswith("Where? Type one of ") for line in lines)
    assert any("e1 s1" in line.split(": ")[-1].split(", ") for line in lines)


def test_a_place_and_a_turn_may_be_typed_at_once(shell: Shell) -> None:
    first, second, *_ = _ended()
    _, at, turn = second.split()
    apart = re.sub("(?=[ns])", " ", at)
    for typed in (f"{at} {turn}", f"{apart} {turn}", f"{apart.upper()} {turn}", f"place {apart} {turn}"):
        assert "lays card" in _begin(shell, first, typed, "q").out.split("’s turn.")[2]


@pytest.mark.sample(8)
@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("?", "d: describe the table"),
        ("help", "A move is written like this: discard "),
        ("d", "The continent has "),
        ("h", "Terrain card "),
        ("l", "(rule 2)"),
        ("s", "points."),
        ("r", "3.1 Discard and play"),
        ("r 3.2", "3.2 Order of play"),
        ("r 99", "The rulebook has no section “99”."),
        ("why 1", "That is allowed."),
        ("why play 1", "That does not answer the question."),
        ("why", "why MOVE: whether a move is allowed"),
        ("why pass", "not met: That does not answer the question. (rule 3.1)"),
        ("99", "“99” is not one of the answers."),
        ("discard", "Such a move is written like this: discard card."),
        ("discard x", "“x” cannot be the “card”"),
        ("discard 81", "Card 81 is not in your hand."),
        ("draw 5", "That does not answer the question."),
        ("place e0s0 r0", "Rule 3"),
        ("redo", "There is nothing to redo."),
        ("\x1b[31m", "\\x1b[31m"),
        ("9" * 5000, "is not one of the answers"),
    ],
)
def test_a_word_is_answered_and_changes_nothing(shell: Shell, line: str, answer: str) -> None:
    before = _ended()[:3]
    quiet, spoken = _begin(shell, *before), _begin(shell, *before, line)
    assert spoken.code == 0
    assert answer in spoken.out.removeprefix(quiet.out.rpartition("Saved as")[0])
    assert json.loads(shell("export", "2").out)["moves"] == _saved_moves(3)


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("before", "line", "answer"),
    [
        (3, "2 plants", "“plants” does not belong after “2”"),
        (3, "2 2", "“2” does not belong after “2”"),
        (3, "2 (the second)", "“(the second)” does not belong after “2”"),
        (3, "1.", "“1.” is not one of the answers"),
        (1, "e9s9 now", "The card must cover at least one square of the continent."),
        (1, "w1n1 r0 please", "“please” does not belong after “w1n1 r0”"),
        (1, "w1 n1 r0 r90", "“r90” does not belong after “w1n1 r0”"),
        (1, "r0 w1n1", "“r0 w1n1” is not one of the answers."),
        (3, "undo it", "u: take the last decision back; u 3: the last three"),
        (3, "quit smoking", "“smoking” cannot follow “quit”"),
        (3, "redo all", "“all” cannot follow “redo”"),
        (3, "h 2 3", "“2 3” is not a number of this list, from 1 to "),
        (3, "h forest", "“forest” is not a number of this list, from 1 to "),
        (3, "2 a*b +1", "“a*b +1” does not belong after “2”"),
        (3, "discard a*b", "“a*b” cannot be the “card”"),
    ],
)
def test_what_follows_an_answer_and_does_not_belong_to_it_undoes_all_of_it(
    shell: Shell, before: int, line: str, answer: str
) -> None:
    told_all = _begin(shell, *_ended()[:before], line).out
    assert answer in told_all.rpartition("Pass on to ")[2]
    assert told_all.splitlines()[-1].startswith("Saved as match")
    assert json.loads(shell("export", "1").out)["moves"] == _saved_moves(before)


def test_a_kind_of_place_that_begins_with_a_number_is_looked_for(shell: Shell) -> None:
    line = ("play", "terraforming_mars", "--players", "Ada,Bela", "--seed", "7", "--open", "--plain")
    told_all = shell(*line, typed="where\n2 plants").out
    assert "\n2 plants: " in told_all
    assert "\n2 plants, " in told_all
    assert "Chosen" not in told_all


def test_a_remark_is_written_into_the_log_as_it_was_typed(shell: Shell) -> None:
    remark = "Why *not* 3/4 + §2, `Ada`? → [b]Bela!"
    told_all = _begin(shell, *_ended()[:3], f"note {remark}", "l", "note", "Note   twice", "q").out
    assert told_all.count("Added to the log.") == 2
    assert f"notes: {remark}\n" in told_all
    assert "note TEXT: add a note to the log" in told_all
    (first, second) = json.loads(shell("export", "1").out)["notes"]
    assert (first["kind"], first["text"], first["seat"], second["text"]) == ("remark", remark, 0, "twice")
    assert json.loads(shell("export", "1").out)["moves"] == _saved_moves(3)


def test_a_remark_may_stand_where_one_was_some_decisions_ago(shell: Shell) -> None:
    told_all = _begin(shell, *_ended()[:3], "note 2: Why here?", "note 9999: At first", "note 2:", "q").out
    assert told_all.count("Added to the log.") == 2
    assert "note 3: TEXT puts it where you were three decisions ago" in told_all
    with open_library(shell.data) as library:
        match = library.load(library.matches()[0].match, GAMES).main
    before = [match, *(match := match.undo() for _ in range(4))]
    assert {note.text: note.at for note in before[0].notes} == {
        "Why here?": before[2].at,
        "At first": before[4].at,
    }


def test_a_remark_that_is_too_long_is_not_cut(shell: Shell) -> None:
    told_all = _begin(shell, "note " + "é" * LONGEST_NOTE, "note " + "x" * (LONGEST_NOTE + 1)).out
    assert told_all.count("Added to the log.") == 1
    assert f"A note has {LONGEST_NOTE:,} characters at most; nothing was added." in told_all
    (note,) = json.loads(shell("export", "1").out)["notes"]
    assert note["text"] == "é" * LONGEST_NOTE


def test_a_vote_is_asked_again_until_it_is_yes_or_no(shell: Shell) -> None:
    told_all = _begin(shell, _ended()[0], "u", "yes please", "", "y", "maybe", "n", "q").out
    assert told_all.count("Ada, may the last decision be taken back? y or n") == 3
    assert told_all.count("Bela, may the last decision be taken back? y or n") == 2
    assert "Nothing is taken back." in told_all


def test_a_place_that_the_rules_refuse_is_answered_with_the_rule(shell: Shell) -> None:
    lines = _begin(shell, _ended()[0], "e9s9", "zz", "r45").out.splitlines()
    refused = lines.index("The card must cover at least one square of the continent.")
    assert lines[refused + 1].startswith("Rule 3.3")
    assert "“zz” is not one of the answers." in lines


def test_bytes_that_are_no_text_are_answered(shell: Shell) -> None:
    told_all = shell("play", GAME, "--plain", typed=b"\xff\xfe\n")
    assert told_all.code == 0
    assert "not one of the answers" in told_all.out


def test_undo_takes_an_own_decision_back_without_asking(shell: Shell) -> None:
    discard = _ended()[3]
    told_all = _begin(shell, *_ended()[:3], discard, "u", "redo", "q").out
    assert "The last decision is taken back." in told_all
    assert "The decision is made again." in told_all
    assert json.loads(shell("export", "1").out)["at"] == random_match(4).at


@pytest.mark.parametrize(
    ("typed", "steps", "told"),
    [
        ("u", 1, "The last decision is taken back."),
        ("u 1", 1, "The last decision is taken back."),
        ("u 3", 3, "The last decisions are taken back."),
        ("undo 3", 3, "The last decisions are taken back."),
        ("u 9999", 9999, "The last decisions are taken back."),
        ("again", None, "taken back."),
        ("u x", 0, "u: take the last decision back; u 3: the last three"),
        ("u 0", 0, "u: take the last decision back; u 3: the last three"),
        ("again x", 0, "“x”"),
    ],
)
def test_several_decisions_and_a_whole_turn_are_taken_back_by_a_word(
    shell: Shell, typed: str, steps: int | None, told: str
) -> None:
    match = back = random_match(41).__replace__(open_table=True)
    for _ in range(steps or 0):
        back = back.undo()
    if steps is None:
        back = turn_begun(match)
    with open_library(shell.data) as library:
        library.create(Study(match))
    everybody = "y\n" * len(match.players) if steps != 0 else ""
    answered = shell("resume", "1", "--plain", typed=f"{typed}\n{everybody}q\n").out
    assert told in answered
    assert json.loads(shell("export", "1").out)["at"] == back.at


def test_what_is_asked_is_said_to_be_secret_at_a_closed_table_only(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("solve_closer", "hint_lines"):  # what is advised is another matter
        monkeypatch.setattr(f"boardkit.commands.review.{name}", lambda *_: ())
    line = ("play", "terraforming_mars", "--seats", "2", "--seed", "4", "--plain")
    assert "Choose your corporation, in secret" in shell(*line, typed="q\n").out
    assert "in secret" not in shell(*line, "--open", typed="q\n").out
    assert "in secret" not in shell("suggest", "2", "--level", "newcomer").out
    assert "Choose your corporation, in secret" in shell("suggest", "1", "--level", "newcomer").out


def test_undo_of_a_move_that_is_only_begun_names_the_way_back(shell: Shell) -> None:
    line = ("play", "life_in_reterra", "--seats", "2", "--seed", "7", "--plain")
    lines = shell(*line, typed="u\n2\nu\nb\nu\nq\n").out.splitlines()
    assert [line for line in lines if "to take back" in line] == [
        "There is nothing to take back.",
        "There is no decision to take back. b begins this move again.",
        "There is nothing to take back.",
    ]


def test_undo_of_what_was_revealed_asks_every_seat_by_name(shell: Shell) -> None:
    told_all = _begin(shell, _ended()[0], "u", "y", "yes", "o", "q").out
    asked = [line for line in told_all.splitlines() if line.endswith("y or n")]
    assert asked == [f"{name}, may the last decision be taken back? y or n" for name in NAMES]
    record = json.loads(shell("export", "1").out)
    assert [note["kind"] for note in record["notes"]] == ["taken-back"]
    assert record["at"] == random_match(0).at


def test_the_line_that_was_taken_back_can_be_asked_for(shell: Shell) -> None:
    first = _ended()[0]
    other = next(one for one in ("place e0s0 r90", "place e0s0 r0") if one != first)
    told_all = _begin(
        shell, "taken", first, "u", "y", "y", "y", other, "taken", "taken 1", "taken 2", "q"
    ).out
    assert "Nothing was taken back and then decided differently." in told_all
    assert "1. Taken back by Chen after setting up" in told_all
    told_line = told_all.rpartition("Taken back by Chen after setting up")[2]
    assert "“2” is not a number of this list, from 1 to 1." in told_line
    assert told_line.startswith("\nChen lays card ")


def test_one_seat_that_minds_keeps_the_decision(shell: Shell) -> None:
    told_all = _begin(shell, _ended()[0], "u", "y", "n", "q").out
    assert "Nothing is taken back." in told_all
    assert json.loads(shell("export", "1").out)["at"] == random_match(1).at


def test_after_a_vote_the_curtain_stands_again(shell: Shell) -> None:
    for votes, seat in ((("n",), "[b]Bela"), (("y",) * len(NAMES), "Ada")):
        told_all = _begin(shell, *_ended()[:5], "u", *votes, "q").out
        _, _, after = told_all.rpartition("y or n")
        assert f"Pass on to {seat}." in after


def test_nothing_can_be_taken_back_at_the_start(shell: Shell) -> None:
    assert "There is nothing to take back." in _begin(shell, "u").out


def test_between_turns_nobody_hears_what_another_seat_may_not_know(shell: Shell) -> None:
    decisions = _ended()[:5]
    parts = _begin(shell, *decisions, "d", "h", "l", "s").out.split("Pass on to ")
    discard, play = (decision.split()[1] for decision in decisions[3:5])
    assert parts[-1].startswith("[b]Bela.")
    hands = random_match(5).state.hands
    others = {str(card) for seat in (0, 2) for card in hands[seat]} | {discard, play}
    assert not any(f"card {card} " in parts[-1] or f"card {card}:" in parts[-1] for card in others)


def test_an_open_table_has_no_curtain(shell: Shell) -> None:
    assert "Pass on to" not in _begin(shell, *_ended()[:5], more=("--open",)).out
    assert "Pass on to" not in shell("resume", "1", "--plain").out


def test_the_same_sentences_as_the_log(shell: Shell) -> None:
    match, words = random_match(5), words_for("en", GAME, NAMES)
    seat = match.state.to_move
    assert seat is not None
    lines = [Aloud(words)(line.text) for line in told(match, seat, words)]
    asked = _begin(shell, *_ended()[:5], "l").out
    assert all(line in asked for line in lines[-20:])


def test_a_match_that_is_open_elsewhere_is_refused(shell: Shell) -> None:
    _begin(shell)
    with open_library(shell.data) as library, library.claim(library.matches()[0].match):
        told_all = shell("resume", "1", "--plain")
    assert (told_all.code, told_all.err.count("\n")) == (2, 1)
    assert "open in another window" in told_all.err


def test_players_are_numbered_when_they_have_no_names(shell: Shell) -> None:
    assert "Player 3" in shell("play", GAME, "--seats", "3", "--plain", typed="l").out


def test_every_card_of_the_hand_is_offered(shell: Shell) -> None:
    match = random_match(3)
    asked = _begin(shell, *_ended()[:3]).out
    hand = match.state.hands[match.state.to_move]
    assert [card for card in hand if f"Discard card {card}." not in asked] == []


def test_cards_that_lie_beside_what_is_chosen_are_announced_and_read_one_by_one(shell: Shell) -> None:
    line = ("play", "terraforming_mars", "--players", *NAMES, "--seed", str(SEED), "--plain")
    told_all = shell(*line, typed="h\nh 3").out.splitlines()
    announced = told_all.index("You have more in front of you than can be chosen now: type h to hear it.")
    nothing, before, *told = told_all[announced + 2 :]
    assert (nothing, before) == ("You hold nothing.", "In front of you, not in your hand:")
    held, one = told[:12], told[12:]
    assert [text.partition(". ")[0] for text in held] == [str(number) for number in range(1, 13)]
    assert held[2].startswith(f"3. {one[0]} {one[1]}")
    assert one[1].startswith("It costs ")


def test_no_curtain_falls_before_a_question_that_needs_no_secret_until_the_hand_is_asked_for(
    shell: Shell,
) -> None:
    """The origin of the continent is laid openly; only then are cards chosen in secret."""
    said = _begin(shell, "d", "h", "q").out
    before, curtain, after = said.partition("Pass on to Chen.")
    assert "It is Chen’s turn." in before
    assert curtain
    hand = random_match(0).state.hands[0]
    assert not any(f"card {card}" in before for card in hand)
    assert all(str(card) in after for card in hand)
