"""Language, currency and theme."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.choosing import ChooseCurrency, ChooseLanguage
from pytest_androidbench.phone.apps.expense.look import BODY1, FRAME, HEADLINE6
from pytest_androidbench.phone.apps.expense.pages import SETTINGS, ExpensePage
from pytest_androidbench.phone.apps.expense.preferences import DARK_MODE, FOLLOW, LIGHT_MODE, THEME
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MODES: Final = (
    (DARK_MODE, tr("Dark Theme"), "rb_dark_theme"),
    (LIGHT_MODE, tr("Light Theme"), "rb_light_theme"),
    (FOLLOW, tr("System Default"), "rb_system_default"),
)
VIEW: Final = "android.view.View"


@dataclass(eq=False)
class ExpenseSettingsPage(ExpensePage):
    """Three rows, each of which opens a choice."""

    place = SETTINGS
    bar_id = "ab_settings"

    def build(self) -> w.Widget:
        symbol = w.Text(
            self.app.currency.symbol, HEADLINE6, id="tv_currency_value", width=60, align="center"
        )
        flag = w.Icon("flag", 25, "primary", id="imv_language", width=60)
        moon = w.Icon("dark_mode", width=60, cls="android.widget.ImageView")
        rows = w.Column(
            self._row("language", tr("Language"), flag, self.choose_language),
            w.Panel(w.Divider(), cls=VIEW),
            self._row("currency", tr("Currency"), symbol, self.choose_currency),
            w.Panel(w.Divider(), cls=VIEW),
            self._row("theme", tr("Theme Mode"), moon, self.choose_theme),
            width="fill",
            id="linear_setting",
        )
        body = w.Panel(rows, look=w.Look(background="surface"), padding=(16, 8), width="fill")
        bar = self.bar(tr("Settings"), id_="tb_settings")
        return self.page(bar, w.Scroll(body, padding=8, id="nv_settings"))

    @staticmethod
    def _row(name: str, title: TextLike, end: w.Widget, on_tap: Callable[[], None]) -> w.Widget:
        title_id = "tv_choose_theme" if name == "theme" else f"tv_{name}"
        content = w.Row(w.Text(title, BODY1, id=title_id, weight=1), end, width="fill", height=56)
        return w.Panel(content, padding=(8, 0), id=f"fl_{name}", cls=FRAME, on_tap=on_tap)

    def choose_language(self) -> None:
        self.ask(ChooseLanguage(), self.restart)

    def choose_currency(self) -> None:
        self.show(ChooseCurrency())

    def choose_theme(self) -> None:
        self.ask(ChooseTheme(mode=self.app.prefs().get(THEME, DARK_MODE)), self.set_theme)

    def set_theme(self, mode: int) -> None:
        self.app.prefs().put(THEME, mode)
        self.restart(True)

    def restart(self, sure: bool) -> None:
        """Begin anew with the first page, as the activity does."""
        if sure:
            self.go_home()


@dataclass(eq=False)
class ChooseTheme(AppScreen[ExpenseApp, int]):
    """Dark, light, or as the phone is; takes hold with a restart."""

    window = "dialog"
    cancelable = False
    mode: int = DARK_MODE

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Choose Theme"),
            body=radio_group(MODES, self.mode, self.pick, id="rg_theme"),
            buttons=(
                w.DialogButton(text=tr("Restart"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def on_back(self) -> None:
        """Stay: the dialog wants an answer."""

    def pick(self, mode: int) -> None:
        self.mode = mode

    def accept(self) -> None:
        self.close(self.mode)
