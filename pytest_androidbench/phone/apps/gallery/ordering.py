"""How media are sorted and put into groups."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gallery import preferences
from pytest_androidbench.phone.apps.gallery.model import Medium, day_text
from pytest_androidbench.phone.apps.simple.paths import folder_name
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_NUMBER: Final = re.compile(r"(\d+)")
_KINDS: Final[dict[int, Message]] = {
    preferences.IMAGES: tr("Images"),
    preferences.VIDEOS: tr("Videos"),
    preferences.GIFS: tr("GIFs"),
    preferences.RAWS: tr("RAW images"),
    preferences.SVGS: tr("SVGs"),
}
_DAY_MS: Final = 86_400_000
_DAILY: Final = preferences.MODIFIED_DAILY | preferences.TAKEN_DAILY
_MONTHLY: Final = preferences.MODIFIED_MONTHLY | preferences.TAKEN_MONTHLY
Group = tuple[TextLike, list[Medium]]
"""A heading and what stands under it."""


def text_key(text: str, sorting: int) -> list[tuple[int, int, str]]:
    """What names are compared by: numbers in them count by their value, where that is wished."""
    lower = text.lower()
    if not sorting & preferences.NUMERIC:
        return [(1, 0, lower)]
    parts = _NUMBER.split(lower)
    return [(0, int(p), "") if p.isdecimal() else (1, 0, p) for p in parts if p]


def sorted_media(media: Sequence[Medium], sorting: int) -> list[Medium]:
    """The media in the order that is kept as a sum of marks."""
    if sorting & preferences.RANDOM:
        return sorted(media, key=lambda one: zlib.crc32(one.path.encode()))
    found = sorted(media, key=lambda one: text_key(one.name, preferences.NUMERIC))
    if sorting & preferences.BY_NAME:
        found.sort(key=lambda one: text_key(one.name, sorting))
    elif sorting & preferences.BY_PATH:
        found.sort(key=lambda one: text_key(one.path, sorting))
    elif sorting & preferences.BY_SIZE:
        found.sort(key=lambda one: one.size)
    elif sorting & preferences.BY_TAKEN:
        found.sort(key=lambda one: one.taken_ms)
    else:
        found.sort(key=lambda one: one.modified_ms)
    return found[::-1] if sorting & preferences.DESCENDING else found


def grouped(
    phone: Phone, media: Sequence[Medium], grouping: int
) -> list[tuple[TextLike, list[Medium]]]:
    """Media with the heading of their group; one group without a heading where there is none."""
    if not grouping & (
        preferences.MODIFIED_DAILY
        | preferences.MODIFIED_MONTHLY
        | preferences.TAKEN_DAILY
        | preferences.TAKEN_MONTHLY
        | preferences.FILE_TYPE
        | preferences.EXTENSION
        | preferences.FOLDER
    ):
        return [("", list(media))]
    groups: dict[str, list[Medium]] = {}
    for one in media:
        groups.setdefault(_key(phone, one, grouping), []).append(one)
    order = sorted(groups, reverse=bool(grouping & preferences.DESCENDING))
    named = [(_heading(phone, groups[key][0], grouping), groups[key]) for key in order]
    if not grouping & preferences.GROUP_COUNTS:
        return named
    said = phone.windows.translate
    return [(f"{said(name)} ({len(found)})", found) for name, found in named]


def _key(phone: Phone, one: Medium, grouping: int) -> str:
    if grouping & preferences.FILE_TYPE:
        return str(one.kind)
    if grouping & preferences.EXTENSION:
        return one.ending
    if grouping & preferences.FOLDER:
        return one.folder.lower()
    shape = "%Y%m%d" if grouping & _DAILY else "%Y%m"
    return local_time(phone, _time(one, grouping)).strftime(shape)


def _heading(phone: Phone, one: Medium, grouping: int) -> TextLike:
    if grouping & preferences.FILE_TYPE:
        return _KINDS.get(one.kind, tr("Images"))
    if grouping & preferences.EXTENSION:
        return one.ending.upper()
    if grouping & preferences.FOLDER:
        return folder_name(one.folder)
    ms = _time(one, grouping)
    if grouping & _MONTHLY:
        return local_time(phone, ms).strftime("%B %Y")
    day, now = day_text(phone, ms), phone.clock.now_ms
    if day == day_text(phone, now):
        return tr("Today")
    return tr("Yesterday") if day == day_text(phone, now - _DAY_MS) else day


def _time(one: Medium, grouping: int) -> int:
    return (
        one.taken_ms
        if grouping & (preferences.TAKEN_DAILY | preferences.TAKEN_MONTHLY)
        else one.modified_ms
    )
