"""Counts what a player can read on the screen without a key, of all that a question needs.

A fact is one number, name or state that a player at the real table would look at before answering. For the
kinds of questions that are asked most in a match played sensibly, a closed table is opened in several sizes
and the curtain raised; a fact counts where it stands uncut on the screen, a number of a seat in the rows of
that seat.

Usage: python -m bench.facts [GAME …] [--size 80x24 …] [--missing]
"""

import asyncio
import re
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.pictures import SIZES, Way, colours_of, rows, sensibly_played
from boardkit.core import CHANCE, Match, Seat
from boardkit.core.values import Value
from boardkit.draw.drawings import drawing_of
from boardkit.draw.show import LETTERS, asked_there
from boardkit.games import GAMES, KEYS
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.show.signs import SECRET
from boardkit.games.terraforming_mars.box import MILESTONES
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.model import State as Mars
from boardkit.games.terraforming_mars.rules.projects import MOST_MILESTONES, standings
from boardkit.games.terraforming_mars.rules.requirements import value
from boardkit.games.terristories.box.things import Character, ProjectCard
from boardkit.games.water_sharing.box.things import ObjectiveCard
from boardkit.games.water_sharing.rules.model import State as Water
from boardkit.library import open_library
from boardkit.text import Words, words_for
from boardkit.tui.app import BoardkitApp
from boardkit.tui.preferences import SETTING, Preferences
from boardkit.tui.start import Start
from boardkit.tui.table.screen import TableScreen

NAMES: Final = ("Ada", "Béla", "Chen", "Dana", "Eve")
SEATS: Final = 3
KINDS: Final = 5
"""How many kinds of questions of a game are looked at: those that are asked most."""

PARTS: Final = (0.4, 0.8)
"""At which of all questions of a kind a table is opened."""

TERRAINS: Final = ("forest", "desert", "asphalt", "grass", "water")
DRAWN: Final = frozenset(("number-tribes", "number-events", *(f"segment-{name}" for name in TERRAINS)))
"""Numbers that stand on the screen as so many signs or squares."""

USUAL: Final = {"number-worth-steel": 2, "number-worth-titanium": 3, "number-greenery": 8}
"""Numbers of the rules, which tell nothing until a card changes them."""

FRAMES: Final = re.compile("[─-╿]+")
"""The lines of cards, between which a sentence goes on."""

NUMBER: Final = re.compile(r"(?<![\d.])[-−+]?\d+")
"""A number in the rows of a seat, perhaps with its label before it, such as `TR35`."""

FEWEST: Final = 2
"""The letters of a tag that have to stand before how many of it there are."""

EDGE: Final = 2
"""Columns before the letter of a seat in which its rows may begin."""

LETTERS_OF_PRIZE: Final = 3
"""The letters of a milestone or award that stand for it."""

ROWS: Final = 20
"""The lines that the board of a seat has at most."""


class Fact(Value):
    """What a player needs.

    Attributes:
        need: which need it belongs to: 1 the question, 3 what is mine, 4 what belongs to all, 5 the others.
        name: what it is.
        written: a pattern of how it may stand on the screen.
        seat: in whose rows its number has to stand; None for anywhere.
        secret: whether only whoever is asked may read it.
        label: the letters with which the word before its number begins; its number tells nothing else.
    """

    need: int
    name: str
    written: str
    seat: Seat | None = None
    secret: bool = False
    label: str = ""


def facts(match: Match[Any], words: Words, *, covered: bool) -> Iterator[Fact]:
    """List what whoever is asked needs; nothing secret where all look, or what is held lies face down."""
    return (fact for fact in _facts(match, words) if not (covered and fact.secret))


def _facts(match: Match[Any], words: Words) -> Iterator[Fact]:
    seat = match.state.to_move
    assert seat is not None
    view, show = match.game.view(match.state, seat), drawing_of(match.game.key)
    yield Fact(1, "question", literally(asked_there(show, view, words)))
    for row in show.numbers(view):
        if row.shared:
            yield Fact(4, row.name, rf"(?<![\d.]){signed(row.values[0])}(?!\d)")
        elif not row.part and row.name not in DRAWN:
            label = row.name[4:][:FEWEST] if row.name.startswith("tag-") else ""
            yield from (
                Fact(3 if one == seat else 5, row.name, signed(number), Seat(one), label=label)
                for one, number in enumerate(row.values)
                if (number or not row.tally) and number != USUAL.get(row.name)
            )
    for held in {words.short(move) for move in show.hand(view, seat)}:
        yield Fact(
            3, f"hand: {held}", rf"{literally(held)}|{SECRET}{literally(held.split()[-1])}", secret=True
        )
    yield from OWN.get(match.game.key, nothing)(view, seat, words)


