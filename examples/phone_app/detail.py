"""One errand, to look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from examples.phone_app.app import ErrandsApp
from examples.phone_app.editor import Editor
from examples.phone_app.store import PRIORITIES, table
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class Detail(AppScreen[ErrandsApp, None]):
    """What is known of an errand."""

    activity: ClassVar[str] = ".DetailActivity"

    id: int = 0

    def build(self) -> w.Widget:
        errand = table(self.app).get(self.id)
        if errand is None:
            return w.Page(w.TopBar(tr("Errand"), back=True))
        edit = w.BarButton(
            "edit", tr("Edit"), id="edit", on_tap=partial(self.show, Editor.of(errand))
        )
        rows = [
            self.fact("event", tr("Day"), errand.due or tr("Any day")),
            self.fact("flag", tr("Priority"), PRIORITIES[errand.priority]),
            self.fact("done", tr("State"), tr("Done") if errand.done else tr("To do")),
        ]
        head = w.Panel(w.Text(errand.title, w.HEADLINE_SMALL, id="title"), padding=16)
        return w.Page(w.TopBar(tr("Errand"), back=True, actions=[edit]), head, *rows)

    @staticmethod
    def fact(icon: str, name: TextLike, value: TextLike) -> w.Widget:
        """A row with what is known."""
        return w.ListItem(name, value, icon=icon, look=w.MATERIAL)
