"""Numbers and words whose messages are not let in."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.kit.blocking import BlockedNumbers, BlockedPage
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class BlockedNumbersPage(BlockedNumbers[MessagesApp]):
    """The list of numbers, as the Simple apps name its screen."""

    activity = "com.simplemobiletools.commons.activities.ManageBlockedNumbersActivity"


@dataclass(eq=False)
class BlockedKeywordsPage(BlockedPage[MessagesApp]):
    """The app's list of words."""

    activity = ".activities.ManageBlockedKeywordsActivity"
    title = tr("Manage blocked keywords")
    nothing = tr(
        "You are not blocking any keywords. "
        "You may add keywords here to block all messages containing them."
    )
    asks = (tr("Add a blocked keyword"), tr("Keyword"))

    def blocked(self) -> list[str]:
        return self.app.options.keywords

    def add(self, one: str) -> None:
        self.app.options.block(one)

    def remove(self, one: str) -> None:
        self.app.options.unblock(one)
