"""A plugin for pytest that breaks one thing in memory before anything of boardkit is imported."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

import pytest
from hypothesis import Phase, settings

from tests.endurance.broken import BY_NAME
from tests.endurance.broken.mutation import CHOSEN, Mutation


class BrokenLoader(SourceFileLoader):
    """Loads a module of which something is broken; nothing of it is kept on disk."""

    mutation: Mutation

    def get_code(self, fullname: str) -> CodeType:
        """Compile the broken source, whatever bytecode there is."""
        source = self.get_data(self.get_filename(fullname)).decode("utf-8")
        return compile(self.mutation.broken(source), self.path, "exec")


class Breaker(MetaPathFinder):
    """Finds the module that is to be broken before anybody else does."""

    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Give the module another loader."""
        if fullname != self.mutation.full_name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        assert spec.origin is not None
        loader = BrokenLoader(fullname, spec.origin)
        loader.mutation = self.mutation
        spec.loader = loader
        return spec


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Break what the environment names, if it names anything."""
    name = os.environ.get(CHOSEN)
    if name is None:
        return
    mutation = BY_NAME[name]
    assert mutation.full_name not in sys.modules, "it has been imported whole"
    sys.meta_path.insert(0, Breaker(mutation))


def pytest_configure() -> None:
    """Have Hypothesis find one example, neither the shortest one nor one to keep."""
    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("broken", settings(), phases=phases, database=None, derandomize=True)
    settings.load_profile("broken")
