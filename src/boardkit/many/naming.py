"""Names for what seats did: the kind of move, and the thing in it, in the words of the game."""

from enum import Enum
from functools import cached_property
from typing import Any, Final

from boardkit.core import Game, Move
from boardkit.core.notation.moves import parser
from boardkit.core.notation.shapes import Shape
from boardkit.core.values import Value
from boardkit.many.deeds import inner, naming
from boardkit.many.job import Deed
from boardkit.text import Words
from boardkit.text.names import member_id
from boardkit.text.outside import quoted

UNKNOWN: Final = 10_000
"""The place of a kind of move that the game does not know."""


class Names(Value, eq=False, dict=True):
    """The words of a game, for what may have come out of a file: what the game does not know is quoted."""

    game: Game[Any]
    words: Words

    @cached_property
    def _kinds(self) -> dict[str, type[Move]]:
        return {kind.verb: kind for kind in self.game.moves}

    def place(self, deed: Deed) -> tuple[int, str, str]:
        """Say where a kind of move comes among the others: as the game lists them."""
        verbs = list(self._kinds)
        place = verbs.index(deed.verb) if deed.verb in self._kinds else UNKNOWN
        return place, deed.verb, deed.field

    def title(self, verb: str) -> str:
        """Name a kind of move."""
        kind = self._kinds.get(verb)
        return str(quoted(verb)) if kind is None else self.words.verb(kind)

    def thing(self, deed: Deed) -> str:
        """Name a thing."""
        return str(quoted(self._thing(deed)))

    def _thing(self, deed: Deed) -> str:
        whole = self._shape(deed)
        if whole is None:
            return deed.thing
        try:
            value = parser(whole)(deed.thing)
        except (ValueError, KeyError):
            return deed.thing
        if isinstance(value, Enum) and not self.words.knows(member_id(value)):
            return str(value)
        return self.words.value(value, whole)

    def _shape(self, deed: Deed) -> Shape | None:
        kind = self._kinds.get(deed.verb)
        fields = {} if kind is None else naming(kind)
        return inner(fields[deed.field]) if deed.field in fields else None
