"""Ways through Broccoli that several solutions and mistakes take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.recipes import Recipe
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.android_world.android_ways import AGREE, open_menu

APP: Final = "Broccoli"
FULL_ROWS: Final = 4
"""So many rows are in sight at least."""


def fill_in(pilot: Pilot, recipe: Recipe) -> None:
    """Write a recipe into the form, from the list."""
    pilot.tap("New Recipe").type("Title", recipe.title)
    for label, text in (
        ("Description", recipe.description),
        ("Servings", recipe.servings),
        ("Time", recipe.time),
        ("Ingredients", recipe.ingredients),
        ("Directions", recipe.directions),
    ):
        pilot.scroll_to(text=label).type(label, text)


def enter(pilot: Pilot, recipe: Recipe) -> None:
    """Add a recipe, from the list; its page is open afterwards."""
    fill_in(pilot, recipe)
    pilot.tap(id="button_save_recipe")


def enter_all(pilot: Pilot, recipes: Iterable[Recipe]) -> None:
    """Open the app and add recipes."""
    pilot.open(APP)
    for number, recipe in enumerate(recipes):
        if number:
            pilot.back()
        enter(pilot, recipe)


def by_title(recipes: Iterable[Recipe]) -> list[Recipe]:
    """In the order of the list, so that one way down finds them all."""
    return sorted(recipes, key=lambda recipe: recipe.title.lower())


def search(pilot: Pilot, words: str) -> None:
    """Show only the recipes with some words."""
    pilot.tap(id="action_search").type(None, words, id="search_src_text").back()


def delete_this(pilot: Pilot) -> None:
    """Delete the recipe whose page is open: the last entry of its menu."""
    open_menu(pilot).tap(id="title", index=-1).tap(id=AGREE)


def delete_all(pilot: Pilot, recipes: Iterable[Recipe]) -> None:
    """Delete recipes by their titles, from the list."""
    for recipe in by_title(recipes):
        pilot.scroll_to(text=recipe.title).tap(text=recipe.title)
        delete_this(pilot)


def open_one(pilot: Pilot, title: str, place: int, count: int) -> None:
    """Open one of several recipes with the same title, from the list of those alone."""
    if place >= FULL_ROWS:
        pilot.scroll()
    rows = titled(pilot, title)
    chosen = place - count if place >= FULL_ROWS else place
    if not -len(rows) <= chosen < len(rows):
        raise PilotError(f"no row {place} of {title!r} among {len(rows)}")
    pilot.tap(at=rows[chosen].center)


def titled(pilot: Pilot, title: str) -> list[Node]:
    """The titles of the rows in sight that read so, from the top down."""
    found = [
        node
        for node in pilot.observation.nodes
        if node.text == title and node.resource_id.endswith("card_text_view_title")
    ]
    return sorted(found, key=lambda node: node.bounds[1])
