"""A page of the help that is no rule set, as rich text to show and plain text to search in."""

from __future__ import annotations

from html import escape

from pyramide_qt.model.wording.wording import labelled
from pyramide_qt.view.dialogs.help.help_pages import HelpPage
from pyramide_qt.view.dialogs.help.rules_text import paragraphs


def page_html(page: HelpPage) -> str:
    """The page as the dialog shows it."""
    parts = [f"<h1>{escape(page.title)}</h1>"]
    for section in page.sections:
        parts.append(f"<h2>{escape(section.heading)}</h2>")
        parts.append(paragraphs([escape(sentence) for sentence in section.sentences]))
    for title, rows in page.tables:
        parts.append(f"<h2>{escape(title)}</h2>")
        cells = (f"<tr><td>{escape(done)}</td>{_keys(keys)}</tr>" for done, keys in rows.items())
        parts.append(f'<table width="100%" cellpadding="3">{"".join(cells)}</table>')
    return "".join(parts)


def page_text(page: HelpPage) -> str:
    """All words of the page, a line for each sentence or row."""
    lines = [page.title]
    for section in page.sections:
        lines += [section.heading, *section.sentences]
    for title, rows in page.tables:
        lines += [title, *(labelled(done, keys) for done, keys in rows.items())]
    return "\n".join(lines)


def _keys(keys: str) -> str:
    return f'<td width="35%"><b>{escape(keys)}</b></td>'
