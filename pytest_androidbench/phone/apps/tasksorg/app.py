"""What Tasks.org declares."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pytest_androidbench.phone.apps.tasksorg.icon import ICON
from pytest_androidbench.phone.apps.tasksorg.schema import SCHEMA
from pytest_androidbench.phone.apps.tasksorg.store import TaskStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_SEND_MULTIPLE,
    PROCESS_TEXT,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

DEFAULT_LIST = "default_remote_list"
LAST_FILTER = "last_viewed_list"
THEME_COLOR = "theme_color"
MAIN = "com.todoroo.astrid.activity.MainActivity"
SHARE = "com.todoroo.astrid.activity.ShareLinkActivity"


class TasksApp(App):
    """Tasks.org."""

    package = "org.tasks"
    label = "Tasks"
    version = "13.6.3"
    version_code = 130605
    icon = "check"
    icon_color = 0x2196F3
    icon_art = ICON
    palette = {
        "primary": "#2196f3", "on_primary": "#ffffff", "secondary": "#f44336",
        "primary_container": "#f44336", "on_primary_container": "#ffffff",
        "secondary_container": "#e0e0e0", "on_secondary_container": "#212121",
        "background": "#ffffff", "surface": "#ffffff", "on_surface": "#212121",
        "on_surface_variant": "#757575", "surface_container": "#ffffff", "surface_high": "#ffffff",
        "surface_highest": "#eeeeee", "error": "#d32f2f", "outline": "#9e9e9e",
        "outline_variant": "#e0e0e0", "bar": "#2196f3", "on_bar": "#ffffff",
    }  # fmt: skip
    dark_palette = {
        "primary": "#64b5f6", "on_primary": "#000000", "secondary": "#e57373",
        "primary_container": "#e57373", "on_primary_container": "#000000",
        "secondary_container": "#424242", "on_secondary_container": "#eeeeee",
        "background": "#202124", "surface": "#202124", "on_surface": "#e0e0e0",
        "on_surface_variant": "#9e9e9e", "surface_container": "#303134", "surface_high": "#303134",
        "surface_highest": "#3c4043", "error": "#ef5350", "outline": "#757575",
        "outline_variant": "#3c4043", "bar": "#64b5f6", "on_bar": "#000000",
    }  # fmt: skip
    material = 2
    target_sdk = 33
    min_sdk = 24
    main = MAIN
    aliases = {"com.todoroo.astrid.activity.TaskListActivity": MAIN}
    appcompat = True
    activities = {
        MAIN: "tasks:TaskListPage",
        ".preferences.MainPreferences": "settings:TasksSettingsPage",
        SHARE: "sharing:ShareLink",
    }
    filters = (
        IntentFilter(activity=SHARE, actions=(PROCESS_TEXT,), types=("text/plain",)),
        IntentFilter(
            activity=SHARE,
            actions=(ACTION_SEND,),
            types=("text/plain", "image/*", "audio/*", "application/*"),
        ),
        IntentFilter(activity=SHARE, actions=(ACTION_SEND_MULTIPLE,), types=("image/*",)),
    )
    labels = {SHARE: "Create new task"}
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.ACCESS_FINE_LOCATION",
        "android.permission.READ_CALENDAR",
        "android.permission.WRITE_CALENDAR",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.RECEIVE_BOOT_COMPLETED",
        "android.permission.VIBRATE",
        "android.permission.WAKE_LOCK",
    )
    schemas = {"database": SCHEMA}

    @property
    def store(self) -> TaskStore:
        """Tasks, lists and tags."""
        return TaskStore(self.phone, self.database())

    @property
    def default_list(self) -> str:
        """The uuid of the list that new tasks go to."""
        lists = self.store.lists()
        chosen = self.prefs().get(DEFAULT_LIST, "")
        first = min(lists, key=lambda one: one.id).uuid if lists else ""
        return chosen if any(one.uuid == chosen for one in lists) else first

    @property
    def theme_color(self) -> int:
        """The colour of the bar at the bottom; 0: the app's own."""
        return self.prefs().get(THEME_COLOR, 0)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity != MAIN or not self.prefs().get("open_last_viewed_list", default=True):
            return super().screen_for(intent)
        return self.screen_class(MAIN)(**{"filter": self.last_filter()})

    def last_filter(self) -> str:
        """The list that was open last, if it is still there."""
        chosen = self.prefs().get(LAST_FILTER, "my")
        kind, _, id_ = chosen.partition(":")
        tables = {"list": "caldav_lists WHERE cdl_uuid", "tag": "tagdata WHERE remoteId"}
        if kind not in tables:
            return chosen
        sql = f"SELECT count(*) FROM {tables[kind]} = ?"  # noqa: S608
        return chosen if self.database().value(sql, id_) else "my"

    def display(self, display: Display) -> Display:
        theme = self.prefs().get("theme_style", "5")
        return replace(display, dark=theme in {"1", "2"}) if theme in {"0", "1", "2"} else display
