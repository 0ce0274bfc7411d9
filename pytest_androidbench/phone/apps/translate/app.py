"""What Google Translate declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.icon import ICON
from pytest_androidbench.phone.apps.translate.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    PROCESS_TEXT,
    IntentFilter,
)
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.translate.languages import LanguagePair
    from pytest_androidbench.phone.apps.translate.store import TranslateStore


class TranslateApp(App):
    """Texts in another language."""

    package = names.PACKAGE
    label = "Translate"
    version = "6.52.0.511814410.5"
    version_code = 65200005
    icon = "translate"
    icon_color = 0x4285F4
    icon_art = ICON
    target_sdk = 33
    min_sdk = 26
    system = True
    palette = {
        "primary": "#0b57d0",
        "on_primary": "#ffffff",
        "primary_container": "#d3e3fd",
        "on_primary_container": "#041e49",
        "secondary_container": "#d3e3fd",
        "on_secondary_container": "#041e49",
        "background": "#f0f4f9",
        "surface": "#ffffff",
        "surface_container": "#ffffff",
    }
    dark_palette = {
        "primary": "#a8c7fa",
        "on_primary": "#062e6f",
        "primary_container": "#0842a0",
        "on_primary_container": "#d3e3fd",
        "secondary_container": "#0842a0",
        "on_secondary_container": "#d3e3fd",
        "background": "#131314",
        "surface": "#1e1f20",
        "surface_container": "#1e1f20",
    }
    main = names.MAIN
    activities = {
        names.MAIN: "home:TranslateHome",
        names.POPOVER: "popover:TranslatePopover",
        names.SETTINGS: "settings:TranslateSettings",
    }
    filters = (
        IntentFilter(activity=names.POPOVER, actions=(PROCESS_TEXT,), types=("text/plain",)),
        IntentFilter(activity=names.MAIN, actions=(ACTION_SEND,), types=("text/plain",)),
        IntentFilter(activity=names.MAIN, actions=(names.ACTION_TRANSLATE,)),
        IntentFilter(
            activity=names.MAIN,
            actions=(ACTION_VIEW,),
            categories=(CATEGORY_DEFAULT, CATEGORY_BROWSABLE),
            schemes=("http", "https"),
            hosts=(names.WEB_HOST,),
            verified=True,
        ),
    )
    permissions = (
        names.CAMERA,
        names.MICROPHONE,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.POST_NOTIFICATIONS",
    )
    schemas = {DATABASE: SCHEMA}

    @property
    def store(self) -> TranslateStore:
        """History and phrasebook."""
        from pytest_androidbench.phone.apps.translate.store import TranslateStore

        return TranslateStore(self)

    @property
    def pair(self) -> LanguagePair:
        """The languages that were chosen last."""
        from pytest_androidbench.phone.apps.translate.languages import LanguagePair

        return LanguagePair.kept(self.prefs())

    def language(self, code: str) -> str:
        """What a language is called, in the phone's own, to be said inside of a text."""
        from pytest_androidbench.phone.apps.translate.languages import language_name

        return self.phone.windows.translate(language_name(code))

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)
