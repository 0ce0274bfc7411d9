"""The two languages, and the button between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.languages import AUTO, language_name
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class LanguageBar(AppPart[TranslateApp]):
    """Shows and changes the pair that was chosen last."""

    def bar(self, swap: Callable[[], None] | None = None) -> w.Widget:
        """The buttons in a bar of their own; `swap` is that of `row`."""
        return w.Panel(self.row(swap), padding=(16, 8), width="fill")

    def row(self, swap: Callable[[], None] | None = None) -> w.Widget:
        """The buttons.

        Args:
            swap: what exchanging the languages does, where there is a text as well.
        """
        pair = self.app.pair
        middle = w.IconButton(
            "swap_horiz", tr("Swap languages"), id="swap_languages_button", cls=look.BUTTON,
            enabled=pair.source != AUTO, on_tap=swap or self.swap,
        )  # fmt: skip
        return w.Row(
            self._button("source", pair.source, "language_button_a"),
            middle,
            self._button("target", pair.target, "language_button_b"),
            gap=4,
            width="fill",
        )

    def _button(self, side: str, code: str, id_: str) -> w.Widget:
        return w.Button(
            language_name(code), "tonal", id=id_, weight=1, on_tap=partial(self.choose, side)
        )

    def choose(self, side: str) -> None:
        """Show the languages of a side, `source` or `target`."""
        self.hide_keyboard()
        self.ask(self.app.page("picker:LanguagePicker", side=side), self.chosen, side)

    def chosen(self, side: str, code: str) -> None:
        """Have another language on that side."""
        self.app.pair.having(**{side: code}).keep(self.app.prefs())

    def swap(self) -> None:
        """Exchange the languages."""
        self.app.pair.swapped.keep(self.app.prefs())
