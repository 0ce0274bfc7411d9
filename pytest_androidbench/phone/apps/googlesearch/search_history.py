"""Everything that was searched for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.suggesting import suggestion
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.past_searches import PastSearch
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import clock_text, local_time, short_date
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ROW_DP: Final = 72


@dataclass(eq=False)
class GoogleSearchHistory(AppScreen[GoogleSearchApp, None]):
    """Searches, newest first; each can be deleted, and all of them."""

    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        past = self.app.searches.latest()
        more = w.More(partial(self.menus.open, self.more))
        bar = w.TopBar(tr("Search history"), back=True, actions=[more])
        rows = w.Scroll(count=len(past), row=lambda at: self._row(past[at]), row_height=ROW_DP,
                        id="googleapp_history_list")  # fmt: skip
        none = empty_state(tr("No activity"), "googleapp_history_empty")
        return w.Page(bar, rows if past else none, over=self.snackbar.build())

    def _row(self, one: PastSearch) -> w.Widget:
        delete = w.IconButton(
            "delete",
            tr("Delete {query}", query=one.query),
            key=f"delete {one.id}",
            id="googleapp_history_delete",
            on_tap=partial(self.delete, one.id),
        )
        again = partial(self.ask_again, one.query)
        row = suggestion("history", one.query, again, key=f"past {one.id}",
                         second=self._moment(one), end=delete)  # fmt: skip
        return w.Panel(row, height=ROW_DP, width="fill")

    def _moment(self, one: PastSearch) -> TextLike:
        try:
            moment = local_time(self.phone, one.at_ms)
        except (OverflowError, ValueError):
            return ""
        time = clock_text(moment, self.phone.display)
        if moment.date() == local_time(self.phone).date():
            return tr("Today, {time}", time=time)
        return f"{short_date(moment, self.phone.display)}, {time}"

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        some = bool(self.app.searches.latest(most=1))
        return [MenuEntry(text=tr("Delete all"), act=self.ask_to_delete, enabled=some)]

    def ask_again(self, query: str) -> None:
        """Search once more."""
        self.show(self.app.page("results:GoogleResults", query=query))

    def delete(self, id_: int) -> None:
        """Forget one."""
        self.app.searches.table.remove([id_])
        self.snackbar.say(tr("Search deleted"))

    def ask_to_delete(self) -> None:
        """Ask whether all are to be forgotten."""
        question = Confirm(
            title=tr("Delete search history?"),
            message=tr("Everything you searched for in this app is deleted."),
            positive=tr("Delete"),
        )
        self.ask(question, self.deleted)

    def deleted(self, sure: bool) -> None:
        """Forget all, if that is wanted."""
        if sure:
            self.app.searches.forget_all()
            self.snackbar.say(tr("Search history deleted"))
