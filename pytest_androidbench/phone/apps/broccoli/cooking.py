"""The cooking assistant: a recipe page by page, for as many people as there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.broccoli import model
from pytest_androidbench.phone.apps.broccoli.app import BroccoliApp
from pytest_androidbench.phone.apps.broccoli.look import GROUP, HEADLINE, IMAGE_VIEW, LARGE, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

Step = tuple[TextLike, TextLike]


@dataclass(eq=False)
class Cooking(AppScreen[BroccoliApp, None]):
    """The ingredients, then one direction on each page."""

    activity = ".recipe.cooking.CookingAssistantActivity"
    recipe: int = 0
    page: int = 0
    factor: float = 0
    """How many times the recipe's amounts; 0: as they are."""

    def build(self) -> w.Widget:
        steps = self._steps()
        pager = w.Pager(
            count=len(steps),
            index=min(self.page, len(steps) - 1),
            page=partial(self._page, steps),
            on_page=self.turn,
            id="cooking_assistant_pager",
        )
        leave = _corner_button("close", tr("Cancel"), "button_cancel", self.close)
        adjust = _corner_button("tune", tr("Adjust ingredients"), "button_scaling", self.ask_factor)
        whole = w.Stack(
            pager,
            w.Align(leave, across="start", down="top"),
            w.Align(adjust, across="end", down="top"),
            weight=1,
        )
        return w.Page(whole, id="fullscreen_layout", cls=GROUP)

    @property
    def cooked(self) -> model.Recipe:
        """The recipe as it is stored."""
        return self.app.store.get(self.recipe) or model.Recipe()

    def _steps(self) -> list[Step]:
        recipe = self.cooked
        if not recipe.ingredients and not recipe.directions:
            empty = tr("This recipe does not have any ingredients or directions yet.")
            return [("", empty)]
        lines = [self._line(line) for line in model.ingredients_of(recipe.ingredients)]
        steps: list[Step] = [(tr("Ingredients"), "\n".join(lines))] if lines else []
        return steps + [
            (str(n), step) for n, step in enumerate(model.directions_of(recipe.directions), 1)
        ]

    def _line(self, line: model.Ingredient) -> str:
        if not self.factor:
            return line.quantity + line.text
        amount = model.scaled(line.quantity, self.factor)
        return (f"(not adjusted) {line.quantity}" if amount is None else amount) + line.text

    def _page(self, steps: Sequence[Step], place: int) -> w.Widget:
        title, text = steps[place]
        shown = w.Text(text, LARGE, id="cooking_assistant_text", align="center", width="fill")
        heading = w.Text(title, HEADLINE, id="cooking_assistant_title")
        texts = w.Column(
            bool(title) and w.Align(heading, height=96, width="fill"),
            w.Scroll(shown, weight=1, padding=(16, 0), key=f"step {place}"),
            width="fill",
        )
        return w.Column(
            w.Align(texts, id="cooking_assistant_layout", cls=LINEAR, weight=1),
            self._controls(len(steps), place),
            height="fill",
            width="fill",
        )

    def _controls(self, count: int, place: int) -> w.Kid:
        bullets = [
            w.IconButton(
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
        return count > 1 and w.Row(*bullets, width="fill", id="cooking_assistant_controls")

    def turn(self, place: int) -> None:
        self.page = place

    def ask_factor(self) -> None:
        portions = model.portions_of(self.cooked.servings)
        self.ask(
            Scaling(base=portions.count, label=portions.label, number=str(portions.count)),
            self.scale,
        )

    def scale(self, factor: float) -> None:
        self.factor, self.page = factor, 0


def _corner_button(icon: str, desc: TextLike, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    return w.IconButton(
        icon, desc, id=id_, colour="primary", cls="android.widget.Button", on_tap=on_tap
    )


class ModeButton(w.Checkable, w.Button):
    """One of two buttons of which one is chosen."""


@dataclass(eq=False)
class Scaling(AppScreen[BroccoliApp, float]):
    """Asks for how many servings, or for a factor."""

    window: ClassVar[WindowKind] = "dialog"

    base: int = 1
    label: str | None = None
    number: str = "1"
    factor: str = "1.0"
    simple: bool = True

    def build(self) -> w.Widget:
        modes = w.Row(
            self._mode(tr("Simple"), "button_simple_scaling", True),
            self._mode(tr("Pro"), "button_pro_scaling", False),
            id="toggle_group_scale_mode",
            width="fill",
        )
        buttons = (
            w.DialogButton(text=tr("OK"), on_tap=self.done),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        shown = self._servings() if self.simple else self._factor()
        return w.Dialog(
            tr("Adjust ingredients"),
            body=w.Column(modes, shown, gap=16, width="fill"),
            buttons=buttons,
        )

    def _mode(self, text: TextLike, id_: str, simple: bool) -> w.Widget:
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

    def _servings(self) -> w.Widget:
        label = tr("Recipe amount") if self.label is None else self.label or tr("Servings")
        field = w.TextField(bind="number", hint=label, id="number_of_servings", keyboard="number")
        return w.Row(
            w.IconButton("remove", None, id="text_input_start_icon", on_tap=partial(self.add, -1)),
            w.Column(field, weight=1),
            w.IconButton("add", None, id="text_input_end_icon", on_tap=partial(self.add, 1)),
            width="fill",
        )

    @staticmethod
    def _factor() -> w.Widget:
        hint = tr("Scaling factor")
        return w.TextField(bind="factor", hint=hint, id="scale_factor", keyboard="decimal")

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
