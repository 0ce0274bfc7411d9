"""Every page of the settings as rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from pytest_androidbench.phone.apps.tasksorg.settings_model import FULL_DATE


@dataclass(frozen=True, slots=True)
class Group:
    """A heading."""

    title: str


@dataclass(frozen=True, slots=True)
class Flag:
    """A switch."""

    key: str
    title: str
    default: bool
    summary: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """One of several values, kept as text."""

    key: str
    title: str
    default: str
    values: Mapping[str, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Deed:
    """A row that does something by the name of its method."""

    title: str
    act: str
    summary: str = ""


Row: TypeAlias = Group | Flag | Pick | Deed
_DATES: Final = {"0": "No due date", "1": "Today", "2": "Tomorrow", "3": "Day after tomorrow",
                 "4": "Next week"}  # fmt: skip
PAGES: Final[Mapping[str, tuple[str, tuple[Row, ...]]]] = {
    "Look and feel": ("palette", (
        Pick("theme_style", "Theme", "5", {"0": "Light", "1": "Black", "2": "Dark",
                                           "5": "System default"}),
        Flag("desaturate_colors", "Desaturate colors in dark theme", True),
        Flag("markdown", "Markdown", False, "Enable Markdown in title and description"),
        Group("On launch"),
        Flag("open_last_viewed_list", "Open last viewed list", True),
    )),
    "Notifications": ("notifications_none", (
        Flag("notif_annoy", "Persistent notifications", True,
             "Persistent notifications cannot be cleared"),
        Flag("wearable_notifications", "Wearable notifications", True,
             "Show notifications on your wearable"),
        Flag("bundle_notifications", "Bundle notifications", True,
             "Combine multiple notifications into a single notification"),
        Flag("voice_reminders", "Voice reminders", False,
             "Tasks will speak task names during task reminders"),
        Group("Default reminder"),
        Flag("reminder_time_new_enabled", "Enabled", True,
             "Show notifications for tasks without due times"),
        Group("Quiet hours"),
        Flag("enable_qhours", "Enabled", False, "No reminders during quiet hours"),
    )),
    "Task defaults": ("add", (
        Deed("Default list", "pick_default_list"),
        Pick("p_def_imp", "Default priority", "2", {"0": "High", "1": "Medium", "2": "Low",
                                                    "3": "None"}),
        Pick("p_def_urg", "Default due date", "0", _DATES),
    )),
    "Task list options": ("list", (
        Flag("full_task_title", "Show full task title", False),
        Flag("show_description", "Show description", True),
        Group("Chips"),
        Flag("chips_subtask", "Subtasks", True),
        Flag("chips_start_date", "Start date", True),
        Flag("chips_list", "Lists", True),
        Flag("chips_tag", "Tags", True),
    )),
    "Edit screen options": ("edit", (
        Flag("back_button_saves_task", "Back button saves task", False),
        Flag("p_hide_check_button", "Hide check button", False),
    )),
    "Date and time": ("access_time", (
        Pick("start_of_week", "Start of week", "0", {"0": "Default", "7": "Sunday", "1": "Monday",
                                                     "6": "Saturday"}),
        Flag(FULL_DATE, "Show full date", False),
    )),
    "Navigation drawer": ("menu", (
        Group("Filters"),
        Flag("drawer_filters_enabled", "Enabled", True),
        Flag("p_show_today_f", "Today", True),
        Flag("p_show_recently_modified_f", "Recently modified", True),
        Group("Tags"),
        Flag("drawer_tags_enabled", "Enabled", True),
        Flag("tags_hide_unused", "Hide unused tags", False),
        Group("Local lists"),
        Flag("drawer_lists_enabled", "Enabled", True),
    )),
    "Advanced": ("tune", (
        Deed("Reset preferences", "ask_reset"),
        Deed("Delete task data", "ask_erase"),
    )),
}  # fmt: skip
"""By title: the sign, and what is on the page."""
