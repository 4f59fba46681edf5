"""The words of a game as lines to choose from."""

from rich.text import Text

from boardkit.core.teaching.rulebook import Term


def term_said(term: Term) -> Text:
    """Write a word with what it means and its section."""
    return Text.assemble((term.term, "bold"), f"  {term.meaning}  ", (f"§{term.section}", "dim"))
