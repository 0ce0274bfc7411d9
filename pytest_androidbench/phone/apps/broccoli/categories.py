"""The categories: their page, the dialog that names one, the one that chooses some."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.look import LARGE, LINEAR, RECYCLER, empty_text
from pytest_androidbench.phone.apps.broccoli.model import RecipeCategory
from pytest_androidbench.phone.apps.broccoli.pages import CATEGORIES, BroccoliPage
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class CategoriesPage(BroccoliPage):
    """All categories by name."""

    place = CATEGORIES

    def build(self) -> w.Widget:
        categories = self.app.store.categories()
        rows = w.Scroll(
            *(self._row(category) for category in categories),
            padding=(0, 0, 0, 90),
            id="recycler_view",
            cls=RECYCLER,
            desc=tr("Categories"),
            width="fill",
            height="fill",
        )
        prompt = tr("Create custom categories to manage your recipes.")
        fab = w.Fab("add", tr("Add category"), id="fab_categories", on_tap=self.add)
        empty = empty_text(prompt, "categories_empty")
        shown = w.Stack(not categories and empty, rows, weight=1)
        return self.framed(tr("Categories"), shown, fab=fab)

    def _row(self, category: RecipeCategory) -> w.Widget:
        name = w.Text(category.name, LARGE, id="card_text_view_category_name")
        edit = partial(self.show, CategoryDialog(category=category.id, name=category.name))
        return w.Column(
            w.Panel(name, padding=16, width="fill", on_tap=edit), w.Divider(), width="fill"
        )

    def add(self) -> None:
        self.show(CategoryDialog())


@dataclass(eq=False)
class CategoryDialog(AppScreen[BroccoliApp, None]):
    """Names a category; one that is there can be deleted, with a second tap."""

    window: ClassVar[WindowKind] = "dialog"

    category: int = 0
    name: str = ""
    warned: bool = False

    def build(self) -> w.Widget:
        question = tr("Do you really want to delete this category?")
        name = w.TextField(bind="name", hint=tr("Name"), id="category_name", icon="title")
        body = w.Column(
            w.Panel(name, id="category_name_layout", cls=LINEAR, width="fill"),
            self.warned and w.Text(question, colour="error", id="delete_category_warning"),
            gap=16,
            width="fill",
        )
        buttons = [
            w.DialogButton(text=tr("Save"), on_tap=self.save, enabled=bool(self.name)),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        ]
        if self.category:
            buttons.append(w.DialogButton(text=tr("Delete"), on_tap=self.delete))
        title = tr("Edit category") if self.category else tr("Add category")
        return w.Dialog(title, body=body, buttons=buttons)

    def save(self) -> None:
        self.app.store.save_category(RecipeCategory(id=self.category, name=self.name))
        self.close()

    def delete(self) -> None:
        """Warn first, then delete."""
        if self.warned:
            self.app.store.delete_category(self.category)
            self.close()
        self.warned = True


@dataclass(eq=False)
class ChooseCategories(AppScreen[BroccoliApp, list[int]]):
    """Boxes to check; what is checked counts at once, however the dialog is left."""

    window: ClassVar[WindowKind] = "dialog"

    chosen: Selection[int] = field(default_factory=Selection)

    def build(self) -> w.Widget:
        categories = self.app.store.categories()
        buttons = (w.DialogButton(text=tr("OK"), on_tap=self.on_back),)
        if not categories:
            message = tr("No categories have been created yet.")
            return w.Dialog(tr("Categories"), message, buttons=buttons)
        rows = w.Choices(
            [category.name for category in categories],
            self.toggle,
            checked=[n for n, category in enumerate(categories) if category.id in self.chosen],
            many=True,
        )
        return w.Dialog(tr("Categories"), body=rows, buttons=buttons)

    def toggle(self, index: int) -> None:
        """Check a category, or no longer."""
        self.chosen.toggle(self.app.store.categories()[index].id)

    def on_back(self) -> None:
        self.close(self.chosen.rows)
