"""How colours are seen: on terminals whose values are known, and by those who see fewer of them."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from boardkit.draw.colours import VALUES, Depth, channels, contrast, oklab

TERMINALS: Final[Mapping[str, tuple[str, ...]]] = {
    # X.Org's xterm: color0 to color15 of XTerm-col.ad, by name, and X11's rgb.txt for the values.
    "xterm": (
        "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
        "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ),
    # Linux: default_red, default_grn and default_blu of drivers/tty/vt/vt.c.
    "linux": (
        "#000000", "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa", "#00aaaa", "#aaaaaa",
        "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
    ),
    # GNOME Terminal, the most used on VTE, as it is until somebody chooses: the key "palette" of its
    # org.gnome.Terminal.gschema.xml (read in 3.46.8). The "GNOME" to be chosen has #33d17a as the green.
    "vte": (
        "#171421", "#c01c28", "#26a269", "#a2734c", "#12488b", "#a347ba", "#2aa1b3", "#d0cfcc",
        "#5e5c64", "#f66151", "#33da7a", "#e9ad0c", "#2a7bde", "#c061cb", "#33c7de", "#ffffff",
    ),
    # PuTTY: the defaults of Colour6 to Colour21 in settings.c, where each bright one follows its plain one.
    "putty": (
        "#000000", "#bb0000", "#00bb00", "#bbbb00", "#0000bb", "#bb00bb", "#00bbbb", "#bbbbbb",
        "#555555", "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff", "#55ffff", "#ffffff",
    ),
    # Windows Terminal: "Campbell" of TerminalSettingsModel/defaults.json, which its profiles begin with.
    "windows": (
        "#0c0c0c", "#c50f1f", "#13a10e", "#c19c00", "#0037da", "#881798", "#3a96dd", "#cccccc",
        "#767676", "#e74856", "#16c60c", "#f9f1a5", "#3b78ff", "#b4009e", "#61d6d6", "#f2f2f2",
    ),
}  # fmt: skip
"""The values of a terminal's own sixteen colours, as it is delivered."""

Matrix = tuple[tuple[float, float, float], ...]

EYES: Final[Mapping[str, Matrix]] = {
    "any": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is seen of linear red, green and blue.

Source: Machado, Oliveira and Fernandes, “A physiologically-based model for simulation of color vision
deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, pages 1291 to 1298: the
matrices published with it, at severity 1.0, compared with CVD_MATRICES_MACHADO2010 of colour-science.
"""

APART: Final = 0.06
"""The distance in Oklab at which grounds are told apart at a glance: thrice the just noticeable, 0.02."""


def seen(colour: str, eye: str) -> str:
    """Return what somebody sees of a colour."""
    light = [_linear(channel / 255) for channel in channels(colour)]
    parts = (sum(share * one for share, one in zip(row, light, strict=True)) for row in EYES[eye])
    return "#" + "".join(f"{round(255 * _companded(min(max(part, 0.0), 1.0))):02x}" for part in parts)


def values(colour: str | int, depth: Depth) -> Iterator[str]:
    """Walk what a colour looks like: on each terminal, where it is the number of one of its own."""
    number = int(colour[6:-1]) if isinstance(colour, str) and colour.startswith("color(") else colour
    if isinstance(number, str):
        yield number
    elif number > 15:
        yield VALUES[number]
    else:
        known = ("linux",) if depth is Depth.EIGHT else TERMINALS
        yield from (TERMINALS[name][number] for name in known)


def apart(one: str | int, other: str | int, depth: Depth, eyes: tuple[str, ...] = tuple(EYES)) -> float:
    """Measure the distance of two colours, where it is least."""
    pairs = zip(values(one, depth), values(other, depth), strict=True)
    return min(_distance(seen(a, eye), seen(b, eye)) for (a, b), eye in product(pairs, eyes))


def legible(ink: str | int, ground: str | int, depth: Depth) -> float:
    """Measure the contrast of an ink on its ground, where it is least."""
    pairs = zip(values(ink, depth), values(ground, depth), strict=True)
    return min(contrast(a, b) for a, b in pairs)


def _distance(one: str, other: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(oklab(one), oklab(other), strict=True)) ** 0.5)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _companded(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
