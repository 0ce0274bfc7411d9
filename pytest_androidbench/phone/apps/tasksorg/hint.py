"""The banner that tells of the settings when the editor is opened for the first time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import BODY2, COMPOSE, compose_button
from pytest_androidbench.phone.apps.tasksorg.settings import TasksSettingsPage
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HINTED: Final = "shown_beast_mode_hint"


@dataclass(eq=False)
class Hint(AppPart[TasksApp]):
    """A text, and two buttons that take it away."""

    def build(self) -> w.Widget | None:
        """The banner, until somebody has seen it."""
        if self.app.prefs().get(HINTED, default=False):
            return None
        buttons = w.Row(
            w.Spacer(weight=1),
            compose_button(tr("Dismiss"), self.dismiss),
            compose_button(tr("Settings"), self.follow),
            width="fill",
        )
        text = tr("You can customize this screen by rearranging or removing fields")
        body = w.Column(
            w.Text(tr("Too much information?"), w.TITLE_MEDIUM),
            w.Spacer(4),
            w.Text(text, BODY2),
            buttons,
            across="stretch",
        )
        return w.Panel(
            body, padding=(16, 16, 16, 0), look=w.Look(background="surface_highest"), id="banner",
            width="fill", cls=COMPOSE,
        )  # fmt: skip

    def dismiss(self) -> None:
        """Never show it again."""
        self.app.prefs().put(HINTED, value=True)

    def follow(self) -> None:
        """Show what the editor can leave out."""
        self.dismiss()
        self.show(TasksSettingsPage(name="Edit screen options"))
