"""How often and when a film was seen is told as in the phone's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.phone_apps.driver import Driver


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en_US", "Lantern School · 3M views · 3 months ago"),
        ("es_US", "Lantern School · 3 M vistas · hace 3 meses"),
        ("de_DE", "Lantern School · 3 Mio. Aufrufe · vor 3 Monaten"),
        ("pt_BR", "Lantern School · 3 mi visualizações · há 3 meses"),
        ("fr_CA", "Lantern School · 3 M vues · il y a 3 mois"),
    ],
)
def test_a_films_line_is_of_one_language(
    opened: Callable[[str], Driver], locale: str, told: str
) -> None:
    driver = opened("com.google.android.youtube")
    driver.phone.display = replace(driver.phone.display, locale=locale)
    driver.phone.windows.changed()
    shown = [text.replace("\xa0", " ") for text in driver.texts()]
    assert told in shown, shown
