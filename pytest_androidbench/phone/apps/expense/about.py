"""What the app is, its policy and the libraries it is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.pages import ABOUT, ExpensePage
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SOURCE: Final = "https://github.com/arduia/ProExpense"
MAIL: Final = "mailto:dev.arduia@gmail.com"
POLICY: Final = (
    "Privacy and Policy",
    "User Entered Data",
    "The app reads and writes nothing on the device but its own database.",
    "Permission Use",
    "Internet: to find out about newer versions.",
    "Changes",
    "This policy may change without prior notice.",
)
LIBRARIES: Final = (
    "Opens-Source Libraries",
    "AndroidX",
    "Dagger Hilt",
    "Epoxy",
    "Gson",
    "JExcelApi",
    "Kotlin Coroutines",
    "Material Components",
    "ProgressView",
    "Retrofit",
    "Room",
    "Timber",
)


@dataclass(eq=False)
class ExpenseAboutPage(ExpensePage):
    """The app's name card, with three rows that lead elsewhere."""

    place = ABOUT
    bar_id = "abl_about"

    def build(self) -> w.Widget:
        parts = w.Column(
            *self._name(),
            self._row("fl_privacy", "tv_policy", tr(POLICY[0]), partial(self.read, "policy")),
            self._row(
                "fl_open_sources",
                "tv_open_sources",
                tr(LIBRARIES[0]),
                partial(self.read, "libraries"),
            ),
            self._row("fl_contribute", "tv_contribute", tr("Contribute the app"), self.contribute),
            w.Divider(inset=16),
            *self._thanks(),
            gap=8,
            across="center",
            width="fill",
        )
        body = w.Panel(
            parts,
            look=w.Look(background="surface"),
            padding=(0, 8, 0, 32),
            width="fill",
            id="rl_about",
            cls=look.RELATIVE,
        )
        return self.page(self.bar(tr("About")), w.Scroll(body, padding=8, id="nv_about"))

    def _name(self) -> list[w.Widget]:
        version = w.TextStyle(12, 500, "on_surface_variant")
        about = tr(
            "Pro Expense is a free and open-source software to simply and safely record daily "
            "expenses."
        )
        return [
            w.Icon("account_balance_wallet", 80, "primary", id="imv_app"),
            w.Row(
                w.Text(tr("Pro Expense"), look.HEADLINE6, id="tv_app_name"),
                w.Text(tr("(beta)"), w.TextStyle(12, colour=look.CAPTION.colour, caps=True)),
                gap=8,
            ),
            w.Text(self.app.version, version, id="tv_version"),
            w.Panel(w.Text(about, look.BODY2, id="tv_about_description"), padding=(16, 8, 16, 24)),
        ]

    @staticmethod
    def _row(id_: str, text_id: str, title: TextLike, on_tap: Callable[[], None]) -> w.Widget:
        row = w.Row(
            w.Text(title, look.SUBTITLE1, id=text_id, weight=1), w.Icon("chevron_right", 20)
        )
        line = w.Panel(row, padding=(16, 12), width="fill")
        return w.Column(
            w.Divider(inset=16), line, id=id_, cls=look.FRAME, on_tap=on_tap, width="fill"
        )

    def _thanks(self) -> list[w.Widget]:
        grey = w.TextStyle(16, colour="on_surface_variant")
        thanks = tr(
            "Special thanks to contributors who provided valuable feedbacks and opened issues on "
            "the Github for this app."
        )
        developer = tr(
            "Developed by Arduia and Open-source contributors\n{mail}",
            mail=MAIL.removeprefix("mailto:"),
        )
        return [
            w.Text(
                tr("Acknowledgement"), w.TextStyle(16, caps=True), id="tv_acknowledgement_title"
            ),
            w.Panel(
                w.Text(thanks, look.BODY2, id="tv_acknowledgement", align="center"), padding=(8, 0)
            ),
            w.Panel(
                w.Text(developer, grey, id="tv_developer", align="center", on_tap=self.write),
                padding=(16, 42, 16, 0),
            ),
        ]

    def read(self, page: str) -> None:
        self.show(ExpenseWebPage(page=page))

    def contribute(self) -> None:
        self._open(SOURCE)

    def write(self) -> None:
        self._open(MAIL)

    def _open(self, address: str) -> None:
        if not self.start(Intent(action=ACTION_VIEW, data=address)):
            self.toast(tr("No apps can perform this action."))


@dataclass(eq=False)
class ExpenseWebPage(AppScreen[ExpenseApp, None]):
    """One of the two pages that come with the app."""

    page: str = "policy"

    def build(self) -> w.Widget:
        title, *lines = POLICY if self.page == "policy" else LIBRARIES
        lead = look.bar_icon("arrow_back", self.close)
        bar = look.bar(tr(title), lead, "tb_web_view", title_id="tv_web_title")
        texts = [w.Text(tr(line), look.BODY1, cls="android.view.View") for line in lines]
        body = w.Scroll(*texts, gap=12, padding=16, id="wv_main", cls="android.webkit.WebView")
        return w.Page(bar, w.Divider(), body)
