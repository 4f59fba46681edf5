"""The heights at which screens leave their pictures out."""

SHORT_OR_NOT: list[tuple[int, str]] = [(0, "-short"), (30, "-medium")]
"""The class a screen has from so many lines on, as Textual wants it."""
