"""How many keys an act takes, and how many keys of a round decide nothing; at desks without a terminal.

Each act is tried in all the ways that a player has: the digit of its entry, the letter of its verb, numbers,
letters of places, enter. The shortest that makes that very move is counted; what none of them makes is told
under `by list`.

Whole matches are played by what casual players decide. Keys that hand over, open a curtain, pass what nobody
answers, or give an answer without a choice are empty: of a hundred keys, empty ÷ (empty + 3 × deciding
questions) of them. A list of which several are ticked is one question.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import median
from typing import Any, Final

from bench.figures import print_table
from boardkit.core import Choice, Match, Move, Player, Question, Seat, choice_of, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import Sitter, people_of
from boardkit.core.lines.study import Study
from boardkit.core.records.record import start
from boardkit.draw.seats import LETTERS
from boardkit.games import GAMES
from boardkit.players.thinking import Task, solve
from boardkit.text import words_for
from boardkit.tui.desk.desk import Desk, Outcome, asks_all, touched, update
from boardkit.tui.desk.facts import DIGITS, amount, ends, letters_on, numbers, types_entries
from boardkit.tui.desk.intents import Decide, Do, Thought, Type, Want
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.forms import FillingTogether
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.match.together import AnsweringTogether
from boardkit.tui.desk.sight import PASSING
from boardkit.tui.desk.update import HandingOver, go_on, typed
from boardkit.tui.desk.wishes import Ask, Confirm

ASKED: Final[Mapping[tuple[str, str], int]] = {
    ("terraforming_mars", "play"): 3,
    ("terraforming_mars", "place"): 3,
    ("terraforming_mars", "keep"): 2,
    ("life_in_reterra", "place"): 3,
    ("life_in_reterra", "build"): 3,
    ("tectonic_tribes", "play"): 2,
    ("tectonic_tribes", "place"): 3,
    ("terristories", "move"): 3,
    ("terristories", "role"): 2,
    ("water_sharing", "build"): 4,
    ("water_sharing", "run"): 3,
    ("water_sharing", "take"): 3,
    ("water_sharing", "bid"): 2,
}
"""What the design of the table promised for some acts, by the word of their moves."""

MOST_TURNS: Final = 12


def desk_at(match: Match[Any]) -> Desk:
    """Sit down at an open table."""
    words = words_for("en", match.game.key, [player.name for player in match.players])
    return update(Desk.of(Study(match), words, Choosing()), Want.SIT_DOWN).desk


def pressed(desk: Desk, keys: Sequence[str]) -> Outcome:
    """Press keys, one after the other; the wishes are those of the last."""
    outcome = Outcome(desk)
    for key in keys:
        wanted = typed(outcome.desk, key)
        if wanted is None:
            wanted = next((one.intent for one in outcome.desk.keys if key in one.keys), None)
        outcome = Outcome(outcome.desk) if wanted is None else update(outcome.desk, wanted)
    return outcome


def fewest(desk: Desk, move: Move) -> tuple[str, ...] | None:
    """Return the shortest keys that make a move, or None if none of the ways tried does."""
    ways = sorted(_ways(desk, move), key=len)
    return next((done for done in (_making(desk, move, keys) for keys in ways) if done), None)


def _making(desk: Desk, move: Move, keys: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return keys if they make a move, with the one that says yes where it is asked for once more."""
    outcome = pressed(desk, keys)
    dialogs = [wish.dialog for wish in outcome.wishes if isinstance(wish, Ask)]
    sure = next((one for one in dialogs if isinstance(one, Confirm)), None)
    if sure is not None:
        outcome, keys = update(outcome.desk, sure.then), (*keys, "y")
    return keys if _made(desk.match, outcome.desk.match) == move else None


def _made(before: Match[Any], after: Match[Any]) -> Move | None:
    """Return the decision after a moment, if it has been made."""
    return after.moments[before.at + 1].move if after.at > before.at else None


def _ways(desk: Desk, move: Move) -> Iterator[tuple[str, ...]]:
    if move.verb in PASSING:
        yield ("p",)
    for opening in _openings(desk, choice_of(move)):
        taken = touched(pressed(desk, opening).desk)
        if taken.draft.choice != choice_of(move):
            continue
        for turns in _turnings(taken, move):
            yield (*opening, *turns, *_pointing(pressed(taken, turns).desk, move), "enter")


