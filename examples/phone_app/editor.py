"""One errand, to write: a title, a day, a priority."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import ClassVar

from examples.phone_app.app import ErrandsApp
from examples.phone_app.store import PRIORITIES, Errand, table
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import Day, PickDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Editor(AppScreen[ErrandsApp, str]):
    """Closes with the title of what it has saved."""

    activity: ClassVar[str] = ".EditActivity"

    before: Errand = field(default_factory=Errand)
    title: str = ""
    due: str = ""
    priority: int = 1
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def of(cls, errand: Errand) -> Editor:
        """The editor of an errand that there is."""
        return cls(errand, errand.title, errand.due, errand.priority)

    @property
    def now(self) -> Errand:
        """The errand as it is written."""
        return Errand(
            id=self.before.id,
            title=self.title.strip(),
            due=self.due,
            priority=self.priority,
            done=self.before.done,
        )

    def build(self) -> w.Widget:
        save = w.Button(
            tr("Save"), "text", id="save", on_tap=self.save, enabled=bool(self.now.title)
        )
        name = w.TextField(bind="title", hint=tr("What?"), id="title")
        day = w.ListItem(tr("Day"), self.due or tr("Any day"), id="day", on_tap=self.pick_day)
        rank = w.ListItem(
            tr("Priority"), PRIORITIES[self.priority], id="priority", on_tap=self.pick_priority
        )
        bar = w.TopBar(tr("Errand"), back=True, actions=[save])
        return w.Page(bar, w.Scroll(w.Panel(name, padding=16), day, rank))

    def pick_day(self) -> None:
        """Ask for the day; today is where one starts."""
        start = date.fromisoformat(self.due) if self.due else local_time(self.phone).date()
        self.ask(PickDate(year=start.year, month=start.month, day=start.day), self.day_picked)

    def day_picked(self, day: Day) -> None:
        self.due = date(*day).isoformat()

    def pick_priority(self) -> None:
        """Ask for one of the priorities."""
        dialog = Choose(title=tr("Priority"), choices=list(PRIORITIES), chosen=self.priority)
        self.ask(dialog, self.priority_picked)

    def priority_picked(self, place: int) -> None:
        self.priority = place

    def save(self) -> None:
        """Keep it, and tell."""
        table(self.app).save(self.now)
        self.close(self.now.title)

    def on_back(self) -> None:
        changed = self.now != self.before
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"))
        self.leaving.leave(question if changed else None)
