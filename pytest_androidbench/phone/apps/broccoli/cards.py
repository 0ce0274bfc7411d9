"""A recipe as a row of a list, and the pictures of recipes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.broccoli.look import (
    CARD,
    CARD_VIEW,
    GREEN,
    GROUP,
    LARGE,
    PLAIN,
    photo,
)
from pytest_androidbench.phone.apps.broccoli.model import Recipe
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.broccoli.season import Season
    from pytest_androidbench.phone.system.app import App

HEIGHT: Final = 120


def recipe_row(app: App, recipe: Recipe, season: Season, on_tap: Callable[[], None]) -> w.Widget:
    """Picture, title, description and source of a recipe."""
    texts = w.Column(
        w.Text(recipe.title, LARGE, id="card_text_view_title", lines=2),
        bool(recipe.description)
        and w.Text(recipe.description, PLAIN, id="card_text_view_description", lines=2),
        bool(recipe.source) and w.Text(recipe.source, GREEN, id="card_text_view_source", lines=1),
        along="center",
        height=HEIGHT,
        weight=1,
    )
    content: w.Widget = w.Row(
        photo(picture_of(app, recipe.image), HEIGHT, id="card_image"),
        w.Panel(texts, padding=(8, 0), weight=1),
        width="fill",
        cls=GROUP,
    )
    if season.has(recipe.ingredients):
        leaf = w.Icon("eco", colour="primary", desc=tr("Seasonal ingredient(s)"))
        content = w.Stack(content, w.Align(leaf, across="end", down="top", margin=8))
    card = w.Panel(
        content, look=CARD, height=HEIGHT, width="fill", cls=CARD_VIEW, on_tap=on_tap, clips=True
    )
    return w.Panel(card, padding=(8, 8, 8, 0))


def picture_path(app: App, name: str) -> str | None:
    """Where a recipe's picture is: kept, or only chosen so far; None where there is none."""
    if not name:
        return None
    paths = (f"{app.shared_paths[folder]}/{name}" for folder in ("pictures", "cache"))
    return next((path for path in paths if app.files.is_file(path)), None)


def picture_of(app: App, name: str) -> bytes | None:
    """A recipe's picture."""
    path = picture_path(app, name)
    return (app.files.read(path) or None) if path is not None else None


def new_picture(app: App, data: bytes = b"") -> str:
    """Put a picture, or room for one, where it waits to be kept; returns its name."""
    now = app.phone.clock.now_ms
    folder = app.shared_paths["cache"]
    stem = f"JPEG_{local_time(app.phone, now):%Y%m%d_%H%M%S}"
    names = (f"{stem}_{(now + number) * 1_000_003 % 10**18}.jpg" for number in count())
    name = next(name for name in names if picture_path(app, name) is None)
    app.files.mkdir(folder, parents=True, uid=app.uid, gid=app.uid)
    app.files.write(f"{folder}/{name}", data, uid=app.uid)
    return name


def keep_picture(app: App, name: str) -> None:
    """Move a chosen picture to those of saved recipes."""
    waiting, folder = f"{app.shared_paths['cache']}/{name}", app.shared_paths["pictures"]
    if app.files.is_file(waiting):
        app.files.mkdir(folder, parents=True)
        app.files.write(f"{folder}/{name}", app.files.read(waiting))
        app.files.remove(waiting)


def drop_picture(app: App, name: str) -> None:
    """Delete a picture."""
    path = picture_path(app, name)
    if path is not None:
        app.files.remove(path)