def _openings(desk: Desk, choice: Choice) -> Iterator[tuple[str, ...]]:
    """List the ways to take an entry: none, tab, its digit, the letter of its verb before."""
    yield ()
    yield ("tab",)
    yield from _entries(desk, choice)
    for verb in desk.drawing.verbs:
        if verb.offers(choice):
            opened = pressed(desk, [verb.letter]).desk
            yield (verb.letter,)
            yield from ((verb.letter, *keys) for keys in _entries(opened, choice))


def _entries(desk: Desk, choice: Choice) -> Iterator[tuple[str, ...]]:
    yield from (tuple(str(number)) for number, entry in numbers(desk).items() if entry == choice)
    if types_entries(desk) and choice in desk.listed:
        yield tuple(str(desk.listed.index(choice) + 1))
    listed = desk.listed[: len(DIGITS)]
    if choice in listed:
        yield (DIGITS[listed.index(choice)],)
    if choice.kind in listed:
        digit = DIGITS[listed.index(choice.kind)]
        opened = pressed(desk, [digit]).desk
        yield from ((digit, *keys) for keys in _entries(opened, choice) if opened.kind is not None)


def _turnings(desk: Desk, move: Move) -> Iterator[tuple[str, ...]]:
    """List the ways to turn what a key cycles: a number that is typed, or the key as often as it takes."""
    wanted = {name: getattr(move, name) for name in desk.draft.turns}
    if amount(desk):
        yield tuple(str(wanted[amount(desk)]))
    for times in range(MOST_TURNS):
        turned = pressed(desk, ["r"] * times).desk
        if dict(turned.draft.turns) == wanted:
            yield ("r",) * times
            return


def _pointing(desk: Desk, move: Move) -> tuple[str, ...]:
    """Return the letters of a place, unless the cursor is there."""
    if not choice_of(move).needs_place or desk.cursor == getattr(move, PLACE):
        return ()
    return tuple(letters_on(desk).get(getattr(move, PLACE), ""))


def bought(count: int) -> int | None:
    """Count the keys that take the first corporation and so many of the first cards of Terraforming Mars."""
    game = GAMES["terraforming_mars"]
    match = start(game, game.options(), [Player("A", 0), Player("B", 1)], 1).__replace__(open_table=True)
    keys = ["a", *DIGITS[:count], "enter"]
    done = pressed(desk_at(match), keys).desk.match
    cards = [moment.move for moment in done.moments if moment.move is not None and moment.move.verb == "buy"]
    return len(keys) if len(cards) == count else None


def acts(key: str, seeds: int, each: int) -> Mapping[str, list[int | None]]:
    """Count the keys of so many moves of each kind, in matches played at random."""
    counts: dict[str, list[int | None]] = defaultdict(list)
    for seed in range(seeds):
        game, random = GAMES[key], Random(seed)
        seats = [Player(f"Player {seat + 1}", seat) for seat in range(max(2, game.seats[0]))]
        match = start(game, game.options(), seats, seed).__replace__(open_table=True)
        while not match.over:
            moves = legal(game, match.state)
            kind = random.choice(list(dict.fromkeys(map(type, moves))))
            move = random.choice([one for one in moves if type(one) is kind])
            if len(counts[move.verb]) < each:
                _count(match, move, counts[move.verb])
            match = match.play(move)
    return counts


def _count(match: Match[Any], move: Move, counts: list[int | None]) -> None:
    desk = desk_at(match)
    if desk.sight.acting and not asks_all(desk):
        keys = fewest(desk, move)
        counts.append(None if keys is None else len(keys))


def rows(key: str, counts: Mapping[str, list[int | None]]) -> Iterator[tuple[str, ...]]:
    """Write a row for each kind of move: what was promised, and what it takes."""
    for verb, found in counts.items():
        known = [count for count in found if count is not None]
        if found:
            asked = ASKED.get((key, verb))
            told = (min(known), f"{median(known):g}", max(known)) if known else ("-", "-", "-")
            by_list = found.count(None)
            yield (key, verb, str(asked or "-"), *map(str, told), str(len(found)), str(by_list or "-"))


EMPTY: Final = ("hand over", "curtain", "nobody", "one answer")
"""The keys that decide nothing."""

DECIDING: Final = "deciding"
"""What counts the questions that somebody has decided."""

THREE: Final = (Sitter.PERSON,) * 3
ALONE: Final = (Sitter.PERSON, Sitter.CASUAL, Sitter.CASUAL)
"""Who sits at the tables at which rounds are counted."""


