"""One thing that is broken on purpose."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from boardkit.core.values import Value

CHOSEN: Final = "BOARDKIT_BROKEN"
"""The variable of the environment that names what a run of the tests has broken."""


class Mutation(Value):
    """Puts other words into the source of a module, in memory.

    Attributes:
        name: what goes wrong.
        module: where, after `boardkit.`.
        before: words that stand there once.
        after: what is read in their place.
        tests: the files that should notice, after `tests/`.
    """

    name: str
    module: str
    before: str
    after: str
    tests: tuple[str, ...]

    @property
    def full_name(self) -> str:
        """Name the module as it is imported."""
        return f"boardkit.{self.module}"

    def broken(self, source: str) -> str:
        """Break the source of the module.

        Raises:
            ValueError: it has changed, and what is to be broken stands there no more, or not once.
        """
        if source.count(self.before) != 1:
            raise ValueError(f"{self.name}: {self.before!r} stands {source.count(self.before)} times in it")
        return source.replace(self.before, self.after)


def source_of(mutation: Mutation) -> str:
    """Read a module without running it.

    Raises:
        ModuleNotFoundError: there is none of this name.
    """
    spec = find_spec(mutation.full_name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(mutation.full_name)
    return Path(spec.origin).read_text("utf-8")
