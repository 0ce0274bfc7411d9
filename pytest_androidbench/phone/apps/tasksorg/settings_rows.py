"""Every page of the settings as rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.preferences import (
    BAR_POSITION,
    BELOW,
    DEFAULT_START,
    FULL_DATE,
    TITLE_SIZE,
    USUAL_SIZE,
)
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import (
    choice,
    heading,
    slider,
    toggle,
    translated,
)
from pytest_androidbench.phone.kit.preferences import Entry


def _pick(key: str, title: str, default: str, values: Mapping[str, str]) -> ListPreference:
    return choice(key, title, translated(values), default)


_DATES: Final = {"0": "No due date", "1": "Today", "2": "Tomorrow", "3": "Day after tomorrow",
                 "4": "Next week"}  # fmt: skip
_STARTS: Final = {"0": "No start date", "1": "Due date", "4": "Due time", "2": "Day before due",
                  "3": "Week before due"}  # fmt: skip
PAGES: Final[Mapping[str, tuple[str, tuple[Entry, ...]]]] = {
    "Look and feel": ("palette", (
        _pick("theme_style", "Theme", "5", {"0": "Light", "1": "Black", "2": "Dark",
                                           "5": "System default"}),
        toggle("desaturate_colors", "Desaturate colors in dark theme", default=True),
        toggle("markdown", "Markdown", "Enable Markdown in title and description"),
        heading("On launch"),
        toggle("open_last_viewed_list", "Open last viewed list", default=True),
    )),
    "Notifications": ("notifications_none", (
        toggle("notif_annoy", "Persistent notifications",
             "Persistent notifications cannot be cleared", default=True),
        toggle("wearable_notifications", "Wearable notifications",
             "Show notifications on your wearable", default=True),
        toggle("bundle_notifications", "Bundle notifications",
             "Combine multiple notifications into a single notification", default=True),
        toggle("voice_reminders", "Voice reminders",
             "Tasks will speak task names during task reminders"),
        heading("Default reminder"),
        toggle("reminder_time_new_enabled", "Enabled",
             "Show notifications for tasks without due times", default=True),
        heading("Quiet hours"),
        toggle("enable_qhours", "Enabled", "No reminders during quiet hours"),
    )),
    "Task defaults": ("add", (
        _pick("p_def_imp", "Default priority", "2", {"0": "High", "1": "Medium", "2": "Low",
                                                    "3": "None"}),
        _pick(DEFAULT_START, "Default start date", "0", _STARTS),
        _pick("p_def_urg", "Default due date", "0", _DATES),
    )),
    "Task list options": ("list", (
        _pick(BAR_POSITION, "App bar position", BELOW, {"0": "Top", BELOW: "Bottom"}),
        slider(TITLE_SIZE, "Font size", USUAL_SIZE, 10, 48),
        toggle("full_task_title", "Show full task title"),
        toggle("show_description", "Show description", default=True),
        heading("Chips"),
        toggle("chips_subtask", "Subtasks", default=True),
        toggle("chips_start_date", "Start date", default=True),
        toggle("chips_list", "Lists", default=True),
        toggle("chips_tag", "Tags", default=True),
    )),
    "Edit screen options": ("edit", (
        toggle("back_button_saves_task", "Back button saves task"),
        toggle("p_hide_check_button", "Hide check button"),
    )),
    "Date and time": ("access_time", (
        _pick("start_of_week", "Start of week", "0", {"0": "Default", "7": "Sunday", "1": "Monday",
                                                     "6": "Saturday"}),
        toggle(FULL_DATE, "Show full date"),
    )),
    "Navigation drawer": ("menu", (
        heading("Filters"),
        toggle("drawer_filters_enabled", "Enabled", default=True),
        toggle("p_show_today_f", "Today", default=True),
        toggle("p_show_recently_modified_f", "Recently modified", default=True),
        heading("Tags"),
        toggle("drawer_tags_enabled", "Enabled", default=True),
        toggle("tags_hide_unused", "Hide unused tags"),
        heading("Local lists"),
        toggle("drawer_lists_enabled", "Enabled", default=True),
    )),
    "Backups": ("save", (
    )),
    "Advanced": ("tune", (
    )),
}  # fmt: skip
"""By title: the sign, and what is on the page besides rows that do something."""
