"""A rulebook splits at its numbered headings."""

import pytest

from boardkit.core.teaching.rulebook import Section, read_rulebook
from tests.every import with_each

TEXT = """# The Toy

A short game.

## 1 Setup

Sit down.

## 2 A round

### 2.1 Picking
Pick *one*.

- not two

### 2.10 Rolling

## 20 The end
"""


def test_a_rulebook_has_a_title_a_preface_and_sections_in_order() -> None:
    book = read_rulebook(TEXT)
    assert (book.title, book.preface) == ("The Toy", "A short game.")
    assert list(book.sections) == ["1", "2", "2.1", "2.10", "20"]
    assert book.sections["2.1"] == Section("2.1", "Picking", 3, "Pick *one*.\n\n- not two")
    assert book.sections["2.10"] == Section("2.10", "Rolling", 3, "")


def test_a_section_lies_in_those_whose_number_it_goes_on() -> None:
    book = read_rulebook(TEXT)
    assert book.above("2.10") == (book.sections["2"],)
    assert book.above("20") == book.above("2") == ()


@with_each(
    "text, reason",
    [
        ("", "Title"),
        ("## 1 Setup", "Title"),
        ("# Toy\n## 1 One\n## 1 Two", "share"),
        ("# Toy\n## Setup", "number and a title"),
        ("# Toy\n## 1", "number and a title"),
    ],
)
def test_a_rulebook_that_cannot_be_quoted_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_rulebook(text)
