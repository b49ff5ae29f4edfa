"""A page of rules as the rich text that the dialog shows."""

from __future__ import annotations

import re
from html import escape

from pyramide_qt.model.rule_texts.page import RulesPage
from pyramide_qt.model.rule_texts.summary import rules_summary
from pyramide_qt.model.wording.card_letters import Letters
from pyramide_qt.model.wording.wording import rules_name
from pyramide_qt.rules.deals.deal_code import rules_of

SCHEME = "rules"
OWN = "*"
PICTURE = "picture"
"""The name under which the text asks for its picture."""
_LEADING = "line-height:120%"
# A pair of cards as signs, which stays on one line.
_PAIR = re.compile(r"\b(\w{1,2}) \+ (\w{1,2})\b")
_LINK = re.compile(r"\[([A-Z0-9]+|\*)\]")


def rules_html(token: str, letters: Letters) -> str:
    """The page of a rule set, with links of the form `rules:CL` and `rules:*`."""
    rules = rules_of(token)
    parts = [
        f"<h1>{escape(rules_name(token))}</h1>",
        f"<p>{escape(rules_summary(rules))}</p>",
        f'<p><img src="{PICTURE}"></p>',
    ]
    for section in RulesPage(letters).sections(token, rules):
        parts.append(f"<h2>{escape(section.heading)}</h2>")
        parts.append(paragraphs([_linked(sentence) for sentence in section.sentences]))
    return "".join(parts)


def plain_text(token: str, letters: Letters) -> str:
    """All words of a page, to search in."""
    rules = rules_of(token)
    sections = RulesPage(letters).sections(token, rules)
    lines = [rules_name(token), rules_summary(rules)]
    for section in sections:
        lines += [section.heading, *section.sentences]
    return _LINK.sub(lambda found: link_text(found[1]), "\n".join(lines))


def link_text(token: str) -> str:
    """What a link to a page says; the names of rule sets are their own."""
    return rules_name("" if token == OWN else token)


def paragraphs(sentences: list[str]) -> str:
    """Sentences of rich text: one as a paragraph, several as a list."""
    if len(sentences) == 1:
        return f'<p style="{_LEADING}">{sentences[0]}</p>'
    items = "".join(f'<li style="{_LEADING}; margin-bottom:4px">{each}</li>' for each in sentences)
    return f'<ul style="-qt-list-indent:1; margin-left:-16px">{items}</ul>'


def _linked(sentence: str) -> str:
    def link(found: re.Match[str]) -> str:
        return f'<a href="{SCHEME}:{found[1]}">{escape(link_text(found[1]))}</a>'

    return _PAIR.sub(r"<b>\1&nbsp;+&nbsp;\2</b>", _LINK.sub(link, escape(sentence)))
