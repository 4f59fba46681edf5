"""What a table is worth to a seat: a short list of named terms, in the points of the game."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import field

from boardkit.core.values import Value


class Worth(Value):
    """What a table is worth, term by term; `terms` maps the word of each to its points, weight included."""

    terms: Mapping[str, float] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """The sum of all terms."""
        return sum(self.terms.values())

    def over(self, other: "Worth") -> tuple[tuple[str, float], ...]:
        """Return by how much each term exceeds the other's, largest first; equal ones are left out."""
        words = dict.fromkeys((*self.terms, *other.terms))
        gaps = [(word, self.terms.get(word, 0.0) - other.terms.get(word, 0.0)) for word in words]
        return tuple(sorted((gap for gap in gaps if gap[1]), key=lambda gap: -abs(gap[1])))


def mean(worths: Sequence[Worth]) -> Worth:
    """Return the mean, term by term, of one or more.

    Raises:
        ZeroDivisionError: there are none.
    """
    sums = dict.fromkeys(_words(worths), 0.0)
    for worth in worths:
        for word, amount in worth.terms.items():
            sums[word] += amount
    share = 1 / len(worths)
    return Worth({word: amount * share for word, amount in sums.items()})


def _words(worths: Iterable[Worth]) -> Iterable[str]:
    return (word for worth in worths for word in worth.terms)
