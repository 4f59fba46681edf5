"""Palette: the colour of each token, for terminals of 8, 16, 256 and all colours, on dark and light."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from boardkit.core.values import Value
from boardkit.draw.colours import FEW, luminance, mix
from boardkit.draw.colours import Depth as Depth

T = TypeVar("T")


class PaletteError(KeyError):
    """A colour token that the palette does not know."""

    def __str__(self) -> str:
        return str(self.args[0])


class Palette(Value, eq=False):
    """A table from colour tokens to colours, fit for one depth and one ground."""

    depth: Depth
    tokens: Mapping[str, str]

    def __getitem__(self, token: str) -> str:
        try:
            return self.tokens[token]
        except KeyError:
            raise PaletteError(f"the palette has no colour {token!r}; add it with with_tokens") from None

    @property
    def background(self) -> str:
        """The colour between and around tiles."""
        return self["background"]

    def with_tokens(self, tokens: Mapping[str, str]) -> "Palette":
        """Add or overrule tokens; values are `#rrggbb`, or `color(0)` to `color(15)` at 16 colours."""
        return self.__replace__(tokens=MappingProxyType({**self.tokens, **tokens}))

    def legible(self) -> "Palette":
        """Return the palette with words as dark as has to be to be read on light ground."""
        written = {token: colour for token, colour in self.tokens.items() if token.split(".")[0] in WRITTEN}
        return self.with_tokens({token: _darkened(colour) for token, colour in written.items()})

    def faint(self, token: str, share: float) -> str:
        """Return a colour with so large a share of the ground, or what stands for that among sixteen."""
        if self.depth in FEW:
            return f"color({int(self[token][6:-1]) ^ 8})"
        return mix(self[token], self.background, share)

    def hairline(self, fills: Sequence[str]) -> str:
        """Choose the colour between tiles of one group, from their fills."""
        if self.depth in FEW:
            return self["empty" if {*fills} == {self["empty"]} else "hairline"]
        mean = fills[0]
        for count, fill in enumerate(fills[1:], 2):
            mean = mix(mean, fill, 1 / count)
        return mix(mean, self.background, 0.2)


class Tones(Value):
    """The colours of what is said, as Rich writes them: of what may be done, may not, and would be wasted."""

    good: str = ""
    bad: str = ""
    warn: str = ""


class Ink(Value, eq=False):
    """The colours of the map, with each seat in its player's colour, and of what is said."""

    palette: Palette
    tones: Tones = Tones()


TERRAIN = {
    "terrain.land": "#b0805c", "terrain.water": "#2f6fc4", "terrain.lake": "#2f6fc4",
    "terrain.sea": "#2459a6", "terrain.reserved": "#27476f", "terrain.wood": "#6fae4e",
    "terrain.forest": "#5f9e48", "terrain.grass": "#93bf5a", "terrain.sand": "#d1b06b",
    "terrain.plain": "#c9a862", "terrain.desert": "#dcc48a", "terrain.field": "#d8894e",
    "terrain.rock": "#8b8f9b", "terrain.mountain": "#9a9da8", "terrain.mine": "#7d7488",
    "terrain.lava": "#a83c2c", "terrain.town": "#c3c8d2", "terrain.ruin": "#a39a8c",
    "edge.river": "#3fa7f5", "edge.wall": "#e8dcc0", "edge.border": "#f0f2f8", "tint.light": "#ffffff",
}  # fmt: skip

DARK = {
    **TERRAIN,
    "background": "#0e1116", "text": "#c9ced9", "empty": "#181c25", "hairline": "#303743",
    "ring.hint": "#7f8ba3", "ring.legal": "#3fe0cc", "ring.picked": "#ffc83d", "ring.last": "#e7d9ff",
    "ring.refused": "#ff4d4d", "ring.cursor": "#ffffff",
}  # fmt: skip

LIGHT = {
    **DARK,
    "background": "#eceef2", "text": "#2a2f3a", "empty": "#dfe2e9", "hairline": "#c4c9d4",
    "edge.border": "#3a4150", "edge.wall": "#5b4a2c", "ring.hint": "#7a8396", "ring.legal": "#008a7a",
    "ring.picked": "#b36b00", "ring.last": "#6a3fb0", "ring.refused": "#d0021b", "ring.cursor": "#101216",
}  # fmt: skip

# At 256 colours near-black blues snap to navy, so grounds take greys that the 256 colours hold exactly. What
# would become like another, or a grey, is chosen by hand.
EIGHT_BIT = {
    "terrain.water": "#005fd7",
    "terrain.lake": "#005fd7",
    "terrain.sea": "#005faf",
    "terrain.grass": "#87d75f",
    "terrain.mine": "#875f87",
}
EIGHT_BIT_DARK = {**EIGHT_BIT, "background": "#121212", "empty": "#1c1c1c", "hairline": "#303030"}
EIGHT_BIT_LIGHT = {**EIGHT_BIT, "background": "#eeeeee", "empty": "#dadada", "hairline": "#c6c6c6"}

