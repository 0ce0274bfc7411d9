"""Do Not Disturb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

ZEN: Final = Flag("global", "zen_mode")
PEOPLE: Final = (
    ("starred", tr("Starred contacts")),
    ("contacts", tr("Contacts")),
    ("anyone", tr("Anyone")),
    ("none", tr("None")),
)
CALLS: Final = Word("secure", "zen_calls_from", "starred")
MESSAGES: Final = Word("secure", "zen_messages_from", "none")


def dnd_summary(phone: Phone) -> Message:
    """Return the line under "Do Not Disturb"."""
    return tr("On") if ZEN.read(phone) else tr("Off")


def _switch(on: bool, pane: Pane) -> None:
    ZEN.write(pane.phone, on)


def _dnd(scene: Scene) -> Sequence[rows.Row]:
    on = ZEN.read(scene.phone)
    button = rows.Link(
        tr("Turn off now") if on else tr("Turn on now"),
        icon="do_not_disturb_on",
        do=partial(_switch, not on),
        name="zen_switch",
    )
    return [
        rows.Buttons(name="zen", buttons=[button]),
        rows.Category(tr("What can interrupt Do Not Disturb")),
        rows.Link(tr("People"), summary=tr("Some people can interrupt"), to="dnd_people"),
        rows.Link(tr("Apps"), summary=tr("No apps can interrupt"), to="dnd_apps"),
        rows.Link(
            tr("Alarms & other interruptions"),
            summary=tr("Alarms and media can interrupt"),
            to="dnd_other",
        ),
        rows.Category(tr("General")),
        rows.Link(
            tr("Schedules"), summary=tr("1 schedule can turn on automatically"), to="dnd_when"
        ),
        rows.ListChoice(
            tr("Duration for Quick Settings"),
            options=(
                ("0", tr("Until you turn off")),
                ("60", tr("For 1 hour")),
                ("-1", tr("Ask every time")),
            ),
            value=Word("secure", "zen_duration", "0"),
        ),
        rows.Link(
            tr("Display options for hidden notifications"),
            summary=tr("No sound from notifications"),
            to="dnd_hidden",
        ),
    ]


def _people(scene: Scene) -> Sequence[rows.Row]:
    del scene
    return [
        rows.Category(tr("People that can interrupt")),
        rows.ListChoice(tr("Messages"), options=PEOPLE, value=MESSAGES),
        rows.ListChoice(tr("Calls"), options=PEOPLE, value=CALLS),
        rows.Toggle(
            tr("Allow repeat callers"),
            summary=tr("If the same person calls a second time within a 15 minute period"),
            value=Flag("secure", "zen_repeat_callers", default=True),
        ),
    ]


def _hidden(scene: Scene) -> Sequence[rows.Row]:
    chosen = scene.phone.settings.text("secure", "zen_hidden", "sound")
    options = (
        ("sound", tr("No sound from notifications")),
        ("visuals", tr("No visuals or sound from notifications")),
    )
    return [
        *(
            rows.Option(label, chosen=value == chosen, do=partial(_hide, value))
            for value, label in options
        ),
        rows.Footer(
            tr("Critical phone activity and status notifications always show and can't be hidden.")
        ),
    ]


def _hide(value: str, pane: Pane) -> None:
    pane.phone.settings.put("secure", "zen_hidden", value)


PAGES: Final = (
    Page(
        name="dnd",
        title=tr("Do Not Disturb"),
        rows=_dnd,
        parent="sound",
        fragment="notification.zen.ZenModeSettings",
    ),
    Page(
        name="dnd_people",
        title=tr("People"),
        rows=_people,
        parent="dnd",
        fragment="notification.zen.ZenModePeopleSettings",
    ),
    Page(
        name="dnd_apps",
        title=tr("Apps"),
        parent="dnd",
        fragment="notification.zen.ZenModeBypassingAppsSettings",
        rows=[
            rows.Category(tr("Apps that can interrupt")),
            rows.Footer(tr("No apps selected")),
        ],
    ),
    Page(
        name="dnd_other",
        title=tr("Alarms & other interruptions"),
        parent="dnd",
        fragment="notification.zen.ZenModeSoundVibrationSettings",
        rows=[
            rows.Toggle(tr("Alarms"), value=Flag("secure", "zen_allow_alarms", default=True)),
            rows.Toggle(
                tr("Media sounds"),
                summary=tr("Sounds from videos, games, and other media"),
                value=Flag("secure", "zen_allow_media", default=True),
            ),
            rows.Toggle(
                tr("Touch sounds"),
                summary=tr("Sounds from your keyboard and other buttons"),
                value=Flag("secure", "zen_allow_system"),
            ),
            rows.Toggle(tr("Reminders"), value=Flag("secure", "zen_allow_reminders")),
            rows.Toggle(tr("Calendar events"), value=Flag("secure", "zen_allow_events")),
        ],
    ),
    Page(
        name="dnd_when",
        title=tr("Schedules"),
        parent="dnd",
        fragment="notification.zen.ZenModeAutomationSettings",
        rows=[
            rows.Toggle(
                tr("Sleeping"),
                summary=tr("Sun, Mon, Tue, Wed, Thu, Fri, Sat, 10:00 PM to 7:00 AM"),
                value=Flag("secure", "zen_schedule_sleeping"),
            ),
            rows.Toggle(
                tr("Event"),
                summary=tr("During events for Any calendar"),
                value=Flag("secure", "zen_schedule_event"),
            ),
        ],
    ),
    Page(
        name="dnd_hidden",
        title=tr("Display options for hidden notifications"),
        rows=_hidden,
        parent="dnd",
        fragment="notification.zen.ZenModeRestrictNotificationsSettings",
    ),
)
