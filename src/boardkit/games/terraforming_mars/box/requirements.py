"""Requirements of cards and conditions of effects."""

from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.things import Parameter, Resource, Tag


class ParameterRequirement(Value, Worded, word="parameter-requirement"):
    """A global parameter is at least, or at most, so far."""

    parameter: Parameter
    least: int | None = None
    most: int | None = None


class TagRequirement(Value, Worded, word="tag-requirement"):
    """So many own tags are in play."""

    tag: Tag
    least: int


class ProductionRequirement(Value, Worded, word="production-requirement"):
    """The seat's production is so high."""

    resource: Resource
    least: int


class CitiesRequirement(Value, Worded, word="cities-requirement"):
    """So many cities are in play."""

    least: int


class GreeneriesRequirement(Value, Worded, word="greeneries-requirement"):
    """So many greeneries are owned."""

    least: int


class RatingRaised(Value, Worded, word="rating-raised"):
    """The seat's rating rose in this generation."""


Requirement: TypeAlias = (
    ParameterRequirement
    | TagRequirement
    | ProductionRequirement
    | CitiesRequirement
    | GreeneriesRequirement
    | RatingRaised
)
