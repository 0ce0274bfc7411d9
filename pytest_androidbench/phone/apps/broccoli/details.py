"""One recipe in full, and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.broccoli.archive import plain_text, write_shared
from pytest_androidbench.phone.apps.broccoli.cards import drop_picture, picture_of, picture_path
from pytest_androidbench.phone.apps.broccoli.cooking import Cooking
from pytest_androidbench.phone.apps.broccoli.form import Form
from pytest_androidbench.phone.apps.broccoli.look import (
    BOLD,
    GREEN,
    LARGE,
    MEDIUM,
    PHOTO,
    PLAIN,
    action,
    more,
    top_bar,
)
from pytest_androidbench.phone.apps.broccoli.model import (
    Ingredient,
    Recipe,
    directions_of,
    ingredients_of,
)
from pytest_androidbench.phone.apps.broccoli.season import Season
from pytest_androidbench.phone.apps.broccoli.store import Store
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry, MenuScreen
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    Column,
    Fab,
    Icon,
    Page,
    Panel,
    Picture,
    RichText,
    Row,
    Scroll,
    Spacer,
    Text,
    TextRun,
    UpButton,
)

TAG: Final = re.compile(r"""(#[^\s!@#$%^&*()=+./,\[{\]};:'"?><]+)""")


@dataclass(eq=False)
class Details(MenuScreen[str]):
    """Shows a recipe; closes with a word to search for when one was tapped."""

    activity = ".recipe.details.RecipeDetailsActivity"
    recipe: int = 0

    @property
    def store(self) -> Store:
        """Recipes and categories."""
        return Store(self.db)

    @property
    def shown(self) -> Recipe:
        """The recipe as it is stored."""
        return self.store.get(self.recipe) or Recipe()

    def build(self) -> Widget:
        recipe = self.shown
        fab = Fab("restaurant", tr("Cook"), id="fab_cooking_assistant", on_tap=self.cook)
        return Page(self._bar(recipe), self._picture(recipe), self._body(recipe), fab=fab)

    def _bar(self, recipe: Recipe) -> Widget:
        up = UpButton("arrow_back", tr("Navigate up"), width=56, height=56, colour="on_bar")
        if recipe.favorite:
            label, icon, id_ = tr("Remove from favorites"), "favorite", "action_details_unlike"
        else:
            label, icon, id_ = tr("Mark as favorite"), "favorite_border", "action_details_like"
        heart = action(icon, label, id_, self.like)
        title = "" if picture_path(self.app, recipe.image) else recipe.title
        return top_bar(title, up, [heart, more(self.open_menu)])

    def _picture(self, recipe: Recipe) -> Kid:
        data = picture_of(self.app, recipe.image)
        height = 100 if self.phone.display.is_wide else 200
        return data is not None and Picture(
            data, shape="rect", width="fill", height=height, id="backdrop", desc=PHOTO
        )

    def _body(self, recipe: Recipe) -> Widget:
        return Scroll(
            Column(
                Text(recipe.title.strip(), LARGE, id="details_title"),
                self._facts(recipe),
                self._categories(recipe),
                self._about(recipe),
                self._ingredients(recipe),
                self._directions(recipe),
                gap=16,
                width="fill",
            ),
            padding=(16, 16, 16, 90),
            id="scroll_view",
        )

    @staticmethod
    def _facts(recipe: Recipe) -> Kid:
        facts = [
            fact
            for name, icon, label, value in (
                ("servings", "person", tr("Servings"), recipe.servings),
                ("preparation_time", "access_time", tr("Time"), recipe.time),
            )
            for fact in _fact(name, icon, label, value)
        ]
        return Row(*facts) if facts else None

    @staticmethod
    def _categories(recipe: Recipe) -> Kid:
        names = ", ".join(category.name for category in recipe.categories)
        icon = Icon("bookmark_border", desc=tr("Categories"), id="details_icon_categories")
        text = Text(names, PLAIN, id="details_categories")
        return bool(names) and Row(icon, text, gap=5)

    def _about(self, recipe: Recipe) -> Kid:
        parts = [
            bool(recipe.description) and self._description(recipe.description),
            bool(recipe.source)
            and Row(
                Icon("link", desc=tr("Source"), id="details_icon_source"),
                Text(recipe.source, PLAIN, id="details_source", weight=1),
                gap=10,
                width="fill",
            ),
        ]
        return Column(*parts, gap=5, width="fill") if any(parts) else None

    def _description(self, text: str) -> Widget:
        parts = TAG.split(text)
        if len(parts) == 1:
            return Text(text, PLAIN, id="details_description")
        runs = [
            TextRun(text=part, style=GREEN, on_tap=partial(self.close, part))
            if TAG.fullmatch(part)
            else TextRun(text=part, style=PLAIN)
            for part in parts
        ]
        return RichText(runs, id="details_description", width="fill")

    def _ingredients(self, recipe: Recipe) -> Kid:
        season = Season.of(self.app)
        lines = [_ingredient(line, season) for line in ingredients_of(recipe.ingredients)]
        return _section(tr("Ingredients"), "details_ingredients", lines)

    @staticmethod
    def _directions(recipe: Recipe) -> Kid:
        steps = [
            Panel(
                Row(
                    Text(str(number), GREEN, id="direction_position"),
                    Text(step, PLAIN, id="direction_text", weight=1),
                    gap=10,
                    across="start",
                    width="fill",
                ),
                padding=5,
            )
            for number, step in enumerate(directions_of(recipe.directions), 1)
        ]
        return _section(tr("Directions"), "details_directions", steps)

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return (
            MenuEntry(text=tr("Share"), act=self.share),
            MenuEntry(text=tr("Share as file"), act=self.share_as_file),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Delete"), act=self.ask_delete),
        )

    def like(self) -> None:
        """Make it a favorite, or none."""
        recipe = self.shown
        self.store.save(replace(recipe, favorite=not recipe.favorite))

    def share(self) -> None:
        recipe = self.shown
        path = picture_path(self.app, recipe.image)
        self.phone.activities.share(
            text=plain_text(recipe),
            subject=recipe.title,
            streams=[self.app.uri_of(path)] if path is not None else (),
            caller=self,
        )

    def share_as_file(self) -> None:
        uri = self.app.uri_of(write_shared(self.app, self.shown))
        self.phone.activities.share(streams=[uri], type="application/broccoli", caller=self)

    def edit(self) -> None:
        self.ask(Form(recipe=self.recipe), self.edited)

    def edited(self, id_: int) -> None:
        self.recipe = id_

    def cook(self) -> None:
        self.show(Cooking(recipe=self.recipe))

    def ask_delete(self) -> None:
        question = Confirm(message=tr("Delete this recipe?"), positive=tr("Delete"))
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            drop_picture(self.app, self.shown.image)
            self.store.delete(self.recipe)
            self.close(toast=tr("The recipe has been deleted."))


def _fact(name: str, icon: str, label: TextLike, value: str) -> list[Widget]:
    if not value:
        return []
    sign = Icon(icon, desc=label, id=f"details_icon_{name}")
    text = Text(value, PLAIN, id=f"details_{name}", lines=1)
    return [sign, Spacer(width=5), text, Spacer(width=50)]


def _ingredient(line: Ingredient, season: Season) -> Widget:
    leaf = Icon("eco", 16, "primary", desc=tr("Seasonal ingredient(s)"))
    leaf.id = "ingredient_seasonal_icon"
    return Row(
        bool(line.quantity) and Text(line.quantity, BOLD, id="ingredient_quantity"),
        Text(line.text, PLAIN, id="ingredient_text"),
        season.has(line.text) and Panel(leaf, padding=(8, 0)),
        across="start",
    )


def _section(title: TextLike, id_: str, lines: Sequence[Widget]) -> Kid:
    rows = Column(*lines, id=id_, width="fill")
    return bool(lines) and Column(Text(title, MEDIUM), rows, gap=5, width="fill")
