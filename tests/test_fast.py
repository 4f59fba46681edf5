"""What a change touches is tried first."""

from tests.fast import concerned


def test_tests_that_import_what_has_changed_are_concerned_the_nearest_first() -> None:
    found = concerned(["src/boardkit/maps/hexes.py"])
    assert found[0] == "tests/maps/test_hexes.py"
    assert set(found) < {*concerned(["src/boardkit/maps/hexes.py", "src/boardkit/core/values.py"])}


def test_a_game_has_tests_of_its_own_whatever_file_of_it_has_changed() -> None:
    assert concerned(["src/boardkit/games/water_sharing/text/game_fr.ftl"]) == ["tests/games/water_sharing"]


def test_tests_and_pages_that_have_changed_are_concerned() -> None:
    assert concerned(["tests/core/test_values.py"]) == ["tests/core/test_values.py"]
    assert concerned(["README.md", "docs/table.md"]) == ["tests/test_front_door.py", "tests/test_pages.py"]


def test_what_nobody_imports_concerns_nobody() -> None:
    assert concerned(["assets/ascii/boardkit.txt", "src/boardkit/no_such_module.py"]) == []
