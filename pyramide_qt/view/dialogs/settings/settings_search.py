"""Which settings are found by words: those of the field, its choices, its page, and a few more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyramide_qt.model.wording.search_text import fold, search_words
from pyramide_qt.model.wording.typography import without_letter
from pyramide_qt.view.dialogs.settings import settings_texts as texts


def matching(
    words: str, pages: Mapping[str, Sequence[str]], languages: Mapping[str, str]
) -> set[str]:
    """The keys of `pages` whose texts hold all of `words`, in whatever order."""
    wanted = search_words(words)
    fields, choices = texts.field_texts(), texts.choice_texts(languages)
    titles, tips, more = texts.page_titles(), texts.tool_tips(), texts.more_words()
    found = set()
    for page, keys in pages.items():
        for key in keys:
            parts = [titles[page], fields[key], tips.get(key, ""), more.get(key, "")]
            text = " ".join([*parts, *choices.get(key, {}).values()])
            text = fold(without_letter(text))
            if all(word in text for word in wanted):
                found.add(key)
    return found
