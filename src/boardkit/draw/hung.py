"""Cards that hang down from title bars: without lower and right edges, more of their text has room."""

from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import wrapped
from boardkit.draw.cards import HEAVY, LIGHT, Card, Frame, fitted, forms
from boardkit.draw.palette import Palette


def hung(card: Card, frame: Frame, width: int, height: int, palette: Palette) -> list[Text]:
    """Draw a card of a size that hangs down from its title bar."""
    signs = HEAVY if frame.heavy else LIGHT
    edge = Style(color=palette[card.colour] if card.colour else None, bold=frame.heavy, dim=frame.dim)
    name, price, rest = _titled(card, frame, width)
    foot = _foot(frame, width)
    body = [line.copy() for line in fitted(rest, width - 1, height - 1 - len(foot))]
    body += [Text()] * (height - 1 - len(foot) - len(body))
    for line in body if frame.dim else ():
        line.stylize("dim")
    rows = [Text.assemble((signs[3], edge), line) for line in (*body, *foot)]
    for row in rows:
        row.pad_right(width - row.cell_len)
    between = signs[1] * (width - 1 - name.cell_len - len(price))
    named = Style(bold=True, dim=frame.dim)
    return [Text.assemble((signs[0], edge), (name.plain, named), (between, edge), (price, named)), *rows]


def hangs(card: Card, frame: Frame, width: int, height: int) -> bool:
    """Tell whether all that a card says has room where it hangs down."""
    rest, room = _titled(card, frame, width)[-1], height - 1 - len(_foot(frame, width))
    return any(len(lines) <= room for lines in forms(rest.__replace__(known=()), width - 1))


def _foot(frame: Frame, width: int) -> list[Text]:
    return wrapped(frame.foot, width - 1) if frame.foot else []


def _titled(card: Card, frame: Frame, width: int) -> tuple[Text, str, Card]:
    """Say what has room in the title bar: name and price; what has none comes before the tags below it."""
    label, price = f" {frame.label} " if frame.label else " ", f" {card.price}" if card.price else ""
    room = width - 2 - len(label)
    if Text(card.name).cell_len + len(price) <= room:
        return Text(f"{label}{card.name} "), price, card.__replace__(price="")
    begun, *more = (line.plain.rstrip() for line in wrapped(Text(card.name), room))
    first = [Text(part, "bold") for part in (" ".join(more), card.price) if part]
    tags = Text(" · ").join([*first, *([] if card.tags is None else [card.tags])])
    return Text(f"{label}{begun} "), "", card.__replace__(price="", tags=tags or None)
