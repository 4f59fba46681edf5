"""V.2.b Forms for all: everybody's cubes for projects, and asking several players at once."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import Move, Question, Seat
from boardkit.core.values import Value
from boardkit.draw import forms
from boardkit.draw.blocks import Room, beside, name_in, shortened, wrapped
from boardkit.draw.cards import Frame, framed
from boardkit.draw.paint import in_lines
from boardkit.draw.palette import Ink, Tones
from boardkit.draw.seats import LETTERS, chip
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.harvest import most as may_harvest
from boardkit.games.terristories.rules.ledger import peopled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Contribute, Pass, Withdraw
from boardkit.games.terristories.rules.questions import Finance, Talk
from boardkit.games.terristories.show.map import in_words, picture
from boardkit.games.terristories.show.printed import impact_tags, project_card, project_effects
from boardkit.games.terristories.show.shared import becoming, wages
from boardkit.text.spots import HERE


def requested(at: forms.FormAt, filled: forms.Filled) -> Sequence[Move]:
    """V.2.b List the moves by which others are asked for cubes, whoever has most being asked first."""
    order = sorted(filled.seats, key=lambda seat: (-at.view.tableaux[seat].cubes, seat))
    ((amount,),) = filled.cells
    if not order or not amount:
        return ()
    promise = (mv.PromiseBack(),) if filled.ticked else ()
    return (mv.Ask(order[0], amount), *map(mv.AskAlso, order[1:]), *promise, mv.Request())


def asked_for(at: forms.FormAt, filled: forms.Filled) -> tuple[str, str]:
    """V.2.b Say what is asked of whom, or how the form is filled in."""
    words, ((amount,),) = at.words, filled.cells
    if not filled.seats or not amount:
        return words("plea-fill"), ""
    seats = words.listed([words.seat(seat) for seat in sorted(filled.seats)])
    said = words("plea-back" if filled.ticked else "plea-ask", seats=seats, amount=amount)
    return said, words("plea-enter")


def toggled(at: forms.FormAt, filled: forms.Filled, seat: Seat) -> forms.Filled:
    """V.2.b Ask somebody, or no longer; nobody is asked for more than anybody of them has."""
    changed, ((amount,),) = filled.__replace__(seats=filled.seats ^ {seat}), filled.cells
    return changed.__replace__(cells=((min(amount, most_of(at, changed)),),))


def most_of(at: forms.FormAt, filled: forms.Filled, _cell: forms.Cell = (0, 0)) -> int:
    """V.2.b Say how much those who are asked can give at most; without any, how much anybody can."""
    view: State = at.view
    return max(view.tableaux[seat].cubes for seat in filled.seats or at.others)


def request_lines(at: forms.FormAt, filled: forms.Filled, ink: Ink, room: Room) -> Sequence[Text]:
    """V.2.b Draw everybody who can be asked with what they have, the amount, and the promise."""
    words, ((now,),) = at.words, filled.cells
    asked = [Text(words("plea-of"), "bold"), *(_asked(at, filled, seat, ink) for seat in at.others)]
    amount = Text().append(words("plea-amount"), "bold").append_text(forms.number_at((0, 0), now, here=True))
    amount.append(f"  {words('form-limit', most=most_of(at, filled))}", "dim")
    box = forms.touching(forms.BOX, "", Text(f"{_tick(filled.ticked)} {words('plea-promise')}"))
    low = beside(asked, [amount, Text(), *box], gap=4)
    return low if room.height <= forms.LOW and room.holds(low) else [*asked, Text(), amount, Text(), *box]


def _asked(at: forms.FormAt, filled: forms.Filled, seat: Seat, ink: Ink) -> Text:
    has = Text(f" {at.words.seat(seat)}  ")
    has.append(at.words("plea-has", amount=at.view.tableaux[seat].cubes), "dim")
    tick = forms.touching(forms.LETTER, LETTERS[seat], Text(f"  {_tick(seat in filled.seats)} "))
    return tick[0].append_text(forms.seat_at(seat, ink, has))


def _tick(ticked: bool) -> str:
    return "[x]" if ticked else "[ ]"


REQUEST: Final = forms.SeatForm(
    keys=dict.fromkeys(("pick", "tick", "back", "inspect", "help"), ""),
    kinds=(mv.Ask,),
    begun=lambda _: forms.Filled(((0,),)),
    moves=requested,
    said=asked_for,
    lettered=toggled,
    box=True,
    most=most_of,
    too_much=lambda at, _, __, most: at.words("form-limit", most=most),
    lines=request_lines,
)
"""V.2.b A request for cubes."""


class Proposed(Value):
    """A project that is proposed: its name, whose it is, and its price."""

    name: str
    owner: Seat
    price: int


def proposed(at: forms.FormAt) -> Sequence[Proposed]:
    """V.2.b List the projects that are proposed."""
    named = [(at.words.name(offer.project, ProjectCard), owner, offer) for owner, offer in proposals(at.view)]
    return [Proposed(name, owner, price(at.view, owner, offer.project)) for name, owner, offer in named]


def paid(view: State) -> forms.Cells:
    """V.2.b List what everybody has paid for the projects."""
    return tuple(offer.paid for _, offer in proposals(view))


def step(state: State, cells: forms.Cells) -> Move:
    """V.2.b Take back first, then pay, each project once in a turn; then let the others go on."""
    seat = state.question.seat if state.question else Seat(0)
    rows = zip(proposals(state), cells, strict=True)
    untouched = [(pair, row[seat]) for pair, row in rows if pair[1].project not in state.turn.touched]
    for (_, offer), share in untouched:
        if share < offer.paid[seat]:
            return Withdraw(offer.project)
    for (owner, offer), share in untouched:
        amount = min(share - offer.paid[seat], missing(state, owner, offer), state.tableaux[seat].cubes)
        if amount > 0:
            return Contribute(offer.project, amount)
    return Pass()


def after(view: State, cells: forms.Cells) -> State:
    """V.2.b Put everybody's cubes on the projects."""
    offers, left = list(view.offers), [tableau.cubes for tableau in view.tableaux]
    for (owner, offer), row in zip(proposals(view), cells, strict=True):
        offers[owner] = offer.__replace__(paid=tuple(row))
        left = [has + before - now for has, before, now in zip(left, offer.paid, row, strict=True)]
    tableaux = (one.__replace__(cubes=cubes) for one, cubes in zip(view.tableaux, left, strict=True))
    return view.__replace__(offers=tuple(offers), tableaux=tuple(tableaux))


