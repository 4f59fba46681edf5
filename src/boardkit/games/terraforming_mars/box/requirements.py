"""Requirements of cards and conditions of effects."""

from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.rules.values import frozen
from boardkit.games.terraforming_mars.box.things import Parameter, Resource, Tag


@frozen
class ParameterRequirement(Worded, word="parameter-requirement"):
    """A global parameter is at least, or at most, so far."""

    parameter: Parameter
    least: int | None = None
    most: int | None = None


@frozen
class TagRequirement(Worded, word="tag-requirement"):
    """So many own tags are in play."""

    tag: Tag
    least: int


@frozen
class ProductionRequirement(Worded, word="production-requirement"):
    """The seat's production is so high."""

    resource: Resource
    least: int


@frozen
class CitiesRequirement(Worded, word="cities-requirement"):
    """So many cities are in play."""

    least: int


@frozen
class GreeneriesRequirement(Worded, word="greeneries-requirement"):
    """So many greeneries are owned."""

    least: int


@frozen
class RatingRaised(Worded, word="rating-raised"):
    """The seat's rating rose in this generation."""


Requirement: TypeAlias = (
    ParameterRequirement
    | TagRequirement
    | ProductionRequirement
    | CitiesRequirement
    | GreeneriesRequirement
    | RatingRaised
)
