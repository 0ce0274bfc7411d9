"""Shapes and words that X's pages share."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.world.photos import PHOTOS
from pytest_androidbench.phone.world.scenes import drawn

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.x.app import XApp
    from pytest_androidbench.phone.apps.x.model import XUser
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.geometry import Rect
    from pytest_androidbench.phone.ui.painter import Painter

Act = Callable[[], None]
PostAct = Callable[[int], None]
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
SECOND: Final = w.TextStyle(14, 400, "on_surface_variant")
SMALL: Final = w.TextStyle(13, 400, "on_surface_variant")
STRONG: Final = w.TextStyle(15, 700)
TEXT: Final = w.TextStyle(15)
WORLD: Final = "world:"
FILE: Final = "file:"
"""How what is kept of a picture begins: the title of one of the world's, or a path."""
MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000
PHOTO_DP: Final = 200


def face(user: XUser, size: float = 40) -> w.Widget:
    """The letter that stands for an account."""
    return avatar(Person(first=user.name or "?"), size)


def at(user: XUser) -> str:
    """The handle as it is shown."""
    return f"@{user.handle}"


def age(phone: Phone, at_ms: int) -> TextLike:
    """How long ago something was, in few letters; the day of what is older than one."""
    passed = max(0, phone.clock.now_ms - at_ms)
    if passed < MINUTE_MS:
        return tr("now")
    if passed < HOUR_MS:
        return tr("{n}m", n=passed // MINUTE_MS)
    if passed < DAY_MS:
        return tr("{n}h", n=passed // HOUR_MS)
    return date_text(local_time(phone, at_ms), "MMMd", phone.display.locale)


def moment(phone: Phone, at_ms: int) -> Message:
    """When something was: the time of day and the day."""
    when = local_time(phone, at_ms)
    day = date_text(when, "yMMMd", phone.display.locale)
    return tr("{time} · {day}", time=clock_text(when, phone.display), day=day)


def pill(
    text: TextLike, act: Act, *, strong: bool, id: str, desc: TextLike | None = None,  # noqa: A002
    key: str | None = None,
) -> w.Widget:  # fmt: skip
    """X's button: filled with the colour of text where it is strong, else with an edge alone."""
    style: Literal["filled", "outlined"] = "filled" if strong else "outlined"
    role = "ink" if strong else "on_surface"
    return w.Button(text, style, role=role, id=id, key=key, desc=desc, on_tap=act)


@lru_cache(maxsize=16)
def world_photo(title: str) -> bytes | None:
    """One of the world's photos; None where there is none of the title."""
    found = next((each for each in PHOTOS if each.title == title), None)
    return drawn(found) if found is not None else None


def picture_bytes(app: XApp, media: str) -> bytes | None:
    """What a picture is of; None where it is not there."""
    if media.startswith(WORLD):
        return world_photo(media.removeprefix(WORLD))
    path = media.removeprefix(FILE)
    own = path.startswith(f"{app.home}/")
    return app.files.read(path) if own and app.files.is_file(path) else None


def photo(
    app: XApp, media: str, *, on_tap: Act | None = None, key: str, id: str = "media",  # noqa: A002
    height: float = PHOTO_DP, fit: str = "cover",
) -> w.Widget:  # fmt: skip
    """A picture of a post, made where it is drawn: whoever reads the hierarchy waits for none."""
    draw = partial(_draw_photo, app, media, fit)
    return w.Panel(
        w.Canvas(draw=draw, width="fill", height="fill"),
        look=w.Look(background="surface_container", radius=16 if fit == "cover" else 0),
        clips=True,
        width="fill",
        height=height,
        cls="android.widget.ImageView",
        id=id,
        key=key,
        desc=tr("Image"),
        on_tap=on_tap,
    )


def _draw_photo(app: XApp, media: str, fit: str, painter: Painter, rect: Rect) -> None:
    data = picture_bytes(app, media)
    if data is not None:
        painter.image(data, rect, 0, "contain" if fit == "contain" else "cover")
        return
    painter.icon("image", rect, min(rect.width, rect.height) // 3,
                 painter.colour("on_surface_variant"))  # fmt: skip


def bar(title: TextLike, *actions: w.Kid, subtitle: TextLike = "") -> w.Widget:
    """The bar at the top of a page that leads back."""
    return w.TopBar(title, subtitle=subtitle, back=True, actions=actions, id="toolbar")


def about(icon: str, text: TextLike, id: str) -> w.Widget:  # noqa: A002 - as widgets call it
    """A line with a sign ahead."""
    return w.Row(w.Icon(icon, 18), w.Text(text, SECOND, lines=1, id=id, weight=1), gap=8,
                 width="fill")  # fmt: skip
