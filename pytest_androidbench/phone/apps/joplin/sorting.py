"""The rows of the dialog in which the order of notes is chosen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.joplin.preferences import (
    OPEN_ON_TOP,
    SHOW_DONE,
    SORT_FIELD,
    SORT_REVERSE,
    JoplinPreferences,
)

SORTS: Final = {
    "user_updated_time": "Updated date",
    "user_created_time": "Created date",
    "title": "Title",
    "order": "Custom order",
}
SWITCHES: Final = {
    SORT_REVERSE: "Reverse sort order",
    OPEN_ON_TOP: "Uncompleted to-dos on top",
    SHOW_DONE: "Show completed to-dos",
}


def sort_rows(settings: JoplinPreferences) -> list[str]:
    """The fields, the chosen one with a dot, and the switches, those that are on with a tick."""
    chosen = settings.text(SORT_FIELD)
    fields = [f"⬤ {label}" if field == chosen else label for field, label in SORTS.items()]
    switches = [
        f"✓ [ {label} ]" if settings.flag(key) else f"[ {label} ]"
        for key, label in SWITCHES.items()
    ]
    return [*fields, *switches]


def choose_sort(settings: JoplinPreferences, place: int) -> None:
    """Take a tap on a row."""
    if place < len(SORTS):
        settings.put(SORT_FIELD, list(SORTS)[place])
    else:
        key = list(SWITCHES)[place - len(SORTS)]
        settings.put(key, not settings.flag(key))
