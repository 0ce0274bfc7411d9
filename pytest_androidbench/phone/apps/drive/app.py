"""What Google Drive declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.icon import ICON
from pytest_androidbench.phone.apps.drive.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_SEND_MULTIPLE,
    CATEGORY_DEFAULT,
    IntentFilter,
)
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.drive.store import DriveStore


class DriveApp(App):
    """Files of a server."""

    package = names.PACKAGE
    label = "Drive"
    version = "2.23.417.1"
    version_code = 2234171
    icon = "folder"
    icon_color = 0xFFFFFF
    icon_art = ICON
    target_sdk = 33
    min_sdk = 23
    system = True
    main = names.MAIN
    activities = {names.MAIN: "main:DriveMain", names.UPLOAD: "upload:UploadMenu"}
    filters = (
        IntentFilter(
            activity=names.UPLOAD,
            actions=(ACTION_SEND, ACTION_SEND_MULTIPLE),
            categories=(CATEGORY_DEFAULT,),
            types=("*/*",),
        ),
    )
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.READ_CONTACTS",
    )
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}

    @property
    def store(self) -> DriveStore:
        """What the server has."""
        from pytest_androidbench.phone.apps.drive.store import DriveStore

        return DriveStore(self)

    @property
    def order(self) -> str:
        """How files are listed: `name` or `changed`."""
        kept = self.prefs().get(names.ORDER, "name")
        return kept if kept in {"name", "changed"} else "name"

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME, "system"))
