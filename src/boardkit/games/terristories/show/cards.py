"""Every choice as a card, what its sentences count, and what is at stake."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from boardkit.core import Choice, Move, Seat
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.games.terristories.box import INDIVIDUALS, ON_FREE_LAND, ON_OWN_ZONE, TERRAINS, ZONES, bonus
from boardkit.games.terristories.box.effects import Goods
from boardkit.games.terristories.box.things import HIDDEN, HIDDEN_CHARACTER, INDICES, Index, ProjectCard, Role
from boardkit.games.terristories.rules import council, development, harvest, moves, questions
from boardkit.games.terristories.rules.development import still
from boardkit.games.terristories.rules.ending import common_met
from boardkit.games.terristories.rules.financing import price, proposals
from boardkit.games.terristories.rules.harvest import gathered, reap_most
from boardkit.games.terristories.rules.ledger import individuals, peopled, zones
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.starting import targets
from boardkit.games.terristories.show import printed
from boardkit.games.terristories.show.words import counted
from boardkit.maps.octagons import Octagon
from boardkit.text import Words

GOODS: Final[Mapping[type[Move], Goods]] = {moves.BuyIndividual: Goods.INDIVIDUAL, moves.BuyZone: Goods.ZONE}
STEADY: Final = (questions.Develop,)  # the questions whose list keeps its numbers throughout a turn


def offers(view: State) -> Sequence[Move]:
    """Show what a question is mostly about, even while the rules refuse it, so that all keeps its place."""
    match view.question:
        case questions.ChooseRole():
            return tuple(map(moves.TakeRole, Role))
        case questions.Develop(seat):
            council = () if view.options.basic else (moves.UsePower(), *map(moves.CallCouncil, INDICES))
            return (*_settling(view, seat), *council)
        case questions.Harvest(seat):
            return (moves.Reap(next(iter(peopled(view, seat))), 1), moves.ReapMost(1), moves.ReapMost(0))
        case questions.Finance():
            return tuple(moves.Contribute(offer.project, 1) for _, offer in proposals(view))
        case questions.PayWages():
            return (moves.Pay(),)
        case questions.ClaimObjective():
            return (moves.ClaimVictory(),)
    return ()


def alike(view: State) -> Sequence[Move]:
    """V.3 Leave out harvesting even the last cubes where nobody could take one."""
    question, all_of = view.question, moves.ReapMost(0)
    if not isinstance(question, questions.Harvest):
        return ()
    every, sparing = (reap_most(view, question, move).state for move in (all_of, moves.ReapMost(1)))
    return (all_of,) if every == sparing else ()


def _settling(view: State, seat: Seat) -> Iterator[Move]:
    """Show moving and buying, where the seat has most of what that takes: so is told what is missing."""
    settled = peopled(view, seat)
    unmoved = [origin for origin in settled if still(view, seat, origin)]
    yield from (moves.MoveIndividual(origin, origin) for origin in unmoved or settled)
    first = next(iter(view.land))
    acting = (at for at, one in view.land.items() if one.zones[seat] and not one.sterile)
    yield moves.BuyIndividual(next(acting, first))
    roomy = (at for at in settled if sum(view.land[at].zones) < TERRAINS[view.land[at].terrain].zones)
    yield moves.BuyZone(next(roomy, next(iter(settled), first)))


def struck(view: State, move: Move) -> Sequence[Seat]:
    """Say whom a move hurts beyond numbers: all, by barren land, an individual lost, or a lone victory."""
    seat = view.to_move
    if seat is None or not _harms(view, seat, move):
        return ()
    return tuple(other for other in view.everyone if other != seat)


def _harms(view: State, seat: Seat, move: Move) -> bool:
    match move:
        case moves.Reap(at, amount):
            return amount >= view.land[at].cubes
        case moves.ReapMost(0):
            return bool(emptied(view, seat))
        case moves.ClaimVictory():
            return not common_met(view)
    return isinstance(move, moves.Dismiss)


def emptied(view: State, seat: Seat) -> Sequence[Octagon]:
    """Name the territories whose last cube a seat would take if it harvested all that it may."""
    if not isinstance(view.question, questions.Harvest):
        return ()
    after = reap_most(view, view.question, moves.ReapMost(0)).state
    return [at for at in peopled(view, seat) if after.land[at].sterile and not view.land[at].sterile]


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now: all purchases, or cubes to harvest, but for each last one."""
    match view.question:
        case questions.Develop() as question if not view.turn.bought:
            cubes = view.tableaux[question.seat].cubes
            ways = {Goods.INDIVIDUAL: development.recruits, Goods.ZONE: development.builds}
            open_to = [goods for goods, way in ways.items() if any(way(view, question))]
            can = any(development.price(view, question, goods) <= cubes for goods in open_to)
            return (words("pass-develop", cubes=cubes),) if can else ()
        case questions.Harvest() as question:
            left = gathered(view, question, spared=1)
            return (words("pass-harvest", count=left),) if left else ()
    return ()


