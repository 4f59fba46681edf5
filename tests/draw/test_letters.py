"""Letters by blocks: both languages can be written with them, in rows that fit."""

import pytest

from boardkit.draw.letters import HIGH, known, rows

PANGRAMS = (
    "The quick brown fox jumps over the lazy dog: “26 → 12”, isn’t it?",
    "Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf à l’aÿ.",
    "0123456789 +−×=<>≥≤ M€ §3.3 (a) «b» [c] ★ É À Ç Î Œ",
)


@pytest.mark.parametrize("text", PANGRAMS)
def test_both_languages_can_be_written(text: str) -> None:
    assert known(text)
    assert not known(f"{text} 漢")


@pytest.mark.parametrize("width", [20, 60, 200])
@pytest.mark.parametrize("wide", [False, True])
def test_rows_are_five_lines_as_long_as_each_other_and_fit(width: int, wide: bool) -> None:
    lines = rows(" ".join(PANGRAMS), width, wide=wide)
    assert len(lines) % HIGH == 0
    for row in range(0, len(lines), HIGH):
        assert len({len(line) for line in lines[row : row + HIGH]}) == 1
        assert len(lines[row]) <= width


def test_a_word_looks_like_itself() -> None:
    assert rows("Hé", 20, wide=True) == [
        "         ▄ ",
        "█   █   ▀  ",
        "█▄▄▄█ ▄▀▀▀▄",
        "█   █ █▀▀▀▀",
        "▀   ▀  ▀▀▀ ",
    ]
    assert rows("Hé", 20) == ["    ▗ ", "▌ ▌ ▘ ", "▙▄▌▞▀▖", "▌ ▌▛▀▘", "▘ ▘▝▀ "]


def test_an_accent_changes_nothing_of_its_letter() -> None:
    for plain, accented in ("eé", "aà", "oô", "uü"):
        assert rows(plain, 10, wide=True)[2:] == rows(accented, 10, wide=True)[2:]
        assert rows(plain, 10, wide=True)[:2] != rows(accented, 10, wide=True)[:2]
