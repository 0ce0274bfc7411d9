"""Translations of the phone's English: a folder a language, in it a `.po` file an app.

`common.po` has what the kit and the system say, `labels.po` the names of apps. An app's own file
comes first, so that two apps may say one English word in two ways. What another app says is looked
for only where an app that is translated shows it, as the shade shows a notification: by one word
an app may mean the title of a book, and another one somebody's job.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale

from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.po import Entry, read_po
from pytest_androidbench.phone.ui.pseudolocale import is_pseudolocale, pseudolocalized

COMMON: Final = "common"
LABELS: Final = "labels"
FORMS: Final = ("zero", "one", "two", "few", "many", "other")
"""CLDR's names of plural forms, in its order."""
MOST_COUNTED: Final = 200
"""Numbers up to this have all forms that whole numbers short of a million have."""
TRADITIONAL: Final = frozenset({"TW", "HK", "MO"})
"""Where Chinese is written in traditional characters unless the locale says otherwise."""
OLD_CODES: Final = {"iw": "he", "in": "id", "ji": "yi"}
"""Languages by what Java still calls them."""


class Plurals(NamedTuple):
    """How a language counts."""

    forms: tuple[str, ...]
    """The forms that whole numbers have, in CLDR's order."""
    rule: Callable[[int], str]

    def choose(self, forms: tuple[str, ...], count: int) -> str:
        """Return the form for a number of things; the last one where it has none of its own."""
        name = self.rule(count)
        return forms[self.forms.index(name)] if name in self.forms else forms[-1]


class Catalogues:
    """The translations of every locale; a file is read when something of it is first shown."""

    def __init__(self, folder: Path | None = None) -> None:
        found = resources.files("pytest_androidbench.phone.ui") / "locale"
        self.folder = folder or Path(str(found))
        self._languages: dict[str, tuple[str, ...]] = {}
        self._entries: dict[tuple[str, str], Mapping[str, Entry]] = {}
        self._anywhere: dict[str, Mapping[str, Entry]] = {}
        self._plurals: dict[str, Plurals] = {}

    def translate(self, message: Message, locale: str, domain: str = "") -> str:
        """Return the message in a language; English where there is no translation.

        Args:
            message: what is said.
            locale: of the phone, `pt_PT` or `zh-Hans-CN`.
            domain: the app whose translation is taken, if it has one.
        """
        if is_pseudolocale(locale):
            return message.fill(pseudolocalized(message.template, locale), locale)
        for language, entries in self._looked_through(locale, domain):
            found = entries.get(message.text)
            if isinstance(found, str):
                return message.fill(found, locale)
            if found is not None:
                return message.fill(self._plural(language).choose(found, message.count), locale)
        return message.fill(message.template, locale)

    def _looked_through(
        self, locale: str, domain: str
    ) -> Iterator[tuple[str, Mapping[str, Entry]]]:
        """Return where a text is looked for: first what the app says, in the region's words."""
        languages = self._languages_of(locale)
        for name in (domain, COMMON):
            for language in languages:
                yield language, self._file(language, name)
        if not domain or any(self._file(language, domain) for language in languages):
            for language in languages:
                yield language, self._anywhere_in(language)

    def _languages_of(self, locale: str) -> tuple[str, ...]:
        """Return the languages in which a locale's texts are looked for: `pt_PT` ahead of `pt`."""
        found = self._languages.get(locale)
        if found is None:
            there = [each for each in fallbacks(locale) if (self.folder / each).is_dir()]
            found = self._languages[locale] = tuple(there)
        return found

    def _anywhere_in(self, language: str) -> Mapping[str, Entry]:
        """Return what any app says, for what is shown in another app's window."""
        found = self._anywhere.get(language)
        if found is None:
            names = {file.stem for file in (self.folder / language).glob("*.po")}
            found = {}
            for name in (LABELS, *sorted(names - {LABELS})):
                found = {**self._file(language, name), **found}
            self._anywhere[language] = found
        return found

    def _file(self, language: str, domain: str) -> Mapping[str, Entry]:
        found = self._entries.get((language, domain))
        if found is None:
            file = self.folder / language / f"{domain}.po"
            found = read_po(file.read_text("utf-8")) if file.is_file() else {}
            self._entries[language, domain] = found
        return found

    def _plural(self, language: str) -> Plurals:
        found = self._plurals.get(language)
        if found is None:
            found = self._plurals[language] = plurals(language)
        return found


def fallbacks(locale: str) -> list[str]:
    """Return the names of a locale from the most to the least particular one."""
    language, *rest = locale.replace("-", "_").split("_")
    language = OLD_CODES.get(language.lower(), language.lower())
    script = next((part.title() for part in rest if len(part) == 4), "")
    region = next((part.upper() for part in rest if len(part) in {2, 3}), "")
    if language == "zh" and not script:
        script = "Hant" if region in TRADITIONAL else "Hans"
    wanted = ((language, script, region), (language, region), (language, script), (language,))
    return list(dict.fromkeys("_".join(filter(None, parts)) for parts in wanted))


def plurals(language: str) -> Plurals:
    """Return how a language counts.

    Raises:
        babel.UnknownLocaleError: Babel does not know the language.
    """
    rule: Callable[[int], str] = Locale.parse(language).plural_form
    used = {rule(count) for count in range(MOST_COUNTED + 1)}
    return Plurals(tuple(name for name in FORMS if name in used), rule)
