"""Reading and writing recipes and categories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.broccoli.model import Recipe, RecipeCategory
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.databases import DatabaseError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

ALL, FAVORITES, UNASSIGNED, SEASONAL = -1, -2, -3, -4
"""The filters there always are; own categories are above 0."""
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


class RecipeStore:
    """The database of Broccoli."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._recipes = Table(database, "recipes", Recipe)
        self._categories = Table(database, "categories", RecipeCategory)

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
            return [self._recipes.read(row) for row in self._db.query(sql, values)]
        except DatabaseError:
            return []

    def get(self, id_: int) -> Recipe | None:
        """One recipe with its categories."""
        recipe = self._recipes.get(id_)
        return None if recipe is None else self._sorted(recipe)

    def all(self) -> list[Recipe]:
        """Every recipe with its categories, in the order they were made."""
        return [self._sorted(recipe) for recipe in self._recipes.all("ORDER BY recipeId")]

    def save(self, recipe: Recipe) -> int:
        """Add a recipe, or change the one with its id; returns the id."""
        with self._db.transaction():
            if recipe.id:
                self._recipes.change(recipe)
            id_ = recipe.id or self._recipes.add(recipe)
            self._link(id_, recipe.categories)
        return id_

    def delete(self, id_: int) -> None:
        """Remove a recipe and its links."""
        with self._db.transaction():
            self._db.execute("DELETE FROM recipes_with_categories WHERE recipeId = ?", id_)
            self._recipes.remove([id_])

    def categories(self) -> list[RecipeCategory]:
        """All categories by name."""
        return self._categories.all("ORDER BY name, categoryId")

    def named(self, name: str) -> RecipeCategory | None:
        """The category of that name, capitals or not."""
        return self._categories.first("WHERE name LIKE ? ORDER BY categoryId", name)

    def save_category(self, category: RecipeCategory) -> None:
        """Add a category, or rename the one with its id."""
        if category.id:
            self._categories.change(category)
        else:
            self._categories.add(category)

    def delete_category(self, id_: int) -> None:
        """Remove a category; its recipes stay."""
        with self._db.transaction():
            self._db.execute("DELETE FROM recipes_with_categories WHERE categoryId = ?", id_)
            self._categories.remove([id_])

    def _link(self, id_: int, categories: Sequence[RecipeCategory]) -> None:
        self._db.execute("DELETE FROM recipes_with_categories WHERE recipeId = ?", id_)
        for category in categories:
            self._db.execute("INSERT INTO recipes_with_categories VALUES (?, ?)", id_, category.id)

    def _sorted(self, recipe: Recipe) -> Recipe:
        """A recipe with its categories."""
        joined = "JOIN recipes_with_categories l USING (categoryId) WHERE l.recipeId = ?"
        found = self._categories.all(f"{joined} ORDER BY l.rowid", recipe.id)
        return replace(recipe, categories=tuple(found))
