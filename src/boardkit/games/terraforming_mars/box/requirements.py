"""Requirements of cards and conditions of effects."""

from typing import ClassVar, TypeAlias

from attrs import frozen

from boardkit.games.terraforming_mars.box.things import Parameter, Resource, Tag


@frozen
class ParameterRequirement:
    """A global parameter is at least, or at most, so far."""

    word: ClassVar[str] = "parameter-requirement"

    parameter: Parameter
    least: int | None = None
    most: int | None = None


@frozen
class TagRequirement:
    """So many own tags are in play."""

    word: ClassVar[str] = "tag-requirement"

    tag: Tag
    least: int


@frozen
class ProductionRequirement:
    """The own production is so high."""

    word: ClassVar[str] = "production-requirement"

    resource: Resource
    least: int


@frozen
class CitiesRequirement:
    """So many cities are in play."""

    word: ClassVar[str] = "cities-requirement"

    least: int


@frozen
class GreeneriesRequirement:
    """So many greeneries are owned."""

    word: ClassVar[str] = "greeneries-requirement"

    least: int


@frozen
class RatingRaised:
    """The own rating rose in this generation."""

    word: ClassVar[str] = "rating-raised"


Requirement: TypeAlias = (
    ParameterRequirement
    | TagRequirement
    | ProductionRequirement
    | CitiesRequirement
    | GreeneriesRequirement
    | RatingRaised
)
