"""Pictures of whole maps as text, each looked at by a person.

Run `python -m tests.draw.test_golden` to draw them again after a change that is meant.
"""

from pathlib import Path

from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import palette
from boardkit.draw.shapes import Size
from tests.draw.boards import DIAMONDS, FEW_HEXES, SPARSE, cards, looks
from tests.every import with_each

GOLDEN = Path(__file__).parent / "golden"
PLAIN = (Tier.OUTLINE, Tier.CONSOLE, Tier.ASCII)
PICTURES = [
    (board, size, tier)
    for board in ("hexes", "octagons", "squares", "cards")
    for size in (Size.XS, Size.S, Size.M, Size.L)
    for tier in PLAIN
    if size is not Size.XS or board != "octagons"
]


def draw(board: str, size: Size, tier: Tier) -> str:
    """Draw one of the sample maps."""
    if board == "cards":
        grid, shown, marks = cards()
        return paint(geometry(grid, size), shown, marks, palette(), tier).text() + "\n"
    plan = geometry({"hexes": FEW_HEXES, "octagons": DIAMONDS, "squares": SPARSE}[board], size)
    places = [tile.place for tile in plan.tiles]
    marks = Marks(
        cursor=places[4],
        legal=frozenset(places[5:7]),
        picked=frozenset(places[:1]),
        letters={places[5]: "a"},
        edges={frozenset((places[1], places[2])): "edge.river"},
        coordinates=size is Size.L,
    )
    return paint(plan, looks(plan), marks, palette(), tier).text() + "\n"


@with_each("board, size, tier", PICTURES)
def test_maps_are_drawn_as_they_were_last_looked_at(board: str, size: Size, tier: Tier) -> None:
    assert draw(board, size, tier) == (GOLDEN / f"{board}_{size}_{tier}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for picture in PICTURES:
        (GOLDEN / "{}_{}_{}.txt".format(*picture)).write_text(draw(*picture), encoding="utf-8")
