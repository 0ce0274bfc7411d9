"""The settings, and what is told about the app."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from examples.phone_app.app import ErrandsApp
from examples.phone_app.store import HIDE_DONE, SORT
from pytest_androidbench.phone.kit.preferences import (
    PreferenceHeading,
    PreferenceRow,
    Preferences,
    PreferenceToggle,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Settings(AppScreen[ErrandsApp, None]):
    """How the list is shown."""

    activity: ClassVar[str] = ".SettingsActivity"

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        about = PreferenceRow(title=tr("About"), icon="info", act=partial(self.show, About()))
        list_ = PreferenceHeading(title=tr("List"))
        hide = PreferenceToggle(key=HIDE_DONE, title=tr("Hide done errands"))
        rows = self.preferences.widgets((list_, hide, SORT, about))
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows))


@dataclass(eq=False)
class About(AppScreen[ErrandsApp, None]):
    """Name and version."""

    activity: ClassVar[str] = ".AboutActivity"

    def build(self) -> w.Widget:
        version = tr("Version {version}", version=self.app.version)
        text = w.Column(
            w.Icon("checklist", 72, "primary"),
            w.Text(self.app.label, w.HEADLINE_SMALL),
            w.Text(version, w.BODY, id="version"),
            gap=8,
            across="center",
        )
        return w.Page(w.TopBar(tr("About"), back=True), w.Align(text, weight=1))
