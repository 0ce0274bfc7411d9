"""The seasonal calendar, month by month, and the recipes with one of its foods."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.broccoli.food import Food
from pytest_androidbench.phone.apps.broccoli.look import GREEN, GROUP, LARGE, PLAIN, RECYCLER
from pytest_androidbench.phone.apps.broccoli.pages import RECIPES, SEASONS, SETTINGS, BroccoliPage
from pytest_androidbench.phone.apps.broccoli.recipe_list import RecipeList
from pytest_androidbench.phone.apps.broccoli.season import Season
from pytest_androidbench.phone.system.times import MONTHS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NAMES = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
SHOWN_TABS = 3
TAB = w.TextStyle(14, 500, caps=True)
CAPS = w.TextStyle(14, colour=GREEN.colour, caps=True)


@dataclass(eq=False)
class SeasonsPage(BroccoliPage):
    """What is in season in each month."""

    place = SEASONS
    month: int = 0

    def on_resume(self) -> None:
        self.month = self.month or Season.of(self.app).month

    def build(self) -> w.Widget:
        title = tr("Seasonal calendar")
        season = Season.of(self.app)
        if not season.foods:
            return self.framed(title, self._unset())
        pager = w.Pager(
            count=12,
            index=max(0, self.month - 1),
            page=partial(self._month, season),
            on_page=self.turn,
            id="seasons_pager",
        )
        return self.framed(title, self._tabs(), pager)

    def _unset(self) -> w.Widget:
        message = tr("The seasonal calendar has not been fully configured yet.")
        lines = w.Column(
            w.Text(message, LARGE, id="seasons_message", align="center", width="fill"),
            w.Button(
                tr("Configure"), icon="settings", id="seasons_configure", on_tap=self.configure
            ),
            gap=32,
            across="center",
        )
        return w.Panel(
            w.Align(lines, margin=16), id="seasons_not_configured_layout", cls=GROUP, weight=1
        )

    def _tabs(self) -> w.Widget:
        """The month that is shown, as near to the middle as can be, among those beside it."""
        first = min(max(0, self.month - 2), len(NAMES) - SHOWN_TABS)
        tabs = [self._tab(place, NAMES[place]) for place in range(first, first + SHOWN_TABS)]
        strip = w.Row(*tabs, width="fill")
        return w.Panel(
            strip,
            cls="android.widget.HorizontalScrollView",
            id="seasons_tablayout",
            desc=tr("Seasonal calendar"),
        )

    def _tab(self, place: int, name: str) -> w.Widget:
        chosen = place + 1 == self.month
        colour = "primary" if chosen else "on_surface_variant"
        line = (
            w.Panel(look=w.Look(background="primary"), width="fill", height=2) if chosen else None
        )
        return w.Stack(
            w.Align(w.Panel(w.Text(tr(name), TAB, colour, lines=1), padding=(16, 0)), height=48),
            line and w.Align(line, down="bottom"),
            height=48,
            cls="android.widget.LinearLayout",
            desc=tr(name),
            selected=chosen,
            on_tap=partial(self.turn, place),
            weight=len(name) + 4,
        )

    def _month(self, season: Season, place: int) -> w.Widget:
        foods = season.of_month(place + 1)
        return w.Scroll(
            *(self._row(food) for food in foods),
            padding=(0, 0, 0, 90),
            id="recycler_view",
            key=f"month {place}",
            cls=RECYCLER,
            desc=tr("Seasonal ingredients"),
        )

    def _row(self, food: Food) -> w.Widget:
        span = f"{MONTHS[food.first - 1]} - {MONTHS[food.last - 1]}"
        lines = w.Column(
            w.Text(food.name, LARGE, id="seasonal_food_name"),
            w.Text(f"[{', '.join(food.terms)}]", PLAIN, id="seasonal_food_terms"),
            w.Text(span, CAPS, id="seasonal_food_months"),
            width="fill",
        )
        search = partial(self.search, food.name, list(food.terms))
        return w.Column(w.Panel(lines, padding=16, width="fill", on_tap=search), w.Divider())

    def turn(self, place: int) -> None:
        self.month = place + 1

    def configure(self) -> None:
        self.ask(self.app.page(SETTINGS), self.go)

    def search(self, name: str, terms: list[str]) -> None:
        """Show the recipes with a food."""
        self.ask(FoodRecipes(RecipeList(food=name, terms=terms)), self.go)


@dataclass(eq=False)
class FoodRecipes(BroccoliPage):
    """The recipes with one food."""

    place = RECIPES
    recipes: RecipeList = field(default_factory=RecipeList)

    def build(self) -> w.Widget:
        return self.framed(tr("Recipes"), *self.recipes.parts(), fab=self.recipes.adds())

    def on_back(self) -> None:
        self.recipes.back()

    def go(self, place: int) -> None:
        self.close(place)
