"""The head of an HTML page, and the files that lie beside the pages."""

from html import escape

from boardkit.core.packaged import text_in


def head(language: str, title: str, style: str, policy: str) -> str:
    """Write a page down to where its body begins; `policy` is what it may load and run."""
    return f"""\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="boardkit">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
"""


def style(paper: str) -> str:
    """Return the style of a page, on the printer's paper or another, as CSS names it."""
    sizes = f"@page {{ size: {paper}; }}\n@page sheet {{ size: {paper} portrait; }}\n" if paper else ""
    return file("page.css") + sizes


def file(name: str) -> str:
    """Return the text of one of the files that lie beside the pages."""
    return text_in("boardkit.handout", name)
