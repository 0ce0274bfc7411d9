"""The recipes of Broccoli, in the app's own database."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from typing import Final

from pytest_androidbench.appdata.validators import one_line
from pytest_androidbench.devices.device import Device

PATH: Final = "/data/data/com.flauschcode.broccoli/databases/broccoli"
_COLUMNS: Final = (
    "title, description, servings, preparationTime, source, ingredients, directions, imageName, "
    "favorite"
)
_INSERT: Final = f"INSERT INTO recipes ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_CATEGORIES: Final = (
    "SELECT name FROM recipes_with_categories JOIN categories USING (categoryId) "
    "WHERE recipeId = recipes.recipeId ORDER BY name"
)
_READ: Final = (
    f"SELECT {_COLUMNS}, (SELECT group_concat(name) FROM ({_CATEGORIES})) AS categories "  # noqa: S608
    "FROM recipes ORDER BY recipeId"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """One recipe; two with the same content are equal, whatever their ids."""

    title: str
    description: str = ""
    servings: str = ""
    time: str = ""
    source: str = ""
    ingredients: str = ""
    directions: str = ""
    image: str = ""
    favorite: bool = False
    categories: str = ""
    """Their names with commas between them; read, not put."""

    @property
    def entered(self) -> dict[str, str | bool]:
        """What a person types and marks, however its lines are broken."""
        return {
            "title": one_line(self.title),
            "description": one_line(self.description),
            "servings": one_line(self.servings),
            "time": one_line(self.time),
            "source": one_line(self.source),
            "ingredients": one_line(self.ingredients),
            "directions": one_line(self.directions),
            "favorite": self.favorite,
        }


class Recipes:
    """Reads and arranges recipes."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def all(self) -> list[Recipe]:
        """Every recipe, in the order they were made."""
        return [
            Recipe(
                title=row["title"] or "",
                description=row["description"] or "",
                servings=row["servings"] or "",
                time=row["preparationTime"] or "",
                source=row["source"] or "",
                ingredients=row["ingredients"] or "",
                directions=row["directions"] or "",
                image=row["imageName"] or "",
                favorite=bool(row["favorite"]),
                categories=row["categories"] or "",
            )
            for row in self._database.query(_READ)
        ]

    def replace(self, recipes: Iterable[Recipe]) -> None:
        """Let the app hold these recipes and no others; for arranging a task."""
        with self._database.edit() as connection:
            connection.execute("DELETE FROM recipes_with_categories")
            connection.execute("DELETE FROM recipes")
            connection.execute("DELETE FROM sqlite_sequence WHERE name = 'recipes'")
            connection.executemany(_INSERT, (astuple(recipe)[:-1] for recipe in recipes))
