"""The table of Terraforming Mars in words: where the game is, areas, seats, and what a choice does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from boardkit.core import Choice, Seat
from boardkit.draw.blocks import longest
from boardkit.draw.shapes import Place
from boardkit.games.terraforming_mars import box
from boardkit.games.terraforming_mars.box import FACTS, effects, things
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.rules import jobs, land, payment, projects
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.changes import level
from boardkit.games.terraforming_mars.rules.model import Phase, State
from boardkit.games.terraforming_mars.rules.phases import first_due, is_last
from boardkit.games.terraforming_mars.rules.requirements import unmet, value
from boardkit.games.terraforming_mars.rules.variants import PACK, receiver_of, side_of
from boardkit.games.terraforming_mars.show import cardtext, shared
from boardkit.games.terraforming_mars.show.hand import HELD, made
from boardkit.games.terraforming_mars.show.map import sort_of
from boardkit.text import Words

ROUND: Final = (Phase.RESEARCH, Phase.ACTIONS, Phase.PRODUCTION)
"""V The phases of a generation; set-up comes before the first, and the last greeneries after the last."""


def heading_in(view: State, words: Words, width: int) -> str:
    """Say where in the game we are in at most so many columns, the phases by name where there is room."""
    if not view.pile and view.phase is Phase.ENDING:
        return words("heading-over", generation=view.generation)
    last = "last" if view.phase in ROUND and is_last(view) else "other"
    long = words("stage-generation", generation=view.generation, place=last)
    short = words("stage-generation-short", generation=view.generation, place=last)
    now, detail = words(f"stage-{view.phase}-now"), _detail(view, words)
    whole, steps = _stepper(view, words, after=True), _stepper(view, words, after=False)
    brief = words("stage-generation-short", generation=view.generation, place="other")
    detailed = ((long, whole, detail), (long, steps, detail), (long, now, detail), (short, now, detail))
    forms = (*detailed, (long, now), (short, now), (brief, now), (now,))
    return longest(width, *("   ".join(part for part in form if part) for form in forms))


def _stepper(view: State, words: Words, *, after: bool) -> str:
    """Write the phases of a generation: those that are over with a tick, the present one in capitals."""
    phases: Sequence[Phase] = ROUND if view.phase in ROUND else (view.phase,)
    at = phases.index(view.phase)
    steps = [f"{words(f'stage-{phase}')} ✓" for phase in phases[:at]]
    steps.append(words(f"stage-{view.phase}-now"))
    steps += [words(f"stage-{phase}") for phase in phases[at + 1 :]]
    follows = words("stage-ending") if is_last(view) else words("stage-next")
    steps += [follows] if after and view.phase in ROUND else []
    return " ▸ ".join(steps)


def _detail(view: State, words: Words) -> str:
    """Say which action of a turn it is, or which card of a draft, and where the packs go."""
    match view.question:
        case qs.TakeAction(seat, taken):
            alone = all(view.companies[other].passed for other in view.everyone if other != seat)
            stage = "stage-alone" if alone and not view.solo else "stage-action"
            return words(stage, number=taken + 1, others=view.seats - 1)
        case qs.WhichDraft(seat):
            kept = len(view.companies[seat].picked)
            to = words.seat(receiver_of(view, seat))
            return words("stage-draft", number=kept + 1, of=PACK - 1, side=side_of(view).value, to=to)
    return ""


def said_at(view: State, value: object, words: Words) -> str:
    """Tell the way in which a card is used, what is paid for, how many tiles follow, who gets a pack."""
    match value:
        case qs.WhichDraft(seat):
            return words("draft-named", to=words.seat(receiver_of(view, seat)), side=side_of(view).value)
        case qs.TakeAction(seat) if first_due(view, value):
            corporation = words.name(view.companies[seat].corporation, things.Corporation)
            return words("ask-first-action", corporation=corporation)
        case qs.HowToPay(_, cost):
            thing = _bought(view, words)
            return words("pay-for", cost=cost, thing=thing) if thing else ""
        case qs.WherePlace(_, tile) if left := _more_tiles(view):
            return words("ask-where-more", tile=words.name(tile), left=left)
        case mv.UseCardAction(card, option) if len(FACTS[card].actions) > 1:
            does = cardtext.way_said(FACTS[card].actions[option - 1], words)
            return words("use-way", card=words.name(card, things.Card), does=does)
    return ""


def _more_tiles(view: State) -> int:
    """Count the tiles that a card has still to place after the one that is asked for."""
    match view.pile[-2:]:
        case (qs.Job(effects=(effects.PlaceTile(count=count), *_)), qs.WherePlace()):
            return count - 1
    return 0


def _bought(view: State, words: Words) -> str:
    """Name what is paid for: what comes of it once the bill is settled."""
    bill = next((one for one in reversed(view.pile) if isinstance(one, qs.Bill)), None)
    if isinstance(bill, qs.EffectBill):
        used = view.companies[bill.seat].used
        return words.name(used[-1], things.Card) if used else ""
    match next((one for one in reversed(view.pile) if not isinstance(one, qs.HowToPay | qs.Bill)), None):
        case qs.PutCard(_, card):
            return words.name(card, things.Card)
        case qs.TakeCard(_, card):
            return words("pay-bought", card=words.name(card, things.Card))
        case qs.TakeMilestone(_, prize) | qs.TakeAward(_, prize, _) | qs.DoneProject(_, prize):
            return words.name(prize)
    return ""


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what an area is, what covering it brings, and what lies there."""
    if not isinstance(place, things.Area):
        return ()
    lines = [words("area", at=words.name(place), sort=sort_of(place))]
    tile, claim, brings = view.planet.tiles.get(place), view.planet.claims.get(place), _bonus(place, words)
    if tile is not None:
        seat = {} if tile.owner is None else {"seat": words.seat(tile.owner)}
        lines.append(words("area-tile" if seat else "area-tile-free", tile=words.name(tile.kind), **seat))
    elif claim is not None:
        lines.append(words("area-claim", seat=words.seat(claim)))
    if tile is None and brings:
        lines.append(words("area-bonus", things=words.listed(brings)))
    return [*lines, *_beside(view, place, words)]


