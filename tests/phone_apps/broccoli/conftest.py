from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from pytest_androidbench.phone.apps.broccoli.model import Recipe, RecipeCategory
from pytest_androidbench.phone.apps.broccoli.store import RecipeStore
from pytest_androidbench.phone.system.app import App
from tests.phone_apps.driver import Driver

PACKAGE = "com.flauschcode.broccoli"
PIE = Recipe(title="Apple pie", description="Sweet", ingredients="3 apples\nflour")
SOUP = Recipe(
    title="pumpkin soup",
    description="Warm #autumn",
    servings="4 servings",
    time="30 mins",
    source="Aunt Selma",
    ingredients="1 pumpkin\n- 2-3 carrots\nsalt",
    directions="1. Cut.\n2. Boil.",
    favorite=True,
)
TOAST = Recipe(title="Toast", ingredients="bread, apple butter")


@dataclass
class Kitchen(Driver):
    """Broccoli in front, with its recipes at hand."""

    @property
    def app(self) -> App:
        app = self.phone.packages.app(PACKAGE)
        assert app is not None
        return app

    @property
    def store(self) -> RecipeStore:
        return RecipeStore(self.app.database())

    def fill(self, *recipes: Recipe, categories: tuple[str, ...] = ()) -> None:
        """Add categories and recipes, all of these in the first category."""
        for name in categories:
            self.store.save_category(RecipeCategory(id=0, name=name))
        placed = tuple(self.store.categories()[:1])
        for recipe in recipes:
            self.store.save(replace(recipe, categories=placed))
        self.phone.windows.changed()

    def titles(self) -> list[str]:
        """The titles in the list on the screen."""
        return [n.text for n in self.nodes() if n.resource_id.endswith("/card_text_view_title")]

    def value(self, id_: str) -> str:
        node = self.find(id_)
        assert node is not None, self.texts()
        return node.text

    def type(self, id_: str, text: str) -> None:
        self.tap(id_)
        self.phone.windows.type_text(text)
        self.phone.windows.back()

    def go(self, page: str) -> None:
        """Open a page by the drawer."""
        self.tap("Open navigation drawer")
        self.tap(page)

    def menu(self, entry: str) -> None:
        """Tap an entry of the details' menu."""
        self.tap("More options")
        self.tap(entry)

    def says(self, text: str) -> bool:
        """Whether this was the last toast."""
        return self.phone.windows.last_toast() == text

    def pick(self, name: str) -> None:
        """Pick a file of the Download folder."""
        self.tap("Show roots")
        self.tap("Downloads")
        labels = ((node, {node.text, node.desc.partition(",")[0]}) for node in self.nodes())
        self.touch(next(node for node, label in labels if name in label))


@pytest.fixture
def kitchen(opened: Callable[[str], Driver]) -> Kitchen:
    """The app without recipes."""
    return Kitchen(opened(PACKAGE).phone)
