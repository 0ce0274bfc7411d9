"""One recipe in full, and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.broccoli import look, model
from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.archive import plain_text, write_shared
from pytest_androidbench.phone.apps.broccoli.cards import drop_picture, picture_of, picture_path
from pytest_androidbench.phone.apps.broccoli.cooking import Cooking
from pytest_androidbench.phone.apps.broccoli.form import RecipeForm
from pytest_androidbench.phone.apps.broccoli.season import Season
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

BAR_HEIGHT: Final = 56
PICTURE, WIDE_PICTURE = 188, 94
"""Half of the app bar's height, as it is shown at first; it is lower where there is less room."""
SHADE: Final = "#00000066"
"""Lies over a picture, so that the signs of the bar can be seen on it."""
TAG: Final = re.compile(r"""(#[^\s!@#$%^&*()=+./,\[{\]};:'"?><]+)""")


@dataclass(eq=False)
class RecipeDetails(AppScreen[BroccoliApp, str]):
    """Shows a recipe; closes with a word to search for when one was tapped."""

    activity = ".recipe.details.RecipeDetailsActivity"
    recipe: int = 0
    expanded: bool = False
    """Whether the whole picture is shown."""
    menus: Menus = field(default_factory=Menus)

    @property
    def shown(self) -> model.Recipe:
        """The recipe as it is stored."""
        return self.app.store.get(self.recipe) or model.Recipe()

    def build(self) -> w.Widget:
        recipe = self.shown
        fab = w.Fab("restaurant", tr("Cook"), id="fab_cooking_assistant", on_tap=self.cook)
        return w.Page(self._app_bar(recipe), self._body(recipe), fab=fab, cls=look.GROUP)

    def _app_bar(self, recipe: model.Recipe) -> w.Widget:
        """The bar, over the picture where there is one: half of it until it is tapped."""
        data = picture_of(self.app, recipe.image)
        if data is None:
            backdrop: w.Widget = w.Panel(width="fill", height=BAR_HEIGHT)
            bar = self._bar(recipe, look.BAR)
        else:
            height = WIDE_PICTURE if self.phone.display.is_wide else PICTURE
            whole = height * 2 if self.expanded else height
            backdrop = w.Picture(data, shape="rect", width="fill", height=whole)
            backdrop.on_tap = self.expand
            bar = self._bar(recipe, w.Look(background=SHADE))
        backdrop.id, backdrop.desc, backdrop.cls = "backdrop", look.PHOTO, look.IMAGE_VIEW
        scrim = w.Panel(cls="android.view.View", width="fill", height=BAR_HEIGHT)
        bars = w.Stack(backdrop, scrim, bar, id="toolbar_layout", cls=look.FRAME, width="fill")
        return w.Panel(bars, id="app_bar", cls=look.LINEAR, width="fill")

    def _bar(self, recipe: model.Recipe, shape: w.Look) -> w.Widget:
        up = w.UpButton("arrow_back", tr("Navigate up"), width=56, height=56, colour="on_bar")
        if recipe.favorite:
            label, icon, id_ = tr("Remove from favorites"), "favorite", "action_details_unlike"
        else:
            label, icon, id_ = tr("Mark as favorite"), "favorite_border", "action_details_like"
        heart = look.action(icon, label, id_, self.like)
        more = look.more(partial(self.menus.open, self.more))
        title = w.Text(recipe.title if shape is look.BAR else "", look.TITLE, lines=1)
        return w.TopBar(
            title, lead=up, actions=[heart, more], id="toolbar", look=shape, clickable=True
        )

    def expand(self) -> None:
        """Show all of the picture."""
        self.expanded = True

    def _body(self, recipe: model.Recipe) -> w.Widget:
        return w.Scroll(
            w.Column(
                w.Text(recipe.title.strip(), look.LARGE, id="details_title"),
                self._facts(recipe),
                self._categories(recipe),
                self._about(recipe),
                self._ingredients(recipe),
                self._directions(recipe),
                gap=16,
                width="fill",
                cls=look.LINEAR,
            ),
            padding=(16, 16, 16, 90),
            id="scroll_view",
        )

    @staticmethod
    def _facts(recipe: model.Recipe) -> w.Kid:
        facts = [
            fact
            for name, icon, label, value in (
                ("servings", "person", tr("Servings"), recipe.servings),
                ("preparation_time", "access_time", tr("Time"), recipe.time),
            )
            for fact in _fact(name, icon, label, value)
        ]
        return w.Row(*facts, cls=look.GROUP) if facts else None

    @staticmethod
    def _categories(recipe: model.Recipe) -> w.Kid:
        names = ", ".join(category.name for category in recipe.categories)
        icon = w.Icon("bookmark_border", desc=tr("Categories"), id="details_icon_categories")
        text = w.Text(names, look.PLAIN, id="details_categories")
        return bool(names) and w.Row(icon, text, gap=5, cls=look.GROUP)

    def _about(self, recipe: model.Recipe) -> w.Kid:
        parts = [
            bool(recipe.description) and self._description(recipe.description),
            bool(recipe.source)
            and w.Row(
                w.Icon("link", desc=tr("Source"), id="details_icon_source"),
                w.Text(recipe.source, look.PLAIN, id="details_source", weight=1),
                gap=10,
                width="fill",
                cls=look.GROUP,
            ),
        ]
        return w.Column(*parts, gap=5, width="fill", cls=look.LINEAR) if any(parts) else None

    def _description(self, text: str) -> w.Widget:
        parts = TAG.split(text)
        if len(parts) == 1:
            return w.Text(text, look.PLAIN, id="details_description")
        runs = [
            w.TextRun(text=part, style=look.GREEN, on_tap=partial(self.close, part))
            if TAG.fullmatch(part)
            else w.TextRun(text=part, style=look.PLAIN)
            for part in parts
        ]
        return w.RichText(runs, "start", id="details_description", width="fill")

    def _ingredients(self, recipe: model.Recipe) -> w.Kid:
        season = Season.of(self.app)
        lines = [_ingredient(line, season) for line in model.ingredients_of(recipe.ingredients)]
        return _section(tr("Ingredients"), "details_ingredients", lines)

    @staticmethod
    def _directions(recipe: model.Recipe) -> w.Kid:
        steps = [
            w.Panel(
                w.Row(
                    w.Text(str(number), look.GREEN, id="direction_position"),
                    w.Text(step, look.PLAIN, id="direction_text", weight=1),
                    gap=10,
                    across="start",
                    width="fill",
                    cls=look.RELATIVE,
                ),
                padding=5,
            )
            for number, step in enumerate(model.directions_of(recipe.directions), 1)
        ]
        return _section(tr("Directions"), "details_directions", steps)

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        return (
            MenuEntry(text=tr("Share"), act=self.share),
            MenuEntry(text=tr("Share as file"), act=self.share_as_file),
            MenuEntry(text=tr("Edit"), act=self.edit),
            MenuEntry(text=tr("Delete"), act=self.ask_delete),
        )

    def like(self) -> None:
        """Make it a favorite, or none."""
        recipe = self.shown
        self.app.store.save(replace(recipe, favorite=not recipe.favorite))

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
        self.ask(RecipeForm(recipe=self.recipe), self.edited)

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
            self.app.store.delete(self.recipe)
            self.close(toast=tr("The recipe has been deleted."))


def _fact(name: str, icon: str, label: TextLike, value: str) -> list[w.Widget]:
    if not value:
        return []
    sign = w.Icon(icon, desc=label, id=f"details_icon_{name}")
    text = w.Text(value, look.PLAIN, id=f"details_{name}", lines=1)
    return [sign, w.Spacer(width=5), text, w.Spacer(width=50)]


def _ingredient(line: model.Ingredient, season: Season) -> w.Widget:
    leaf = w.Icon("eco", 16, "primary", desc=tr("Seasonal ingredient(s)"))
    leaf.id = "ingredient_seasonal_icon"
    return w.Row(
        bool(line.quantity) and w.Text(line.quantity, look.BOLD, id="ingredient_quantity"),
        w.Text(line.text, look.PLAIN, id="ingredient_text"),
        season.has(line.text) and w.Panel(leaf, padding=(8, 0)),
        across="start",
        cls=look.GROUP,
    )


def _section(title: TextLike, id_: str, lines: Sequence[w.Widget]) -> w.Kid:
    rows = w.Column(*lines, id=id_, width="fill")
    if not lines:
        return None
    return w.Column(w.Text(title, look.MEDIUM), rows, gap=5, width="fill", cls=look.LINEAR)
