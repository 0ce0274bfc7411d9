"""Google Translate: languages, history and phrasebook, as a simulated phone keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.apps.translate"
PATH: Final = f"/data/data/{PACKAGE}/databases/translate.db"
ENGLISH, SPANISH, CHINESE = "en", "es", "zh-CN"
"""Codes of the languages that it can translate."""
NAMES: Final = {ENGLISH: "English", SPANISH: "Spanish", CHINESE: "Chinese (Simplified)"}
"""What the app calls them."""
_SOURCE: Final = "source"
_TARGET: Final = "target"


@dataclass(frozen=True, slots=True, kw_only=True)
class Translated:
    """A text and its translation; two that differ in when that was alone are equal."""

    source: str
    """Code of the language the text is in."""
    target: str
    text: str
    translation: str
    at_ms: int = field(default=0, compare=False)
    """When it was translated last, or saved; since 1970."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TranslateContents:
    """All that it keeps, at one moment."""

    history: tuple[Translated, ...]
    """The latest first."""
    phrasebook: tuple[Translated, ...]
    """In the order of saving."""


class Translate:
    """Reads and arranges what the app keeps."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)
        self._preferences = Preferences(device, PACKAGE)

    def contents(self) -> TranslateContents:
        """Both lists; one copy of the database."""
        tables = self._database.content()
        history = read_as(Translated, tables["history"])
        return TranslateContents(
            history=tuple(sorted(history, key=lambda one: one.at_ms, reverse=True)),
            phrasebook=read_as(Translated, tables["phrasebook"]),
        )

    def languages(self) -> tuple[str, str]:
        """From which and to which language it translates, as codes; `auto` finds out."""
        text = self._preferences.text
        return text(_SOURCE, ENGLISH), text(_TARGET, SPANISH)

    def choose(self, source: str, target: str) -> None:
        """Let it translate from one language to another; the app is stopped.

        Raises:
            PreferencesError: the app has no data.
        """
        self._preferences.put({_SOURCE: source, _TARGET: target})

    def save(self, phrases: Sequence[Translated]) -> None:
        """Put phrases into the phrasebook, beside those that are there."""
        with self._database.edit() as connection:
            add_rows(connection, "phrasebook", phrases)