def _water(view: Water, seat: Seat, words: Words) -> Iterator[Fact]:
    mine, card = view.communities[seat], view.decks.card
    if mine.objective is not None:
        yield Fact(3, "objective", literally(words.name(mine.objective, ObjectiveCard)), secret=True)
    if card is not None:
        yield Fact(4, "market", r"\d ?¥")
    if view.clock.round:
        yield Fact(4, "round", f"{view.clock.round}/{view.clock.rounds}")
        yield Fact(4, "initiative", r"\W+".join(LETTERS[one] for one in view.order))
    if view.conflict is not None and view.conflict.at is not None:
        yield Fact(4, "contested hex", rf"\b{view.conflict.at}\b")


def _mars(view: Mars, seat: Seat, words: Words) -> Iterator[Fact]:
    yield Fact(4, "generation", rf"gen(eration)?\.? {view.generation}\b")
    if view.phase is not Phase.ACTIONS:
        return
    if len(view.milestones) < MOST_MILESTONES:
        for goal in MILESTONES.values():
            if goal.id not in dict(view.milestones):
                has = value(view, seat, goal.measure)
                yield Fact(4, f"milestone {goal.id}", standing(words.name(goal.id), has))
    for award, _ in view.awards:
        has = standings(view, award)[seat]
        yield Fact(4, f"award {award}", standing(words.name(award), has))


def standing(name: str, has: int) -> str:
    """Write a pattern of how far a seat is: after a name, or right behind its first letters."""
    return rf"(?:{literally(name)}.*?(?<!\d)|(?<![^\W\d]){name[:LETTERS_OF_PRIZE]}){has}(?!\d)"


def _reterra(view: Any, _seat: Seat, words: Words) -> Iterator[Fact]:
    yield from (Fact(4, "a tile of the row", rf"\b{tile}\b") for tile in view.row)
    for stall in view.market:
        yield Fact(4, "a building of the display", literally(words.name(stall.card, Card)))
    if view.now is not None:
        yield Fact(4, "turn", rf"turn {view.now.number}(/| of )\d+")


def _tribes(view: Any, _seat: Seat, _words: Words) -> Iterator[Fact]:
    yield Fact(4, "hand and round", rf"hand {view.hand}(/| of )\d, round {view.round}")
    if view.order:  # the cards of the round stand between the seats
        yield Fact(4, "order", r"[\W\d]+".join(LETTERS[one] for one in view.order))


def _stories(view: Any, seat: Seat, words: Words) -> Iterator[Fact]:
    mine = view.tableaux[seat]
    yield Fact(4, "round", rf"{view.round}/\d")
    if mine.role is not None:
        yield Fact(3, "role", literally(words.name(mine.role)))
    if mine.character is not None:
        yield Fact(3, "objective", literally(words.name(mine.character, Character)), secret=True)
    for offer in view.offers:
        if offer is not None:
            yield Fact(4, "a project that is paid for", literally(words.name(offer.project, ProjectCard)))


def nothing(*_: object) -> Iterator[Fact]:
    """List nothing: a game may have no facts of its own."""
    return iter(())


OWN: Final[Mapping[str, Any]] = {
    "water_sharing": _water,
    "terraforming_mars": _mars,
    "life_in_reterra": _reterra,
    "tectonic_tribes": _tribes,
    "terristories": _stories,
}


def signed(number: int) -> str:
    """Write a pattern of a number, with any sign for minus."""
    return rf"[-−]{-number}" if number < 0 else rf"\+?{number}"


def literally(said: str) -> str:
    """Write a pattern of a text that may be broken into lines."""
    return r"\s+".join(map(re.escape, said.split()))


def missing(every: Iterable[Fact], lines: Sequence[str], edge: int | None = None) -> Iterator[Fact]:
    """Find the facts that cannot be read in the lines of a screen; no number is read twice.

    Boards of seats end at the column `edge`.
    """
    boards = [line[:edge] for line in lines]
    every = [*every]
    text = " ".join(FRAMES.sub(" ", line).strip() for line in lines)
    blocks = defaultdict[Seat, Counter[str]](Counter)
    told = {Seat(seat): " ".join(_rows_of(Seat(seat), boards)) for seat in range(SEATS)}
    for fact in every:
        if fact.label and fact.seat is not None:
            labelled = rf"(?<![^\W\d]){fact.label}[^\W\d]*\s?{fact.written}(?!\d)"
            told[fact.seat], found = re.subn(labelled, "", told[fact.seat], count=1, flags=re.IGNORECASE)
            # Or its name stands once, and behind it the letter of each seat with its number.
            others, letter = r"(?:\W*[A-E]\d+)*?", LETTERS[fact.seat]
            gathered = rf"(?<![^\W\d]){fact.label}[^\W\d]*{others}\W*{letter}{fact.written}(?!\d)"
            if not found and not re.search(gathered, text, re.IGNORECASE):
                yield fact
    for whose, rows_told in told.items():
        found_in = NUMBER.findall(rows_told)
        blocks[whose].update(one.replace("−", "-").removeprefix("+") for one in found_in)
    for fact in every:
        if fact.label:
            continue
        if fact.seat is None:
            if not re.search(fact.written, text, re.IGNORECASE) and not any(
                re.search(fact.written, line, re.IGNORECASE) for line in lines
            ):
                yield fact
            continue
        number = fact.written.replace("[-−]", "-").removeprefix(r"\+?")
        beside = re.search(rf"\b{LETTERS[fact.seat]} ?{re.escape(number)}\b", text)
        if not blocks[fact.seat][number] and not beside:
            yield fact
        blocks[fact.seat][number] -= 1


