"""What a field of a class of values is, by the names that attrs has for it, and how the fields are found."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, cast

if TYPE_CHECKING:
    import attrs

Validator: TypeAlias = Callable[[Any, Any, Any], object]
"""Refuses what a field must not hold: (value, field, what it would hold), as attrs calls it."""


class Nothing:
    """Stands where nothing is said, since None may be said."""

    def __repr__(self) -> str:
        return "NOTHING"


NOTHING: Final = Nothing()


class Made(NamedTuple):
    """A default that is made for each value, by what takes the value itself if need be."""

    factory: Callable[..., object]
    takes_self: bool = False


class Said(NamedTuple):
    """What is said of a field beside its type, as `attrs.field` takes it."""

    said: Mapping[str, Any]

    @property
    def otherwise(self) -> object:
        """What stands for a value that is not given."""
        factory = self.said.get("factory")
        return self.said.get("default", NOTHING) if factory is None else Made(factory)


class Slot(NamedTuple):
    """A field of a class of values, by the names that attrs has for what there is to know of one."""

    name: str
    alias: str
    default: object
    type: object
    kw_only: bool
    eq: bool = True
    hash: bool | None = None
    eq_key: Callable[[Any], object] | None = None
    repr: bool | Callable[[Any], str] = True
    validator: Validator | Sequence[Validator] | None = None
    metadata: Mapping[str, object] = MappingProxyType({})

    @property
    def validators(self) -> Sequence[Validator]:
        """All that is asked before a value is let in."""
        found = self.validator
        if found is None:
            return ()
        return found if isinstance(found, Sequence) else (found,)


def is_sketched(kind: type) -> bool:
    """Tell whether attrs added to a class later, or has yet to."""
    return "__sketch__" in vars(kind)


def sketch_of(kind: type) -> type:
    """Return a class, or what it is derived from by hand: the nearest that says which fields it has."""
    return next(base for base in kind.__mro__ if "__sketch__" in vars(base))


def is_of_values(kind: object) -> bool:
    """Tell whether something is a class with fields, without asking attrs about a sketched one."""
    plain = getattr(kind, "__origin__", kind)
    return any(map(_has_own, plain.__mro__ if isinstance(plain, type) else ()))


def _has_own(kind: type) -> bool:
    """Tell whether a class says itself which fields it has, and is not merely derived from one that does."""
    return "__sketch__" in vars(kind) or "__attrs_attrs__" in vars(kind)


def slots_of(kind: type) -> Sequence[Slot]:
    """Return the fields of a class in their order, without asking attrs about a sketched one."""
    if not is_sketched(next((base for base in kind.__mro__ if _has_own(base)), kind)):
        return _as_slots(kind)
    slots: dict[str, Slot] = {}
    for base in reversed(kind.__mro__):
        for slot in vars(base).get("__sketch__", ()):
            slots.pop(slot.name, None)
            slots[slot.name] = slot
    return tuple(slots.values())


def values_in(value: object) -> Mapping[str, Any]:
    """Return what the fields of a value hold, by their names."""
    return {slot.name: getattr(value, slot.name) for slot in slots_of(type(value))}


def _as_slots(kind: type[Any]) -> Sequence[Slot]:
    """Ask attrs for the fields of a class that it made itself."""
    import attrs

    return tuple(
        Slot(
            **{name: getattr(field, name) for name in Slot._fields if name != "default"},
            default=_known(field),
        )
        for field in attrs.fields(kind)
    )


def _known(field: "attrs.Attribute[Any]") -> object:
    """Return what stands for a value that is not given, as it is said here."""
    import attrs

    if field.default is attrs.NOTHING:
        return NOTHING
    made, factory = field.default, cast("type[Any]", attrs.Factory)
    return Made(made.factory, made.takes_self) if isinstance(made, factory) else made
