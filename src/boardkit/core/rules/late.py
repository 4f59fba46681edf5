"""Methods lent to classes of values: comparing, hashing and showing, written out when first asked for.

attrs writes them out when a class is made, which is most of the time that it takes; of most classes no value
is ever shown, and of many none is compared.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import CodeType, FunctionType
from typing import Any, Final

from boardkit.core.rules.sketched import HASHED, Body, as_attrs, sketched
from boardkit.core.rules.slots import NOTHING, Made, Said, Slot, slots_of

OF_ATTRS: Final = frozenset({"eq", "order", "hash", "unsafe_hash", "cmp"})
"""Whoever says one of these of a class has its values compared as attrs does it."""


def written(name: str, head: str, body: Iterable[str], known: dict[str, object]) -> FunctionType:
    """Write a function of a class out once, as attrs does: a loop over its fields takes twice the time."""
    lines = "".join(f"    {line}\n" for line in body)
    exec(f"def {name}({head}):\n{lines}", known)  # noqa: S102
    function = known[name]
    assert isinstance(function, FunctionType)
    return function


def completed(kind: type, how: dict[str, object], lent: Body) -> type:
    """Make a frozen class as attrs does, and lend it what attrs need not write out now.

    `lent` is what it gets beside comparing, hashing and showing, if attrs need not know of it at once.
    """
    own = vars(kind)
    compared = OF_ATTRS.isdisjoint(how) and "__eq__" not in own and "__hash__" not in own
    shown = "repr" not in how and "__repr__" not in own
    more = {**lent, **(COMPARING if compared else {}), **(SHOWING if shown else {})}
    return sketched(kind, how, more) or _made(kind, how, compared and "cache_hash" not in how, shown)


def _made(kind: type, how: dict[str, object], compared: bool, shown: bool) -> type:
    """Let attrs make a class at once, but for what is lent to it."""
    import attrs

    for name, value in [*vars(kind).items()]:
        if isinstance(value, Said | Made):
            setattr(kind, name, as_attrs(value))
    spared = {"eq": False} if compared else {}
    spared |= {"repr": False} if shown else {}
    make: Callable[..., type] = attrs.frozen
    made = make(kind, **how, **spared)
    for name, method in {**(COMPARING if compared else {}), **(SHOWING if shown else {})}.items():
        setattr(made, name, method)
    return made


def lending(name: str, write: Callable[[type], FunctionType]) -> FunctionType:
    """Return a method whose first call writes it out for the class that it was lent to."""

    def first(self: object, *given: object, **named: object) -> object:
        kind = next(base for base in type(self).__mro__ if vars(base).get(name) is first)
        function = write(kind)
        setattr(kind, name, function)
        return function(self, *given, **named)

    assert isinstance(first, FunctionType)
    return first


def field_name(place: int) -> str:
    """Name a field before its class is known."""
    return f"field_{place}"


def renamed(code: CodeType, names: Sequence[str], **more: Any) -> CodeType:
    """Give what is written for so many fields the names that they have in a class.

    Writing it out for each class takes longer than all that is done with the values of most.
    """
    now = {field_name(place): name for place, name in enumerate(names)}
    return code.replace(co_names=tuple(now.get(name, name) for name in code.co_names), **more)


def _equal(kind: type) -> FunctionType:
    """Write out when two values are equal: if they are of one class, and all compared fields are equal."""
    fields = [field for field in slots_of(kind) if field.eq]
    if not any(field.eq_key for field in fields):
        return FunctionType(renamed(_comparing(len(fields)), [field.name for field in fields]), {})
    known: dict[str, object] = {}
    return _compared([(_key(field, "self", known), _key(field, "other", known)) for field in fields], known)


@cache
def _comparing(count: int) -> CodeType:
    return _compared(
        [(f"self.{field_name(at)}", f"other.{field_name(at)}") for at in range(count)], {}
    ).__code__


def _compared(pairs: Sequence[tuple[str, str]], known: dict[str, object]) -> FunctionType:
    body = (
        "if other.__class__ is not self.__class__:",
        "    return NotImplemented",
        f"return {' and '.join(f'{one} == {other}' for one, other in pairs) or True}",
    )
    return written("__eq__", "self, other", body, known)


def _hash(kind: type) -> FunctionType:
    """Write out the hash of a value: of its class and of the fields that are compared."""
    known: dict[str, object] = {
        "kind": hash((kind.__module__, kind.__qualname__)),
        "keep": object.__setattr__,
    }
    fields = [field for field in slots_of(kind) if (field.eq if field.hash is None else field.hash)]
    keeps = hasattr(kind, HASHED)
    if not any(field.eq_key for field in fields):
        return FunctionType(renamed(_hashing(len(fields), keeps), [field.name for field in fields]), known)
    return _hashed([_key(field, "self", known) for field in fields], known, keeps)


@cache
def _hashing(count: int, keeps: bool) -> CodeType:
    return _hashed([f"self.{field_name(at)}" for at in range(count)], {}, keeps).__code__


def _hashed(parts: Sequence[str], known: dict[str, object], keeps: bool) -> FunctionType:
    made = f"hash((kind, {', '.join(parts)}))"
    if not keeps:
        return written("__hash__", "self", (f"return {made}",), known)
    keeping = f"    keep(self, '{HASHED}', {made})"
    body = ("try:", f"    return self.{HASHED}", "except AttributeError:", keeping, f"return self.{HASHED}")
    return written("__hash__", "self", body, known)


def _key(field: Slot, value: str, known: dict[str, object]) -> str:
    """Say by what a field is compared."""
    if field.eq_key is None:
        return f"{value}.{field.name}"
    known[f"key_{field.name}"] = field.eq_key
    return f"key_{field.name}({value}.{field.name})"


def _shown(self: object) -> str:
    """Show a value as attrs does; none holds itself."""
    name = type(self).__qualname__.rsplit(">.", 1)[-1]
    fields = (field for field in slots_of(type(self)) if field.repr)
    return f"{name}({', '.join(f'{field.name}={_part(self, field)}' for field in fields)})"


def _part(value: object, field: Slot) -> str:
    show = field.repr if callable(field.repr) else repr
    return show(getattr(value, field.name, NOTHING))


COMPARING: Final[Body] = {"__eq__": lending("__eq__", _equal), "__hash__": lending("__hash__", _hash)}
SHOWING: Final[Body] = {"__repr__": _shown}
"""What classes are lent that do not compare or show their values themselves."""