def _rows_of(seat: Seat, lines: Sequence[str]) -> Iterator[str]:
    """Walk the rows of a seat's board: from its name to that of another, or to a blank line."""
    starts = [re.compile(rf"\b{LETTERS[one]} +{NAMES[one]}") for one in range(SEATS)]
    for number, line in enumerate(lines[1:], 1):
        found = starts[seat].search(line)
        if found is None:
            continue
        left = max(found.start() - EDGE, 0)
        rest = [row[left:] for row in lines[number + 1 : number + ROWS]]
        others = [any(one.search(row) for one in starts) for row in rest]
        ends = (at for at, other in enumerate(others) if other or not rest[at].strip())
        yield line[left:]
        yield from rest[: next(ends, len(rest))]


def positions(key: str) -> Iterator[tuple[str, Match[Any]]]:
    """Choose moments of a match at which the kinds of questions are asked that are asked most."""
    match = sensibly_played(GAMES[key], seats=SEATS)
    named = [one.__replace__(name=name) for one, name in zip(match.players, NAMES, strict=False)]
    match = match.__replace__(players=tuple(named))
    asked = defaultdict[str, list[int]](list)
    for at, moment in enumerate(match.moments):
        if moment.step.state.to_move not in (None, CHANCE):
            asked[type(moment.step.state.question).__name__].append(at)
    for kind in sorted(asked, key=lambda kind: -len(asked[kind]))[:KINDS]:
        for at in {asked[kind][int(part * len(asked[kind]))] for part in PARTS}:
            yield kind, match.__replace__(at=at)


async def screen(match: Match[Any], size: tuple[int, int]) -> tuple[Sequence[str], bool, int]:
    """Open a closed table and raise its curtain, if there is one.

    Returns:
        The lines of the screen, whether nobody's secrets are on it, and the column at which the boards end.
    """
    way = Way(size, colours=False)
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, colours_of(way):
        library.set_setting(SETTING, Preferences(language="en").plain())
        app = BoardkitApp(library, Start(new=match))
        async with app.run_test(size=way.size) as pilot:
            await pilot.pause(0.4)
            while isinstance(app.screen, TableScreen) and app.screen.has_class("-curtain"):
                await pilot.press(app.screen.desk.mode.opener or "enter")
                await pilot.pause(0.4)
            assert isinstance(app.screen, TableScreen)
            lines = rows(app.export_screenshot())
            desk = app.screen.desk
            apart = app.screen.query("#gauges.-second")
            edge = apart.first().region.x if apart else size[0]
            return lines, desk.viewer == CHANCE or desk.sight.down, edge


def measure(keys: Iterable[str], sizes: Iterable[tuple[int, int]], *, tell: bool) -> None:
    """Count facts that can be read, by size and kind of question."""
    found = [(key, *position) for key in keys for position in positions(key)]
    for size in sizes:
        counts, absent = defaultdict[str, list[int]](lambda: [0, 0]), Counter[str]()
        for key, kind, match in found:
            names = tuple(player.name for player in match.players)
            lines, covered, edge = asyncio.run(screen(match, size))
            every = [*facts(match, words_for("en", key, names), covered=covered)]
            lacking = [*missing(every, lines, edge)]
            counts[f"{key} {kind}"][0] += len(every) - len(lacking)
            counts[f"{key} {kind}"][1] += len(every)
            absent.update(f"{key} {kind}: {fact.need} {fact.name}" for fact in lacking)
        read, all_of = (sum(column) for column in zip(*counts.values(), strict=True))
        print(f"{size[0]}x{size[1]}: {read} of {all_of} facts, {read / all_of:.0%}")
        for kind, (seen, there) in sorted(counts.items(), key=lambda pair: pair[1][0] / pair[1][1]):
            print(f"  {seen / there:4.0%}  {kind} ({there})")
        if tell:
            print(*(f"    {count} × {name}" for name, count in sorted(absent.items())), sep="\n")


def main() -> None:
    """Read what to look at, and measure it."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KEYS)
    parser.add_argument("--size", nargs="*", default=[f"{wide}x{high}" for wide, high in SIZES])
    parser.add_argument("--missing", action="store_true", help="tell which facts cannot be read")
    asked = parser.parse_args()
    sizes = [(int(wide), int(high)) for wide, high in (size.split("x") for size in asked.size)]
    measure(asked.games, sizes, tell=asked.missing)


if __name__ == "__main__":
    main()
