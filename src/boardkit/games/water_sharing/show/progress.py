"""How far the owner of an objective is, part by part of its test."""

from collections.abc import Iterator

from boardkit.core import Seat
from boardkit.games.water_sharing.box import BOARD, NEAR, WATERSIDE, Objective, deck
from boardkit.games.water_sharing.box.things import Building, ObjectiveCard
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import is_met
from boardkit.games.water_sharing.show.economy import standing
from boardkit.text import Words


def progress(view: State, card: ObjectiveCard, words: Words) -> Iterator[str]:
    """Say whether an objective that lies open is met as things stand, or what it still wants."""
    test = deck(view.options.own_cards).objectives[card]
    for seat in view.everyone:
        if view.communities[seat].objective == card:
            met = is_met(view, seat, card)
            yield from (words("objective-met"),) if met else _wanting(view, seat, test, words)


def _wanting(view: State, seat: Seat, test: Objective, words: Words) -> Iterator[str]:
    """Say what parts of a test are not passed."""
    built = [building for _, building in standing(view, seat)]
    counted = sum(building in test.building for building in built)
    if counted < test.min:
        yield words("objective-owns", has=counted, needs=test.min)
    lacking = [words.name(building) for building in test.all_of if building not in built]
    if lacking:
        yield words("objective-lacks", what=words.listed(lacking))
    barred = [words.name(building) for building in test.none_of if building in built]
    if barred:
        yield words("objective-bars", what=words.listed(barred))
    if view.communities[seat].thunes < test.thunes_min:
        yield words("objective-thunes", has=view.communities[seat].thunes, needs=test.thunes_min)
    yield from _around(view, seat, test, words)
    houses = sum(building is not Building.JUNCTION for building in built)
    if houses < test.buildings_min:
        yield words("objective-owns", has=houses, needs=test.buildings_min)


def _around(view: State, seat: Seat, test: Objective, words: Words) -> Iterator[str]:
    """Say what is wrong with where constructions stand, and what lies beside them."""
    own = view.land.holding(seat).part
    beside = {BOARD[near].terrain for at in own for near in NEAR[at]}
    far = [words.name(terrain) for terrain in test.adjacent_all if terrain not in beside]
    if far:
        yield words("objective-far", what=words.listed(far))
    water = {near for at in own for near in WATERSIDE[at]}
    dirt = sum(view.pollution.get(at, 0) for at in water)
    if test.no_pollution_adjacent and dirt:
        yield words("objective-dirt", count=dirt)
    crises = sum(at in view.crisis for at in own)
    if test.no_crisis and crises:
        yield words("objective-crises", count=crises)
