"""Small checks of the forms of a handout, each by its own standard and with nothing but Python."""

import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

from boardkit.handout.pictures import HIGHEST, pictures
from boardkit.handout.slides import Handout

VOID = {"meta", "link", "br", "hr", "img", "input"}
CODES = re.compile(r"\x1b\[[0-9;]*[mHJ]")


class Page(HTMLParser):
    """Reads a page and holds it to be well formed: every tag closed, in order.

    Attributes:
        texts: what is written, outside of scripts and styles.
        found: every tag with its attributes.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def count(self, tag: str, **wanted: str) -> int:
        return sum(
            name == tag and all(given.get(key) == value for key, value in wanted.items())
            for name, given in self.found
        )


def check_offline(page: Page) -> None:
    """Check that a page asks nothing from anywhere."""
    for tag, given in page.found:
        assert tag not in ("link", "img", "iframe", "object", "embed")
        assert "src" not in given
        assert not any(name.startswith("on") for name in given)
        assert not any("url(" in (value or "") for value in given.values())


def svg_texts(svg: str) -> str:
    """Parse a picture and return what is written on it."""
    root = ET.fromstring(svg)  # noqa: S314 - the test wrote it
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags <= {"svg", "title", "rect", "path", "g", "text"}
    return " ".join(text for element in root.iter() if (text := (element.text or "").strip()))


def texts_drawn(handout: Handout) -> str:
    """Return what is written on the pictures of a handout, each of which can be shown."""
    drawn = pictures(handout)
    assert all(int(re.findall(r'height="(\d+)"', one)[0]) <= HIGHEST for one in drawn)
    return " ".join(map(svg_texts, drawn))


def play_cast(cast: str) -> tuple[list[str], list[str]]:
    """Play an asciicast by its form, version 3 or 2; return the screens and the chapters.

    Times never go back, screens fit the size that the header names, and only colours and clearing are asked
    of the terminal.
    """
    first, *rest = cast.splitlines()
    header = json.loads(first)
    newer = header["version"] == 3
    assert newer or header["version"] == 2
    width, height = (
        (header["term"]["cols"], header["term"]["rows"]) if newer else (header["width"], header["height"])
    )
    screens, chapters, now = [], [], 0.0
    for line in rest:
        time, kind, data = json.loads(line)
        assert time >= (0 if newer else now)
        now = time
        if kind == "m":
            chapters.append(data)
            continue
        assert kind == "o"
        if data:
            screens.append(on_screen(data, width, height))
    return screens, chapters


def on_screen(data: str, width: int, height: int) -> str:
    """Show what a terminal shows."""
    from rich.cells import cell_len

    assert data.startswith("\x1b[2J\x1b[H")
    plain = CODES.sub("", data)
    assert "\x1b" not in plain
    lines = plain.split("\r\n")
    assert len(lines) <= height
    assert all(cell_len(line) <= width for line in lines)
    assert not any(letter < " " for line in lines for letter in line)
    return "\n".join(lines)
