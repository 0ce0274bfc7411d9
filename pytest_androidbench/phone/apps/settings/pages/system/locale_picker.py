"""Adding a language."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.shapes import app_link
from pytest_androidbench.phone.apps.settings.pages.system.languages import (
    LANGUAGES,
    locales,
    set_locales,
)
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import tr


def _picker(state: SettingsPageState) -> Rows:
    language = state.argument
    if language:
        return [
            rows.Link(name, do=partial(_add, f"{language}-{region}"))
            for region, name in LANGUAGES[language][1].items()
        ]
    have = {tag.partition("-")[0] for tag in locales(state.phone)}
    listed: list[rows.SettingsRow] = [make.category("Suggested")]
    ordered = sorted(LANGUAGES, key=lambda code: (code not in {"es", "fr"}, code))
    listed += [_language_link(code) for code in ordered[:2] if code not in have]
    listed.append(make.category("All languages"))
    return listed + [_language_link(code) for code in ordered[2:]]


def _language_link(code: str) -> rows.Link:
    name, regions = LANGUAGES[code]
    if len(regions) == 1:
        return rows.Link(name, do=partial(_add, f"{code}-{next(iter(regions))}"))
    return rows.Link(name, "locale_picker", argument=code)


def _add(tag: str, pane: Pane) -> None:
    tags = locales(pane.phone)
    if tag not in tags:
        set_locales(pane.phone, [*tags, tag])
    pane.leave(2 if pane.argument else 1)


def _app_languages(state: SettingsPageState) -> Rows:
    return [
        app_link(info, "app_language", tr("System default")) for info in shown_apps(state.phone)
    ]


PAGES: Final = (
    make.page("locale_picker", "Add a language", _picker, "languages",
              "localepicker.LocalePickerWithRegion", about=True),
    make.page("app_languages", "App languages", _app_languages, "languages_input",
              "applications.manageapplications.ManageApplications", about=True),
)  # fmt: skip