def harvest(view: State, seat: Seat) -> int:
    """V.3 Foresee how much a player may harvest before that, if nobody else does."""
    return sum(may_harvest(view, seat, at) for at in peopled(view, seat))


def left(at: forms.FormAt, cells: forms.Cells, seat: Seat) -> int:
    """V.2.b Say how much a seat has left when it has paid its shares."""
    return after(at.view, cells).tableaux[seat].cubes


def limit(at: forms.FormAt, filled: forms.Filled, cell: forms.Cell) -> int:
    """V.2.b Say how much a share may be: what the project lacks without it, as far as its seat has that."""
    row, seat = cell
    lacking = proposed(at)[row].price - sum(filled.cells[row])
    return filled.cells[row][seat] + max(min(lacking, left(at, filled.cells, Seat(seat))), 0)


def no_more(at: forms.FormAt, filled: forms.Filled, cell: forms.Cell, most: int) -> str:
    """V.2.b Say how much a share may be, or why it may be nothing."""
    row, seat = cell
    project = proposed(at)[row]
    if most:
        return at.words("form-limit", most=most)
    if sum(filled.cells[row]) >= project.price:
        return at.words("pool-paid", thing=project.name)
    return at.words("pool-nothing-left", seat=at.words.seat(Seat(seat)))


def begun(at: forms.FormAt, filled: forms.Filled, *, full: bool) -> Sequence[str]:
    """V.2.b Name what is paid in full, or what is paid in part."""
    rows = zip(proposed(at), map(sum, filled.cells), strict=True)
    return [one.name for one, much in rows if much and (much >= one.price) == full]


