"""What is typed without accents finds what is written with them, and the other way round."""

import pytest

from boardkit.text.names import folded


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Réglages", "reglages"),
        ("Œuvre d’art", "oeuvre d'art"),
        ("Çà et là", "CA ET LA"),
        ("Noël", "noe\u0308l"),
    ],
)
def test_accents_and_capitals_make_no_difference(written: str, typed: str) -> None:
    assert folded(written) == folded(typed)


def test_letters_do() -> None:
    assert folded("où") != folded("ou bien")
