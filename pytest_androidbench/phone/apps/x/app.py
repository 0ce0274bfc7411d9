"""What X declares; its pages are known, not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.x import names
from pytest_androidbench.phone.apps.x.icon import ICON
from pytest_androidbench.phone.apps.x.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_SEND, CATEGORY_DEFAULT, IntentFilter
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.x.store import XStore


class XApp(App):
    """Posts in public."""

    package = names.PACKAGE
    label = "X"
    version = "10.10.0-release.0"
    version_code = 310100000
    icon = "tag"
    icon_color = 0x000000
    icon_art = ICON
    target_sdk = 33
    min_sdk = 26
    palette = {
        "primary": "#1d9bf0",
        "on_primary": "#ffffff",
        "primary_container": "#1d9bf0",
        "on_primary_container": "#ffffff",
        "secondary_container": "#e8f5fd",
        "on_secondary_container": "#0f1419",
        "background": "#ffffff",
        "surface": "#ffffff",
        "surface_container": "#eff3f4",
        "on_background": "#0f1419",
        "on_surface": "#0f1419",
        "on_surface_variant": "#536471",
        "outline_variant": "#cfd9de",
        "ink": "#0f1419",
        "on_ink": "#ffffff",
    }
    dark_palette = {
        "primary": "#1d9bf0",
        "on_primary": "#ffffff",
        "primary_container": "#1d9bf0",
        "on_primary_container": "#ffffff",
        "secondary_container": "#16181c",
        "on_secondary_container": "#e7e9ea",
        "background": "#000000",
        "surface": "#000000",
        "surface_container": "#202327",
        "on_background": "#e7e9ea",
        "on_surface": "#e7e9ea",
        "on_surface_variant": "#8b98a5",
        "outline_variant": "#2f3336",
        "ink": "#eff3f4",
        "on_ink": "#0f1419",
    }
    main = names.MAIN
    activities = {names.MAIN: "main:XMain", names.COMPOSER: "composer:XComposer"}
    filters = (
        IntentFilter(
            activity=names.COMPOSER,
            actions=(ACTION_SEND,),
            categories=(CATEGORY_DEFAULT,),
            types=("text/plain", "image/*"),
        ),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.CAMERA",
    )
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}

    @property
    def store(self) -> XStore:
        """What the server has."""
        from pytest_androidbench.phone.apps.x.store import XStore

        return XStore(self)

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME, "system"))
