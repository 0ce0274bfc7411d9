"""The first page: the conversations with one label."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.arriving import CONVERSATION
from pytest_androidbench.phone.apps.gmail.drawer import HELP, NEW_LABEL, SETTINGS, MailDrawer, pages
from pytest_androidbench.phone.apps.gmail.labels import EMPTY, PRIMARY, SPAM, TRASH, MailPage
from pytest_androidbench.phone.apps.gmail.look import NO_HELP
from pytest_androidbench.phone.apps.gmail.model import MailThread
from pytest_androidbench.phone.apps.gmail.names import ACCOUNT, MAIN, leading_to
from pytest_androidbench.phone.apps.gmail.names import SETTINGS as SETTINGS_ACTIVITY
from pytest_androidbench.phone.apps.gmail.rows import MailRows
from pytest_androidbench.phone.kit.account_sheet import AccountSheet, account_disc
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.open_search_bar import open_search_bar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.world.people import OWNER

LONGEST_LABEL = 225
ACCOUNTS: Final = "accounts"
ACCOUNT_ROWS: Final[tuple[tuple[str, Message, str], ...]] = (
    ("account_circle", tr("Manage your Google Account"), "account"),
    ("person_add", tr("Add another account"), "add"),
    ("manage_accounts", tr("Manage accounts on this device"), ACCOUNTS),
)


@dataclass(eq=False)
class MailInbox(AppScreen[GmailApp, None]):
    """A search bar, a page's conversations, and the button that begins a mail."""

    activity: ClassVar[str] = MAIN

    rows: MailRows = field(default_factory=MailRows)
    wanted: int = 0
    """The conversation that is to be opened; 0 = none."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(wanted=intent.number(CONVERSATION))

    def on_intent(self, intent: Intent) -> None:
        self.wanted = intent.number(CONVERSATION)
        self.open_wanted()

    def on_open(self) -> None:
        self.open_wanted()

    def on_resume(self) -> None:
        self.app.due()
        self.app.arrivals.look()
        self.app.arrivals.seen()

    def open_wanted(self) -> None:
        """Show the conversation that a notification is about."""
        wanted, self.wanted = self.wanted, 0
        if wanted:
            self.rows.turn_to(PRIMARY)
            self.rows.open(wanted)

    @property
    def page(self) -> MailPage:
        """The page on display; a label that is gone leads to the first one."""
        there = pages(self.app.store)
        return next((each for each in there if each.label == self.rows.page), there[0])

    def build(self) -> w.Widget:
        found = self.app.store.threads(self.rows.page)
        selecting = bool(len(self.rows.chosen))
        compose = w.Fab(
            "edit",
            tr("Compose"),
            text=tr("Compose"),
            id="compose_button",
            on_tap=self.rows.write,
        )
        text = EMPTY.get(self.rows.page, tr("Nothing here"))
        return w.Page(
            self.rows.selection_bar() if selecting else self._bar(),
            None if selecting else self._heading(found),
            self.rows.build(found) if found else empty_state(text, "empty_text"),
            fab=None if selecting else compose,
            over=self.rows.acts.build(),
        )

    def _bar(self) -> w.Widget:
        menu = w.IconButton("menu", tr("Open navigation drawer"), on_tap=self.open_drawer)
        account = account_disc(
            OWNER.name, ACCOUNT, "selected_account_disc_gmail", self.show_account
        )
        bar = open_search_bar(tr("Search in mail"), self.search, lead=menu, actions=(account,))
        return w.Panel(bar, padding=(16, 8), id="search_actionbar", width="fill")

    def _heading(self, found: list[MailThread]) -> w.Widget:
        name = w.Text(
            self.page.name, w.LABEL_SMALL.coloured("on_surface_variant"), weight=1, id="label_name"
        )
        empty = {TRASH: tr("Empty trash now"), SPAM: tr("Empty spam now")}.get(self.rows.page)
        clear = empty is not None and w.Button(
            empty, "text", id="empty_folder", on_tap=self.ask_empty, enabled=bool(found)
        )
        return w.Panel(w.Row(name, clear, width="fill"), padding=(16, 4), min_height=32)

    def open_drawer(self) -> None:
        """Show all pages."""
        labels = [each.label for each in pages(self.app.store)]
        chosen = labels.index(self.rows.page) if self.rows.page in labels else -1
        self.ask(MailDrawer(chosen=chosen), self.turn_to)

    def turn_to(self, place: int) -> None:
        """Show what was tapped in the drawer."""
        there = pages(self.app.store)
        if place < len(there):
            self.rows.turn_to(there[place].label)
        elif place == NEW_LABEL:
            self.ask(EnterText(title=tr("Create new label"), required=True), self.make_label)
        elif place == SETTINGS:
            self.start(leading_to(SETTINGS_ACTIVITY))
        elif place == HELP:
            self.toast(NO_HELP)

    def make_label(self, name: str) -> None:
        """Add a label of one's own."""
        shown = " ".join(name.split())[:LONGEST_LABEL]
        made = self.app.store.make_label(shown)
        said = (
            tr("Label {name} created", name=shown)
            if made
            else tr("There is a label {name} already", name=shown)
        )
        self.rows.acts.snackbar.say(said)

    def search(self) -> None:
        """Look for mails."""
        self.show(self.app.page("search:MailSearch"))

    def show_account(self) -> None:
        """Tell whose mails these are."""
        sheet = AccountSheet[GmailApp](
            title=self.app.label, name=OWNER.name, address=ACCOUNT, rows=[*ACCOUNT_ROWS]
        )
        self.ask(sheet, self.account_chosen)

    def account_chosen(self, page: str) -> None:
        """Open what was tapped there."""
        if page == ACCOUNTS:
            self.start(Intent(action="android.settings.SYNC_SETTINGS", flags=FLAG_NEW_TASK))
        else:
            self.toast(tr("This phone has no connection to an account's server"))

    def ask_empty(self) -> None:
        """Ask whether all of the trash, or of spam, may go."""
        count = len(self.app.store.threads(self.rows.page))
        message = ntr(
            "{n} message will be permanently deleted",
            "{n} messages will be permanently deleted",
            count,
        )
        question = Confirm(title=tr("Empty folder?"), message=message, positive=tr("Delete"))
        self.ask(question, self.empty)

    def empty(self, sure: bool) -> None:
        """Delete all of a page for good."""
        if sure:
            for one in self.app.store.threads(self.rows.page):
                self.app.store.erase(one.mails)

    def on_back(self) -> None:
        if len(self.rows.chosen):
            self.rows.chosen.end()
        elif self.rows.page != PRIMARY:
            self.rows.turn_to(PRIMARY)
        else:
            self.close()
