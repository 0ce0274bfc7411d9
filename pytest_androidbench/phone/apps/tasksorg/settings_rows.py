"""Every page of the settings as rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.settings_model import FULL_DATE
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceHeading, PreferenceToggle
from pytest_androidbench.phone.ui.message import tr


def _group(title: str) -> PreferenceHeading:
    return PreferenceHeading(title=tr(title))


def _flag(key: str, title: str, default: bool, summary: str = "") -> PreferenceToggle:
    about = tr(summary) if summary else None
    return PreferenceToggle(key=key, title=tr(title), default=default, summary=about)


def _pick(key: str, title: str, default: str, values: Mapping[str, str]) -> ListPreference:
    shown = {value: tr(text) for value, text in values.items()}
    return ListPreference(key=key, title=tr(title), values=shown, default=default)


_DATES: Final = {"0": "No due date", "1": "Today", "2": "Tomorrow", "3": "Day after tomorrow",
                 "4": "Next week"}  # fmt: skip
PAGES: Final[Mapping[str, tuple[str, tuple[Entry, ...]]]] = {
    "Look and feel": ("palette", (
        _pick("theme_style", "Theme", "5", {"0": "Light", "1": "Black", "2": "Dark",
                                           "5": "System default"}),
        _flag("desaturate_colors", "Desaturate colors in dark theme", True),
        _flag("markdown", "Markdown", False, "Enable Markdown in title and description"),
        _group("On launch"),
        _flag("open_last_viewed_list", "Open last viewed list", True),
    )),
    "Notifications": ("notifications_none", (
        _flag("notif_annoy", "Persistent notifications", True,
             "Persistent notifications cannot be cleared"),
        _flag("wearable_notifications", "Wearable notifications", True,
             "Show notifications on your wearable"),
        _flag("bundle_notifications", "Bundle notifications", True,
             "Combine multiple notifications into a single notification"),
        _flag("voice_reminders", "Voice reminders", False,
             "Tasks will speak task names during task reminders"),
        _group("Default reminder"),
        _flag("reminder_time_new_enabled", "Enabled", True,
             "Show notifications for tasks without due times"),
        _group("Quiet hours"),
        _flag("enable_qhours", "Enabled", False, "No reminders during quiet hours"),
    )),
    "Task defaults": ("add", (
        _pick("p_def_imp", "Default priority", "2", {"0": "High", "1": "Medium", "2": "Low",
                                                    "3": "None"}),
        _pick("p_def_urg", "Default due date", "0", _DATES),
    )),
    "Task list options": ("list", (
        _flag("full_task_title", "Show full task title", False),
        _flag("show_description", "Show description", True),
        _group("Chips"),
        _flag("chips_subtask", "Subtasks", True),
        _flag("chips_start_date", "Start date", True),
        _flag("chips_list", "Lists", True),
        _flag("chips_tag", "Tags", True),
    )),
    "Edit screen options": ("edit", (
        _flag("back_button_saves_task", "Back button saves task", False),
        _flag("p_hide_check_button", "Hide check button", False),
    )),
    "Date and time": ("access_time", (
        _pick("start_of_week", "Start of week", "0", {"0": "Default", "7": "Sunday", "1": "Monday",
                                                     "6": "Saturday"}),
        _flag(FULL_DATE, "Show full date", False),
    )),
    "Navigation drawer": ("menu", (
        _group("Filters"),
        _flag("drawer_filters_enabled", "Enabled", True),
        _flag("p_show_today_f", "Today", True),
        _flag("p_show_recently_modified_f", "Recently modified", True),
        _group("Tags"),
        _flag("drawer_tags_enabled", "Enabled", True),
        _flag("tags_hide_unused", "Hide unused tags", False),
        _group("Local lists"),
        _flag("drawer_lists_enabled", "Enabled", True),
    )),
    "Advanced": ("tune", (
    )),
}  # fmt: skip
"""By title: the sign, and what is on the page besides rows that do something."""
