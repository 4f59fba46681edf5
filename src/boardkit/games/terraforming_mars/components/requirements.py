"""Requirements of cards and conditions of effects."""

from typing import TypeAlias

from attrs import frozen

from boardkit.games.terraforming_mars.things import Parameter, Resource, Tag


@frozen
class ParameterRequirement:
    """A global parameter is at least, or at most, so far."""

    parameter: Parameter
    least: int | None = None
    most: int | None = None


@frozen
class TagRequirement:
    """So many own tags are in play."""

    tag: Tag
    least: int


@frozen
class ProductionRequirement:
    """The own production is so high."""

    resource: Resource
    least: int


@frozen
class CitiesRequirement:
    """So many cities are in play."""

    least: int


@frozen
class GreeneriesRequirement:
    """So many greeneries are owned."""

    least: int


@frozen
class RatingRaised:
    """The own rating rose in this generation."""


Requirement: TypeAlias = (
    ParameterRequirement
    | TagRequirement
    | ProductionRequirement
    | CitiesRequirement
    | GreeneriesRequirement
    | RatingRaised
)
