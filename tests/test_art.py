"""Art: every picture is there, fits its place and is of 7 bits."""

import pytest

from boardkit.art import ArtError, art


@pytest.mark.parametrize(("name", "width", "height"), [("banner", 60, 8), ("tectonic_tribes", 60, 8)])
def test_pictures_fit_their_place_in_7_bits(name: str, width: int, height: int) -> None:
    lines = art(name).splitlines()
    assert max(map(len, lines)) <= width
    assert len(lines) <= height
    assert art(name).isascii()


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(ArtError, match=r"no picture 'mona_lisa': looked for .*mona_lisa.txt"):
        art("mona_lisa")