# Chosen by hand. Land takes the first eight, which terminals of eight colours have, too, or a colour that
# becomes the right one of them there; seats and rings take the bright ones, so that both stand out from land.
STANDARD_DARK = {
    "background": 0, "text": 15, "empty": 0, "hairline": 8,
    "terrain.land": 3, "terrain.water": 4, "terrain.lake": 4, "terrain.sea": 6, "terrain.reserved": 6,
    "terrain.wood": 2, "terrain.forest": 2, "terrain.grass": 10, "terrain.sand": 3, "terrain.plain": 3,
    "terrain.desert": 3, "terrain.field": 1, "terrain.rock": 7, "terrain.mountain": 7, "terrain.mine": 5,
    "terrain.lava": 1, "terrain.town": 15, "terrain.ruin": 8,
    "edge.river": 12, "edge.wall": 15, "edge.border": 15, "tint.light": 15,
    "ring.hint": 7, "ring.legal": 14, "ring.picked": 13, "ring.last": 11, "ring.refused": 9,
    "ring.cursor": 15,
}  # fmt: skip

STANDARD_LIGHT = {
    **STANDARD_DARK,
    "background": 15, "text": 0, "empty": 15, "hairline": 7, "terrain.town": 7, "terrain.rock": 8,
    "terrain.mountain": 8, "edge.border": 0, "edge.wall": 0, "tint.light": 15, "ring.hint": 8,
    "ring.legal": 4, "ring.picked": 5, "ring.last": 12, "ring.refused": 1, "ring.cursor": 0,
}  # fmt: skip

OWNERS = ("#c8434f", "#11458f", "#e0a526", "#8a55b8", "#3d8f6f", "#c76b2c")
EIGHT_BIT_OWNERS = ("#d70000", "#0000af", "#ffaf00", "#875faf", "#008787", "#d7875f")
OKABE_ITO = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00")
EIGHT_BIT_SAFE = ("#d7af00", "#87afff", "#00af87", "#ffd700", "#0087af", "#d75f00")
STANDARD_OWNERS = (9, 12, 11, 13, 10, 14)
STANDARD_SAFE = (11, 12, 9, 14, 4, 5)
"""Of the bright ones those that differ most, as the colour-blind see them; then darker ones."""

# Of eight colours two rings would be one.
EIGHT_DARK = {**STANDARD_DARK, "ring.hint": 2}
EIGHT_LIGHT = {**STANDARD_LIGHT, "ring.hint": 6, "ring.last": 2}

EIGHT_OWNERS = (1, 4, 3, 5, 2, 6)
EIGHT_SAFE = (3, 4, 1, 7, 2, 5)
MANY: Mapping[Depth, tuple[Sequence[str], Sequence[str]]] = {
    Depth.EIGHT_BIT: (EIGHT_BIT_OWNERS, EIGHT_BIT_SAFE)
}
BY_HAND: Mapping[Depth, tuple[Mapping[str, int], Mapping[str, int], Sequence[int], Sequence[int]]] = {
    Depth.STANDARD: (STANDARD_DARK, STANDARD_LIGHT, STANDARD_OWNERS, STANDARD_SAFE),
    Depth.EIGHT: (EIGHT_DARK, EIGHT_LIGHT, EIGHT_OWNERS, EIGHT_SAFE),
}
"""Where there are few colours: those on dark and on light ground, and two sets for the seats."""

WRITTEN = frozenset({"card", "good", "index", "role", "tag"})
"""What begins the tokens of colours that words are written in."""

LIGHTEST = 0.2  # the most luminance of an ink that reads on every light ground of ours


@lru_cache
def palette(depth: Depth = Depth.FULL, *, dark: bool = True, colour_blind: bool = False) -> Palette:
    """Build the palette for a terminal; `colour_blind` takes owner colours everyone can tell apart."""
    if depth in FEW:
        on_dark, on_light, few, few_safe = BY_HAND[depth]
        numbers = {**(on_dark if dark else on_light), **_owners(few_safe if colour_blind else few)}
        tokens = {token: f"color({number})" for token, number in numbers.items()}
        return Palette(depth, MappingProxyType(tokens))
    house, safe = MANY.get(depth, (OWNERS, OKABE_ITO))
    owners = _owners(safe if colour_blind else house)
    greys = EIGHT_BIT_DARK if dark else EIGHT_BIT_LIGHT
    ground = greys if depth is Depth.EIGHT_BIT else {}
    return Palette(depth, MappingProxyType({**(DARK if dark else LIGHT), **ground, **owners}))


def _owners(colours: Sequence[T]) -> dict[str, T]:
    return {f"owner.{number}": colour for number, colour in enumerate(colours)}


def _darkened(colour: str) -> str:
    shares = (share / 20 for share in range(20))
    if not colour.startswith("#"):
        return colour
    return next(dark for share in shares if luminance(dark := mix(colour, "#000000", share)) <= LIGHTEST)


def by_depth(colours: Mapping[str, tuple[str, ...]]) -> Callable[[Depth], Mapping[str, str]]:
    """Tell a game's own colours by depth: each is one of 16, one of 256 if it needs that, and one of all."""

    def tokens(depth: Depth) -> Mapping[str, str]:
        column = {Depth.STANDARD: 0, Depth.EIGHT_BIT: 1}.get(depth, -1)
        return {token: several[column] for token, several in colours.items()}

    return tokens
