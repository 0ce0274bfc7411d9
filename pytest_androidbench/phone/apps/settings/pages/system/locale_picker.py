"""Adding a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.model.rows import (
    Category,
    Link,
    Row,
)
from pytest_androidbench.phone.apps.settings.pages.system.languages import (
    LANGUAGES,
    locales,
    set_locales,
)
from pytest_androidbench.phone.system.storage import shown_apps
from pytest_androidbench.phone.ui.message import tr


def _picker(scene: Scene) -> Sequence[Row]:
    language = scene.argument
    if language:
        return [
            Link(name, do=partial(_add, f"{language}-{region}"))
            for region, name in LANGUAGES[language][1]
        ]
    have = {tag.partition("-")[0] for tag in locales(scene.phone)}
    rows: list[Row] = [Category(tr("Suggested"))]
    ordered = sorted(LANGUAGES, key=lambda code: (code not in {"es", "fr"}, code))
    rows += [_language_link(code) for code in ordered[:2] if code not in have]
    rows.append(Category(tr("All languages")))
    return rows + [_language_link(code) for code in ordered[2:]]


def _language_link(code: str) -> Link:
    name, regions = LANGUAGES[code]
    if len(regions) == 1:
        return Link(name, do=partial(_add, f"{code}-{regions[0][0]}"))
    return Link(name, to="locale_picker", argument=code)


def _add(tag: str, pane: Pane) -> None:
    tags = locales(pane.phone)
    if tag not in tags:
        set_locales(pane.phone, [*tags, tag])
    pane.leave(2 if pane.argument else 1)


def _app_languages(scene: Scene) -> Sequence[Row]:
    return [
        Link(
            info.label,
            picture=info.package,
            summary=tr("System default"),
            to="app_language",
            argument=info.package,
            name=f"app {info.package}",
        )
        for info in shown_apps(scene.phone)
    ]


PAGES: Final = (
    Page(
        name="locale_picker",
        title=tr("Add a language"),
        rows=_picker,
        parent="languages",
        fragment="localepicker.LocalePickerWithRegion",
        about=True,
    ),
    Page(
        name="app_languages",
        title=tr("App languages"),
        rows=_app_languages,
        parent="languages_input",
        fragment="applications.manageapplications.ManageApplications",
        about=True,
    ),
)
