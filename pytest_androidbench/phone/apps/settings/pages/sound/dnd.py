"""Do Not Disturb."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.shapes import keep, options
from pytest_androidbench.phone.apps.settings.pages.sound.sleeping import schedules_summary
from pytest_androidbench.phone.apps.settings.view.zen_button import zen_button
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

ZEN: Final = Flag("global/zen_mode", any_on=True)
PEOPLE: Final = {
    "starred": "Starred contacts",
    "contacts": "Contacts",
    "anyone": "Anyone",
    "none": "None",
}
CALLS: Final = StringSetting("secure/zen_calls_from", "starred")
MESSAGES: Final = StringSetting("secure/zen_messages_from", "none")


def dnd_summary(phone: Phone) -> Message:
    """The line under "Do Not Disturb"."""
    return make.on_off(ZEN.read(phone))


def _dnd(state: SettingsPageState) -> Rows:
    on = ZEN.read(state.phone)
    return [
        rows.Custom("", partial(zen_button, on, partial(keep, ZEN, not on)), name="zen"),
        make.category("What can interrupt Do Not Disturb"),
        make.link("People", "dnd_people", "Some people can interrupt"),
        make.link("Apps", "dnd_apps", "No apps can interrupt"),
        make.link("Alarms & other interruptions", "dnd_other", "Alarms and media can interrupt"),
        make.category("General"),
        rows.Link(tr("Schedules"), "dnd_when", summary=schedules_summary(state.phone)),
        make.choice(
            "Duration for Quick Settings",
            "secure/zen_duration",
            {"0": "Until you turn off", "60": "For 1 hour", "-1": "Ask every time"},
            "0",
        ),
        make.link(
            "Display options for hidden notifications", "dnd_hidden", "No sound from notifications"
        ),
    ]


PEOPLE_ROWS: Final = (
    make.category("People that can interrupt"),
    make.choice("Messages", MESSAGES, PEOPLE),
    make.choice("Calls", CALLS, PEOPLE),
    make.switch("Allow repeat callers", "secure/zen_repeat_callers",
                "If the same person calls a second time within a 15 minute period", on=True),
)  # fmt: skip

HIDING: Final = {
    "sound": tr("No sound from notifications"),
    "visuals": tr("No visuals or sound from notifications"),
}


def _hidden(state: SettingsPageState) -> Rows:
    return [
        *options(state.phone, StringSetting("secure/zen_hidden", "sound"), HIDING),
        make.footer(
            "Critical phone activity and status notifications always show and can't be hidden."
        ),
    ]


DND_APPS_ROWS: Final = (make.category("Apps that can interrupt"), make.footer("No apps selected"))
DND_OTHER_ROWS: Final = (
    make.switch("Alarms", "secure/zen_allow_alarms", on=True),
    make.switch("Media sounds", "secure/zen_allow_media",
                "Sounds from videos, games, and other media", on=True),
    make.switch("Touch sounds", "secure/zen_allow_system",
                "Sounds from your keyboard and other buttons"),
    make.switch("Reminders", "secure/zen_allow_reminders"),
    make.switch("Calendar events", "secure/zen_allow_events"),
)  # fmt: skip

PAGES: Final = (
    make.page("dnd", "Do Not Disturb", _dnd, "sound", "notification.zen.ZenModeSettings"),
    make.page("dnd_people", "People", PEOPLE_ROWS, "dnd", "notification.zen.ZenModePeopleSettings"),
    make.page("dnd_apps", "Apps", DND_APPS_ROWS, "dnd",
              "notification.zen.ZenModeBypassingAppsSettings"),
    make.page("dnd_other", "Alarms & other interruptions", DND_OTHER_ROWS, "dnd",
              "notification.zen.ZenModeSoundVibrationSettings"),
    make.page("dnd_hidden", "Display options for hidden notifications", _hidden, "dnd",
              "notification.zen.ZenModeRestrictNotificationsSettings"),
)  # fmt: skip
