"""Values as text: moves, files of what is in a box, plain data, and what values are made of."""

from boardkit.core.faults import (
    BadValue,
    MissingField,
    NotJson,
    NotText,
    NumberTooLong,
    TextTooLong,
    TooDeep,
    TooLarge,
    UnknownField,
    UnknownVerb,
    WrongLength,
    WrongType,
)
from boardkit.core.notation.components import ComponentError, load_counts, load_index, load_records, numbered
from boardkit.core.notation.data import INLINE, fitted, structure, unstructure
from boardkit.core.notation.moves import form, read, write, write_value
from boardkit.core.notation.plain import MOST, is_plain, parsed, written
from boardkit.core.notation.shapes import Leaf, Listing, Shape, alternatives, fields_of, shape

__all__ = [
    "INLINE",
    "MOST",
    "BadValue",
    "ComponentError",
    "Leaf",
    "Listing",
    "MissingField",
    "NotJson",
    "NotText",
    "NumberTooLong",
    "Shape",
    "TextTooLong",
    "TooDeep",
    "TooLarge",
    "UnknownField",
    "UnknownVerb",
    "WrongLength",
    "WrongType",
    "alternatives",
    "fields_of",
    "fitted",
    "form",
    "is_plain",
    "load_counts",
    "load_index",
    "load_records",
    "numbered",
    "parsed",
    "read",
    "shape",
    "shapes",
    "structure",
    "unstructure",
    "write",
    "write_value",
    "written",
]