Values = Mapping[str, Any]
NEIGHBOURLY: Final = ("to", "of", "seat")  # the fields of moves that name another player


def asked_of(view: State) -> Seat:
    """Say whom the question on top is for; chance answers for the ambassador."""
    seat = view.to_move
    return seat if seat is not None and seat in view.everyone else view.ambassador


def facts(view: State, values: Values, words: Words) -> dict[str, str | int]:
    """Count what sentences about what may be done need."""
    seat = asked_of(view)
    other = next((values[name] for name in NEIGHBOURLY if name in values), getattr(view.question, "to", seat))
    other = other if other in view.everyone else seat
    people, lost = individuals(view, other if "seat" in values else seat), len(emptied(view, seat))
    own = {"cubes": view.tableaux[seat].cubes, "people": people, "zones": zones(view, seat), "emptied": lost}
    printed_on = {"peoplemost": INDIVIDUALS, "zonesmost": ZONES, "zoned": ON_OWN_ZONE, "free": ON_FREE_LAND}
    asked = {"due": getattr(view.question, "due", 0), "asked": getattr(view.question, "amount", 0)}
    steps, cost = (development.steps(view, seat), council.price(view)) if view.land else (1, 0)
    amount = values["amount"] if isinstance(values.get("amount"), int) else 0
    given = {"amount": amount, "spared": values.get("spared", 1), "others": view.tableaux[other].cubes}
    return {"other": words.seat(other), "steps": steps, "price": cost, **own, **printed_on, **asked, **given}


Maker = Callable[[State, Values, Words, Palette], Card]
NAMED_FIRST: Final = (moves.UsePower, moves.ShowProfile, moves.ClaimVictory)  # known by what is done
NAMED_FOR_THEMSELVES: Final = (moves.Activate, moves.StaySilent, moves.Withdraw)  # else like what is on offer


def card(view: State, choice: Choice, words: Words, palette: Palette) -> Card | None:
    """Draw a choice: what is printed on it, what it costs now, and what it is good for."""
    values = dict(choice.values)
    maker = MAKERS.get(choice.kind)
    drawn = Card(_name(choice, words)) if maker is None else maker(view, values, words, palette)
    if choice.kind in NAMED_FIRST:
        drawn = drawn.__replace__(name=words("told-act", act=words.verb(choice.kind), name=drawn.name))
    if choice.kind in NAMED_FOR_THEMSELVES:
        drawn = drawn.__replace__(name=words.short(choice.kind(**values)), price="", tags=None)
    about = f"about-{choice.kind.verb}"
    if choice.kind is moves.Pass and view.question is not None:
        about = f"about-pass-{view.question.word}"
    said = words(about, **facts(view, values, words)) if words.knows(about) else ""
    asked = words.say(view.question) if not said and not drawn.text and view.question else ""
    of_all = said and drawn.text and choice.kind is not moves.ReapMost
    known = (*drawn.known, said) if of_all else drawn.known
    return drawn.__replace__(text=tuple(filter(None, (*drawn.text, said, asked))), known=known)


def _name(choice: Choice, words: Words) -> str:
    values = dict(choice.values)
    if choice.kind is moves.MoveIndividual:
        return words("told-from", at=str(values["origin"]))
    if choice.needs_place or choice.kind.turns:
        others = [words.seat(values[name]) for name in NEIGHBOURLY if name in values]
        verb = words.verb(choice.kind)
        return words("told-with", verb=verb, seat=others[0]) if others else verb
    return words.short(choice.kind(**values))


