"""What a class says of itself in its header: `class Tiled(Event, rule="4.2", minor=True)`."""


def mark(kind: type, /, **said: object) -> None:
    """Keep what the header of a class says; what it leaves out is as its base has it.

    attrs makes a class with slots twice, the second time without its header.
    """
    for name, value in said.items():
        if value is not None:
            setattr(kind, name, value)
