"""The class that was asked last, kept among the settings of a library."""

from typing import Final

from boardkit.core import FaultError
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.teaching.quiz import Classroom
from boardkit.library.store import Library

SETTING: Final = "class"


def classroom(library: Library) -> Classroom:
    """Return the class as it was kept; one without names where none was, or where it is damaged.

    Raises:
        FaultError: the library cannot be read.
    """
    plain = library.setting(SETTING, {})
    try:
        return structure(plain, Classroom)
    except FaultError:
        return Classroom()


def keep_class(library: Library, room: Classroom) -> None:
    """Keep a class.

    Raises:
        FaultError: the library cannot be written.
    """
    library.set_setting(SETTING, unstructure(room))
