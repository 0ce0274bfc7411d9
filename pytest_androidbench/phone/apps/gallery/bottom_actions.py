"""The buttons below a picture, of which the settings choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pytest_androidbench.phone.apps.gallery.marks import marked
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.viewer_bars import Button
from pytest_androidbench.phone.ui.message import Message, tr

OFFERED: Final[tuple[tuple[str, str, Message], ...]] = (
    ("toggle_favorite", "star_border", tr("Toggle favorite")),
    ("edit", "edit", tr("Edit")),
    ("share", "share", tr("Share")),
    ("delete", "delete", tr("Delete")),
    ("rotate", "rotate_right", tr("Rotate right")),
    ("properties", "info", tr("Properties")),
    ("slideshow", "play_arrow", tr("Slideshow")),
    ("show_on_map", "place", tr("Show on map")),
    ("toggle_visibility", "visibility_off", tr("Toggle file visibility")),
    ("rename", "text_fields", tr("Rename")),
    ("set_as", "wallpaper", tr("Set as")),
    ("copy", "content_copy", tr("Copy")),
    ("move", "drive_file_move", tr("Move")),
    ("resize", "photo_size_select_large", tr("Resize")),
)
"""Name, sign and description of each, in their order."""
IDS: Final = {"toggle_favorite": "favorite", "toggle_visibility": "toggle_file_visibility"}
"""Those whose ids end in another name than that of their box in the settings."""
NOT_IN_BIN: Final = {"toggle_favorite", "edit", "toggle_visibility", "rename", "move"}
OF_PICTURES: Final = {"rotate", "show_on_map", "set_as", "resize"}


def buttons_below(
    one: Medium | None, marks: int, acts: Mapping[str, Callable[[], None]]
) -> list[Button]:
    """The buttons whose marks are in a sum and that fit what is shown; `acts` is what they do."""
    left_out: set[str] = set()
    signs: dict[str, str] = {}
    if one is not None:
        left_out |= NOT_IN_BIN if one.binned else set()
        left_out |= OF_PICTURES if one.is_video else set()
        signs |= {"toggle_favorite": "star"} if one.favorite else {}
        signs |= {"toggle_visibility": "visibility"} if one.hidden else {}
    shown = marked("bottom_actions", marks) - left_out
    return [
        (signs.get(name, icon), text, IDS.get(name, name), acts[name])
        for name, icon, text in OFFERED
        if name in shown
    ]
