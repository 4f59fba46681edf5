"""The seats side by side: roles, cubes, individuals, zones, labels and projects."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import groupby, islice
from typing import Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw import blocks
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules.ending import profile_of
from boardkit.games.terristories.rules.ledger import individuals, labels, zones
from boardkit.games.terristories.rules.model import Card, State
from boardkit.games.terristories.show.map import ASKED, CUBE, FLAG, LABEL, PERSON, ZONE
from boardkit.games.terristories.show.printed import placed_name, project_effects
from boardkit.text import Words

HEADS: Final = ("cubes", "people", "zones", "labels", "projects", "hand")
FEWER: Final = ("cubes", "people", "zones", "labels", "hand")  # where projects are named below
WIDE: Final = 50
SIGNS: Final = {"cubes": CUBE, "people": PERSON, "zones": ZONE, "labels": LABEL}
INDENT: Final = "    "
LEAST_NAME: Final = 5
Below = Callable[[State, Seat, Words, int], Iterable[str]]  # lines below a seat's row in a width


def seats(view: State, words: Words, palette: Palette, room: blocks.Room) -> Sequence[Text]:
    """Write the seats' boards: with all that their projects do, with their names, in a row, or in signs."""
    width = room.width

    rows = cache(partial(_rows, view, words, palette, width))

    def table(said: Below) -> blocks.Form:
        return lambda: _table(view, words, width, rows(), said)

    def signs(said: Below) -> blocks.Form:
        lines = (Text(), *(_signs(view, seat, words, palette, width) for seat in view.everyone))
        return lambda: islice(_table(view, words, width, lines, said), 1, None)

    def nothing(*_: object) -> Iterable[str]:
        return ()

    belows: Sequence[Below] = (_in_full, _known, _named, _cut, nothing)
    return blocks.fitted(room, *map(table, belows), signs(_counted), signs(nothing))


def _table(view: State, words: Words, width: int, rows: blocks.Lines, below: Below) -> Iterator[Text]:
    """Write heads and rows, and below each row what else there is to say."""
    yield rows[0]
    for seat, row in zip(view.everyone, rows[1:], strict=True):
        yield row
        for said in below(view, seat, words, width):
            lines = blocks.wrapped(Text(said), width - len(INDENT))
            yield from (Text(INDENT).append_text(line) for line in lines)


def _rows(view: State, words: Words, palette: Palette, width: int) -> blocks.Lines:
    kinds = HEADS if width >= WIDE else FEWER
    heads = [words(f"head-{name}") for name in kinds]
    names = [partial(_name, view, seat, words, palette) for seat in view.everyone]
    counts = [_counts(view, seat) for seat in view.everyone]
    return blocks.headed(heads, names, [[str(count[kind]) for kind in kinds] for count in counts], width)


def _name(view: State, seat: Seat, words: Words, palette: Palette, space: int) -> Text:
    asked = view.to_move == seat
    flag = f" {FLAG}" if seat == view.ambassador else ""
    line = Text(ASKED if asked else " ").append_text(chip(seat, palette))
    name = Text(f" {words.seat(seat)}", "bold" if asked else "")
    return line.append_text(blocks.name_in(max(space - 4 - len(flag), LEAST_NAME), name)).append(flag)


def _counts(view: State, seat: Seat) -> Mapping[str, int]:
    tableau = view.tableaux[seat]
    there = {"people": individuals(view, seat), "zones": zones(view, seat), "labels": labels(view, seat)}
    return {"cubes": tableau.cubes, **there, "projects": len(tableau.cards), "hand": len(tableau.hand)}


def _signs(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> Text:
    counts = _counts(view, seat)
    signs = {**SIGNS, "hand": words("seat-hand-brief")}
    facts = "".join(f" {sign}{counts[kind]}" for kind, sign in signs.items())
    name = _name(view, seat, words, palette, width - len(facts))
    name.pad_right(max(0, width - len(facts) - name.cell_len))
    return name.append(facts)


def _role(view: State, seat: Seat, words: Words) -> str:
    tableau = view.tableaux[seat]
    if tableau.role is None:
        return words("seat-no-role")
    if view.options.basic:
        return words.name(tableau.role)
    return words("seat-role", role=words.name(tableau.role), power="left" if tableau.power else "used")


def _cut(view: State, seat: Seat, words: Words, width: int) -> Sequence[str]:
    """Say role and projects in a line: with their phases, by their names, some of them, or how many."""
    cards, role = view.tableaux[seat].cards, _role(view, seat, words)
    names = [words.name(card.project, ProjectCard) for card in cards]
    shown = [(", ".join(names[:count]), len(names) - count) for count in range(len(names) - 1, 0, -1)]
    few = [words("seat-more", names=some, count=more) for some, more in shown]
    counts = [words(f"seat-projects{brief}", count=len(cards)) for brief in ("", "-brief")]
    told = [", ".join(names), *few, *counts] if cards else []
    forms = [" · ".join(_named(view, seat, words, width)), *(f"{role} · {said}" for said in told)]
    return (blocks.shortened(Text(blocks.longest(width - len(INDENT), *forms)), width - len(INDENT)).plain,)


def _counted(view: State, seat: Seat, words: Words, width: int) -> Sequence[str]:
    """Say the role in a line, with its power if there is room, and how many projects are in play."""
    tableau = view.tableaux[seat]
    if tableau.role is None:
        return (_role(view, seat, words),)
    counts = [words(f"seat-projects{brief}", count=len(tableau.cards)) for brief in ("", "-brief")]
    roles = (_role(view, seat, words), words.name(tableau.role))
    forms = [f"{role} · {count}" for role in roles for count in counts]
    return (blocks.shortened(Text(blocks.longest(width - len(INDENT), *forms)), width - len(INDENT)).plain,)


def _named(view: State, seat: Seat, words: Words, _width: int) -> Sequence[str]:
    """Say the role, and the projects in play phase by phase, with their tokens, or that they are kept."""
    cards = groupby(sorted(view.tableaux[seat].cards, key=_phase), _phase)
    named = ((phase, ", ".join(placed_name(card, words) for card in acting)) for phase, acting in cards)
    phases = " · ".join(words("seat-phases", phase=phase, cards=names) for phase, names in named)
    return (_role(view, seat, words), *((phases,) if phases else ()))


def _phase(card: Card) -> int:
    return PROJECTS[card.project].phase


def _in_full(view: State, seat: Seat, words: Words, _width: int) -> Iterator[str]:
    """Say the role, that there is an objective in secret, and what the projects do."""
    yield _role(view, seat, words)
    yield from _secret(view, seat, words)
    for card in view.tableaux[seat].cards:
        effects = " ".join(project_effects(PROJECTS[card.project], words))
        name = words("seat-phase", card=placed_name(card, words), phase=_phase(card))
        yield words("seat-project", card=name, effects=effects)


def _known(view: State, seat: Seat, words: Words, width: int) -> Iterator[str]:
    """Say the role, the projects in play with their phases, and that there is an objective in secret."""
    yield " · ".join(_named(view, seat, words, width))
    yield from _secret(view, seat, words)


def _secret(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Say that a seat has an objective that is not known here; one that is known is told by itself."""
    if profile_of(view, seat) is None and view.tableaux[seat].character is not None:
        yield words("seat-secret")
