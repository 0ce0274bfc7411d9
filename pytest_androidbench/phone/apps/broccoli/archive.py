"""Recipes as text, as a file of their own, and as a backup of all."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.apps.broccoli.cards import keep_picture, new_picture, picture_of
from pytest_androidbench.phone.apps.broccoli.model import (
    Recipe,
    RecipeCategory,
    directions_of,
    ingredients_of,
)
from pytest_androidbench.phone.apps.broccoli.store import RecipeStore
from pytest_androidbench.phone.system import zips
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

HOME: Final = "https://play.google.com/store/apps/details?id=com.flauschcode.broccoli"
FIELDS: Final = {
    "title": "title",
    "imageName": "image",
    "description": "description",
    "servings": "servings",
    "preparationTime": "time",
    "source": "source",
    "ingredients": "ingredients",
    "directions": "directions",
}
"""Name in the file -> field of a recipe."""
CATEGORIES: Final = "categories.json"
ENDING: Final = ".broccoli"


class ArchiveError(AndroidBenchError):
    """A file holds no recipes."""


def plain_text(recipe: Recipe) -> str:
    """A recipe as one shares it."""
    named = (("Servings", recipe.servings), ("Time", recipe.time), ("Source", recipe.source))
    facts = [f"{name}: {value}" for name, value in named if value]
    lines = [recipe.title.upper(), "", *facts, *([""] if facts else [])]
    lines += [recipe.description, ""] if recipe.description else []
    if recipe.ingredients:
        rows = [f"- {line.quantity}{line.text}" for line in ingredients_of(recipe.ingredients)]
        lines += ["Ingredients:", *rows, ""]
    if recipe.directions:
        steps = enumerate(directions_of(recipe.directions), 1)
        lines += ["Directions:", *(f"{number}. {step}" for number, step in steps), ""]
    return "\n".join([*lines, f"Shared with {HOME}"])


def write_shared(app: App, recipe: Recipe) -> str:
    """Write one recipe to a file that can be shared; returns its path."""
    return _write(app, f"{_plain(recipe.title)}{ENDING}", recipe_file(app, recipe))


def read_shared(app: App, uri: str) -> Recipe | None:
    """The recipe in a file: no favorite, and only in categories there are."""
    try:
        recipe = _recipe_in(app, app.phone.content.open(uri))
    except (ContentError, ArchiveError):
        return None
    return _placed(RecipeStore(app.database()), replace(recipe, favorite=False))


def recipe_file(app: App, recipe: Recipe) -> bytes:
    """One recipe, with its picture."""
    data = picture_of(app, recipe.image)
    kept = recipe if data is not None else replace(recipe, image="")
    parts = {f"{_plain(recipe.title)}.json": _json(kept)}
    return _zip(app, parts | ({recipe.image: data} if data is not None else {}))


def write_backup(app: App, store: RecipeStore) -> str:
    """Write all recipes and categories to a file; returns its path."""
    names = [{"name": category.name} for category in store.categories()]
    parts = {CATEGORIES: json.dumps(names, separators=(",", ":")).encode()}
    for recipe in store.all():
        parts[f"{recipe.id}_{_plain(recipe.title)}{ENDING}"] = recipe_file(app, recipe)
    name = f"EXPORT_{local_time(app.phone):%Y%m%d_%H%M%S}.broccoli-archive"
    return _write(app, name, _zip(app, parts))


def restore(app: App, store: RecipeStore, uri: str) -> int:
    """Add the recipes of a backup and the categories that are not there; returns how many.

    Raises:
        ArchiveError: it is no backup.
    """
    try:
        parts = _unzip(app.phone.content.open(uri))
        names = [str(row["name"]) for row in json.loads(parts.get(CATEGORIES, b"[]"))]
        recipes = [_recipe_in(app, parts[name]) for name in parts if name.endswith(ENDING)]
    except (ContentError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise ArchiveError(str(error)) from error
    for name in names:
        if store.named(name) is None:
            store.save_category(RecipeCategory(id=0, name=name))
    for recipe in recipes:
        keep_picture(app, recipe.image)
        store.save(_placed(store, recipe))
    return len(recipes)


def _placed(store: RecipeStore, recipe: Recipe) -> Recipe:
    """A recipe in those of its categories that there are."""
    found = [store.named(category.name) for category in recipe.categories]
    return replace(recipe, categories=tuple(category for category in found if category))


def _json(recipe: Recipe) -> bytes:
    fields: dict[str, Any] = {name: getattr(recipe, field) for name, field in FIELDS.items()}
    fields["favorite"] = recipe.favorite
    fields["categories"] = [{"name": category.name} for category in recipe.categories]
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def _recipe_in(app: App, data: bytes) -> Recipe:
    parts = _unzip(data)
    described = next((part for name, part in parts.items() if name.endswith(".json")), b"{}")
    try:
        fields = json.loads(described)
        categories = [
            RecipeCategory(id=0, name=str(row["name"])) for row in fields.get("categories", ())
        ]
        texts: dict[str, Any] = {
            field: str(fields.get(name) or "") for name, field in FIELDS.items()
        }
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ArchiveError(str(error)) from error
    picture = next((part for name, part in parts.items() if name.endswith(".jpg")), None)
    if picture is not None:
        texts["image"] = new_picture(app, picture)
    favorite = fields.get("favorite") is True
    return replace(Recipe(), **texts, favorite=favorite, categories=tuple(categories))


def _plain(title: str) -> str:
    return re.sub(r"[^a-zA-Z0-9.-]", "_", title)


def _zip(app: App, parts: Mapping[str, bytes]) -> bytes:
    out = BytesIO()
    now = local_time(app.phone).timetuple()[:6]
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.comment = str(app.version_code).encode()
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name, now), data)
    return out.getvalue()


def _unzip(data: bytes) -> dict[str, bytes]:
    try:
        with zips.opened(data) as archive:
            return {name: archive.read(name) for name in archive.names}
    except zips.ZipError as error:
        raise ArchiveError(str(error)) from error


def _write(app: App, name: str, data: bytes) -> str:
    folder = app.shared_paths["cache"]
    app.files.mkdir(folder, parents=True, uid=app.uid, gid=app.uid)
    app.files.write(f"{folder}/{name}", data, uid=app.uid)
    return f"{folder}/{name}"
