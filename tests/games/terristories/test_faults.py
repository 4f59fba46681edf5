"""What a hand may set wrongly on a table, and how it is told."""

from typing import Any

from boardkit.core import CHANCE, Match, Player, legal
from boardkit.core.editing.faults import (
    AskedAstray,
    Missing,
    NoSuchPlace,
    NotAskedNow,
    NotForChance,
    OtherNumber,
    OutOfRange,
    SeatTwice,
    TooMany,
    TooManyThere,
)
from boardkit.core.editing.sound import faults_of
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import AleaCard, Character, Index, Mission, Planet, ProjectCard
from boardkit.games.terristories.rules import faults, questions
from boardkit.games.terristories.rules.model import Card, Claim, Council, Debt, Offer, Outcome, State
from boardkit.games.terristories.rules.moves import Pass
from boardkit.maps.octagons import Octagon
from tests.every import with_each
from tests.games.terristories.board import A, B, C

FAR = Octagon(9, 9)


def start() -> State:
    """Take the first table of a match at which a seat develops."""
    match = Match.start(GAME, GAME.options(), [Player(name, n) for n, name in enumerate("ABC")], 3)
    while not isinstance(match.state.question, questions.Develop):
        match = match.play(legal(GAME, match.state)[0])
    return match.state


def over() -> State:
    """Take the last table of a match."""
    match = Match.start(GAME, GAME.options(), [Player(name, n) for n, name in enumerate("ABC")], 3)
    while not match.over:
        moves = legal(GAME, match.state)
        match = match.play(Pass() if Pass() in moves else moves[0])
    return match.state


def asked(question: Any) -> State:
    """Put a question in place of the one that is asked."""
    return start().answered().ask(question)


def own(**changes: Any) -> State:
    """Change something in front of the first seat."""
    return start().with_tableau(A, **changes)


def in_front(card: Card) -> State:
    """Lay a project of the first seat's pile in front of it."""
    tableau = start().tableaux[A]
    bag = tuple(one for one in tableau.bag if one != card.project)
    hand = tuple(one for one in tableau.hand if one != card.project)
    return own(bag=bag, hand=hand, cards=(card,))


def home() -> Octagon:
    """Return where the first seat has its zone."""
    return next(at for at, land in start().land.items() if land.zones[A])


def tokened() -> ProjectCard:
    """Return a project of the first seat that has a token."""
    return ProjectCard(f"{start().tableaux[A].role}_04")


def season(**changes: Any) -> State:
    return start().with_season(**changes)


SPARE = next(at for at, land in start().land.items() if not any(land.zones))

