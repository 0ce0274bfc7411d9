"""Cells and rows of the grids: folders, pictures and films."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gallery import model
from pytest_androidbench.phone.apps.gallery.preferences import GIFS, RAWS, SVGS, GalleryPreferences
from pytest_androidbench.phone.apps.simple.paths import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widgets.panel import Sides

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

RELATIVE: Final = "android.widget.RelativeLayout"
IMAGE: Final = "android.widget.ImageView"
WHITE: Final = "#ffffff"
DARK: Final = "#00000099"
CAPTION: Final = w.TextStyle(14, colour=WHITE)
LABEL: Final = w.TextStyle(12, colour=WHITE)
BADGE: Final = w.TextStyle(16, 500, WHITE)
ROW_DP: Final = 84
SHADOW_DP: Final = 56
SAID: Final[dict[str, TextLike]] = {"dir_pin": tr("PIN"), "dir_lock": tr("Lock folder")}
_TYPES: Final[dict[int, TextLike]] = {GIFS: "GIF", RAWS: "RAW", SVGS: "SVG"}


def rows_of(cells: Sequence[w.Widget], columns: int) -> list[w.Widget]:
    """Rows of equal cells; the last one is filled up with nothing."""
    rows: list[w.Widget] = []
    for first in range(0, len(cells), columns):
        row: list[w.Kid] = list(cells[first : first + columns])
        row += [w.Spacer(weight=1)] * (columns - len(row))
        rows.append(w.Row(*row, width="fill", across="stretch"))
    return rows


def picture(
    phone: Phone, one: model.Medium | None, side: float, *, crop: bool, id_: str
) -> w.Widget:
    """A square with a picture, or with a sign where there is nothing to draw."""
    if one is None or one.is_video or not phone.files.is_file(one.path):
        sign = "movie" if one is not None and one.is_video else "image"
        return w.Picture(
            icon=sign, background="#3c4043", colour=WHITE, size=side, shape="rect", id=id_
        )
    source = phone.files.read(one.path)
    return w.Picture(source, size=side, shape="rect", fit="cover" if crop else "contain", id=id_)


def folder_cell(
    phone: Phone,
    config: GalleryPreferences,
    folder: model.MediaFolder,
    side: float,
    *,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A folder of the grid: its newest picture, its name and how much it holds."""
    count = config.number("folder_media_count")
    shown = phone.windows.translate(folder.name)
    name = f"{shown} ({len(folder.media)})" if count == 2 else shown
    crop = config.on("crop_thumbnails")
    texts = w.Column(
        w.Text(name, CAPTION, id="dir_name", lines=1 if config.on("folder_limit_title") else 2),
        w.Text(str(len(folder.media)), CAPTION, id="photo_cnt") if count == 1 else None,
        gap=2,
        width="fill",
        id="dir_bottom_holder",
        cls="android.widget.LinearLayout",
    )
    shadow = w.Panel(
        look=w.Look(background=DARK),
        id="dir_shadow_holder",
        cls=IMAGE,
        width=side,
        height=SHADOW_DP,
    )
    return w.Stack(
        picture(phone, folder.cover, side, crop=crop, id_="dir_thumbnail"),
        w.Align(shadow, down="bottom"),
        w.Align(w.Panel(texts, padding=(8, 6), width="fill"), down="bottom"),
        _corner("lock", "dir_lock", "start") if config.lock_of(folder.path) else None,
        _corner("push_pin", "dir_pin", "start") if folder.path in config.pinned else None,
        _check("dir_check") if chosen else None,
        id="dir_holder",
        key=f"folder {folder.path}",
        cls=RELATIVE,
        width=side,
        height=side,
        selected=chosen,
        on_tap=on_tap,
        on_long=on_long,
    )