class Sitting:
    """A desk at which a whole match is played by what casual players would decide.

    Attributes:
        counts: how many keys were empty, by what they are for, and how many questions were decided.
        rounds: the rounds so far.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.desk = desk_at(match)
        self.counts = Counter[str]()
        self.rounds = set[object]()
        self._list: tuple[Seat, type[Question]] | None = None

    def play(self) -> None:
        """Play the match to its end."""
        while not self.desk.match.over:
            self.rounds.add(self.desk.game.round(self.desk.match.state))
            self._go_on()

    def _go_on(self) -> None:
        mode, desk = self.desk.mode, self.desk
        if isinstance(mode, Thinking):
            self.desk = update(desk, Thought(mode.task, solve(mode.task))).desk
        elif isinstance(mode, HandingOver | Curtain):
            self.counts["hand over" if isinstance(mode, HandingOver) else "curtain"] += 1
            self.desk = update(desk, Do.ACT).desk
        elif isinstance(mode, FillingTogether | AnsweringTogether):
            self._fill_in()
        elif asks_all(desk):
            self._answer_together()
        else:
            self._decide()

    def _decide(self) -> None:
        question, moves = self.desk.match.state.question, legal(self.desk.game, self.desk.match.state)
        assert question is not None
        asked, move = (question.seat, type(question)), _verdict(self.desk.match)
        if self._list != asked:
            passed = self.desk.drawing.windows.get(type(question)) == move
            self.counts["one answer" if len(moves) == 1 else "nobody" if passed else DECIDING] += 1
        self._list = asked if ends(self.desk) is not None else None
        self.desk = update(self.desk, Decide(move)).desk

    def _fill_in(self) -> None:
        """Let each answer on the form what they would answer alone."""
        match, kind = self.desk.match, type(self.desk.match.state.question)
        while type(match.state.question) is kind and match.state.to_move in people_of(match.players):
            self.counts[DECIDING] += len(legal(match.game, match.state)) > 1
            match = match.play(_verdict(match))
        self.desk = go_on(self.desk.leaving().__replace__(window=None), lambda _: match).desk

    def _answer_together(self) -> None:
        """Let the first who would answer say so, and all others pass."""
        window, match = self.desk.window, self.desk.match
        assert window is not None
        passing = self.desk.drawing.windows[window.kind]
        while isinstance(match.state.question, window.kind) and _verdict(match) == passing:
            match = match.play(passing)
        wants = match.state.to_move if isinstance(match.state.question, window.kind) else None
        if wants is None or wants not in people_of(match.players):
            self.counts["nobody"] += 1
        else:
            self.desk = update(self.desk, Type(LETTERS[wants])).desk
        self.desk = update(self.desk, Do.FORGO).desk


def _verdict(match: Match[Any]) -> Move:
    return solve(Task.of(match, Sitter.CASUAL)).move


def emptiness(key: str, sitters: Sequence[Sitter], seeds: int) -> tuple[str, ...]:
    """Write a row: how many keys of a round are empty, in all and by what they are for, and their share."""
    counts, rounds, game = Counter[str](), 0, GAMES[key]
    for seed in range(1, seeds + 1):
        players = [Player(LETTERS[seat], seat, sitter) for seat, sitter in enumerate(sitters)]
        sitting = Sitting(start(game, game.options(), players, seed))
        sitting.play()
        counts += sitting.counts
        rounds += len(sitting.rounds - {None})
    empty = sum(counts[kind] for kind in EMPTY)
    share = 100 * empty / (empty + 3 * counts[DECIDING])
    each = (f"{count / rounds:.1f}" for count in (empty, *(counts[kind] for kind in (*EMPTY, DECIDING))))
    return (key, str(sitters.count(Sitter.PERSON)), *each, f"{share:.0f}")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--each", type=int, default=25, help="moves of each kind")
    parser.add_argument("--rounds", action="store_true", help="only the keys of a round")
    options = parser.parse_args()
    tables = [emptiness(key, who, options.seeds) for key in options.games for who in (THREE, ALONE)]
    print_table(("game", "people", "empty", *EMPTY, DECIDING, "in 100"), tables)
    if options.rounds:
        return
    found = [row for key in options.games for row in rows(key, acts(key, options.seeds, options.each))]
    print(f"Taking a corporation and 4 of 10 cards: {bought(4)} keys\n")
    print_table(("game", "act", "asked", "fewest", "half", "most", "moves", "by list"), found)


if __name__ == "__main__":
    main()