def counts(at: forms.FormAt, filled: forms.Filled) -> Mapping[type[Move], str]:
    """V.2.b Count for the verb that pays how much is paid in full; the one that ends it has no count."""
    return {Contribute: f"{len(begun(at, filled, full=True))}/{len(filled.cells)}", Pass: ""}


def paying_said(at: forms.FormAt, filled: forms.Filled, tones: Tones) -> Text:
    """V.2.b Say how the form is filled in; then what is paid in full, what is not, and who pays."""
    words = at.words
    if filled.cells == paid(at.view):
        return Text(words("pool-fill"), "bold").append(f"\n{words('pool-keys')}", "not bold")
    full, short = (begun(at, filled, full=full) for full in (True, False))
    parts = [
        *([Text(words("pool-full", things=words.listed(full)), f"bold {tones.good}")] if full else []),
        *([Text(words("pool-short", things=words.listed(short)), tones.warn)] if short else []),
    ] or [Text(words("pool-nothing"))]
    sums = enumerate(map(sum, zip(*filled.cells, strict=True)))
    paying = [(words.seat(Seat(seat)), amount) for seat, amount in sums if amount]
    payers = [words("pool-share", seat=seat, amount=amount) for seat, amount in paying]
    enter = words("pool-enter", payers=words.listed(payers)) if payers else words("pool-enter-none")
    return Text("   ").join(parts).append(f"\n{enter}", "bold")


SHARE, SUM = 9, 8  # the fewest columns of a share, and those of what they come to
BEFORE_NAME, BEFORE_SEAT, LEAST_NAME = 6, 5, 30  # columns around a project and a seat; the fewest for both
WIDEST: Final = 74  # columns of the form where there are few
SIDES: Final = {180: 98, 150: 64, 0: 46}  # the most columns beside the form, in windows of so many and more
INDENT, TOLD = 4, 3  # columns before what is told of a project, and the most lines for that
BESIDE: Final = 3  # columns between what all have and the planet beside it
CARD, LEAST_CARD, BROADEST = 10, 36, 60  # lines of a card, and its fewest and most columns

WAYS: Final = tuple((*way, wide) for wide in (True, False) for way in ((0, True), (TOLD, False), (1, False)))
"""How much is told of a project, whether on cards, and whether with the planet: from large to small."""

CUT: Final = "…"  # stands where a card has no room for all of its text


class Grid(Value):
    """The columns of the form: of all of it, of the names of projects, and of the shares of a seat."""

    wide: int
    name: int
    share: int


