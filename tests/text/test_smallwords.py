"""Small words and letters: elided, folded, and shown where yes or no is asked."""

import re
from pathlib import Path

import pytest

import boardkit
from boardkit.core import GameIsOver, NotAsked, Refusal
from boardkit.core.faults import MoveDoesNotFit
from boardkit.games.terristories.rules.powers import PowerGone
from boardkit.text import words_for
from boardkit.text.fluent_subset import elided, with_article
from boardkit.text.messages import Messages, split
from boardkit.text.names import folded
from boardkit.text.reasons import fault_said
from tests.every import every_language, with_each

ENGLISH = [*Path(boardkit.__file__).parent.rglob("*en.ftl")]


@pytest.mark.parametrize(
    ("word", "name", "joined"),
    [
        ("de", "Ada", "d’Ada"),
        ("de", "Béla", "de Béla"),
        ("de", "Élise", "d’Élise"),
        ("que", "œuf", "qu’œuf"),
        ("que", "Hugo", "que Hugo"),
        ("de", "", "de "),
    ],
)
def test_a_small_word_loses_its_vowel_before_another(word: str, name: str, joined: str) -> None:
    assert elided(word, name) == joined


def test_messages_call_for_it_by_name() -> None:
    messages = Messages("fr", map(split, ["turn = Au tour { DE($seat) }.\n"]))
    assert messages.format("turn", None, {"seat": "Ada"}) == "Au tour d’Ada."


@with_each(
    "name, told",
    [
        ("asphalt", "an asphalt"),
        ("forest", "a forest"),
        ("unique tile", "a unique tile"),
        ("used city", "a used city"),
        ("8", "an 8"),
        ("80", "an 80"),
        ("11", "an 11"),
        ("18", "an 18"),
        ("118", "a 118"),
        ("Élan", "an Élan"),
        ("", "a "),
    ],
)
def test_an_article_looks_at_what_is_behind_it(name: str, told: str) -> None:
    assert with_article(name) == told


def test_an_article_is_put_before_numbers_too() -> None:
    messages = Messages("en", map(split, ["chance = { A($percent) } percent chance.\n"]))
    assert messages.format("chance", None, {"percent": 8}) == "an 8 percent chance."


@with_each("file", ENGLISH)
def test_no_english_sentence_has_an_article_that_cannot_look_at_what_is_behind_it(file: Path) -> None:
    assert re.findall(r"(?<![a-z])an? \{.*", file.read_text("utf-8"), re.IGNORECASE) == []


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


ASKED = (
    "branches-delete",
    "caution",
    "edit-leave",
    "edit-over",
    "lesson-show",
    "pass",
    "present",
    "saved-delete",
    "saved-export",
)


@every_language
@with_each("question", ASKED)
def test_yes_and_no_show_their_letters(language: str, question: str) -> None:
    words = words_for(language, "tectonic_tribes")
    yes, no = ({"en": "y", "fr": "o"}[language], "n")
    assert words(f"{question}-yes").endswith(f"({yes})")
    assert words(f"{question}-no").endswith(f"({no})")


@every_language
@pytest.mark.parametrize("refusal", [GameIsOver("VI"), NotAsked("V.1"), PowerGone()])
def test_a_refusal_inside_a_fault_is_said(refusal: Refusal, language: str) -> None:
    said = fault_said(MoveDoesNotFit(3, "power", refusal), words_for(language))
    assert words_for(language, "terristories").say(refusal).removesuffix(".") in said
