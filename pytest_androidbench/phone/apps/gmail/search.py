"""Looking for mails: what was searched for before, who writes, and what is found.

Operators are those that Gmail documents: from:, to:, subject:, label:, in:, is:, has:attachment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.arriving import CONVERSATION
from pytest_androidbench.phone.apps.gmail.labels import (
    ALL,
    DRAFT,
    IMPORTANT,
    INBOX,
    SCHEDULED,
    SENT,
    SNOOZED,
    STARRED,
    UNREAD,
)
from pytest_androidbench.phone.apps.gmail.model import MailThread, addresses
from pytest_androidbench.phone.apps.gmail.names import RECYCLER
from pytest_androidbench.phone.apps.gmail.rows import LIST, MailRows
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIELD: Final = "open_search_view_edit_text"
LONGEST: Final = 500
MOST_PEOPLE: Final = 5
IS: Final = {"unread": UNREAD, "starred": STARRED, "important": IMPORTANT, "snoozed": SNOOZED}
IN: Final = {
    "inbox": INBOX, "sent": SENT, "draft": DRAFT, "drafts": DRAFT, "starred": STARRED,
    "important": IMPORTANT, "unread": UNREAD, "snoozed": SNOOZED, "scheduled": SCHEDULED,
}  # fmt: skip
"""Folders by the names they are searched under; one's own labels go by theirs."""
EVERYWHERE: Final = frozenset({"all", "anywhere"})


def fits(thread: MailThread, query: str) -> bool:
    """Whether a conversation is what is searched for."""
    return all(_has(thread, *word.partition(":")) for word in query.lower().split())


def _has(thread: MailThread, name: str, colon: str, wanted: str) -> bool:
    mails = thread.mails
    match name if colon else "":
        case "from":
            return any(wanted in mail.from_.lower() for mail in mails)
        case "to":
            return any(wanted in f"{mail.to} {mail.cc} {mail.bcc}".lower() for mail in mails)
        case "subject":
            return any(wanted in mail.subject.lower() for mail in mails)
        case "label" | "in":
            return wanted in EVERYWHERE or _in_folder(thread, wanted)
        case "is":
            return not thread.unread if wanted == "read" else IS.get(wanted, "") in thread.labels
        case "has":
            return thread.files
        case _:
            return thread.holds(f"{name}{colon}{wanted}")


def _in_folder(thread: MailThread, wanted: str) -> bool:
    """Whether something of it lies in a folder; blanks in names of labels are typed as dashes."""
    named = {label.lower().replace(" ", "-") for label in thread.labels}
    return wanted in named or IN.get(wanted, "") in thread.labels


@dataclass(eq=False)
class MailSearch(AppScreen[GmailApp, None]):
    """The field, what is suggested for it, and what is found once it is searched for."""

    search: SearchField = field(default_factory=lambda: SearchField(id=FIELD, rewinds=""))
    asked: str = ""
    """What was searched for; "" while it is only typed."""
    unread: bool = False
    files: bool = False
    rows: MailRows = field(default_factory=lambda: MailRows(page=ALL))

    def on_open(self) -> None:
        self.rows.acts.page = ALL
        self.search.begin()

    def on_resume(self) -> None:
        self.app.due()

    def on_intent(self, intent: Intent) -> None:
        """A notification leads to a conversation."""
        wanted = intent.number(CONVERSATION)
        if wanted:
            self.rows.open(wanted)

    @property
    def found(self) -> list[MailThread]:
        """What was asked for, as the chips have it."""
        threads = [one for one in self.app.store.threads(ALL) if fits(one, self.asked)]
        return [
            one
            for one in threads
            if (one.unread or not self.unread) and (one.files or not self.files)
        ]

    def build(self) -> w.Widget:
        if len(self.rows.chosen):
            return w.Page(
                self.rows.selection_bar(), self.rows.build(self.found), over=self.rows.acts.build()
            )
        shown = self._results() if self.asked else [self._suggestions()]
        return w.Page(self._bar(), w.Divider(), *shown, over=self.rows.acts.build())

    def _bar(self) -> w.Widget:
        box = w.TextField(
            self.search.words,
            self.put,
            hint=tr("Search in mail"),
            style="plain",
            action="search",
            on_done=self.submit,
            id=FIELD,
            max_length=LONGEST,
        )
        clear = w.IconButton(
            "close", tr("Clear text"), id="open_search_view_clear_button", on_tap=self.clear
        )
        return w.TopBar(
            box,
            back=True,
            views=(clear if self.search.words else None,),
            id="open_search_view_toolbar",
        )

    def _suggestions(self) -> w.Widget:
        words = self.search.words.lower()
        before = [each for each in self.app.store.searches() if words in each.lower()]
        rows = [
            *([w.Category(tr("Recent mail searches"), start=16)] if before else []),
            *(self._suggestion("history", each, each) for each in before),
            *self._people(words),
        ]
        return w.Scroll(*rows, id="suggestion_list", cls=RECYCLER)

    def _people(self, words: str) -> list[w.Widget]:
        if not words:
            return []
        found = {}
        for one in self.app.store.threads(ALL):
            for each in addresses(one.last.from_):
                if words in str(each).lower():
                    found[each.email] = each.shown
        people = sorted(found.items(), key=lambda pair: (pair[1], pair[0]))[:MOST_PEOPLE]
        return [self._suggestion("person_outline", name, f"from:{at}") for at, name in people]

    def _suggestion(self, icon: str, text: TextLike, query: str) -> w.Widget:
        return w.ListItem(text, icon=icon, look=w.MATERIAL, on_tap=partial(self.look_for, query))

    def _results(self) -> list[w.Widget]:
        chips = w.Filters(
            w.Chip(tr("Attachment"), self.files, id="attachment_chip", on_tap=self.turn_files),
            w.Chip(tr("Is unread"), self.unread, id="unread_chip", on_tap=self.turn_unread),
            key="chips",
        )
        nothing = tr("No results for {words}", words=self.asked)
        found = self.found
        return [chips, self.rows.build(found) if found else empty_state(nothing, "empty_text")]

    def put(self, words: str) -> None:
        """Take what is typed; what was found for other words goes."""
        self.search.words, self.asked = words, ""

    def clear(self) -> None:
        """Empty the field."""
        self.put("")
        self.focus(FIELD)

    def submit(self) -> None:
        """Look for what is typed."""
        self.look_for(self.search.words)

    def look_for(self, query: str) -> None:
        """Show what is found, and remember the words."""
        asked = " ".join(query.split())
        self.hide_keyboard()
        if asked:
            self.search.words = self.asked = asked
            self.app.store.remember(asked, self.now_ms)
            self.scroll_to_start(LIST)

    def turn_files(self) -> None:
        """Only what has something attached, or all."""
        self.files = not self.files

    def turn_unread(self) -> None:
        """Only what is new, or all."""
        self.unread = not self.unread

    def on_back(self) -> None:
        if len(self.rows.chosen):
            self.rows.chosen.end()
        else:
            self.close()