def _bonus(at: things.Area, words: Words) -> list[str]:
    """Name what covering an area brings."""
    printed = land.ground(at)
    brings = [cardtext.units(resource, count, words) for resource, count in printed.bonus.items()]
    return [*brings, words("cards", count=printed.cards)] if printed.cards else brings


def _beside(view: State, at: things.Area, words: Words) -> Iterator[str]:
    """Say which oceans pay whoever builds here, and which greeneries a city here counts."""
    kinds = [tile.kind for tile in land.around(view.planet, at)]
    oceans = kinds.count(things.TileKind.OCEAN)
    if at not in view.planet.tiles and oceans:
        yield words("area-oceans", count=oceans, money=2 * oceans)
    if things.TileKind.GREENERY in kinds:
        yield words("area-greeneries", count=kinds.count(things.TileKind.GREENERY))


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the tracks, the tiles, then the seats."""
    tracks, tiles = [], []
    for one, track in box.TRACKS.items():
        now = cardtext.degrees(level(view, one)) if one is things.Parameter.TEMPERATURE else level(view, one)
        tracks.append(words(f"describe-{one}", now=now, goal=track.goal))
    for at, tile in sorted(view.planet.tiles.items()):
        owned, owner = ("no", "") if tile.owner is None else ("yes", words.seat(tile.owner))
        told = {"at": words.name(at), "tile": words.name(tile.kind), "owned": owned, "seat": owner}
        tiles.append(words("tile-said", **told))
    return [
        words("describe-tracks", generation=view.generation, tracks=words.listed(tracks)),
        words("describe-tiles", tiles=words.listed(tiles)) if tiles else words("describe-no-tiles"),
        *(line for seat in view.everyone for line in seat_said(view, seat, words)),
    ]


def seat_said(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Say what everybody may know of a seat: rating, stock, production, cards in play tag by tag."""
    company, name = view.companies[seat], words.seat(seat)
    stock = [cardtext.units(resource, company.stock[resource], words) for resource in things.Resource]
    makes = [(cardtext.production(one, words), company.production[one]) for one in things.Resource]
    made = [words("production-of", production=kind, count=count) for kind, count in makes if count]
    cards, held = len(company.hand), words.listed(stock)
    yield words("describe-seat", seat=name, rating=company.rating, cards=cards, stock=held)
    production_said = words("describe-production", seat=name, production=words.listed(made))
    yield production_said if made else words("describe-no-production", seat=name)
    yield words("describe-cards", seat=name, cards=len(company.tableau), events=len(company.events))
    named = {card: words.name(card, things.Card) for card in company.tableau}
    for tag in things.Tag:
        if tagged := [said for card, said in named.items() if tag in FACTS[card].tags]:
            count = sum(FACTS[card].tags.count(tag) for card in named)
            yield words("describe-tag", tag=words.name(tag), count=count, cards=words.listed(tagged))
    if bare := [said for card, said in named.items() if not FACTS[card].tags]:
        yield words("describe-no-tag", cards=words.listed(bare))


ALOUD: Final[Mapping[str, str]] = {"M€": "heard-megacredits", "GES": "heard-greenhouse"}


