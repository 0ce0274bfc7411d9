"""What Slack declares; its pages are known, not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.apps.slack.icon import ICON
from pytest_androidbench.phone.apps.slack.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_SEND, CATEGORY_DEFAULT, IntentFilter
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.slack.store import SlackStore


class SlackApp(App):
    """Talk at work."""

    package = names.PACKAGE
    label = "Slack"
    version = "23.10.20.0"
    version_code = 14020
    icon = "tag"
    icon_color = 0xFFFFFF
    icon_art = ICON
    target_sdk = 33
    min_sdk = 28
    palette = {
        "primary": "#611f69",
        "on_primary": "#ffffff",
        "primary_container": "#ecdcee",
        "on_primary_container": "#350d36",
        "secondary_container": "#ecdcee",
        "on_secondary_container": "#350d36",
        "background": "#ffffff",
        "surface": "#ffffff",
        "surface_container": "#f8f8f8",
    }
    dark_palette = {
        "primary": "#d9a6df",
        "on_primary": "#350d36",
        "primary_container": "#4a154b",
        "on_primary_container": "#ecdcee",
        "background": "#1a1d21",
        "surface": "#1a1d21",
        "surface_container": "#222529",
    }
    main = names.MAIN
    activities = {names.MAIN: "main:SlackMain"}
    filters = (
        IntentFilter(
            activity=names.MAIN,
            actions=(ACTION_SEND,),
            categories=(CATEGORY_DEFAULT,),
            types=("text/plain",),
        ),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.RECORD_AUDIO",
        "android.permission.CAMERA",
    )
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}

    @property
    def store(self) -> SlackStore:
        """What the server has."""
        from pytest_androidbench.phone.apps.slack.store import SlackStore

        return SlackStore(self)

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME, "system"))
