"""Faults of tables of TerriStories: pieces, land, roles, and the course of a round; and the box."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from functools import cache
from typing import Any, Final

from boardkit.core import CHANCE, Fault, Limits, Pieces, Question, Seat, SeatFault
from boardkit.core.editing.faults import NotAskedNow
from boardkit.core.editing.sound import entries, misaddressed, total, with_supply, within
from boardkit.games.terristories.box import (
    ALEAS,
    HAND,
    HIGHEST,
    LOWEST,
    PLANETS,
    PROFILES,
    PROJECTS,
    ROUNDS,
    TERRAINS,
    ZONES,
)
from boardkit.games.terristories.box.things import NOTHING, AleaCard, Planet, ProjectCard, Role
from boardkit.games.terristories.rules import PROPER, model, questions
from boardkit.games.terristories.rules.council import price
from boardkit.games.terristories.rules.ending import outcome_of, personal_met
from boardkit.games.terristories.rules.financing import LAPS
from boardkit.games.terristories.rules.hazards import pile as hazards
from boardkit.games.terristories.rules.ledger import capacity, individuals, labels, zones
from boardkit.games.terristories.rules.negotiation import DEALS
from boardkit.games.terristories.rules.options import drawn, without_objectives
from boardkit.games.terristories.rules.rounds import PHASES
from boardkit.games.terristories.rules.starting import pile as projects
from boardkit.maps.octagons import Octagon


class LandOfAnotherPlanet(Fault):
    """The territories are not those of the planet, or not laid, or the planet is not drawn yet."""

    planet: Planet


class MissionNotDrawn(Fault):
    """The mission is not drawn, and nobody is asked to draw it."""


class TokenAstray(Fault):
    """The token of a project stands where its seat has no zone, or twice, or there is none."""

    card: ProjectCard


class NoZoneAtAll(SeatFault):
    """A seat has no zone, though each lays one before the first round."""


class RoleMissing(SeatFault):
    """A seat has no role, though cards are dealt."""


class CharacterAstray(SeatFault):
    """A seat has a character of another role, or none where it needs one, or one where none is used."""


class NotForStock(Fault):
    """A project is kept in stock that has no such sign."""

    card: ProjectCard


class TokenMissing(Fault):
    """A project acts where its token is, which is nowhere."""

    card: ProjectCard


class ChosenAstray(SeatFault):
    """A seat has chosen a project that it does not hold, or has chosen when nobody chooses."""


class OfferAstray(Fault):
    """A project is proposed when nothing is financed."""

    card: ProjectCard


class HazardAstray(Fault):
    """There is no hazard in this round where there must be one, or one before its phase."""


class ForeseenAstray(Fault):
    """A hazard was foreseen by nobody, or somebody has foreseen none."""


class TooFewHazards(Fault):
    """The pile of hazards does not last until the end."""

    count: int
    least: int


class CouncilAstray(Fault):
    """A council is held about which nobody is asked, or somebody is asked about none."""


class ClaimAstray(SeatFault):
    """A seat has claimed an objective that it has not met, or when nobody is asked."""


class OutcomeAstray(Fault):
    """The outcome is not what the table says, or the game goes on with one, or is over without."""


class PhaseAstray(Fault):
    """Other phases wait than those that come after this one."""

    phase: int


class DealAstray(SeatFault):
    """A seat deals with nobody else, or has promised another something twice over."""


def asking(state: model.State) -> Iterator[Fault]:
    """V Look at every question that waits: whom it is about, how much, and whether it can be answered."""
    yield from _first_zones(state)
    drawing = Counter(asked.to for asked in state.pile if isinstance(asked, questions.DrawProject))
    yield from (NotAskedNow(seat) for seat, count in drawing.items() if count > len(state.tableaux[seat].bag))
    for number, question in enumerate(state.pile):
        match question:
            case questions.PayWages(seat):
                people = individuals(state, seat)
                yield from within(state, ("pile", number, "due"), 1, people + 1 if people else 0)
            case questions.AnswerRequest(seat, to) if seat == to:
                yield DealAstray(seat)
            case questions.PutRequest(seat, of) if seat in of or not of:
                yield DealAstray(seat)
        rows = (row for row in PROPER if row.question is type(question))
        if isinstance(question, Question) and not any(
            True for row in rows for _ in row.legal(state, question)
        ):
            yield NotAskedNow(question.seat)


def _first_zones(state: model.State) -> Iterator[Fault]:
    """IV.2.p There is room for all zones that are still to be laid, and each seat has as many."""
    waiting = Counter(asked.seat for asked in state.pile if isinstance(asked, questions.PlaceFirstZone))
    room = sum(TERRAINS[land.terrain].zones - sum(land.zones) for land in state.land.values())
    for seat, count in waiting.items():
        if count > min(room, ZONES - zones(state, seat)):
            yield NotAskedNow(seat)
        room -= count


SETTING_UP: Final = (questions.Deal, questions.BeginRound)  # what waits while the table is set up
HAZARDS: Final = 4  # the phase in which a hazard is drawn


def fitting(state: model.State) -> Iterator[Fault]:
    """V, VI Look at whether what lies on the table fits the moment of the round."""
    yield from _phase(state)
    yield from _projects(state)
    yield from _hazards(state)
    yield from _council(state)
    yield from _ending(state)
    yield from within(state, ("season", "quiet"), 0, state.seats - 1)
    yield from within(state, ("season", "laps"), 0, LAPS * state.seats - 1)
    paired = Counter((debt.seat, debt.to) for debt in state.debts)
    yield from (DealAstray(seat) for (seat, to), count in paired.items() if seat == to or count > 1)


def _phase(state: model.State) -> Iterator[Fault]:
    """V The phases that wait are those after this one; before the first round, none has begun."""
    if state.waits(*SETTING_UP):
        if state.phase:
            yield PhaseAstray(state.phase)
        yield from within(state, ("round",), 0, 0)
        return
    coming = [business.phase for business in state.pile[::-1] if isinstance(business, questions.BeginPhase)]
    if state.phase not in PHASES or coming != list(range(state.phase + 1, PHASES.stop)):
        yield PhaseAstray(state.phase)
    yield from within(state, ("round",), 1, ROUNDS)


def _projects(state: model.State) -> Iterator[Fault]:
    """V.2 Projects are chosen, then proposed, then in front of their seats, with their tokens."""
    choosing = state.waits(questions.LayProjects)
    financing = state.waits(questions.ApplyProjects) and not choosing
    for seat in state.everyone:
        card, offer = state.chosen[seat], state.offers[seat]
        if card is not None and not (choosing and card in (NOTHING, *state.tableaux[seat].hand)):
            yield ChosenAstray(seat)
        if offer is not None:
            if not financing:
                yield OfferAstray(offer.project)
            yield from total(state, ("offers", seat, "paid"), PROJECTS[offer.project].cost)
        for number, laid in enumerate(state.tableaux[seat].cards):
            yield from within(state, ("tableaux", seat, "cards", number, "since"), 1, state.round)
            tokenless = PROJECTS[laid.project].token and laid.at is None
            if tokenless and questions.PlaceToken(seat, laid.project) not in state.pile:
                yield TokenMissing(laid.project)


def _hazards(state: model.State) -> Iterator[Fault]:
    """V.4 A hazard is drawn in each fourth phase and not before, as long as the game lasts."""
    coming = state.waits(questions.RevealAlea, questions.DrawAlea, *SETTING_UP)
    coming = coming or questions.BeginPhase(HAZARDS) in state.pile
    if state.alea is not None if coming else state.phase == HAZARDS and state.alea is None:
        yield HazardAstray()
    if (state.foreseen is None) is not (state.seer is None):
        yield ForeseenAstray()
    if state.foreseen is not None and state.waits(questions.LookAhead):
        yield ForeseenAstray()
    left = len(state.aleas) + len(state.aleas_under) + (state.foreseen is not None)
    needed = ROUNDS - state.round + (coming and state.round > 0)
    if left < needed:
        yield TooFewHazards(left, needed)


def _council(state: model.State) -> Iterator[Fault]:
    """V.1.b A council is held while seats vote and pay, and not beyond."""
    council = state.council
    held = state.waits(questions.Vote, questions.CountVotes, questions.BreakTie, questions.PledgeCubes)
    if (council is not None) is not held:
        yield CouncilAstray()
    elif council is not None:
        yield from total(state, ("council", "pledges"), price(state))
        for number, asked in enumerate(state.pile):
            if isinstance(asked, questions.PledgeCubes):
                left = price(state) - sum(council.pledges)
                yield from within(state, ("pile", number, "left"), left, left)
                if council.index is None:
                    yield CouncilAstray()


def _ending(state: model.State) -> Iterator[Fault]:
    """VI Objectives are claimed at the end of a round, and the outcome is what the table says."""
    claiming = state.waits(questions.CountClaims)
    for seat in state.everyone:
        said = state.claims[seat]
        true = said is model.Claim.SILENT or (said is model.Claim.CLAIMED and personal_met(state, seat))
        if said is not model.Claim.OPEN and not (claiming and true):
            yield ClaimAstray(seat)
    over = state.question is None
    if over is (state.outcome is None) or (over and state.outcome != outcome_of(state)):
        yield OutcomeAstray()


PAWNS: Final = 5  # how many individuals and how many zones a seat has (V.1.d)
SUPPLY: Final = Counter({"labels": 12})  # how much of one supply all seats have
PURCHASES: Final = 2  # how many purchases a seat makes in a round at most, with the governor's power
SOME: Final = range(100)  # more than anything of a round comes to that is added up
FEW: Final = range(1, 10)  # more than anything comes to that a single card brings

LIMITS: Final[Limits] = {
    (model.State, "indices"): range(LOWEST, HIGHEST + 1),
    (model.State, "round"): range(ROUNDS + 1),
    (model.Tableau, "cubes"): range(1000),
    (model.Debt, "amount"): range(1, 10_000),
    (model.Turn, "bought"): range(PURCHASES + 1),
    (model.Turn, "taken"): SOME[1:],
    (model.Season, "extra"): range(10),
    (model.Season, "harvest"): SOME,
    (model.Season, "drilling"): SOME,
    (model.Season, "relief"): SOME,
    (model.Season, "rain"): range(-99, 100),
    (model.Season, "deals"): range(DEALS + 1),
    (questions.AnswerRequest, "amount"): range(1, 1000),
    (questions.PutRequest, "amount"): range(1, 1000),
    (questions.Fertilise, "amount"): FEW,
    (questions.Fertilise, "left"): FEW,
    (questions.Restore, "amount"): FEW,
    (questions.Present, "amount"): FEW,
    (questions.StealFrom, "amount"): FEW,
}
"""The numbers that may stand in a field, as far as that is always the same."""


def known(state: model.State) -> Mapping[Any, Container[Any]]:
    """III.1 Tell the territories of the planet, and the cards of the box."""
    return {Octagon: state.land, ProjectCard: {*PROJECTS, NOTHING}, AleaCard: ALEAS}


def box(state: model.State) -> Pieces:
    """III.1 Count what the box holds: projects by seat and role, once they are dealt, and hazards."""
    own: Counter[tuple[int, ProjectCard]] = Counter()
    if state.round or any(tableau.bag or tableau.hand for tableau in state.tableaux):
        for seat in state.everyone:  # IV.2.l Without a role, any project may be a seat's own.
            roleless = state.tableaux[seat].role is None
            pile = _project_cards(state, seat) if roleless else projects(state, seat)
            own.update((seat, card) for card in pile)
    aleas = Counter(hazards(state.options))
    return {"project-card": own, "alea-card": aleas, "supply": SUPPLY, **_of_seats(state.seats)}


@cache
def _of_seats(seats: int) -> dict[str, Counter[Any]]:
    pawns = {(seat, name): PAWNS for seat in range(seats) for name in ("individuals", "zones")}
    return {"role": Counter(Role), "pawn": Counter(pawns)}


def pieces(state: model.State) -> Pieces:
    """Count cards wherever they lie, and what stands on the planet; the rest is beside it."""
    aleas = Counter([*state.aleas, *state.aleas_under, *state.aleas_out])
    aleas.update(card for card in (state.alea, state.foreseen) if card is not None)
    own = Counter([(seat, card) for seat in state.everyone for card in _project_cards(state, seat)])
    held = Counter(labels=sum(labels(state, seat) for seat in state.everyone))
    roles = Counter([tableau.role for tableau in state.tableaux if tableau.role is not None])
    pawns = {"individuals": individuals, "zones": zones}
    placed = Counter({(seat, name): pawns[name](state, seat) for seat in state.everyone for name in pawns})
    whole = _of_seats(state.seats)
    return {
        "project-card": own,
        "alea-card": aleas,
        "supply": with_supply(SUPPLY, held),
        "role": with_supply(whole["role"], roles),
        "pawn": with_supply(whole["pawn"], placed),
    }


def _project_cards(state: model.State, seat: Seat) -> list[ProjectCard]:
    tableau, offer = state.tableaux[seat], state.offers[seat]
    buried = [entry.card for entry in tableau.under]
    lying = [card.project for card in tableau.cards]
    return [*tableau.hand, *tableau.bag, *buried, *lying, *([offer.project] if offer else [])]


def faults(state: model.State) -> Iterator[Fault]:
    """III to VI Look at what lies on the table."""
    yield from _voyage(state)
    yield from _tokens(state)
    for at, land in state.land.items():
        yield from within(state, ("land", at, "cubes"), 0, capacity(state, at))
        yield from total(state, ("land", at, "zones"), TERRAINS[land.terrain].zones)
    for seat in state.everyone:
        yield from entries(state, ("tableaux", seat, "hand"), 0, HAND)
        if state.round and not zones(state, seat):
            yield NoZoneAtAll(seat)
        if state.tableaux[seat].role is None and questions.ChooseRole(seat) not in state.pile:
            yield RoleMissing(seat)
        elif not _has_its_character(state, seat):
            yield CharacterAstray(seat)


def astray(state: model.State) -> Iterator[Fault]:
    """IV, V Look at whether it fits the moment."""
    yield from list(misaddressed(state, questions.OF_CHANCE)) or [*fitting(state), *asking(state)]


def _voyage(state: model.State) -> Iterator[Fault]:
    """IV.2 Planet and mission are drawn, or to be drawn, and the territories are those of the planet."""
    waiting = {type(business) for business in state.pile}
    tiles = {at: territory.terrain for at, territory in state.land.items()}
    unknown = drawn(state.planet) and questions.DrawPlanet not in waiting
    missing = not tiles and questions.LayPlanet not in waiting
    if unknown or missing or (tiles and tiles != PLANETS[state.planet].territories):
        yield LandOfAnotherPlanet(state.planet)
    if drawn(state.mission) and questions.DrawMission not in waiting:
        yield MissionNotDrawn()


def _tokens(state: model.State) -> Iterator[Fault]:
    """V.2.c Each project has one token, if any, which stands by a zone of its seat."""
    laid = [card for tableau in state.tableaux for card in tableau.cards if card.at is not None]
    placed = Counter(card.project for card in laid)
    for seat in state.everyone:
        for card in state.tableaux[seat].cards:
            if card.stocked and not PROJECTS[card.project].stock:
                yield NotForStock(card.project)
            if card.at is not None:
                twice = placed[card.project] > 1 or not PROJECTS[card.project].token
                if twice or not state.land[card.at].zones[seat]:
                    yield TokenAstray(card.project)


def _has_its_character(state: model.State, seat: Seat) -> bool:
    tableau = state.tableaux[seat]
    if tableau.character is None:
        coming = questions.Deal() in state.pile or questions.DrawCharacter(CHANCE, seat) in state.pile
        return (coming or without_objectives(state.options, state.seats)) and not tableau.shown
    profile = PROFILES.get(tableau.character)
    fits = profile is not None and profile.role is tableau.role
    return fits and not without_objectives(state.options, state.seats)
