"""Deleting what was browsed (fragment_delete_browsing_data.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import library_page
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DeleteBrowsingData(AppScreen[FirefoxApp, None]):
    """What is to be deleted."""

    tabs: bool = True
    history: bool = True
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        count = len(self.app.tabs.load().tabs)
        visits = len(self.app.history.latest())
        rows = (
            ("tabs", tr("Open tabs"), tr("{n} tabs", n=count)),
            ("history", tr("Browsing history"), tr("{n} addresses", n=visits)),
        )
        made = [
            w.ListItem(
                title, summary, look=w.MATERIAL, on_tap=partial(self.toggle, name),
                trailing=w.CheckBox(bool(getattr(self, name)), id="checkbox", key=f"check {name}"),
            )
            for name, title, summary in rows
        ]  # fmt: skip
        button = w.Button(tr("Delete browsing data"), id="delete_data", on_tap=self.sure,
                          enabled=self.tabs or self.history)  # fmt: skip
        end = w.Panel(w.Row(w.Spacer(weight=1), button, width="fill"), padding=16, width="fill")
        return library_page(tr("Delete browsing data"), content=w.Scroll(*made, end, key="delete"),
                            over=self.snackbar.build())  # fmt: skip

    def toggle(self, name: str) -> None:
        """Have a kind deleted, or kept."""
        setattr(self, name, not getattr(self, name))

    def sure(self) -> None:
        """Ask whether it is meant."""
        message = tr("Firefox will delete the selected browsing data.")
        self.ask(Confirm(message=message, positive=tr("Delete")), self.delete)

    def delete(self, sure: bool) -> None:
        """Delete it."""
        if not sure:
            return
        if self.history:
            self.app.history.forget_since(-1)
        if self.tabs:
            store = self.app.tabs
            model = store.load()
            for tab in model.tabs:
                self.phone.browser.drop(tab.key)
            model.tabs, model.current = [], 0
            store.save(model)
        self.snackbar.say(tr("Browsing data deleted"))
