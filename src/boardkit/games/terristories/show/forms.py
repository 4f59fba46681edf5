"""V.2.b Forms for all: everybody's cubes for projects, and asking several players at once."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Move, Question, Seat
from boardkit.draw.cards import Card
from boardkit.draw.forms import Form, Plea, Pool, Pooled, Shares
from boardkit.draw.palette import Palette
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box.printed import Project
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.harvest import most as may_harvest
from boardkit.games.terristories.rules.ledger import peopled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Contribute, Pass, Withdraw
from boardkit.games.terristories.rules.questions import Finance, Talk
from boardkit.games.terristories.show.printed import impact_tags, project_card, project_effects
from boardkit.games.terristories.show.shared import becoming, wages
from boardkit.text import Words


def made(of: Sequence[Seat], amount: int, *, back: bool) -> Sequence[Move]:
    """V.2.b List the moves by which others are asked for so many cubes each."""
    first, *more = of
    promise = (mv.PromiseBack(),) if back else ()
    return (mv.Ask(first, amount), *map(mv.AskAlso, more), *promise, mv.Request())


def most(view: State, seat: Seat) -> int:
    """V.2.b Say how many cubes a player has."""
    return view.tableaux[seat].cubes


PLEA: Final = Plea(kind=mv.Ask, made=made, most=most)
"""V.2.b A request for cubes."""


def things(view: State, words: Words) -> Sequence[Pooled]:
    """V.2.b List the projects that are proposed."""
    return [
        Pooled(words.name(offer.project, ProjectCard), owner, price(view, owner, offer.project))
        for owner, offer in proposals(view)
    ]


def paid(view: State) -> Shares:
    """V.2.b List what everybody has paid for the projects."""
    return tuple(offer.paid for _, offer in proposals(view))


def good_for(view: State, words: Words, palette: Palette) -> Sequence[Sequence[Text]]:
    """V.2.b Say what each project that is proposed does to the indices, and besides."""
    return [_good_for(PROJECTS[offer.project], words, palette) for _, offer in proposals(view)]


def _good_for(project: Project, words: Words, palette: Palette) -> Sequence[Text]:
    tags = impact_tags(project.impacts, words, palette)
    return (tags, *(Text(said, "dim") for said in project_effects(project, words)))


def cards(view: State, words: Words, palette: Palette) -> Sequence[Card]:
    """V.2.b Draw the projects that are proposed, with what is paid of their prices."""
    found = []
    for owner, offer in proposals(view):
        head = words("price-paid", paid=sum(offer.paid), cubes=price(view, owner, offer.project))
        found.append(project_card(offer.project, words, palette).__replace__(price=head))
    return found


def step(state: State, shares: Shares) -> Move:
    """V.2.b Take back first, then pay, each project once in a turn; then let the others go on."""
    return next(_steps(state, shares), Pass())


def _steps(state: State, shares: Shares) -> Iterator[Move]:
    seat = state.question.seat if state.question else Seat(0)
    cubes = state.tableaux[seat].cubes
    open_to_it = [
        (owner, offer, row[seat])
        for (owner, offer), row in zip(proposals(state), shares, strict=True)
        if offer.project not in state.turn.touched
    ]
    yield from (Withdraw(offer.project) for _, offer, share in open_to_it if share < offer.paid[seat])
    for owner, offer, share in open_to_it:
        amount = min(share - offer.paid[seat], missing(state, owner, offer), cubes)
        if amount > 0:
            yield Contribute(offer.project, amount)


def after(view: State, shares: Shares) -> State:
    """V.2.b Put everybody's cubes on the projects."""
    offers, left = list(view.offers), [tableau.cubes for tableau in view.tableaux]
    for (owner, offer), row in zip(proposals(view), shares, strict=True):
        offers[owner] = offer.__replace__(paid=tuple(row))
        left = [has + before - now for has, before, now in zip(left, offer.paid, row, strict=True)]
    tableaux = (one.__replace__(cubes=cubes) for one, cubes in zip(view.tableaux, left, strict=True))
    return view.__replace__(offers=tuple(offers), tableaux=tuple(tableaux))


def told(view: State, shares: Shares, words: Words, palette: Palette) -> Sequence[Text]:
    """V.2.c Say what the indices become when that is paid."""
    return becoming(after(view, shares), words, palette)


def harvest(view: State, seat: Seat) -> int:
    """V.3 Foresee how much a player may harvest before that, if nobody else does."""
    return sum(may_harvest(view, seat, at) for at in peopled(view, seat))


POOL: Final = Pool(
    kind=Contribute,
    done=Pass(),
    things=things,
    paid=paid,
    good_for=good_for,
    cards=cards,
    most=most,
    owed=wages,
    owing="pool-wages",
    gained=harvest,
    gaining="pool-harvest",
    step=step,
    after=after,
    told=told,
)
"""V.2.b The projects on the table, and what all pay for them."""

FORMS: Final[Mapping[type[Question], Form]] = {Talk: PLEA, Finance: POOL}
"""V.2.b Talking, and paying for projects."""
