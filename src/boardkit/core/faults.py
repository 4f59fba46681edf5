"""What is wrong with what a person or a file said, as facts; the sentences are in `boardkit.text`."""

from boardkit.core.values import Value


class Fault(Value):
    """Something wrong with what a person or a file said."""


class FaultError(Exception):
    """Input was refused; `fault` says what is wrong, where, and so what to do."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
