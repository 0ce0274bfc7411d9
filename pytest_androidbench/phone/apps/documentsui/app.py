"""What the file manager declares."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.icon import ICON
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.documents import DIRECTORY_TYPE
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_DEFAULT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.screen import Screen

LAUNCHER: Final = "com.android.documentsui.LauncherActivity"
DOWNLOADS: Final = "com.android.documentsui.ViewDownloadsActivity"
ROOT_TYPE: Final = "vnd.android.document/root"
OPENABLE: Final = "android.intent.category.OPENABLE"
PICK_PRIORITY: Final = 100
PICKERS: Final = {
    contract.CREATE: "pick_places:SavePicker",
    contract.TREE: "pick_places:TreePicker",
    contract.PICK_DESTINATION: "pick_places:DestinationPicker",
}
"""Actions that are about a place -> the screen that the picker's activity is then."""


class DocumentsApp(App):
    """AOSP's DocumentsUI, as Google ships it."""

    package = contract.PACKAGE
    label = "Files"
    version = "13"
    version_code = 330000000
    icon = "folder"
    icon_color = 0x1A73E8
    icon_art = ICON
    system = True
    main = LAUNCHER
    permissions = (
        "android.permission.MANAGE_DOCUMENTS",
        "android.permission.POST_NOTIFICATIONS",
    )
    granted = ("android.permission.POST_NOTIFICATIONS",)
    appcompat = True
    activities = {
        contract.FILES: "file_manager:FileManager",
        contract.PICKER: "pick_files:OpenPicker",
        contract.INSPECTOR: "inspector:Inspector",
    }
    aliases = {
        LAUNCHER: contract.FILES,
        "com.android.documentsui.files.LauncherActivity": contract.FILES,
        DOWNLOADS: contract.FILES,
    }
    filters = (
        IntentFilter(
            activity=contract.PICKER,
            actions=(contract.OPEN, contract.CREATE, contract.GET),
            categories=(CATEGORY_DEFAULT, OPENABLE),
            types=("*/*",),
            priority=PICK_PRIORITY,
        ),
        IntentFilter(activity=contract.PICKER, actions=(contract.TREE,), priority=PICK_PRIORITY),
        IntentFilter(
            activity=contract.FILES, actions=(ACTION_VIEW,), types=(ROOT_TYPE, DIRECTORY_TYPE)
        ),
        IntentFilter(activity=DOWNLOADS, actions=("android.intent.action.VIEW_DOWNLOADS",)),
    )

    def screen_for(self, intent: Intent) -> Screen[Any]:
        if (intent.component or "").endswith(LAUNCHER):
            # The icon's activity shows nothing and starts the one that does.
            shown = Intent(component=f"{self.package}/{contract.FILES}")
            self.phone.activities.log_start(shown, None)
        picker = PICKERS.get(intent.action or "")
        if picker is None or self.activity_of(intent.component or "") != contract.PICKER:
            return super().screen_for(intent)
        screen = self.screen_named(picker)
        assert issubclass(screen, AppScreen)
        return screen.for_intent(intent)
