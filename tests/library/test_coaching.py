"""What the library remembers of coached matches: which they are, and what has been told to whom."""

import pytest

from boardkit.library import Library, MatchId, open_library
from boardkit.library.coaching import (
    COACHED,
    SIGNS,
    TOLD,
    is_coached,
    keep_signs,
    keep_told,
    rules_told,
    set_coached,
    signs_told,
)


def test_a_match_is_coached_until_it_is_no_more(library: Library) -> None:
    set_coached(library, MatchId(3), coached=True)
    set_coached(library, MatchId(5), coached=True)
    with open_library(library.folder) as other:
        assert [is_coached(other, MatchId(number)) for number in (3, 4, 5)] == [True, False, True]
    set_coached(library, MatchId(3), coached=False)
    assert [is_coached(library, MatchId(number)) for number in (3, 5)] == [False, True]


def test_what_is_told_is_remembered_by_game_and_name_and_never_forgotten(library: Library) -> None:
    keep_told(library, "tectonic_tribes", {"Ada": frozenset({"2", "3.1"})})
    keep_told(library, "tectonic_tribes", {"Ada": frozenset({"3.2"}), "Bela": frozenset({"2"})})
    keep_told(library, "terristories", {"Ada": frozenset({"V"})})
    told = {"Ada": frozenset({"2", "3.1", "3.2"}), "Bela": frozenset({"2"})}
    assert rules_told(library, "tectonic_tribes") == told
    assert rules_told(library, "terristories") == {"Ada": frozenset({"V"})}
    assert rules_told(library, "water_sharing") == {}


def test_how_often_signs_were_explained_is_remembered_by_game_and_name(library: Library) -> None:
    keep_signs(library, "tectonic_tribes", {"Ada": {"≈": 1}})
    keep_signs(library, "tectonic_tribes", {"Ada": {"≈": 2, "▲": 1}, "Bela": {"▲": 1}})
    keep_signs(library, "terristories", {"Ada": {"♣": 3}})
    assert signs_told(library, "tectonic_tribes") == {"Ada": {"≈": 2, "▲": 1}, "Bela": {"▲": 1}}
    assert signs_told(library, "terristories") == {"Ada": {"♣": 3}}
    assert signs_told(library, "water_sharing") == {}


@pytest.mark.parametrize("damaged", [3, [1, "x"], {"tectonic_tribes": [1]}, {"tectonic_tribes": {"Ada": 4}}])
def test_what_is_damaged_counts_as_not_told(library: Library, damaged: object) -> None:
    library.set_setting(TOLD, damaged)
    library.set_setting(COACHED, damaged)
    library.set_setting(SIGNS, damaged)
    assert not any(signs_told(library, "tectonic_tribes").values())
    assert not any(rules_told(library, "tectonic_tribes").values())
    assert is_coached(library, MatchId(1)) == (damaged == [1, "x"])
    keep_told(library, "tectonic_tribes", {"Bela": frozenset({"2"})})
    assert rules_told(library, "tectonic_tribes")["Bela"] == frozenset({"2"})