def grid_of(projects: Sequence[str], seats: Sequence[str], width: int) -> Grid:
    """Give names of projects the columns that they need in a window, and those of seats what is left."""
    wide = max(WIDEST, width - next(beside for least, beside in SIDES.items() if width >= least))
    longest = max(map(cell_len, projects), default=0)
    name = min(max(longest + BEFORE_NAME, LEAST_NAME), wide - SUM - SHARE * len(seats))
    seat = max(map(cell_len, seats), default=0)
    return Grid(wide, name, min(max(SHARE, seat + BEFORE_SEAT), (wide - SUM - name) // len(seats)))


class Paying(Value, eq=False):
    """The form on which all pay for projects, as it is drawn."""

    at: forms.FormAt
    filled: forms.Filled
    ink: Ink

    def drawn(self, room: Room) -> Sequence[Text]:
        """Tell what projects do on cards where there is room, else in a few lines, or in one each."""
        names = [project.name for project in proposed(self.at)]
        grid = grid_of(names, list(map(self.at.words.seat, self.at.view.everyone)), room.width)
        for told, on_cards, on_map in WAYS:
            form = [*self._heads(grid), *self._rows(told, grid)]
            sums = [Text(), *self._purses(grid), Text()]
            sums += becoming(after(self.at.view, self.filled.cells), self.at.words, self.ink.palette)
            free = Room(grid.wide, room.height - len(form) - len(sums) - 1)
            below = [*self._planet(free)] if on_map else []
            if on_map and not below:
                sums = self._beside_planet(sums, room.__replace__(height=room.height - len(form)))
                if not sums:
                    continue
                on_map = False
            form += sums
            if on_cards:
                below += [Text(), *self._cards(free.__replace__(height=free.height - len(below) - on_map))]
            whole = [*form, *([Text()] if on_map else []), *below]
            if len(whole) <= room.height:
                break
        return whole

    def _beside_planet(self, lines: Sequence[Text], room: Room) -> list[Text]:
        """Write lines with the planet to their right; nothing where it has no room there."""
        wide = max(line.cell_len for line in lines) + BESIDE
        planet = self._planet(Room(room.width - wide, room.height))
        return beside([*lines], [*planet], gap=BESIDE) if planet else []

    def _planet(self, room: Room) -> Sequence[Text]:
        """Draw the planet as it lies on the table, as large as a room allows; nothing where it has none."""
        planet = in_words(self.at.view, picture(self.at.view), self.at.words)
        return in_lines(planet.board, planet.looks, self.ink.palette, self.at.tier, (room.width, room.height))

    def _cards(self, room: Room) -> Sequence[Text]:
        """Draw projects as cards: as many abreast as can be read, so high that they are whole."""
        count = len(self.filled.cells)
        across = max(min(room.width // LEAST_CARD, count), 1)
        wide, down = min(room.width // across, BROADEST) - 1, -(-count // across)
        for height in range(CARD, max(room.height // down, CARD) + 1):
            boxes = self._boxes(Room(wide, height))
            if not any(CUT in line.plain for box in boxes for line in box):
                break
        rows = (boxes[start : start + across] for start in range(0, len(boxes), across))
        return [line for row in rows for line in beside(*row)]

    def _boxes(self, size: Room) -> Sequence[list[Text]]:
        """Draw each project as a card of a size, with what is paid of its price."""
        view, words, boxes = after(self.at.view, self.filled.cells), self.at.words, []
        for row, (owner, offer) in enumerate(proposals(view)):
            head = words("price-paid", paid=sum(offer.paid), cubes=price(view, owner, offer.project))
            card = project_card(offer.project, words, self.ink.palette).__replace__(price=head)
            frame = Frame(LETTERS[owner], heavy=row == self.filled.cell[0])
            drawn = framed(card, frame, size.width, size.height, self.ink.palette)
            boxes.append(forms.touching(forms.CELL, (row, self.filled.cell[1]), *drawn))
        return boxes

    def _heads(self, grid: Grid) -> Sequence[Text]:
        """Name the seats, each above its column; where one is too narrow, every other a line further down."""
        seats, title = self.at.view.everyone, Text(self.at.words("pool-head").ljust(grid.name), "bold")
        if all(cell_len(self.at.words.seat(seat)) + BEFORE_SEAT <= grid.share for seat in seats):
            return beside([title], *([self._head(seat, grid.share)] for seat in seats), gap=0)
        wide = [2 * grid.share if seat < len(seats) - 1 else grid.share + SUM for seat in seats]
        heads = [[self._head(*row)] for row in zip(seats, wide, strict=True)]
        before = [Text(" " * (grid.name + grid.share))]
        return [*beside([title], *heads[::2], gap=0), *beside(before, *heads[1::2], gap=0)]

    def _head(self, seat: Seat, wide: int) -> Text:
        row, column = self.filled.cell
        name = name_in(wide - BEFORE_SEAT + 1, Text(f" {self.at.words.seat(seat)}"))
        name.stylize("bold" if seat == column else "")
        line = chip(seat, self.ink.palette).append_text(name)
        line.pad_right(wide - line.cell_len)
        return forms.touching(forms.CELL, (row, seat), line)[0]

    def _rows(self, told: int, grid: Grid) -> Sequence[Text]:
        """Draw projects: name, everybody's shares, how much of the price they are, and what it does."""
        offers = (offer for _, offer in proposals(self.at.view))
        rows = enumerate(zip(proposed(self.at), offers, strict=True))
        lines = list[Text]()
        for row, (project, offer) in rows:
            lines += [self._row(row, project, grid), *self._told(row, offer.project, told, grid)]
        return lines

    def _row(self, row: int, project: Proposed, grid: Grid) -> Text:
        here, sum_, tones = row == self.filled.cell[0], sum(self.filled.cells[row]), self.ink.tones
        name = Text("▸" if here else " ").append_text(chip(project.owner, self.ink.palette))
        name = shortened(name.append(f" {project.name}", "bold" if here else ""), grid.name - 1)
        name.pad_right(grid.name - name.cell_len)
        line = forms.touching(forms.CELL, (row, self.filled.cell[1]), name)[0]
        for seat in self.at.view.everyone:
            line.append_text(self._share((row, seat), grid.share))
        full = sum_ >= project.price
        return line.append(f" {sum_}/{project.price}{' ✓' if full else ''}", tones.good if full else "dim")

    def _told(self, row: int, card: ProjectCard, most: int, grid: Grid) -> Sequence[Text]:
        """Tell what a project does in so many lines; where cards tell it, with 0, in none."""
        if not most:
            return ()
        words, width = self.at.words, grid.wide - INDENT
        tags = impact_tags(PROJECTS[card].impacts, words, self.ink.palette)
        said = Text("  ").join([tags, *(Text(one, "dim") for one in project_effects(PROJECTS[card], words))])
        whole = wrapped(said, width)
        lines = whole if len(whole) <= most else (shortened(said, width),)
        indented = (Text(" " * INDENT).append_text(line) for line in lines)
        return forms.touching(forms.CELL, (row, self.filled.cell[1]), *indented)

    def _share(self, cell: forms.Cell, wide: int) -> Text:
        """Draw a share; that of a computer player cannot be changed."""
        now, here = self.filled.cells[cell[0]][cell[1]], cell == self.filled.cell
        if cell[1] in self.at.people:
            line = forms.number_at(cell, now, here=here, close=True)
        else:
            style = Style(reverse=True, dim=True) + HERE if here else "dim"
            line = forms.touching(forms.CELL, cell, Text.assemble("  ", (f" {now:>2} ", style), "  "))[0]
        line.pad_right(wide - line.cell_len)
        return line

    def _purses(self, grid: Grid) -> Sequence[Text]:
        """Say what all have left then, may harvest, and will owe as wages; amber where that is more."""
        at, seats = self.at, self.at.view.everyone
        rest = [left(at, self.filled.cells, seat) for seat in seats]
        gained, owed = ([of(at.view, seat) for seat in seats] for of in (harvest, wages))
        each = zip(rest, gained, owed, strict=True)
        tones = [self.ink.tones.warn if much + more < due else "" for much, more, due in each]
        dim = ["dim"] * len(owed)
        rows = (("pool-left", rest, tones), ("pool-harvest", gained, dim), ("pool-wages", owed, dim))
        lines = [Text(at.words(said).ljust(grid.name)) for said, _, _ in rows]
        for line, (_, numbers, styles) in zip(lines, rows, strict=True):
            for number, style in zip(numbers, styles, strict=True):
                line.append(f"   {number:>2}{' ' * (grid.share - 5)}", style)
        return lines


KEYS: Final = {"pick": "pool-do", "pass_turn": "pool-pass", "next_target": "pool-next", "back": "pool-alone"}
PAYING: Final = forms.TableForm(
    keys={**KEYS, "undo": "key-undo", "help": "key-help"},
    paid=paid,
    step=step,
    after=after,
    counts=counts,
    prompt=paying_said,
    most=limit,
    too_much=no_more,
    lines=lambda at, filled, ink, room: Paying(at, filled, ink).drawn(room),
)
"""V.2.b The projects on the table, and what all pay for them."""

FORMS: Final[Mapping[type[Question], forms.Form]] = {
    Talk: REQUEST,
    Finance: PAYING,
    qs.Vote: forms.Ballot((mv.VoteFor,), "ballot-vote"),
    qs.PledgeCubes: forms.Ballot((mv.Pledge,), "ballot-pledge"),
    qs.AnswerRequest: forms.Ballot((mv.Agree, mv.Decline), "ballot-request"),
    qs.Harvest: forms.Ballot((mv.ReapMost,), "ballot-harvest"),
    qs.PayWages: forms.Ballot((mv.Pay,), "ballot-wages"),
}
"""V.1.b, V.2.b, V.3, V.5.a Talking, paying for projects, and what all are asked one after the other."""
