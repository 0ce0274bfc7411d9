"""The list of recipes: all, those of a category, those with some words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.broccoli.cards import recipe_row
from pytest_androidbench.phone.apps.broccoli.details import Details
from pytest_androidbench.phone.apps.broccoli.form import Form
from pytest_androidbench.phone.apps.broccoli.look import LARGE, RECYCLER, action, bar_icon
from pytest_androidbench.phone.apps.broccoli.model import Recipe
from pytest_androidbench.phone.apps.broccoli.pages import RECIPES, BroccoliPage
from pytest_androidbench.phone.apps.broccoli.season import Season
from pytest_androidbench.phone.apps.broccoli.settings import PREFERRED
from pytest_androidbench.phone.apps.broccoli.store import ALL, FAVORITES, SEASONAL, UNASSIGNED
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
ROW_HEIGHT: Final = 128


@dataclass(eq=False)
class RecipeList(BroccoliPage):
    """Recipes below a bar that says which."""

    category: int = ALL
    words: str = ""
    searching: bool = False
    opened: int = 0

    def build(self) -> w.Widget:
        fab = w.Fab("add", tr("New Recipe"), id="fab_recipes", on_tap=self.add)
        return w.Page(
            self.bar(tr("Recipes")),
            self._search_bar() if self.searching else self._filter_bar(),
            self._list(self.found()),
            fab=fab,
        )

    def found(self) -> list[Recipe]:
        """The recipes to show."""
        terms = Season.of(self.app).terms_now() if self.category == SEASONAL else None
        return self.store.find(self.category, self.words, terms)

    def choice(self) -> w.Widget:
        """What chooses a part of the recipes."""
        names = self._filters()
        return w.Spinner(
            [tr(name) for name in names.values()],
            [*names].index(self.category if self.category in names else ALL),
            self.pick,
            FILTER_STYLE,
            "on_bar",
            id="spinner",
            desc=tr("Categories"),
            weight=1,
        )

    @property
    def part_name(self) -> str:
        """The name of what is searched in."""
        return self._filters().get(self.category, FILTERS[ALL])

    def _filters(self) -> dict[int, str]:
        return FILTERS | {category.id: category.name for category in self.store.categories()}

    def _filter_bar(self) -> w.Widget:
        search = action("search", tr("Search"), "action_search", self.begin_search)
        row = w.Row(w.Spacer(width=8), self.choice(), search, w.Spacer(width=4), width="fill")
        return self._second_bar(row)

    def _search_bar(self) -> w.Widget:
        field = w.TextField(
            self.words,
            self.search,
            hint=tr("Search in {name}", name=self.part_name.upper()),
            id="search_src_text",
            style="plain",
            text_style=QUERY,
            action="search",
            on_done=self.hide_keyboard,
        )
        clear = w.IconButton(
            "close",
            tr("Clear query"),
            id="search_close_btn",
            on_tap=self.clear,
            cls="android.widget.ImageView",
            colour="on_bar",
        )
        collapse = bar_icon("arrow_back", tr("Collapse"), self.end_search)
        row = w.Row(collapse, w.Panel(field, weight=1), clear if self.words else None, width="fill")
        return self._second_bar(row)

    @staticmethod
    def _second_bar(row: w.Widget) -> w.Widget:
        look = w.Look(background="second_bar", elevation=4)
        return w.Panel(row, look=look, height=56, width="fill", id="toolbar_recipes")

    def _list(self, recipes: Sequence[Recipe]) -> w.Widget:
        if not recipes:
            return self._nothing()
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

    @staticmethod
    def _nothing() -> w.Widget:
        lines = w.Column(
            w.Panel(w.Text(tr("No recipes found."), LARGE), padding=(0, 0, 0, 16)),
            _prompt("add", tr("create a new recipe")),
            _prompt("share", tr("import a recipe from a website")),
            id="recipes_empty",
        )
        return w.Panel(w.Align(lines, margin=50), weight=1)

    def on_back(self) -> None:
        if self.searching:
            self.end_search()
        else:
            self.close()

    def pick(self, index: int) -> None:
        """Show another part of the recipes."""
        self.category = [*self._filters()][index]
        self.scroll_to_start("recycler_view")

    def begin_search(self) -> None:
        self.searching = True
        self.focus("search_src_text")

    def end_search(self) -> None:
        self.searching, self.words = False, ""
        self.hide_keyboard()

    def search(self, words: str) -> None:
        self.words = words
        self.scroll_to_start("recycler_view")

    def clear(self) -> None:
        self.search("")

    def add(self) -> None:
        self.ask(Form(), self.added)

    def added(self, id_: int) -> None:
        """Show a new recipe, which may belong to another part."""
        self.category = ALL
        self.open(id_)

    def open(self, id_: int) -> None:
        self.ask(Details(recipe=id_), self.search_tag)

    def search_tag(self, tag: str) -> None:
        """Search for a word that was tapped in a description."""
        self.category, self.searching = ALL, True
        self.search(tag)


@dataclass(eq=False)
class Recipes(RecipeList):
    """The first page."""

    activity = ".MainActivity"
    place = RECIPES

    def on_open(self) -> None:
        self.category = int(self.app.prefs().get(PREFERRED, str(ALL)))

    def go(self, place: int) -> None:
        if place != RECIPES:
            self.ask(self.app.page(place), self.go)


def _prompt(icon: str, text: TextLike) -> w.Widget:
    return w.Row(w.Icon(icon, colour="primary"), w.Text(text, LARGE), gap=8)
