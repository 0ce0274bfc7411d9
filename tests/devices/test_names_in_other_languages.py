"""Apps are found by what they are called in other languages, and there the phone calls them so."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final

import pytest

from pytest_androidbench.devices.acting.labels import androids, packages_named
from pytest_androidbench.phone.ui.catalogue import LABELS, Catalogues
from pytest_androidbench.phone.ui.message import tr

SAID: Final = Catalogues()
LANGUAGES: Final = sorted(file.parent.name for file in SAID.folder.glob(f"*/{LABELS}.po"))
KEPT: Final = resources.files("pytest_androidbench.devices.acting") / "app_names.toml"


def names() -> Mapping[str, Mapping[str, str]]:
    """What the file of names has: by English name and by language."""
    return tomllib.loads(KEPT.read_text("utf-8"))


def said(label: str, language: str) -> str:
    return SAID.translate(tr(label), language, LABELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_app_is_found_by_what_the_phone_calls_it(language: str) -> None:
    for app in androids():
        assert packages_named(said(app.label, language), [app.package]) == [app.package]


@pytest.mark.parametrize("label", names())
def test_the_phone_calls_an_app_by_its_known_names(label: str) -> None:
    assert any(app.label == label for app in androids())
    own = names()[label]
    assert {language: said(label, language) for language in own} == own
