"""A list of recipes: all, those of a category, those with a food or some words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.cards import recipe_row
from pytest_androidbench.phone.apps.broccoli.details import RecipeDetails
from pytest_androidbench.phone.apps.broccoli.form import RecipeForm
from pytest_androidbench.phone.apps.broccoli.look import LARGE, LINEAR, RECYCLER, action, bar_icon
from pytest_androidbench.phone.apps.broccoli.model import Recipe
from pytest_androidbench.phone.apps.broccoli.pages import RECIPES
from pytest_androidbench.phone.apps.broccoli.season import Season
from pytest_androidbench.phone.apps.broccoli.store import ALL, FAVORITES, SEASONAL, UNASSIGNED
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FILTERS: Final = {
    ALL: "All recipes",
    SEASONAL: "Seasonal recipes",
    UNASSIGNED: "Recipes without category",
    FAVORITES: "Favorites",
}
FILTER_STYLE: Final = w.TextStyle(20, 500, colour="on_bar")
QUERY: Final = w.TextStyle(18, colour="on_bar")
QUERY_CLASS: Final = "android.widget.AutoCompleteTextView"
ROW_HEIGHT: Final = 128


@dataclass(eq=False)
class RecipeList(AppPart[BroccoliApp]):
    """Recipes below a bar that says which."""

    category: int = ALL
    food: str = ""
    """Only recipes with this food, of whatever category; "" = with any."""
    terms: list[str] = field(default_factory=list)
    """The names of the food."""
    search: SearchField = field(default_factory=partial(SearchField, rewinds="recycler_view"))

    def parts(self) -> tuple[w.Widget, w.Widget]:
        """What lies below the page's bar: a second one, and the recipes."""
        bar = self._search_bar() if self.search.open else self._filter_bar()
        return bar, self._list(self._found())

    def adds(self) -> w.Widget:
        """The button for another recipe."""
        return w.Fab("add", tr("New Recipe"), id="fab_recipes", on_tap=self.add)

    def _found(self) -> list[Recipe]:
        if self.food:
            return self.app.store.find(words=self.search.words, terms=self.terms)
        terms = Season.of(self.app).terms_now() if self.category == SEASONAL else None
        return self.app.store.find(self.category, self.search.words, terms)

    def _choice(self) -> w.Widget:
        """What chooses a part of the recipes; the chip of a food leads back to all."""
        if self.food:
            all_ = partial(self.screen.close, RECIPES)
            chip = w.Chip(self.food, icon="close", id="chip", on_tap=all_)
            look = w.Look(background="surface", radius=8)
            return w.Row(w.Panel(chip, look=look, padding=(4, 0)), weight=1)
        names = self._filters()
        return w.Spinner(
            [tr(name) for name in names.values()],
            [*names].index(self.category if self.category in names else ALL),
            self.pick,
            FILTER_STYLE,
            "on_bar",
            id="spinner",
            desc=tr("Categories"),
            checked_rows=True,
            weight=1,
        )

    def _filters(self) -> dict[int, str]:
        return FILTERS | {category.id: category.name for category in self.app.store.categories()}

    def _filter_bar(self) -> w.Widget:
        search = action("search", tr("Search"), "action_search", self.search.begin)
        row = w.Row(
            w.Spacer(width=8),
            self._choice(),
            w.ActionMenu(search),
            w.Spacer(width=4),
            width="fill",
        )
        return _second_bar(row)

    def _search_bar(self) -> w.Widget:
        where = self.food or self._filters().get(self.category, FILTERS[ALL])
        box = self.search.box(tr("Search in {name}", name=where.upper()), QUERY, QUERY_CLASS)
        clear = self.search.clear_button(
            tr("Clear query"),
            colour="on_bar",
            id="search_close_btn",
            cls="android.widget.ImageView",
        )
        collapse = bar_icon("arrow_back", tr("Collapse"), self.search.end)
        row = w.Row(collapse, w.Panel(box, weight=1), clear, width="fill")
        return _second_bar(row)

    def _list(self, recipes: Sequence[Recipe]) -> w.Widget:
        if not recipes:
            return _nothing()
        terms = Season.of(self.app)

        def row(place: int) -> w.Widget:
            recipe = recipes[place]
            return recipe_row(self.app, recipe, terms, partial(self.open, recipe.id))

        return w.Scroll(
            count=len(recipes),
            row=row,
            row_height=ROW_HEIGHT,
            padding=(0, 0, 0, 90),
            id="recycler_view",
            cls=RECYCLER,
            desc=tr("Recipes"),
        )

    def back(self) -> None:
        """Leave the search, or the page."""
        if self.search.open:
            self.search.end()
        else:
            self.screen.close()

    def pick(self, index: int) -> None:
        """Show another part of the recipes."""
        self.category = [*self._filters()][index]
        self.scroll_to_start("recycler_view")

    def add(self) -> None:
        """Open an empty form."""
        self.ask(RecipeForm(), self.added)

    def added(self, id_: int) -> None:
        """Show a new recipe, which may belong to another part."""
        self.category = ALL
        self.open(id_)

    def open(self, id_: int) -> None:
        """Open a recipe."""
        self.ask(RecipeDetails(recipe=id_), self.search_tag)

    def search_tag(self, tag: str) -> None:
        """Search for a word that was tapped in a description."""
        self.category, self.search.open = ALL, True
        self.search.put(tag)


def _second_bar(row: w.Widget) -> w.Widget:
    look = w.Look(background="second_bar", elevation=4)
    bar = w.Panel(row, look=look, height=56, width="fill", id="toolbar_recipes")
    return w.Panel(bar, cls=LINEAR)


def _nothing() -> w.Widget:
    lines = w.Column(
        w.Panel(w.Text(tr("No recipes found."), LARGE), padding=(0, 0, 0, 16)),
        _prompt("add", tr("create a new recipe")),
        _prompt("share", tr("import a recipe from a website")),
        id="recipes_empty",
    )
    return w.Panel(w.Align(lines, margin=50), weight=1)


def _prompt(icon: str, text: TextLike) -> w.Widget:
    return w.Row(w.Icon(icon, colour="primary"), w.Text(text, LARGE), gap=8)