def glimpse(view: State, _seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on an area: its tile, or what may come there and what covering it brings."""
    if not isinstance(place, things.Area):
        return ()
    tile, claim = view.planet.tiles.get(place), view.planet.claims.get(place)
    if tile is None:
        kept = [] if claim is None else [words("heard-claim", seat=words.seat(claim))]
        return (words(f"heard-{sort_of(place)}"), *_bonus(place, words), *kept)
    kind = words.name(tile.kind)
    return (kind if tile.owner is None else words("heard-tile", tile=kind, seat=words.seat(tile.owner)),)


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a card or another choice is and does; of others the question says it all."""
    if choice.needs_place:
        return ()
    seat, move = shared.shown_seat(view), made(choice)
    if isinstance(move, HELD):
        return _held(view, seat, move.card, words)
    match move:
        case mv.UseCardAction(card, option):
            used = (words("card-used"),) if card in view.companies[seat].used else ()
            way = cardtext.action_said(FACTS[card], option - 1, words, alone=True)
            return (_title(FACTS[card], words), way, *cardtext.here(view, seat, FACTS[card], words), *used)
        case mv.ChooseCard(card) | mv.TakeCubes(card):
            owners = (other for other in view.everyone if card in view.companies[other].tableau)
            return card_said(view, next(owners, seat), card, words)
        case mv.ChooseCorporation(corporation):
            facts, name = box.CORPORATIONS[corporation], words.name(corporation, things.Corporation)
            tags = words.listed([words.name(tag) for tag in facts.card.tags])
            title = words("corporation-title", name=name, tags=tags, many=len(facts.card.tags))
            return (title, *cardtext.corporation_sentences(facts, words))
        case mv.DoProject(project):
            cost = view.companies[seat].works.projects[project]
            does = [cardtext.clause(effect, words) for effect in box.PROJECTS[project].effects]
            said = [cardtext.sentence(clause, words) for clause in does] or [words("project-sale")]
            return (words("project-title", name=words.name(project), cost=cost), *said)
        case mv.ClaimMilestone(milestone):
            least = box.MILESTONES[milestone].least
            has = value(view, seat, box.MILESTONES[milestone].measure)
            title = words("milestone-title", name=words.name(milestone), cost=projects.MILESTONE_COST)
            mark = "✓" if has >= least else "✗"
            return (title, words(f"goal-{milestone}", mark=mark, least=least, has=has))
        case mv.FundAward(award):
            counts = zip(map(words.seat, view.everyone), projects.standings(view, award), strict=True)
            said = [words("seat-count", seat=name, count=count) for name, count in counts]
            cost, name = projects.award_cost(view), words.name(award)
            title = words("award-title", name=name, cost=cost, seats=view.seats)
            return (title, words(f"measure-{award}", counts=words.listed(said)))
    return ()


def _held(view: State, seat: Seat, name: things.Card, words: Words) -> Sequence[str]:
    """Say what a card not in play is, costs after discounts, needs and does, and what the seat could pay."""
    card = box.CARDS.get(name)
    if card is None:
        return (words.name(name, things.Card),)
    company = view.companies[seat]
    cost = jobs.cost_of(company, card)
    able = [] if view.phase is Phase.SETUP else [words("card-worth", worth=payment.card_worth(company, card))]
    return (
        _title(card, words),
        words("card-cost", cost=cost, printed=card.cost, changed="no" if cost == card.cost else "yes"),
        *able,
        *(_checked(view, seat, requirement, words) for requirement in card.requirements),
        *cardtext.deeds(card, words),
        *cardtext.points_said(card, words),
    )


def _title(card: ProjectCard, words: Words) -> str:
    tags, sort = words.listed([words.name(tag) for tag in card.tags]), card.type.value
    name, many = words.name(card.id, things.Card), len(card.tags)
    return words("card-title", name=name, number=card.number, sort=sort, tags=tags, many=many)


def _checked(view: State, seat: Seat, requirement: effects.Requirement, words: Words) -> str:
    """Say a requirement with a mark for whether it is met, and how things stand."""
    mark = "✓" if unmet(view, seat, requirement) is None else "✗"
    said = cardtext.condition(requirement, words)
    match requirement:
        case effects.ParameterRequirement(parameter):
            stands = cardtext.stands(parameter, level(view, parameter))
        case effects.TagRequirement(tag):
            stands = str(view.companies[seat].works.tags.get(tag, 0))
        case _:
            return words("check", mark=mark, condition=said)
    return words("check-now", mark=mark, condition=said, now=stands)


def laid_open(view: State, seat: Seat, words: Words) -> Sequence[str]:
    """Tell a company, and its cards in play, the newest first."""
    lines = [*seat_said(view, seat, words)]
    for card in reversed(view.companies[seat].tableau):
        lines += ["", *card_said(view, seat, card, words)]
    return lines


def card_said(view: State, seat: Seat, card: things.Card, words: Words) -> Sequence[str]:
    """Say what a card in play is and does, and what lies on it."""
    facts = FACTS[card]
    here = cardtext.here(view, seat, facts, words)
    return (_title(facts, words), *here, *cardtext.deeds(facts, words), *cardtext.points_said(facts, words))


def piles(view: State, words: Words) -> Mapping[str, int]:
    """Count the project cards that nobody holds."""
    discards = len(view.face_up) + sum(map(len, view.discards))
    return {words("pile-deck"): len(view.deck), words("pile-discards"): discards}
