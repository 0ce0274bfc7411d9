"""Lists of languages and currencies to choose from, with a field that searches them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.currencies import DOLLAR, Currency, currencies
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    CARD_VIEW,
    RECYCLER,
    drop_button,
    sheet,
)
from pytest_androidbench.phone.apps.expense.preferences import CURRENCY, ENGLISH, LANGUAGE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

LANGUAGES: Final = (
    ("my", "Myanmar(Burma)"),
    (ENGLISH, "United States(English)"),
    ("cn", "China (Chinese)"),
)
ROW_DP: Final = 60


def search_box(words: str, on_text: Callable[[str], None], key: str) -> w.Widget:
    """The field above a list."""
    field = w.TextField(words, on_text, hint=tr("Search"), style="plain", key=key, action="done")
    row = w.Row(w.Panel(field, weight=1), w.Icon("search"), width="fill", height=50)
    look = w.Look(background="surface_high", radius=4)
    return w.Panel(row, look=look, padding=(16, 0), id="search_box", cls=CARD_VIEW, height=50)


def language_rows(prefs: Prefs, words: str, pick: Callable[[str], None]) -> list[w.Widget]:
    """The languages a search finds."""
    chosen = prefs.get(LANGUAGE, ENGLISH)
    return [
        _row(
            w.Row(
                w.Icon("flag", 25, "primary", id="imv_flag"),
                w.Text(name, BODY1, id="tv_language_name", weight=1),
                w.Icon("check", 30, "primary", id="imv_checked", visible=id_ == chosen),
                gap=16,
            ),
            "cd_language",
            partial(pick, id_),
        )
        for id_, name in LANGUAGES
        if words.lower() in name.lower()
    ]


def found_currencies(words: str) -> list[Currency]:
    """The currencies a search finds."""
    return [known for known in currencies() if known.fits(words)]


def currency_list(
    prefs: Prefs,
    found: Sequence[Currency],
    pick: Callable[[str], None],
    height: float | None = None,
) -> w.Widget:
    """The rows of currencies."""
    chosen = prefs.get(CURRENCY, DOLLAR)

    def row(place: int) -> w.Widget:
        return _currency_row(found[place], found[place].number == chosen, pick)

    return w.Scroll(
        count=len(found),
        row=row,
        row_height=ROW_DP,
        padding=(16, 4),
        id="rv_currencies",
        height=height,
        weight=0 if height else 1,
    )


def _currency_row(currency: Currency, chosen: bool, pick: Callable[[str], None]) -> w.Widget:
    content = w.Row(
        w.Text(currency.symbol, BODY1, id="tv_symbol", lines=1, width=76),
        w.Text(currency.name, BODY1, id="tv_currency", lines=1, weight=1),
        w.Icon("check", 30, "primary", id="imv_selected", visible=chosen),
        gap=4,
    )
    return _row(content, "cv_currency", partial(pick, currency.number))


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
    words: str = ""

    def build(self) -> w.Widget:
        found = found_currencies(self.words)
        save = w.Button(tr("Save"), id="btn_save", on_tap=self.close, width="fill", height=56)
        rows = currency_list(self.app.prefs(), found, self.pick, 182)
        return sheet(
            tr("Choose Currency"),
            "tv_choose_language",
            drop_button(self.close, "imv_drop_close"),
            w.Panel(search_box(self.words, self.search, "currency"), padding=16),
            w.Panel(rows, look=w.Look(background="background"), width="fill"),
            w.Panel(save, padding=(16, 8)),
        )

    def search(self, words: str) -> None:
        self.words = words
        self.scroll_to_start("rv_currencies")

    def pick(self, number: str) -> None:
        self.app.prefs().put(CURRENCY, number)


@dataclass(eq=False)
class ChooseLanguage(AppScreen[ExpenseApp, bool]):
    """The languages as a sheet; closes with whether to start anew."""

    window = "sheet"
    words: str = ""
    before: str = ENGLISH

    def on_open(self) -> None:
        self.before = self.app.prefs().get(LANGUAGE, ENGLISH)

    def build(self) -> w.Widget:
        prefs = self.app.prefs()
        restart = w.Button(
            tr("Restart"),
            id="btn_restart",
            enabled=prefs.get(LANGUAGE, ENGLISH) != self.before,
            on_tap=partial(self.close, True),
            width="fill",
            height=56,
        )
        rows = w.Column(
            *language_rows(prefs, self.words, self.pick), id="rv_languages", cls=RECYCLER
        )
        return sheet(
            tr("Choose Language"),
            "tv_choose_language",
            drop_button(self.close, "imv_drop_close"),
            w.Panel(search_box(self.words, self.search, "language"), padding=16),
            w.Panel(
                rows,
                look=w.Look(background="background"),
                padding=(16, 4),
                width="fill",
                min_height=190,
            ),
            w.Panel(restart, padding=(16, 4)),
        )

    def search(self, words: str) -> None:
        self.words = words

    def pick(self, id_: str) -> None:
        self.app.prefs().put(LANGUAGE, id_)
