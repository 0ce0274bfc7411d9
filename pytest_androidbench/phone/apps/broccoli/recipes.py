"""The first page: all recipes."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.broccoli.look import GROUP
from pytest_androidbench.phone.apps.broccoli.pages import RECIPES, BroccoliPage
from pytest_androidbench.phone.apps.broccoli.recipe_list import RecipeList
from pytest_androidbench.phone.apps.broccoli.settings import PREFERRED
from pytest_androidbench.phone.apps.broccoli.store import ALL
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Recipes(BroccoliPage):
    """The first page; it lies below all others and opens them."""

    activity = ".MainActivity"
    place = RECIPES
    fragment = GROUP
    recipes: RecipeList = field(default_factory=RecipeList)

    def on_open(self) -> None:
        self.recipes.category = int(self.app.prefs().get(PREFERRED, str(ALL)))

    def build(self) -> w.Widget:
        return self.framed(tr("Recipes"), *self.recipes.parts(), fab=self.recipes.adds())

    def on_back(self) -> None:
        self.recipes.back()

    def go(self, place: int) -> None:
        if place != RECIPES:
            self.ask(self.app.page(place), self.go)