def _project(view: State, values: Values, words: Words, palette: Palette) -> Card:
    project: ProjectCard = values.get("card", getattr(view.question, "card", HIDDEN))
    drawn = printed.project_card(project, words, palette)
    for owner, offer in proposals(view):
        if offer.project == project:
            asked, paid = price(view, owner, project), sum(offer.paid)
            has = {"missing": asked - paid, "cubes": view.tableaux[asked_of(view)].cubes}
            said = words("told-paid", owner=words.seat(owner), payers=counted(offer.paid, words), **has)
            head = words("price-paid", paid=paid, cubes=asked)
            return drawn.__replace__(price=head, text=(said, *drawn.text))
    return drawn


def _purchase(view: State, kind: type[Move], words: Words) -> Card:
    name, question = words.verb(kind), view.question
    if not isinstance(question, questions.Develop | questions.BuySecond):
        return Card(name)
    return Card(name, words("price-cubes", cubes=development.price(view, question, GOODS[kind])))


def _index(view: State, values: Values, words: Words, _palette: Palette) -> Card:
    """Draw a point of an index: where it stands, where it is to go, and what it brings."""
    index: Index = values["index"]
    cost = words("price-cubes", cubes=council.price(view))
    named, value, target = words.name(index), view.index(index), targets(view)[INDICES.index(index)]
    aim = "told-index-limit" if view.options.conquest else "told-index"
    said, name = words(aim, index=named, value=value, target=target), words("told-point", index=named)
    known = (index_note(index, words),)
    return Card(name, cost, f"index.{index}", text=(said, *known), known=known)


def index_note(index: Index, words: Words) -> str:
    """Say what an index brings near the ends of its track (V.5.b, V.6.b, V.6.c)."""
    low, high, top = (str(Shift(bonus(index, value))) for value in (-3, 8, 10))
    return words(f"index-note-{index}", low=low, high=high, top=top)


def _profile(view: State, _values: Values, words: Words, _palette: Palette) -> Card:
    seat = asked_of(view)
    tableau = view.tableaux[seat]
    drawn = printed.character_card(view, seat, tableau.character or HIDDEN_CHARACTER, words)
    return drawn.__replace__(secret=not tableau.shown)


def _harvest(view: State, values: Values, words: Words, _palette: Palette) -> Card:
    seat = asked_of(view)
    spots = [(at, harvest.most(view, seat, at)) for at in peopled(view, seat)]
    able = [(str(at), most, view.land[at].cubes) for at, most in spots if most]
    said = [words("told-harvest", at=at, most=most, cubes=cubes) for at, most, cubes in able]
    spared = values.get("spared")
    name = words.verb(moves.Reap) if spared is None else words.short(moves.ReapMost(spared))
    where = (words("told-harvests", places=words.listed(said)),)
    return Card(name, text=where, known=where)


def _power(view: State, _values: Values, words: Words, palette: Palette) -> Card:
    role = view.tableaux[asked_of(view)].role
    return Card(words.verb(moves.UsePower)) if role is None else printed.power_card(role, words, palette)


MAKERS: Final[Mapping[type, Maker]] = {
    moves.TakeRole: lambda view, values, words, _: printed.role_card(view, values["role"], words),
    moves.UsePower: _power,
    **dict.fromkeys((moves.CallCouncil, moves.VoteFor), _index),
    moves.BuyIndividual: lambda view, _, words, __: _purchase(view, moves.BuyIndividual, words),
    moves.BuyZone: lambda view, _, words, __: _purchase(view, moves.BuyZone, words),
    **dict.fromkeys((moves.ShowProfile, moves.ClaimVictory, moves.StaySilent), _profile),
    **dict.fromkeys((moves.Reap, moves.ReapMost), _harvest),
    **dict.fromkeys((moves.Activate, moves.Propose, moves.Contribute, moves.Withdraw), _project),
    **dict.fromkeys((moves.Bury, moves.Draw, moves.SetToken), _project),
    moves.GoTo: lambda _, values, words, palette: printed.planet_card(values["planet"], words, palette),
    moves.SetOut: lambda _, values, words, __: printed.mission_card(values["mission"], words),
    moves.TakeCharacter: lambda view, given, words, _: printed.character_card(
        view, None, given["character"], words
    ),
    moves.Strike: lambda _, values, words, palette: printed.hazard_card(values["alea"], words, palette),
}
"""How the choices are drawn that are more than a sentence."""
