"""Reading and writing recipes and categories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.broccoli.model import Category, Recipe
from pytest_androidbench.phone.system.databases import DatabaseError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

ALL, FAVORITES, UNASSIGNED, SEASONAL = -1, -2, -3, -4
"""The filters there always are; own categories are above 0."""
COLUMNS: Final = (
    "title, imageName, description, servings, preparationTime, source, ingredients, directions, "
    "favorite"
)
_FILTERS: Final = {
    ALL: "1",
    SEASONAL: "1",
    FAVORITES: "favorite = 1",
    UNASSIGNED: "r.recipeId NOT IN (SELECT recipeId FROM recipes_with_categories)",
}
_LINKED: Final = (
    "r.recipeId IN (SELECT recipeId FROM recipes_with_categories WHERE categoryId = :category)"
)
_IN_SEASON: Final = (
    "r.recipeId IN (SELECT docid FROM recipes_fts WHERE recipes_fts.ingredients MATCH :terms)"
)
_BY_TITLE: Final = "r.title COLLATE NOCASE, r.recipeId"
_BY_PLACE: Final = f"substr(offsets(recipes_fts), 1, 1), {_BY_TITLE}"


class Store:
    """The database of Broccoli."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def find(
        self, category: int = ALL, words: str = "", terms: Iterable[str] | None = None
    ) -> list[Recipe]:
        """Recipes by title, or those with words that begin so, better places first.

        Args:
            category: one of the filters, or an own category's id.
            words: what is searched for.
            terms: names of ingredients of which one must be in; None: any recipe.
        """
        season = None if terms is None else " OR ".join(f'"{term}"' for term in terms)
        if season == "":
            return []
        where = [_FILTERS.get(category, _LINKED)]
        where += [_IN_SEASON] if season is not None else []
        where += ["recipes_fts MATCH :words"] if words else []
        joined = "JOIN recipes_fts ON r.recipeId = recipes_fts.docid" if words else ""
        order = _BY_PLACE if words else _BY_TITLE
        sql = f"SELECT r.* FROM recipes r {joined} WHERE {' AND '.join(where)} ORDER BY {order}"  # noqa: S608
        values = {"category": category, "terms": season, "words": f"{words}*"}
        try:
            return [_recipe(row) for row in self._db.query(sql, values)]
        except DatabaseError:
            return []

    def get(self, id_: int) -> Recipe | None:
        """One recipe with its categories."""
        row = self._db.one("SELECT * FROM recipes WHERE recipeId = ?", id_)
        if row is None:
            return None
        return replace(_recipe(row), categories=tuple(self._categories_of(id_)))

    def all(self) -> list[Recipe]:
        """Every recipe with its categories, in the order they were made."""
        rows = self._db.query("SELECT * FROM recipes ORDER BY recipeId")
        return [
            replace(recipe, categories=tuple(self._categories_of(recipe.id)))
            for recipe in map(_recipe, rows)
        ]

    def save(self, recipe: Recipe) -> int:
        """Add a recipe, or change the one with its id; returns the id."""
        values = (
            recipe.title, recipe.image, recipe.description, recipe.servings, recipe.time,
            recipe.source, recipe.ingredients, recipe.directions, int(recipe.favorite),
        )  # fmt: skip
        with self._db.transaction():
            if recipe.id:
                columns = ", ".join(f"{column} = ?" for column in COLUMNS.split(", "))
                sql = f"UPDATE recipes SET {columns} WHERE recipeId = ?"  # noqa: S608
                self._db.execute(sql, *values, recipe.id)
                id_ = recipe.id
            else:
                sql = f"INSERT INTO recipes ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
                id_ = self._db.execute(sql, *values).last_id
            self._link(id_, recipe.categories)
        return id_

    def delete(self, id_: int) -> None:
        """Remove a recipe and its links."""
        with self._db.transaction():
            self._db.execute("DELETE FROM recipes_with_categories WHERE recipeId = ?", id_)
            self._db.execute("DELETE FROM recipes WHERE recipeId = ?", id_)

    def categories(self) -> list[Category]:
        """All categories by name."""
        return _categories(self._db.query("SELECT * FROM categories ORDER BY name, categoryId"))

    def named(self, name: str) -> Category | None:
        """The category of that name, capitals or not."""
        sql = "SELECT * FROM categories WHERE name LIKE ? ORDER BY categoryId"
        return next(iter(_categories(self._db.query(sql, name))), None)

    def save_category(self, category: Category) -> None:
        """Add a category, or rename the one with its id."""
        if category.id:
            sql = "UPDATE categories SET name = ? WHERE categoryId = ?"
            self._db.execute(sql, category.name, category.id)
        else:
            self._db.execute("INSERT INTO categories (name) VALUES (?)", category.name)

    def delete_category(self, id_: int) -> None:
        """Remove a category; its recipes stay."""
        with self._db.transaction():
            self._db.execute("DELETE FROM recipes_with_categories WHERE categoryId = ?", id_)
            self._db.execute("DELETE FROM categories WHERE categoryId = ?", id_)

    def _link(self, id_: int, categories: Sequence[Category]) -> None:
        self._db.execute("DELETE FROM recipes_with_categories WHERE recipeId = ?", id_)
        for category in categories:
            self._db.execute("INSERT INTO recipes_with_categories VALUES (?, ?)", id_, category.id)

    def _categories_of(self, id_: int) -> list[Category]:
        sql = (
            "SELECT c.* FROM categories c JOIN recipes_with_categories l USING (categoryId) "
            "WHERE l.recipeId = ? ORDER BY l.rowid"
        )
        return _categories(self._db.query(sql, id_))


def _categories(rows: Iterable[Any]) -> list[Category]:
    return [Category(id=row["categoryId"], name=row["name"] or "") for row in rows]


def _recipe(row: Any) -> Recipe:
    return Recipe(
        id=row["recipeId"],
        title=row["title"] or "",
        image=row["imageName"] or "",
        description=row["description"] or "",
        servings=row["servings"] or "",
        time=row["preparationTime"] or "",
        source=row["source"] or "",
        ingredients=row["ingredients"] or "",
        directions=row["directions"] or "",
        favorite=bool(row["favorite"]),
    )
