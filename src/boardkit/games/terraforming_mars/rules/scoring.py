"""VI The score sheet: rating, awards, milestones, the board, the cards; ties go to the megacredits."""

from collections.abc import Iterator
from typing import Final

from boardkit.core import ScoreLine, ScoreSheet, Seat, TieBreak, Verdict
from boardkit.games.terraforming_mars.box import FACTS, things
from boardkit.games.terraforming_mars.rules import changes, land, model, projects
from boardkit.games.terraforming_mars.rules.requirements import value

FIRST_PRIZE: Final = 5
SECOND_PRIZE: Final = 2
MILESTONE_POINTS: Final = 5


class RatingScored(ScoreLine, rule="VI.B.1", kind="rating"):
    """The terraform rating is the base of the score."""


class AwardScored(ScoreLine, rule="VI.B.2", kind="awards"):
    """A prize of an award that was funded: `place` is 1 or 2, `value` what was compared."""

    award: things.Award
    place: int
    value: int


class MilestoneScored(ScoreLine, rule="VI.B.3", kind="milestones"):
    """A milestone that was claimed."""

    milestone: things.Milestone


class GreeneriesScored(ScoreLine, rule="VI.B.4", kind="greeneries"):
    """A point for each greenery."""

    tiles: int


class CityScored(ScoreLine, rule="VI.B.4", kind="cities"):
    """A point for each greenery next to a city, whoever owns it."""

    at: things.Area


class CardScored(ScoreLine, rule="VI.B.5", kind="cards"):
    """The points of a card, events included."""

    card: things.Card


class MoreMegacredits(TieBreak, rule="VI.C"):
    """Equal points: whoever has more megacredits wins."""


class NotTerraformed(Verdict, rule="VII.B.5"):
    """Mars was not terraformed in time: the lone player has lost."""


def score(state: model.State) -> ScoreSheet:
    """VI Count every seat's points as the table lies now."""
    lines = [line for seat in state.everyone for line in _lines(state, seat)]
    money = tuple(company.stock[things.Resource.MEGACREDITS] for company in state.companies)
    verdict = NotTerraformed() if state.solo and not changes.terraformed(state) else None
    return ScoreSheet(state.seats, tuple(lines), (MoreMegacredits(money),), verdict)


def _lines(state: model.State, seat: Seat) -> Iterator[ScoreLine]:
    """VI Walk the lines in the order of the final count."""
    yield RatingScored(seat, state.companies[seat].rating)
    for award, _ in state.awards:
        yield from _award(state, seat, award)
    for milestone, claimer in state.milestones:
        if claimer == seat:
            yield MilestoneScored(seat, MILESTONE_POINTS, milestone)
    # VI.4 Greeneries count, and the greeneries around cities.
    planet, company = state.planet, state.companies[seat]
    if greeneries := len(planet.owned(seat, things.TileKind.GREENERY)):
        yield GreeneriesScored(seat, greeneries, greeneries)
    for at in sorted(planet.owned(seat, *things.CITIES)):
        if beside := sum(tile.kind is things.TileKind.GREENERY for tile in land.around(planet, at)):
            yield CityScored(seat, beside, at)
    for card in (*company.tableau, *company.events):
        if points := card_points(state, seat, card):
            yield CardScored(seat, points, card)


def _award(state: model.State, seat: Seat, award: things.Award) -> Iterator[AwardScored]:
    """V.D First prizes to all who lead; a second prize only after a single first, and not for two players."""
    values = projects.standings(state, award)
    best = max(values)
    if values[seat] == best:
        yield AwardScored(seat, FIRST_PRIZE, award, 1, best)
        return
    second = max(number for number in values if number < best)
    if values[seat] == second and values.count(best) == 1 and state.seats > 2:
        yield AwardScored(seat, SECOND_PRIZE, award, 2, second)


def card_points(state: model.State, seat: Seat, card: things.Card) -> int:
    """VI.5 Work out the points of a card in play."""
    points = FACTS[card].points
    if points is None:
        return 0
    if points.per is None:
        return points.points
    number = value(state, seat, points.per, card)
    if points.least is not None:
        return points.points if number >= points.least else 0
    return points.points * number
