"""Films and groups of them as cards and as rows (video_grid_card.xml, video_list_card.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.model import VideoGroup, videos
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoItem:
    """A film or a group, and what is done by touching it."""

    group: VideoGroup
    chosen: bool
    picture: bytes | None
    seen: bool
    """Whether it is marked that it was seen to its end."""
    tap: look.Act
    hold: look.Act
    menu: look.Act


def video_card(item: VideoItem, side: float) -> w.Widget:
    """A card as wide as its column, in dp."""
    mark = w.Icon("check", 20, "primary", id="ml_item_seen")
    picture = w.Stack(
        _thumbnail(item.picture),
        w.Align(_sign(item, over=item.picture), across="end", down="bottom"),
        item.seen and w.Align(mark, across="start", down="bottom", margin=4),
        width="fill",
        height=(side - 16) * 10 / 16,
    )  # fmt: skip
    cell = w.Column(
        w.Panel(picture, id="container", cls=look.CARD, width="fill"),
        w.Text(item.group.title, w.BODY, lines=1, id="ml_item_title"),
        w.Text(_length(item.group), look.SMALL, lines=1, id="ml_item_time"),
        gap=2,
        across="stretch",
        width="fill",
    )
    card = _touchable(item, cell)
    card.width = side
    return card


def video_row(item: VideoItem) -> w.Widget:
    """A row as wide as the list."""
    words = w.Column(
        w.Text(item.group.title, w.BODY_LARGE, lines=2, id="ml_item_title"),
        w.Text(_length(item.group), look.SMALL, id="ml_item_time"),
        weight=1,
    )
    cover = look.cover("movie", 56, "ml_item_thumbnail", item.picture)
    return _touchable(item, w.Row(cover, words, _sign(item), gap=12, width="fill"))


def _thumbnail(picture: bytes | None) -> w.Widget:
    if picture is not None:
        return w.Picture(picture, shape="rect", id="ml_item_thumbnail", width="fill", height="fill")
    return w.Panel(
        w.Align(w.Icon("movie", 40, "outline")),
        look=w.Look(background="surface_highest"),
        id="ml_item_thumbnail", cls=look.IMAGE, width="fill", height="fill",
    )  # fmt: skip


def _touchable(item: VideoItem, content: w.Widget) -> w.Widget:
    return w.Panel(
        content, padding=8, desc=_desc(item.group), cls=look.VIEW_GROUP, width="fill",
        look=w.Look(background="secondary_container") if item.chosen else w.Look(),
        selected=item.chosen, on_tap=item.tap, on_long=item.hold,
    )  # fmt: skip


def _sign(item: VideoItem, over: bytes | None = None) -> w.Widget:
    if item.chosen:
        return w.Icon("check_circle", colour="primary", id="selected_check")
    colour = "#ffffff" if over is not None else "on_surface_variant"
    return look.dots(f"more {item.group.key}", item.menu, colour)


def _length(group: VideoGroup) -> TextLike:
    return videos(len(group.media)) if len(group.media) > 1 else look.time_of(group.media[0])


def _desc(group: VideoGroup) -> TextLike:
    if len(group.media) > 1:
        return tr("Video group: {title}, {n} videos", title=group.title, n=len(group.media))
    time = look.time_of(group.media[0])
    if not time:
        return tr("Video: {title}", title=group.title)
    return tr("Video: {title}, Duration: {time}", title=group.title, time=time)
