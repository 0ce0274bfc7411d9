"""Translations of Android's own English, one JSON file a language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources

from babel import Locale, UnknownLocaleError

from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.pseudolocale import is_pseudolocale, pseudolocalized

Entry = str | Mapping[str, str]
"""A translation, or its plural forms by CLDR's names (one, two, few, many, other)."""


class Catalogues:
    """The translations of every locale, read when first needed."""

    def __init__(self) -> None:
        self._entries: dict[str, Mapping[str, Entry]] = {}

    def translate(self, message: Message, locale: str) -> str:
        """Return the message in a language; English where there is no translation."""
        if is_pseudolocale(locale):
            return message.fill(pseudolocalized(message.template, locale), locale)
        entries = self._entries.get(locale)
        if entries is None:
            entries = self._entries[locale] = _read(_language(locale))
        found = entries.get(message.text)
        if found is None:
            return message.fill(message.template, locale)
        if isinstance(found, str):
            return message.fill(found, locale)
        form = _plural_form(_language(locale), message.count)
        return message.fill(found.get(form) or found["other"], locale)


def _language(locale: str) -> str:
    return locale.replace("-", "_").split("_", 1)[0]


def _read(language: str) -> Mapping[str, Entry]:
    file = resources.files("pytest_androidbench.phone.ui") / "locale" / f"{language}.json"
    if not file.is_file():
        return {}
    entries: Mapping[str, Entry] = json.loads(file.read_text("utf-8"))
    return entries


def _plural_form(language: str, count: int) -> str:
    try:
        return Locale.parse(language).plural_form(count)
    except UnknownLocaleError:
        return "other"
