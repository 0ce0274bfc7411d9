"""The tab Edits of somebody who has no account (SuggestedEditsTasksFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.more_sheet import NO_ACCOUNTS
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class EditsTab(AppPart[WikipediaApp]):
    """Invites to an account."""

    def build(self) -> w.Widget:
        """The message and its button."""
        words = w.Column(
            w.Icon("edit", 64, "primary", id="onboardingImageView"),
            w.Text(
                tr("Did you know that everyone can edit Wikipedia?"), look.H2, align="center",
                id="messageTitleView",
            ),
            w.Text(
                tr("With an account you can add descriptions, captions and links to articles."),
                look.ABOUT, align="center", id="messageTextView",
            ),
            w.Button(tr("Log in / join Wikipedia"), id="positiveButton", on_tap=self.log_in),
            gap=16,
            across="center",
        )  # fmt: skip
        body = w.Panel(words, padding=24, width="fill")
        return w.Scroll(body, id="suggestedEditsScrollView")

    def log_in(self) -> None:
        """Say why that is not possible."""
        self.toast(NO_ACCOUNTS)