def folder_row(
    phone: Phone,
    config: GalleryPreferences,
    folder: model.MediaFolder,
    *,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A folder of the list."""
    name = phone.windows.translate(folder.name)
    texts = w.Column(
        w.Text(name, w.BODY_LARGE, id="dir_name", lines=1),
        w.Text(f"{folder.path.rpartition('/')[0]}/", w.BODY_SMALL, id="dir_path", lines=1),
        w.Text(str(len(folder.media)), w.BODY_SMALL, id="photo_cnt"),
        weight=1,
    )
    row = w.Row(
        picture(phone, folder.cover, 72, crop=config.on("crop_thumbnails"), id_="dir_thumbnail"),
        texts,
        w.Icon("push_pin", 20, id="dir_pin") if folder.path in config.pinned else None,
        w.Icon("check_circle", 26, "primary", id="dir_check") if chosen else None,
        gap=12,
    )
    return _list_row(row, "dir_holder", f"folder {folder.path}", chosen, on_tap, on_long)


def medium_cell(
    phone: Phone,
    config: GalleryPreferences,
    one: model.Medium,
    side: float,
    *,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A picture or film of the grid."""
    named = config.on("display_file_names") and w.Text(one.name, LABEL, id="medium_name", lines=3)
    kind = config.on("show_thumbnail_file_types") and _TYPES.get(one.kind)
    long = one.is_video and config.on("show_thumbnail_video_duration")
    crop = config.on("crop_thumbnails")
    star = one.favorite and config.on("mark_favorite_items") and not chosen
    gap = config.number("thumbnail_spacing")
    return w.Stack(
        w.Panel(
            picture(phone, one, side - gap, crop=crop, id_="medium_thumbnail"), padding=gap / 2
        ),
        _badge(kind) if kind else None,
        _corner("star", "favorite", "end") if star else None,
        one.is_video and _corner("play_circle_outline", "play_portrait_outline", "start"),
        long
        and w.Align(
            w.Text(model.length_text(one.duration_ms), LABEL, id="video_duration"),
            across="end",
            down="top",
            margin=4,
        ),
        _below(named, 4) if named else None,
        _check("medium_check") if chosen else None,
        id="media_item_holder",
        key=f"medium {one.path}",
        cls=RELATIVE,
        width=side,
        height=side,
        selected=chosen,
        on_tap=on_tap,
        on_long=on_long,
    )


def medium_row(
    phone: Phone,
    config: GalleryPreferences,
    one: model.Medium,
    *,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None = None,
) -> w.Widget:
    """A picture or film of the list."""
    details = f"{size_text(one.size)}   {model.moment_text(phone, one.modified_ms)}"
    texts = w.Column(
        w.Text(one.name, w.BODY_LARGE, id="medium_name", lines=2),
        w.Text(details, w.BODY_SMALL),
        weight=1,
    )
    row = w.Row(
        picture(phone, one, 72, crop=config.on("crop_thumbnails"), id_="medium_thumbnail"),
        texts,
        w.Icon("star", 20, id="favorite") if one.favorite else None,
        w.Icon("check_circle", 26, "primary", id="medium_check") if chosen else None,
        gap=12,
    )
    return _list_row(row, "media_item_holder", f"medium {one.path}", chosen, on_tap, on_long)


def _list_row(
    row: w.Widget,
    id_: str,
    key: str,
    chosen: bool,
    on_tap: Callable[[], None],
    on_long: Callable[[], None] | None,
) -> w.Widget:
    return w.Panel(
        row,
        id=id_,
        key=key,
        cls=RELATIVE,
        padding=(8, 6, 16, 6),
        look=w.Look(background="surface_container") if chosen else w.Look(),
        width="fill",
        height=ROW_DP,
        selected=chosen,
        on_tap=on_tap,
        on_long=on_long,
    )


def _below(kid: w.Widget, padding: Sides) -> w.Widget:
    shade = w.Panel(kid, padding=padding, look=w.Look(background=DARK), width="fill")
    return w.Align(shade, down="bottom")


def _badge(kind: TextLike) -> w.Widget:
    return w.Align(w.Text(kind, BADGE, id="file_type"), across="start", down="top", margin=4)


def _check(id_: str) -> w.Widget:
    sign = w.Picture(icon="check", background="primary", colour="on_primary", size=26, id=id_)
    return w.Align(sign, across="end", down="top", margin=8)


def _corner(icon: str, id_: str, across: str) -> w.Widget:
    sign = w.Picture(icon=icon, background=DARK, colour=WHITE, size=26, id=id_)
    sign.desc = SAID.get(id_)
    return w.Align(sign, across="start" if across == "start" else "end", down="top", margin=4)
