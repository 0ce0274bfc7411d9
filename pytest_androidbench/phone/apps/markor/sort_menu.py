"""The menu that says how files are sorted, and which are shown."""

from __future__ import annotations

from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor import files, preferences
from pytest_androidbench.phone.apps.markor.preferences import MarkorPreferences
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui.message import tr

ORDERS: Final = (
    ("Name", files.BY_NAME),
    ("Date", files.BY_DATE),
    ("Size", files.BY_SIZE),
    ("MIME type", files.BY_TYPE),
)
FLAGS: Final = (
    ("Folder first", preferences.FOLDER_FIRST, True),
    ("Reverse order", preferences.REVERSE, False),
    (".dotfiles", preferences.DOTFILES, True),
)


def sort_entries(settings: MarkorPreferences) -> list[MenuEntry]:
    """Its rows."""
    now = settings.text(preferences.SORT, files.BY_NAME)
    kinds = [
        MenuEntry(
            text=tr(title),
            act=partial(settings.put, preferences.SORT, key),
            checked=key == now,
            radio=True,
        )
        for title, key in ORDERS
    ]
    flags = [
        MenuEntry(
            text=tr(title),
            act=preferences.flipper(settings, key, default=default),
            checked=settings.flag(key, default=default),
        )
        for title, key, default in FLAGS
    ]
    return [*kinds, *flags]
