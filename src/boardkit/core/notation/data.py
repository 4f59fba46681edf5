"""Values to and from plain data, strictly: nothing is converted to fit, and all that is wrong is told.

What reads or writes an annotated type is made once. Records of files name the class of a value beside its
fields, or before them where classes are tagged; component files are shorter (`fitted`).
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import partial
from itertools import count, repeat
from types import NoneType, UnionType
from typing import Annotated, Any, Final, NewType, NoReturn, TypeAlias, Union, cast, get_args, get_origin

from boardkit.core.faults import Fault, FaultError, MissingField, NotOneOf, UnknownField, WrongType
from boardkit.core.notation.moves import integer
from boardkit.core.notation.plain import MOST, is_plain
from boardkit.core.rules.kinds import Worded, by_word, called, kinds_in, word_of
from boardkit.core.values import T, Value, has_fields, hints_of, kept, needed_by

Reader: TypeAlias = Callable[[Any], Any]  # builds a value from plain data, or raises `Misfits`
Misfit: TypeAlias = tuple[str, Callable[[str], Fault]]  # the way to what does not fit; makes its fault
INLINE: Final = "inline"  # marks a field whose keys stand in a component file beside those of its class
UNIONS: Final = (Union, UnionType)
TOLD: Final = 60  # letters of an unknown word that are told again

SERIES: Final[Mapping[object, Callable[[Iterable[Any]], object]]] = {
    one: one for one in (list, tuple, frozenset)
}
"""What makes the containers that annotations name."""


class Form(Value):
    """How plain data is written."""

    tagged: tuple[type, ...] = ()  # what stands with its word wherever several may
    # Whether it is of a component file: keys of mappings are those of an object, the word of a class stands
    # beside its fields only where there are several, inline fields have no name, and what has `printed` may
    # be written in words.
    component: bool = False


COMPONENT: Final = Form(component=True)


class Misfits(Exception):  # noqa: N818 - no error of the program
    """Plain data does not fit; `found` has all that is wrong with it."""

    def __init__(self, *found: Misfit) -> None:
        super().__init__()
        self.found = found

    def inside(self, part: str) -> Iterator[Misfit]:
        """Say the same, seen from what has the part."""
        return ((part + way, fault) for way, fault in self.found)


def structure(plain: object, kind: type[T], path: str = "$", tagged: tuple[type, ...] = ()) -> T:
    """Build a value of a class from plain data that stands at `path`; FaultError if anything does not belong.

    On the table of a game, `tagged` are the classes that its business may be of, known by their words.
    """
    return _structured(plain, kind, path, Form(tagged))


def fitted(plain: object, kind: type[T]) -> T:
    """Build a value of a class from a record of a component file; FaultError says what is wrong where."""
    return _structured(plain, kind, "$", COMPONENT)


def _structured(plain: object, kind: type[T], path: str, form: Form) -> T:
    try:
        return cast("T", _reader(kind, form)(plain))
    except Misfits as error:
        way, fault = error.found[0]
        raise FaultError(fault(path + way)) from error


def misfits(plain: object, kind: type, path: str = "$") -> tuple[Fault, ...]:
    """List all that does not belong in plain data of which `structure` would build a value."""
    try:
        _reader(kind, Form())(plain)
    except Misfits as error:
        return tuple(fault(path + way) for way, fault in error.found)
    return ()


def unstructure(value: object, tagged: tuple[type, ...] = ()) -> Any:
    """Write a value as plain data; business with its words, as `structure` reads it."""
    return _writer(type(value), Form(tagged))(value)


@kept
def _reader(kind: Any, form: Form) -> Reader:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _reader(parts[0], form)
    if origin in UNIONS:
        return _read_union(parts, form)
    if origin is tuple and parts[-1] is not ...:
        return _read_row(tuple(_reader(part, form) for part in parts))
    if origin in SERIES:
        return _read_series(SERIES[origin], _reader(parts[0], form))
    if origin is dict or (origin is Mapping and form.component):
        way = ".{}" if form.component else "[{}]"
        return _read_object(_read_key(parts[0], form), _reader(parts[1], form), way)
    if origin is Mapping:
        return _read_series(dict, _read_row((_reader(parts[0], form), _reader(parts[1], form))))
    return _read_single(kind, form)


def _read_single(kind: Any, form: Form) -> Reader:
    if kind is Any:
        return lambda plain: plain
    if isinstance(kind, NewType):
        return _reader(kind.__supertype__, form)
    if several := _below(kind, form):
        return _read_tagged(several, (), form)
    if hasattr(kind, "parse"):
        return lambda plain: _tried(kind.parse, _strict(str, plain))
    if has_fields(kind):
        return _read_worded(kind, form) if _is_worded(kind) and not form.component else _record(kind, form)
    if issubclass(kind, Enum):
        return _read_member(kind, form)
    if kind is int and form.tagged:
        return _number
    return _text if kind is str else partial(_strict, kind)


def _unfit() -> NoReturn:
    raise Misfits(("", WrongType))


def _tried(make: Callable[..., T], *args: Any, **values: Any) -> T:
    try:
        return make(*args, **values)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Misfits(("", WrongType)) from error


def _strict(kind: type[T], plain: object) -> T:
    if type(plain) is not kind:
        _unfit()
    return plain


def _text(plain: object) -> str:
    if type(plain) is not str or not is_plain(plain):
        _unfit()
    return plain


def _number(plain: object) -> int:
    """Read a number of a table."""
    if type(plain) is not int or abs(plain) > MOST:
        _unfit()
    return plain


def _read_member(kind: type[Enum], form: Form) -> Reader:
    """Read a member by its value, or as component files write it; a member itself fits as it is."""
    named: Callable[[Any], Enum] = {str(one): one for one in kind}.__getitem__ if form.component else kind

    def read(plain: object) -> Enum:
        if type(plain) not in (int, str, kind):
            raise Misfits(("", WrongType))
        try:
            return named(plain)
        except (KeyError, ValueError) as error:
            unknown = partial(NotOneOf, value=str(plain)[:TOLD], known=tuple(map(str, kind)))
            raise Misfits(("", unknown)) from error

    return read


def _each(way: str, reads: Iterable[tuple[object, Reader, object]]) -> list[Any]:
    """Read one after the other, and tell of all that do not fit; `way` has braces for the name of each."""
    values, found = list[Any](), list[Misfit]()
    for name, read, plain in reads:
        try:
            values.append(read(plain))
        except Misfits as error:
            found += error.inside(way.format(name))
    if found:
        raise Misfits(*found)
    return values


def _read_series(make: Callable[[Any], object], item: Reader) -> Reader:
    """Read a container from a list, from nothing else that can be iterated over."""
    return lambda plain: make(_each("[{}]", zip(count(), repeat(item), _strict(list, plain))))


def _read_row(items: tuple[Reader, ...]) -> Reader:
    def read(plain: Any) -> object:
        if len(_strict(list, plain)) != len(items):
            _unfit()
        return tuple(_each("[{}]", zip(count(), items, plain)))

    return read


def _read_object(key: Reader, item: Reader, way: str) -> Reader:
    def read(plain: object) -> object:
        given = _strict(dict, plain)
        keys = [*map(key, given)]
        return dict(zip(keys, _each(way, zip(given, repeat(item), given.values())), strict=True))

    return read


def _read_key(kind: Any, form: Form) -> Reader:
    """Return what reads the keys of an object, which are always text."""
    plain = kind.__supertype__ if isinstance(kind, NewType) else kind
    return partial(_tried, integer) if plain is int else _reader(plain, form)


def _read_union(parts: tuple[Any, ...], form: Form) -> Reader:
    kinds = tuple(part for part in parts if part is not NoneType)
    if len(kinds) > 1:
        several = tuple(part for part in kinds if part is not int)
        return (_read_several if form.component else _read_tagged)(several, parts, form)
    read = _reader(kinds[0], form)
    return lambda plain: None if plain is None else read(plain)


def _read_several(kinds: tuple[Any, ...], bare: tuple[Any, ...], form: Form) -> Reader:
    """Read a number or a word as it is; of classes, that whose word stands under its key."""
    records = [kind for kind in kinds if has_fields(kind)]
    known = {word_of(one): _record(one, form) for one in reversed(records)}
    key = next((one.word_key for one in records if _is_worded(one)), Worded.word_key)
    words = {str(member): member for kind in kinds if kind not in records for member in kind}

    def read(plain: Any) -> object:
        if type(plain) in bare:
            return plain
        if type(plain) is str:
            return _tried(words.__getitem__, plain)
        if type(plain) is dict and (record := known.get(str(plain.get(key)))):
            return record({name: one for name, one in plain.items() if name != key})
        raise Misfits((f".{key}", WrongType))

    return read


def _read_tagged(kinds: tuple[Any, ...], bare: tuple[Any, ...], form: Form) -> Reader:
    """Read a value of one of several classes, which its word goes before; there may be bare numbers, too."""
    known = by_word(kinds)

    def read(plain: object) -> object:
        match plain:
            case [str(name), inner] if found := called(name, known):
                return _record(found, form)(inner)
            case None if NoneType in bare:
                return None
        return _number(plain if int in bare else None)

    return read


def _below(kind: Any, form: Form) -> tuple[type, ...]:
    """Return the tagged classes that are derived from one."""
    if not form.tagged or not has_fields(kind) or hasattr(kind, "parse"):
        return ()
    return tuple(one for one in form.tagged if issubclass(one, kind) and one is not kind)


def _is_worded(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Worded)


def _read_worded(base: type[Worded], form: Form) -> Reader:
    """Read a value whose word stands beside its fields; it may be left out where there is one class only."""
    own = getattr(base, "word", None)
    known = {own: base} if own else by_word(kinds_in(base, sys.modules[base.__module__]))

    def read(plain: object) -> object:
        rest = {**_strict(dict, plain)}
        if not own and base.word_key not in rest:
            raise Misfits((f".{base.word_key}", MissingField))
        kind = known.get(_strict(str, rest.pop(base.word_key, own)))
        return _unfit() if kind is None else _record(kind, form)(rest)

    return read


@kept
def _record(kind: Any, form: Form) -> Reader:
    """Return what reads the fields of a class; one that knows an older form brings it into that of today."""
    modernised = getattr(kind, "modernised", None)
    printed = getattr(kind, "printed", None) if form.component else None

    def read(plain: object) -> object:
        if printed is not None and type(plain) is str:
            return _tried(printed, plain)
        given = _strict(dict, plain)
        return _filled(kind, given if modernised is None else _tried(modernised, given), form)

    return read


def _filled(kind: Any, given: Mapping[str, object], form: Form) -> object:
    readers, needed, inline = _fields(kind, form)
    if inline:
        inner = {name: one for name, one in given.items() if name == inline or name not in readers}
        given = {**{name: one for name, one in given.items() if name not in inner}, inline: inner}
    values, wrong = dict[str, object](), list[Misfit]()
    for name in [name for name in given if name in readers]:
        try:
            values[name] = readers[name](given[name])
        except Misfits as error:
            wrong += error.inside("" if name == inline else f".{name}")
    missing: list[Misfit] = [(f".{name}", MissingField) for name in needed if name not in given]
    strange = sorted(given.keys() - readers.keys())
    unknown: list[Misfit] = [("", partial(UnknownField, name=name)) for name in strange]
    if wrong or missing or unknown:
        raise Misfits(*(unknown + wrong + missing if form.component else missing + wrong + unknown))
    return _tried(kind, **values)


@kept
def _fields(kind: Any, form: Form) -> tuple[Mapping[str, Reader], tuple[str, ...], str | None]:
    """Return what reads each field, the fields without which there is no value, and the inline one."""
    hints = hints_of(kind)
    inline = [name for name, hint in hints.items() if INLINE in getattr(hint, "__metadata__", ())]
    readers = {name: _reader(hint, form) for name, hint in hints.items()}
    return readers, needed_by(kind), inline[0] if inline and form.component else None


@kept
def _writer(kind: Any, form: Form) -> Callable[[Any], Any]:
    """Return what writes values of an annotated type; where that says nothing, it goes by the value."""
    origin, parts = get_origin(kind) or kind, get_args(kind)
    if origin is Annotated:
        return _writer(parts[0], form)
    if origin in UNIONS:
        kinds = [part for part in parts if part is not NoneType]
        several = partial(_tagged if form.tagged else _written, form)
        write = _writer(kinds[0], form) if len(kinds) == 1 else several
        return lambda value: None if value is None else write(value)
    if origin is tuple and parts and parts[-1] is not ...:
        writers = [_writer(part, form) for part in parts]
        return lambda row: [write(one) for write, one in zip(writers, row, strict=True)]
    if origin is Mapping:
        key, item = (_writer(part, form) for part in parts)
        return lambda by_key: [[key(name), item(one)] for name, one in by_key.items()]
    if origin is dict:
        inner = _writer(parts[1] if parts else Any, form)
        return lambda by_key: {name: inner(one) for name, one in by_key.items()}
    if origin in SERIES:
        inner = _writer(parts[0] if parts else Any, form)
        return lambda several: (sorted if origin is frozenset else list)(map(inner, several))
    return _write_single(kind, form)


def _write_single(kind: Any, form: Form) -> Callable[[Any], Any]:
    if isinstance(kind, NewType):
        return _writer(kind.__supertype__, form)
    if _below(kind, form):
        return partial(_tagged, form)
    if hasattr(kind, "parse"):
        return str
    if has_fields(kind):
        return partial(_write_fields, form)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda member: member.value
    return partial(_written, form) if kind in (Any, object) else lambda plain: plain


def _written(form: Form, value: object) -> Any:
    return _writer(type(value), form)(value)


def _tagged(form: Form, value: object) -> Any:
    """Write a value with the word of its class; a bare number as it is."""
    kind = type(value)
    return value if kind is int else [word_of(kind), _write_plainly(form, value)]


def _write_fields(form: Form, value: Any) -> dict[str, Any]:
    plain = _write_plainly(form, value)
    return {value.word_key: value.word, **plain} if isinstance(value, Worded) else plain


def _write_plainly(form: Form, value: object) -> dict[str, Any]:
    return {name: write(getattr(value, name)) for name, write in _writers(type(value), form).items()}


@kept
def _writers(kind: type, form: Form) -> Mapping[str, Callable[[Any], Any]]:
    return {name: _writer(hint, form) for name, hint in hints_of(kind).items()}
