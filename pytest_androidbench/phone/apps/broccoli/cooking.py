"""The cooking assistant: a recipe page by page, for as many people as there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.broccoli.look import HEADLINE, IMAGE_VIEW, LARGE
from pytest_androidbench.phone.apps.broccoli.model import (
    Ingredient,
    Recipe,
    directions_of,
    ingredients_of,
    portions_of,
    scaled,
)
from pytest_androidbench.phone.apps.broccoli.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Kid, Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Button,
    Checkable,
    Column,
    Dialog,
    DialogButton,
    IconButton,
    Page,
    Pager,
    Row,
    Scroll,
    Spacer,
    Text,
    TextField,
)

Step = tuple[TextLike, TextLike]


@dataclass(eq=False)
class Cooking(AppScreen[None]):
    """The ingredients, then one direction on each page."""

    activity = ".recipe.cooking.CookingAssistantActivity"
    recipe: int = 0
    page: int = 0
    factor: float = 0
    """How many times the recipe's amounts; 0: as they are."""

    def build(self) -> Widget:
        steps = self._steps()
        bar = Row(
            IconButton(
                "close", tr("Cancel"), id="button_cancel", colour="primary", on_tap=self.close
            ),
            Spacer(weight=1),
            IconButton(
                "tune",
                tr("Adjust ingredients"),
                id="button_scaling",
                colour="primary",
                on_tap=self.ask_factor,
            ),
            width="fill",
        )
        pager = Pager(
            count=len(steps),
            index=min(self.page, len(steps) - 1),
            page=partial(self._page, steps),
            on_page=self.turn,
            id="cooking_assistant_pager",
            cls="androidx.viewpager2.widget.ViewPager2",
        )
        return Page(bar, pager)

    @property
    def cooked(self) -> Recipe:
        """The recipe as it is stored."""
        return Store(self.db).get(self.recipe) or Recipe()

    def _steps(self) -> list[Step]:
        recipe = self.cooked
        if not recipe.ingredients and not recipe.directions:
            empty = tr("This recipe does not have any ingredients or directions yet.")
            return [("", empty)]
        lines = [self._line(line) for line in ingredients_of(recipe.ingredients)]
        steps: list[Step] = [(tr("Ingredients"), "\n".join(lines))] if lines else []
        return steps + [
            (str(n), step) for n, step in enumerate(directions_of(recipe.directions), 1)
        ]

    def _line(self, line: Ingredient) -> str:
        if not self.factor:
            return line.quantity + line.text
        amount = scaled(line.quantity, self.factor)
        return (f"(not adjusted) {line.quantity}" if amount is None else amount) + line.text

    def _page(self, steps: Sequence[Step], place: int) -> Widget:
        title, text = steps[place]
        shown = Text(text, LARGE, id="cooking_assistant_text", align="center", width="fill")
        heading = Text(title, HEADLINE, id="cooking_assistant_title")
        return Column(
            Spacer(weight=1),
            bool(title) and Align(heading, height=96, width="fill"),
            Scroll(shown, weight=4, padding=(16, 0), key=f"step {place}"),
            self._controls(len(steps), place),
            height="fill",
            width="fill",
        )

    def _controls(self, count: int, place: int) -> Kid:
        bullets = [
            IconButton(
                "circle",
                str(number),
                size=14,
                colour="primary" if number == place else "on_surface_variant",
                id="cooking_assistant_control",
                cls=IMAGE_VIEW,
                on_tap=partial(self.turn, number),
                weight=1,
            )
            for number in range(count)
        ]
        return count > 1 and Row(*bullets, width="fill", id="cooking_assistant_controls")

    def turn(self, place: int) -> None:
        self.page = place

    def ask_factor(self) -> None:
        portions = portions_of(self.cooked.servings)
        self.ask(
            Scaling(base=portions.count, label=portions.label, number=str(portions.count)),
            self.scale,
        )

    def scale(self, factor: float) -> None:
        self.factor, self.page = factor, 0


class ModeButton(Checkable, Button):
    """One of two buttons of which one is chosen."""


@dataclass(eq=False)
class Scaling(AppScreen[float]):
    """Asks for how many servings, or for a factor."""

    window: ClassVar[WindowKind] = "dialog"

    base: int = 1
    label: str | None = None
    number: str = "1"
    factor: str = "1.0"
    simple: bool = True

    def build(self) -> Widget:
        modes = Row(
            self._mode(tr("Simple"), "button_simple_scaling", True),
            self._mode(tr("Pro"), "button_pro_scaling", False),
            width="fill",
        )
        buttons = (
            DialogButton(text=tr("OK"), on_tap=self.done),
            DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        shown = self._servings() if self.simple else self._factor()
        return Dialog(
            tr("Adjust ingredients"),
            body=Column(modes, shown, gap=16, width="fill"),
            buttons=buttons,
        )

    def _mode(self, text: TextLike, id_: str, simple: bool) -> Widget:
        chosen = simple == self.simple
        return ModeButton(
            text,
            "tonal" if chosen else "outlined",
            id=id_,
            cls="android.widget.CompoundButton",
            selected=chosen,
            on_tap=partial(self.set_mode, simple),
            weight=1,
        )

    def _servings(self) -> Widget:
        label = tr("Recipe amount") if self.label is None else self.label or tr("Servings")
        field = TextField(bind="number", hint=label, id="number_of_servings", keyboard="number")
        return Row(
            IconButton("remove", None, id="text_input_start_icon", on_tap=partial(self.add, -1)),
            Column(field, weight=1),
            IconButton("add", None, id="text_input_end_icon", on_tap=partial(self.add, 1)),
            width="fill",
        )

    @staticmethod
    def _factor() -> Widget:
        hint = tr("Scaling factor")
        return TextField(bind="factor", hint=hint, id="scale_factor", keyboard="decimal")

    def set_mode(self, simple: bool) -> None:
        self.simple = simple

    def add(self, count: int) -> None:
        """One more, or one less."""
        if self.number.isdecimal():
            self.number = str(max(0, int(self.number) + count))

    def done(self) -> None:
        """Hand over the factor, where there is one."""
        try:
            factor = int(self.number) / self.base if self.simple else float(self.factor)
        except (ValueError, ZeroDivisionError):
            self.close()
        else:
            self.close(factor)
