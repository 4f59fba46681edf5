"""Classes that derive from one."""

from collections.abc import Iterator


def below(kind: type) -> Iterator[type]:
    """Walk the classes derived from one."""
    children: list[type] = kind.__subclasses__()
    for child in children:
        yield child
        yield from below(child)