WRONG: list[tuple[State, list[Any]]] = [
    (own(role=start().tableaux[B].role, character=None), [TooMany]),
    (own(character=None), [faults.CharacterAstray]),
    (own(character=Character("nobody")), [faults.CharacterAstray]),
    (own(cubes=1000), [OutOfRange]),
    (own(hand=(), bag=()), [Missing]),
    (in_front(Card(tokened(), 1)), [faults.TokenMissing]),
    (in_front(Card(tokened(), 1, at=SPARE)), [faults.TokenAstray]),
    (in_front(Card(tokened(), 1, at=FAR)), [NoSuchPlace]),
    (in_front(Card(tokened(), 1, stocked=True)), [faults.NotForStock]),
    (in_front(Card(tokened(), 5, at=home())), [OtherNumber]),
    (start().__replace__(planet=Planet.ONE_STAR), [faults.LandOfAnotherPlanet]),
    (start().__replace__(mission=Mission.ONE_STAR), [faults.MissionNotDrawn]),
    (start().__replace__(land={}), [faults.LandOfAnotherPlanet]),
    (start().with_territory(home(), zones=(5, 0, 0)), [TooManyThere, faults.NoZoneAtAll]),
    (start().with_territory(home(), zones=(0, 0, 0)), [faults.NoZoneAtAll]),
    (start().__replace__(round=9), [OutOfRange]),
    (start().__replace__(phase=4), [faults.PhaseAstray]),
    (
        start().__replace__(alea=AleaCard("riot"), aleas=tuple(x for x in start().aleas if x != "riot")),
        [faults.HazardAstray],
    ),
    (start().__replace__(aleas_out=start().aleas[:11], aleas=start().aleas[11:]), [faults.TooFewHazards]),
    (start().__replace__(seer=A), [faults.ForeseenAstray]),
    (start().__replace__(chosen=(start().tableaux[A].hand[0], None, None)), [faults.ChosenAstray]),
    (start().__replace__(claims=(Claim.CLAIMED, Claim.OPEN, Claim.OPEN)), [faults.ClaimAstray]),
    (start().__replace__(outcome=Outcome(common=False, personal=())), [faults.OutcomeAstray]),
    (over().__replace__(outcome=None), [faults.OutcomeAstray]),
    (over().__replace__(outcome=Outcome(common=True, personal=())), [faults.OutcomeAstray]),
    (start().__replace__(pile=start().pile[:-3]), [faults.OutcomeAstray]),
    (start().__replace__(council=Council(A, (Index.ECONOMY, None, None), (0, 0, 0))), [faults.CouncilAstray]),
    (start().__replace__(debts=(Debt(A, B, 0),)), [OutOfRange]),
    (start().__replace__(debts=(Debt(A, A, 1),)), [faults.DealAstray]),
    (start().__replace__(debts=(Debt(A, B, 1), Debt(A, B, 2))), [faults.DealAstray]),
    (season(callers=(A, A)), [SeatTwice]),
    (season(deals=(9, 0, 0)), [OutOfRange]),
    (season(quiet=7), [OutOfRange]),
    (season(laps=100), [OutOfRange]),
    (season(extra=-1), [OutOfRange]),
    (season(blocked=((FAR, A),)), [NoSuchPlace]),
    (season(rain={home(): 100_000}), [OutOfRange]),
    (start().with_turn(bought=-1), [OutOfRange]),
    (start().__replace__(ambassador=CHANCE), [NotForChance]),
    (asked(questions.DrawAlea(A)), [AskedAstray]),
    (asked(questions.Develop(CHANCE)), [AskedAstray]),
    (asked(questions.PayWages(A, 100)), [OutOfRange]),
    (asked(questions.PayWages(A, 0)), [OutOfRange]),
    (asked(questions.AnswerRequest(A, A, 1)), [faults.DealAstray]),
    (asked(questions.PutRequest(A, (), 1)), [faults.DealAstray]),
    (asked(questions.PutRequest(A, (B, B), 1)), [SeatTwice]),
    (asked(questions.Fertilise(A, -1)), [OutOfRange]),
    (asked(questions.Restore(A, 3)), [NotAskedNow]),
    (own(bag=()).ask(*[questions.DrawProject(CHANCE, A)] * 2), [Missing]),
    (start().ask(*[questions.DrawProject(CHANCE, A)] * 20), [NotAskedNow]),
]


@with_each("state, kinds", WRONG)
def test_what_cannot_be_is_told(state: State, kinds: list[Any]) -> None:
    assert set(kinds) <= {type(fault) for fault in faults_of(GAME, state)}


def test_a_project_is_proposed_only_while_it_is_financed() -> None:
    card = start().tableaux[A].hand[0]
    state = own(hand=start().tableaux[A].hand[1:])
    found = faults_of(GAME, state.__replace__(offers=(Offer(card, (99, 0, 0)), None, None)))
    assert faults.OfferAstray(card) in found
    (paid,) = (fault.part for fault in found if isinstance(fault, TooManyThere))
    assert (paid.steps[0], paid.steps[-1]) == ("offers", "paid")


def test_a_table_of_a_match_has_no_faults() -> None:
    assert faults_of(GAME, start()) == faults_of(GAME, over()) == ()


def test_individuals_that_have_moved_too_often_do_not_move_for_ever() -> None:
    assert "move" not in {move.verb for move in legal(GAME, start().with_turn(moved=(home(),) * 9))}


def test_an_individual_needs_a_zone_that_acts() -> None:
    state = asked(questions.PlaceIndividual(C))
    barren = state.__replace__(land={at: land.__replace__(cubes=0) for at, land in state.land.items()})
    assert NotAskedNow(C) in faults_of(GAME, barren)


def test_iv_2_h_everybody_has_a_character_before_anybody_settles() -> None:
    match = Match.start(GAME, GAME.options(), [Player(name, n) for n, name in enumerate("ABC")], 3)
    while not isinstance(match.state.question, questions.PlaceFirstZone):
        assert faults_of(GAME, match.state) == ()
        match = match.play(legal(GAME, match.state)[0])
    without = match.state.with_tableau(A, character=None)
    assert faults.CharacterAstray(A) in faults_of(GAME, without)
