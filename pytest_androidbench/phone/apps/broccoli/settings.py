"""The settings: what is shown first, the theme, the seasonal calendar."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.food import REGIONS
from pytest_androidbench.phone.apps.broccoli.look import heading, preference
from pytest_androidbench.phone.apps.broccoli.pages import MAIL, SETTINGS, BroccoliPage
from pytest_androidbench.phone.apps.broccoli.season import LANGUAGES, REGION
from pytest_androidbench.phone.apps.broccoli.store import ALL, FAVORITES, SEASONAL
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

PREFERRED: Final = "preferred-category"
THEME: Final = "theme"
FOLLOW: Final = "MODE_NIGHT_FOLLOW_SYSTEM"
VALUES: Final = {
    PREFERRED: {
        str(ALL): "All recipes",
        str(SEASONAL): "Seasonal recipes",
        str(FAVORITES): "Favorites",
    },
    THEME: {"MODE_NIGHT_NO": "Light", "MODE_NIGHT_YES": "Dark", FOLLOW: "System default"},
    REGION: REGIONS,
}
"""Preference -> its values, and what they are called."""
TITLES: Final = {PREFERRED: "Preferred category", THEME: "Theme", REGION: "Region"}
DEFAULTS: Final = {THEME: FOLLOW}
TONGUES: Final = {
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "de": "German",
    "pl": "Polish",
    "it": "Italian",
    "zh": "Chinese",
}


@dataclass(eq=False)
class RecipesSettingsPage(BroccoliPage):
    """Two groups of preferences."""

    place = SETTINGS

    def build(self) -> w.Widget:
        feedback = partial(self.leave, MAIL, "Feedback for Seasonal Calendar")
        return self.preferences(
            tr("Settings"),
            heading(tr("General settings")),
            self._row("bookmark_border", PREFERRED),
            self._row("brightness_6", THEME),
            heading(tr("Seasonal calendar")),
            self._row("place", REGION),
            preference("language", tr("Languages of recipes"), self._languages(), self.ask_tongues),
            preference(
                "edit",
                tr("Send feedback"),
                tr("Do you miss your region, language or favorite ingredient?"),
                feedback,
            ),
        )

    def _row(self, icon: str, key: str) -> w.Widget:
        name = VALUES[key].get(self._value(key), "Not set")
        return preference(icon, tr(TITLES[key]), tr(name), partial(self.change, key))

    def _value(self, key: str) -> str:
        value: str = self.app.prefs().get(key, default=DEFAULTS.get(key, ""))
        return value

    def _languages(self) -> TextLike:
        chosen = self.app.prefs().get(LANGUAGES, default=frozenset[str]())
        if chosen:
            return ", ".join(sorted(chosen))
        return tr("In which languages do you create your recipes? Choose at least one language.")

    def change(self, key: str) -> None:
        """Ask for another value."""
        values = [*VALUES[key]]
        value = self._value(key)
        rows = [tr(name) for name in VALUES[key].values()]
        self.ask(
            Choose(
                title=tr(TITLES[key]),
                choices=[*rows],
                chosen=values.index(value) if value in values else -1,
                negative=tr("Cancel"),
            ),
            self.set_value,
            key,
        )

    def set_value(self, key: str, place: int) -> None:
        self.app.prefs().put(key, [*VALUES[key]][place])

    def ask_tongues(self) -> None:
        chosen = self.app.prefs().get(LANGUAGES, default=frozenset[str]())
        self.ask(ChooseTongues(chosen=Selection(rows=sorted(chosen))), self.set_tongues)

    def set_tongues(self, chosen: list[str]) -> None:
        self.app.prefs().put(LANGUAGES, frozenset(chosen))


@dataclass(eq=False)
class ChooseTongues(AppScreen[BroccoliApp, list[str]]):
    """Which languages recipes are written in."""

    window: ClassVar[WindowKind] = "dialog"

    chosen: Selection[str] = field(default_factory=Selection)

    def build(self) -> w.Widget:
        names: list[Message] = [tr(name) for name in TONGUES.values()]
        checked = [place for place, tongue in enumerate(TONGUES) if tongue in self.chosen]
        rows = w.Choices(names, self.toggle, checked=checked, many=True)
        buttons = (
            w.DialogButton(text=tr("OK"), on_tap=partial(self.close, self.chosen.rows)),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        return w.Dialog(tr("Languages of recipes"), body=rows, buttons=buttons)

    def toggle(self, place: int) -> None:
        """Choose a language, or no longer."""
        self.chosen.toggle([*TONGUES][place])
