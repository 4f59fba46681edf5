#!/usr/bin/env bash
# fluent.syntax writes texts as they are: a dot or a brace in one makes another message of it, or none.
#
# Version:     fluent.syntax 0.19.0, beside moz.l10n 0.15.0.
# Expectation: TextElement holds text, so that a tool may put there what a translator has typed, and the
#              serializer quotes what the syntax means otherwise; what is written is read again as it was.
# Truth:       nothing is quoted. A line that begins with a dot becomes an attribute, an opening brace makes
#              junk of the message, a line that begins with a bracket cuts it off, and blanks at its beginning
#              are lost. moz.l10n, of the same house, writes the same texts as { "." }, { "{" } and { "  " }.
# Who meets it:tools that build the tree themselves: importers, machine translation, forms for translators.
# Documented:  no; that syntax needs quotes is told of files, not of the tree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check fluent.syntax==0.19.0 moz.l10n==0.15.0

"$folder/venv/bin/python" - <<'PY'
from importlib.metadata import version

from fluent.syntax import FluentParser, FluentSerializer, ast
from moz.l10n.formats.fluent.serialize import fluent_serialize
from moz.l10n.model import Entry, PatternMessage, Resource, Section

print("fluent.syntax", version("fluent.syntax"), "- moz.l10n", version("moz.l10n"))
TEXTS = {
    "a dot begins a line": "Endings:\n.cast = a recording",
    "a brace opens": "write {name here",
    "a bracket begins a line": "Two ways:\n[1] the first",
    "blanks come first": "  indented",
}


def written(text: str) -> str:
    pattern = ast.Pattern([ast.TextElement(text)])
    return FluentSerializer().serialize(ast.Resource([ast.Message(ast.Identifier("note"), pattern)]))


def quoted(text: str) -> str:
    entry = Entry(("note",), PatternMessage([text]))
    return "".join(fluent_serialize(Resource(None, [Section((), [entry])])))


def read(source: str) -> object:
    """Return the text of the only message, or what was found in its place."""
    found = FluentParser().parse(source).body
    kinds = [type(one).__name__ for one in found]
    if kinds != ["Message"] or found[0].attributes or found[0].value is None:
        return kinds, [one.id.name for one in getattr(found[0], "attributes", ())]
    parts = found[0].value.elements
    return "".join(part.value if isinstance(part, ast.TextElement) else part.expression.value for part in parts)


for name, text in TEXTS.items():
    seen, beside = read(written(text)), read(quoted(text))
    print(f"{name}: {text!r}\n  fluent.syntax {written(text)!r}, read as {seen!r}\n  moz.l10n      {quoted(text)!r}")
    assert seen != text, name
    assert beside == text, name
PY
