"""What makes a value: functions that fill its slots, written out when a class has its first one.

A value is frozen because its class refuses to set anything. attrs gets round that field by field, which is
most of what small values cost. Here a value that is being made is of a class of its own, derived from that
of the value: it has the same slots and lets itself be written to. The last thing done to it is to give it
its class, and from then on nothing changes it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial, wraps
from types import CodeType, FunctionType, MemberDescriptorType
from typing import Any, Final

from boardkit.core.rules.late import field_name, lending, renamed, written
from boardkit.core.rules.slots import NOTHING, Made, Slot, is_sketched, slots_of

AFTERWARDS: Final = "__attrs_post_init__"
"""What a class defines whose values do something once they are filled."""

MORE_THAN_FIELDS: Final = ("__attrs_pre_init__", AFTERWARDS, "_attrs_cached_hash")
"""What a class has whose values need more than their fields: steps of their own, a hash that attrs keeps."""

FEW: Final = 2
"""Up to how many fields are set one by one faster than by opening the value for all of them."""


def is_plain(kind: type) -> bool:
    """Tell whether making a value of a class does no more than fill its slots."""
    if is_sketched(kind):
        return not (hasattr(kind, AFTERWARDS) or any(map(_is_heeded, slots_of(kind))))
    import attrs

    fields = attrs.fields(kind)
    if any(hasattr(kind, more) for more in MORE_THAN_FIELDS):
        return False
    if not all(field.init and field.converter is None and field.validator is None for field in fields):
        return False
    return all(isinstance(getattr(kind, field.name, None), MemberDescriptorType) for field in fields)


def _is_heeded(field: Slot) -> bool:
    """Tell whether a field looks at what it is to hold, or at the value that it is made for."""
    return bool(field.validators) or (isinstance(field.default, Made) and field.default.takes_self)


@cache
def opened(kind: type) -> type:
    """Make the class of values that are still being made, which may be written to."""
    writing = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(kind)(kind.__name__, (kind,), {"__slots__": (), "__module__": kind.__module__, **writing})


def quickened(kind: type[Any]) -> type[Any]:
    """Let the first value of a class that attrs made write out how all are made."""
    slow = kind.__init__

    @wraps(slow)
    def first(self: object, *given: object, **named: object) -> None:
        kind.__init__ = _maker(kind) if _is_filled(kind) else slow
        kind.__init__(self, *given, **named)

    kind.__init__ = first
    return kind


def _is_filled(kind: type) -> bool:
    """Tell whether making a value of a class only fills slots, with no default that is made each time."""
    fields = slots_of(kind)
    return bool(fields) and not any(isinstance(field.default, Made) for field in fields) and is_plain(kind)


def _maker(kind: type) -> FunctionType:
    """Make what makes values of a class, and let it say what it takes."""
    fields = sorted(slots_of(kind), key=lambda field: field.kw_only)
    made = _filler(kind, fields) if is_plain(kind) else _careful(kind, fields)
    made.__annotations__ = {**{alias_of(field): field.type for field in fields}, "return": None}
    spared = [field for field in fields if field.default is not NOTHING]
    made.__defaults__ = tuple(_given(field) for field in spared if not field.kw_only)
    made.__kwdefaults__ = {alias_of(field): _given(field) for field in spared if field.kw_only}
    return made


def _filler(kind: type, fields: Sequence[Slot]) -> FunctionType:
    """Make what does nothing but fill slots: what does so for as many fields, under the names of these."""
    by_name = sum(field.kw_only for field in fields)
    made_anew = tuple(place for place, field in enumerate(fields) if isinstance(field.default, Made))
    code = _filling(len(fields) - by_name, by_name, made_anew)
    more = {
        "co_varnames": ("self", *map(alias_of, fields)),
        "co_qualname": f"{kind.__qualname__}.__init__",
    }
    return FunctionType(renamed(code, [field.name for field in fields], **more), _known(kind, fields))


def _careful(kind: type, fields: Sequence[Slot]) -> FunctionType:
    """Write out what makes a value whose fields look at what they hold, or at each other, as attrs does."""
    known: dict[str, Any] = {"_nothing": NOTHING}
    filled, checked = [], []
    for field in fields:
        name, given = field.name, alias_of(field)
        known[f"_set_{name}"], known[f"_slot_{name}"] = getattr(kind, name).__set__, field
        if isinstance(field.default, Made):
            known[f"_make_{name}"] = field.default.factory
            made = f"_make_{name}({'self' if field.default.takes_self else ''})"
            filled.append(f"if {given} is _nothing: {given} = {made}")
        filled.append(f"_set_{name}(self, {given})")
        for place, validator in enumerate(field.validators):
            known[f"_check_{name}_{place}"] = validator
            checked.append(f"_check_{name}_{place}(self, _slot_{name}, {given})")
    after = [f"self.{AFTERWARDS}()"] if hasattr(kind, AFTERWARDS) else []
    by_place = [alias_of(field) for field in fields if not field.kw_only]
    by_name = [alias_of(field) for field in fields if field.kw_only]
    head = ", ".join(["self", *by_place, *(["*", *by_name] if by_name else [])])
    return written("__init__", head, [*filled, *checked, *after], known)


def _known(kind: type, fields: Sequence[Slot]) -> dict[str, Any]:
    """Return what the function knows that makes values of a class."""
    defaults: dict[int, Any] = {place: field.default for place, field in enumerate(fields)}
    setters = [getattr(kind, field.name).__set__ for field in fields]
    made = {f"_make_{place}": made.factory for place, made in defaults.items() if isinstance(made, Made)}
    known = {"_nothing": NOTHING, **made}
    if len(fields) <= FEW:
        return {**known, **{f"_set_{place}": setter for place, setter in enumerate(setters)}}
    give = vars(object)["__class__"].__set__
    return {
        **known,
        "_kind": kind,
        "_open": give,
        "_opened": opened(kind),
        "_set_each": partial(_set_each, setters),
    }


def _set_each(setters: Iterable[Callable[[Any, Any], None]], value: object, *given: object) -> None:
    """Fill the slots of a value one by one."""
    for put_in, one in zip(setters, given, strict=True):
        put_in(value, one)


def _given(field: Slot) -> object:
    """Return what stands for a default: attrs says nothing of one that is made for each value."""
    return NOTHING if isinstance(field.default, Made) else field.default


@cache
def _filling(by_place: int, by_name: int, makers: tuple[int, ...]) -> CodeType:
    """Write out how a value of so many fields is made; those of a class derived by hand slot by slot.

    What is not given to the fields of `makers` is made.
    """
    places = range(by_place + by_name)
    given = [f"given_{place}" for place in places]
    body = [f"_set_{place}(self, given_{place})" for place in places[:FEW]] or ["pass"]
    if len(places) > FEW:
        apart = f"if self.__class__ is not _kind: return _set_each(self, {', '.join(given)})"
        filled = (f"self.{field_name(place)} = given_{place}" for place in places)
        body = [apart, "_open(self, _opened)", *filled, "self.__class__ = _kind"]
    made = (f"if given_{place} is _nothing: given_{place} = _make_{place}()" for place in makers)
    head = ", ".join(["self", *given[:by_place], *(["*", *given[by_place:]] if by_name else ())])
    return written("__init__", head, (*made, *body), {}).__code__


def alias_of(field: Slot) -> str:
    """Return the name under which a value of a field is given."""
    return field.alias or field.name


MAKING: Final = {"__init__": lending("__init__", _maker)}
"""What classes are lent whose first value writes out how all are made: of most there never is one."""
