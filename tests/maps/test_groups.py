"""Groups: what hangs together on a map drawn as text."""

from hypothesis import given
from hypothesis import strategies as st

from boardkit.maps.groups import components, parted, reachable, shortest_path
from boardkit.maps.squares import Square, Turn, neighbours

GROUND = """
aab
bab
bbb
"""
MAP = {Square(x, y): sign for y, line in enumerate(GROUND.split()) for x, sign in enumerate(line)}


def test_components_are_found_in_the_order_their_first_member_is_seen() -> None:
    found = components(MAP, neighbours, lambda one, two: MAP[one] == MAP[two])
    assert [sorted(map(str, group)) for group in found] == [
        ["e0s0", "e1s0", "e1s1"],
        ["e0s1", "e0s2", "e1s2", "e2s0", "e2s1", "e2s2"],
    ]


@given(st.sets(st.builds(Square, st.integers(0, 6), st.integers(0, 6))))
def test_components_split_the_places_without_touching(places: set[Square]) -> None:
    found = components(sorted(places), neighbours, lambda _one, _two: True)
    assert sorted(place for group in found for place in group) == sorted(places)
    owner = {place: number for number, group in enumerate(found) for place in group}
    assert all(owner[near] == owner[at] for at in places for near in neighbours(at) if near in places)


@given(st.dictionaries(st.builds(Square, st.integers(0, 5), st.integers(0, 5)), st.sampled_from(Turn)))
def test_places_of_one_kind_part_as_components_do(kinds: dict[Square, Turn]) -> None:
    assert parted(kinds, neighbours) == components(
        kinds, neighbours, lambda one, two: kinds[one] is kinds[two]
    )


def test_reachable_stops_where_no_way_leads_on() -> None:
    assert reachable(3, lambda number: [number - 1] if number else []) == {3, 2, 1, 0}


def test_the_shortest_path_goes_round_what_is_in_the_way() -> None:
    path = shortest_path(
        Square(0, 1), Square(2, 0), lambda at: [near for near in neighbours(at) if MAP.get(near) == "b"]
    )
    assert list(map(str, path)) == ["e0s1", "e0s2", "e1s2", "e2s2", "e2s1", "e2s0"]


def test_where_no_path_leads_it_is_empty() -> None:
    assert shortest_path(1, 2, lambda _: []) == ()
