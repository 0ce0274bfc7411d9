from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.store import EntryTable
from tests.phone_apps.driver import Driver

SENTENCE = "Where is the bathroom?"
SPANISH = "¿Dónde está el baño?"
CHINESE = "洗手间在哪里？"
Row = tuple[str, str, str, str]


@dataclass
class Translate(Driver):
    """Google Translate in front."""

    @property
    def app(self) -> TranslateApp:
        return self.app_of(TranslateApp)

    def write(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def translate(self, text: str) -> None:
        """Type a text on the first page, and be done with it."""
        self.tap("enter_text_label")
        self.write(text)
        self.tap("text_output_field")

    def choose(self, button: str, language: str) -> None:
        """Have a language on one side."""
        self.tap(button)
        self.tap("languages_search")
        self.write(language)
        self.tap(language, "TextView")

    @property
    def history(self) -> list[Row]:
        return rows(self.app.store.history)

    @property
    def phrasebook(self) -> list[Row]:
        return rows(self.app.store.phrasebook)

    @property
    def toast(self) -> object:
        return self.phone.windows.overlays.last_toast


def rows(table: EntryTable) -> list[Row]:
    return [(each.source, each.target, each.text, each.translation) for each in table.listed()]


@pytest.fixture
def translate(opened: Callable[[str], Driver]) -> Translate:
    return Translate(opened(names.PACKAGE).phone)
