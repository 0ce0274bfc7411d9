"""Lists of languages and currencies to choose from, with a field that searches them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.currencies import DOLLAR, Currency, currencies
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    CARD_VIEW,
    GROUP,
    RECYCLER,
    RELATIVE,
    drop_button,
    drop_image,
    sheet,
)
from pytest_androidbench.phone.apps.expense.preferences import CURRENCY, ENGLISH, LANGUAGE
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LANGUAGES: Final = (
    ("my", "Myanmar(Burma)"),
    (ENGLISH, "United States(English)"),
    ("cn", "China (Chinese)"),
)
ROW_DP: Final = 60


@dataclass(eq=False)
class Searched(AppPart[ExpenseApp]):
    """Values of a preference, below a field that searches them."""

    name: ClassVar[str]
    key: ClassVar[str]
    """The preference's."""

    words: str = ""

    def box(self) -> w.Widget:
        """The field."""
        field = w.TextField(
            self.words, self.search, hint=tr("Search"), style="plain", key=self.name,
            action="done", id="search_box",
        )  # fmt: skip
        row = w.Row(w.Panel(field, weight=1), w.Icon("search"), width="fill", height=50)
        look = w.Look(background="surface_high", radius=4)
        return w.Panel(row, look=look, padding=(16, 0), id="search_box", cls=CARD_VIEW, height=50)

    def search(self, words: str) -> None:
        """Show what fits some words."""
        self.words = words

    def pick(self, value: str) -> None:
        """Keep a value."""
        self.app.prefs().put(self.key, value)


@dataclass(eq=False)
class Languages(Searched):
    """The languages there are."""

    name = "language"
    key = LANGUAGE

    @property
    def chosen(self) -> str:
        """The present one."""
        return self.app.prefs().get(LANGUAGE, ENGLISH)

    def rows(self) -> list[w.Widget]:
        """Those that the search finds."""
        return [
            self._row(id_, name) for id_, name in LANGUAGES if self.words.lower() in name.lower()
        ]

    def _row(self, id_: str, name: str) -> w.Widget:
        content = w.Row(
            w.Icon("flag", 25, "primary", id="imv_flag"),
            w.Text(name, BODY1, id="tv_language_name", weight=1),
            w.Icon("check", 30, "primary", id="imv_checked", visible=id_ == self.chosen),
            gap=16,
            id="rl_language",
            cls=RELATIVE,
        )
        return _row(content, "cd_language", partial(self.pick, id_))


@dataclass(eq=False)
class Currencies(Searched):
    """The currencies there are."""

    name = "currency"
    key = CURRENCY

    rewinds: bool = False
    """Whether a search goes back to the first row."""

    def search(self, words: str) -> None:
        super().search(words)
        if self.rewinds:
            self.scroll_to_start("rv_currencies")

    @property
    def found(self) -> list[Currency]:
        """Those that the search finds."""
        return [known for known in currencies() if known.fits(self.words)]

    def build(self, height: float | None = None) -> w.Widget:
        """The rows."""
        found, chosen = self.found, self.app.prefs().get(CURRENCY, DOLLAR)
        return w.Scroll(
            count=len(found),
            row=lambda place: self._row(found[place], found[place].number == chosen),
            row_height=ROW_DP,
            padding=(16, 4),
            id="rv_currencies",
            height=height,
            weight=0 if height else 1,
        )

    def _row(self, currency: Currency, chosen: bool) -> w.Widget:
        content = w.Row(
            w.Text(currency.symbol, BODY1, id="tv_symbol", lines=1, width=76),
            w.Text(currency.name, BODY1, id="tv_currency", lines=1, weight=1),
            w.Icon("check", 30, "primary", id="imv_selected", visible=chosen),
            gap=4,
            id="linear_currency",
            cls=GROUP,
        )
        return _row(content, "cv_currency", partial(self.pick, currency.number))


def _row(content: w.Widget, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    look = w.Look(background="surface_container", elevation=1)
    card = w.Panel(
        content, look=look, padding=(16, 0), id=id_, cls=CARD_VIEW, on_tap=on_tap, height=56
    )
    return w.Panel(card, padding=(0, 2), width="fill", height=ROW_DP)


@dataclass(eq=False)
class ChooseCurrency(AppScreen[ExpenseApp, None]):
    """The currencies as a sheet; a tap chooses at once."""

    window = "sheet"
    currencies: Currencies = field(default_factory=partial(Currencies, rewinds=True))

    def build(self) -> w.Widget:
        save = w.Button(tr("Save"), id="btn_save", on_tap=self.close, width="fill", height=56)
        rows = self.currencies.build(182)
        return sheet(
            tr("Choose Currency"),
            "tv_choose_language",
            drop_button(self.close, "imv_drop_close"),
            w.Panel(self.currencies.box(), padding=16),
            w.Panel(rows, look=w.Look(background="background"), width="fill"),
            w.Panel(save, padding=(16, 8)),
        )


@dataclass(eq=False)
class ChooseLanguage(AppScreen[ExpenseApp, bool]):
    """The languages as a sheet; closes with whether to start anew."""

    window = "sheet"
    before: str = ENGLISH
    languages: Languages = field(default_factory=Languages)

    def on_open(self) -> None:
        self.before = self.languages.chosen

    def build(self) -> w.Widget:
        restart = w.Button(
            tr("Restart"),
            id="btn_restart",
            enabled=self.languages.chosen != self.before,
            on_tap=partial(self.close, True),
            width="fill",
            height=56,
        )
        rows = w.Column(*self.languages.rows(), id="rv_languages", cls=RECYCLER, takes_focus=True)
        behind = w.Look(background="background")
        return sheet(
            tr("Choose Language"),
            "tv_choose_language",
            drop_image(self.close, "imv_drop_close"),
            w.Panel(self.languages.box(), padding=16),
            w.Panel(rows, look=behind, padding=(16, 4), width="fill", min_height=190),
            w.Panel(restart, padding=(16, 4)),
        )
