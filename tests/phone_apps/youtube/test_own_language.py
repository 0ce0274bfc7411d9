"""The app speaks the language that is chosen in its settings, whatever the phone's is."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.youtube import names
from tests.phone_apps.youtube.conftest import Viewer


def choose(tube: Viewer, name: str) -> None:
    tube.tap("Account")
    tube.tap("Settings")
    tube.tap("General")
    tube.tap("App language")
    tube.scrolled_to(name)
    tube.tap(name)


def test_albanian_is_on_all_its_tabs_and_below_films(tube: Viewer) -> None:
    choose(tube, "Shqip")
    assert tube.app.prefs().get(names.LANGUAGE_KEY, "") == "sq"
    assert "Të përgjithshme" in tube.texts()
    tube.back()
    assert {"Cilësimet", "Historiku dhe privatësia", "Titrat"} <= set(tube.texts())
    tube.back()
    tube.back()
    assert {"Abonimet", "Biblioteka"} <= set(tube.texts())
    assert any(" shikime · " in text for text in tube.texts()), tube.texts()


def test_the_phone_goes_on_in_its_own_language(tube: Viewer) -> None:
    choose(tube, "Deutsch")
    assert tube.phone.display.locale == "en_US"
    assert tube.phone.windows.translate(tube.app.label) == "YouTube"
    tube.phone.windows.home()
    assert "Einstellungen" not in tube.texts()


@pytest.mark.parametrize("kept", ["", "xx", "en_US; DROP"])
def test_a_language_that_it_has_not_is_the_phone_s(tube: Viewer, kept: str) -> None:
    tube.app.prefs().put(names.LANGUAGE_KEY, kept)
    tube.phone.windows.changed()
    assert tube.app.locale == "en_US"
    assert "Library" in tube.texts()
