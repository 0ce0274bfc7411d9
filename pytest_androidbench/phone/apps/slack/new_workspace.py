"""Making a workspace: its name, what its team works on, and who is to join."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ENTRY: Final = "workspace_input"
NAME, PROJECT, PEOPLE = range(3)


@dataclass(eq=False)
class NewWorkspace(AppScreen[SlackApp, None]):
    """A question a page."""

    step: int = NAME
    name: str = ""
    project: str = ""
    people: str = ""
    """Addresses of mails."""

    def on_open(self) -> None:
        self.focus(ENTRY)

    def build(self) -> w.Widget:
        title, bound, hint = (
            (tr("What's the name of your company or team?"), "name", tr("Name of the workspace")),
            (tr("What's your team working on right now?"), "project", tr("Name of the project")),
            (tr("Who else is on your team?"), "people", tr("name@example.com")),
        )[self.step]
        entry = w.TextField(
            bind=bound, hint=hint, id=ENTRY, action="next", on_done=self.go_on,
            max_length=names.MOST_TITLE if self.step != PEOPLE else 1000,
        )  # fmt: skip
        last = self.step == PEOPLE
        skip = last and w.Button(tr("Skip this step"), "text", id="skip_button", on_tap=self.skip)
        body = w.Column(
            w.Text(title, w.HEADLINE_SMALL, id="step_title"),
            entry,
            w.Button(
                tr("Next"), id="next_button", width="fill", on_tap=self.go_on,
                enabled=bool(getattr(self, bound).strip()),
            ),
            skip or None,
            gap=16,
            width="fill",
        )  # fmt: skip
        bar = w.TopBar(tr("Create a workspace"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(w.Panel(body, padding=24, width="fill"), id="new_workspace"))

    def go_on(self) -> None:
        """Go to the next page; behind the last one the workspace is there."""
        if self.step == PEOPLE:
            self.make()
        elif (self.name, self.project)[self.step].strip():
            self.step += 1
            self.focus(ENTRY)

    def make(self) -> None:
        """Make the workspace."""
        self.hide_keyboard()
        self.app.store.add_workspace(self.name.strip(), self.project.strip())
        asked = [each for each in re.split(r"[,;\s]+", self.people) if each]
        if asked:
            self.app.store.ask_in(asked)
            self.toast(tr("Invitations were sent"))
        self.close()

    def skip(self) -> None:
        """Make the workspace, and ask nobody in."""
        self.people = ""
        self.make()

    def on_back(self) -> None:
        if self.step:
            self.step -= 1
        else:
            self.close()
