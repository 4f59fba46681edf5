"""3 The table before the first answer."""

from boardkit.core import CHANCE, Pending, Seat, Step, settle
from boardkit.games.water_sharing.box import BLUEPRINTS, BOX, SCENARIOS, Opening
from boardkit.games.water_sharing.box.cards import PRINTED, deck
from boardkit.games.water_sharing.box.things import Beginner, Building, Options, ResourceCard, Scenario
from boardkit.games.water_sharing.rules import ANSWERS, scoring
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.rules.land import Dam, Land, Tile
from boardkit.games.water_sharing.rules.model import Bank, Clock, Community, Decks, State
from boardkit.games.water_sharing.rules.options import BEGINNERS

THUNES = BOX["thunes"]
ACTIONS = BOX["actions"]


def setup(options: Options, seats: int) -> Step[State]:
    """3 Board, bank and cards are made ready, with what a scenario has on the board; then chance is asked.

    12 Communities without a player are left out.
    """
    opening = SCENARIOS.get(options.scenario)
    thunes, land, rounds = THUNES, Land({}), int(options.rounds)
    if opening is not None:
        tiles = {at: Tile(building, seat) for at, (seat, building) in opening.places.items() if seat < seats}
        land = Land(tiles, tuple(Dam(site, owners) for site, owners in opening.dams))
        thunes, rounds = opening.thunes, len(opening.cards) or rounds
    used = [*(tile.building for tile in land.tiles.values()), *(Building.DAM for _ in land.dams)]
    first = Seat(BEGINNERS.index(options.beginner) if options.beginner in BEGINNERS else 0)
    state = State(
        options=options,
        land=land,
        communities=(Community(thunes),) * seats,
        bank=Bank(
            BOX["water"], BOX["pollution"], BOX["energy"], BOX["food"], BOX["crisis"], paid=thunes * seats
        ),
        tiles={building: plan.tiles - used.count(building) for building, plan in BLUEPRINTS.items()},
        decks=_decks(options, opening),
        clock=Clock(rounds, first),
    )
    return settle(Step(state.ask(*_business(options, seats))), ANSWERS.resolve)


def _decks(options: Options, opening: Opening | None) -> Decks:
    """9 Cards come from the box, own ones included; without pollution only those for water and market."""
    cards, script = deck(options.own_cards), list[ResourceCard]()
    for wanted in opening.cards if opening is not None else ():
        fits = (card for card, there in PRINTED.resources.items() if there == wanted and card not in script)
        script.append(next(fits))
    resources = tuple(card for card in cards.resources if card not in script)
    decks = Decks(resources=resources, script=tuple(script))
    if scoring.without_pollution(options):
        return decks
    actions = [card for card, action in cards.actions.items() for _ in range(action.copies)]
    return decks.__replace__(actions=tuple(sorted(actions)), objectives=tuple(sorted(cards.objectives)))


def _business(options: Options, seats: int) -> list[Pending]:
    """3.2, 3.3 Chance names who begins and deals; then comes the opening, or a scenario's first round."""
    business: list[Pending] = [qs.WhoBegins(CHANCE)] if options.beginner is Beginner.CHANCE else []
    if not scoring.without_pollution(options):
        for seat in map(Seat, range(seats)):
            business += [qs.DealObjective(CHANCE, seat), *[qs.DealAction(CHANCE, seat)] * ACTIONS]
    return [*business, qs.Open() if options.scenario is Scenario.FREE else qs.BeginRound()]
