"""The form of a recipe, new or not."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from typing import Final

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.archive import read_shared
from pytest_androidbench.phone.apps.broccoli.categories import ChooseCategories
from pytest_androidbench.phone.apps.broccoli.look import FRAME, GROUP, LINEAR, bar_icon, top_bar
from pytest_androidbench.phone.apps.broccoli.model import Recipe
from pytest_androidbench.phone.apps.broccoli.photos import Photo
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.text_input import InputIcon, text_input
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINES: Final = (
    ("description", "Description", "info", True),
    ("source", "Source", "link", False),
    ("servings", "Servings", "person", False),
    ("time", "Time", "access_time", False),
    ("ingredients", "Ingredients", "format_list_bulleted", True),
    ("directions", "Directions", "format_list_numbered", True),
)
"""Field, hint, sign, and whether there may be several lines."""
TEXTS: Final = ("title", *(name for name, *_ in LINES))


@dataclass(eq=False)
class RecipeForm(AppScreen[BroccoliApp, int]):
    """Closes with the id of the recipe that was saved."""

    activity = ".recipe.crud.CreateAndEditRecipeActivity"
    recipe: int = 0
    shared: bool = False
    """Whether it was opened with the address of a recipe on a website."""
    uri: str = ""
    """The file it is to be read from."""
    title: str = ""
    description: str = ""
    source: str = ""
    servings: str = ""
    time: str = ""
    ingredients: str = ""
    directions: str = ""
    favorite: bool = False
    categories: list[int] = field(default_factory=list)
    dirty: bool = False
    """Whether something was written or chosen."""
    photo: Photo = field(default_factory=Photo)
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        if self.shared:
            self.toast(tr("Sorry, this did not work."))
        elif self.uri:
            self._read(read_shared(self.app, self.uri))
            self.photo.waiting = self.photo.image
        elif self.recipe:
            self._read(self.app.store.get(self.recipe))

    def _read(self, recipe: Recipe | None) -> None:
        if recipe is None:
            self.toast(tr("Sorry, this did not work."))
            return
        for name in TEXTS:
            setattr(self, name, getattr(recipe, name))
        self.favorite, self.photo.image = recipe.favorite, recipe.image
        self.categories = [category.id for category in recipe.categories]

    def build(self) -> w.Widget:
        close = bar_icon("close", tr("Navigate up"), self.on_back)
        save = w.Button(
            tr("Save"), "text", role="on_bar", id="button_save_recipe", on_tap=self.save
        )
        fields = w.Column(
            self.photo.build(),
            self._line("title", "Title", "title", False),
            self._categories(),
            *(self._line(*line) for line in LINES),
            gap=12,
            width="fill",
            cls=LINEAR,
        )
        body = w.Scroll(fields, padding=(16, 16, 16, 36))
        bar = w.Panel(top_bar(tr("New Recipe"), close, [save]), cls=LINEAR)
        return w.Page(bar, body, cls=GROUP)

    def _line(self, name: str, hint: str, icon: str, several: bool) -> w.Widget:
        shown = w.TextField(
            getattr(self, name),
            partial(self.typed, name),
            hint=tr(hint),
            icon=icon,
            id="new_preparation_time" if name == "time" else f"new_{name}",
            multiline=several,
            action="enter" if several else "next",
        )
        return text_input(shown, starts=True)

    def _categories(self) -> w.Widget:
        names = {category.id: category.name for category in self.app.store.categories()}
        chosen = ", ".join(names[id_] for id_ in self.categories if id_ in names)
        shown = w.TextField(
            chosen,
            hint=tr("Categories"),
            icon="bookmark_border",
            read_only=True,
            takes_focus=False,
            long_clickable=True,
            id="new_categories",
            on_tap=self.ask_categories,
        )
        sign = w.Icon("arrow_drop_down")
        arrow = InputIcon(sign, padding=12, id="text_input_end_icon")
        return text_input(shown, starts=True, end=w.Panel(arrow, cls=FRAME))

    def typed(self, name: str, text: str) -> None:
        """Take what was typed; a text put in front of all is not noticed as a change."""
        before: str = getattr(self, name)
        setattr(self, name, text)
        pairs = zip(before, text, strict=False)
        at_start = not sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if not (at_start and text.endswith(before)):
            self.dirty = True

    def ask_categories(self) -> None:
        self.ask(
            ChooseCategories(chosen=Selection(rows=[*self.categories])), self.choose_categories
        )

    def choose_categories(self, chosen: list[int]) -> None:
        self.dirty = self.dirty or chosen != self.categories
        self.categories = chosen

    def save(self) -> None:
        if not self.title.strip():
            self.toast(tr("Please add a title."))
            return
        self.photo.settle()
        self.close(self._store(), toast=tr("The recipe has been saved."))

    def _store(self) -> int:
        store = self.app.store
        known = {category.id: category for category in store.categories()}
        texts = {name: getattr(self, name) for name in TEXTS}
        return store.save(
            Recipe(
                id=self.recipe,
                image=self.photo.image,
                favorite=self.favorite,
                categories=tuple(known[id_] for id_ in self.categories if id_ in known),
                **texts,
            )
        )

    def on_back(self) -> None:
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"))
        self.leaving.leave(question if self.dirty or self.photo.changed else None)

    def on_close(self) -> None:
        self.photo.leave()
