"""The page on which the tags of a task are chosen, or made."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.tasksorg.base import TasksScreen
from pytest_androidbench.phone.apps.tasksorg.look import (
    BODY1,
    RECYCLER,
    VIEW,
    bar,
    hex_of,
    icon_of,
)
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    CheckBox,
    Icon,
    Page,
    Panel,
    Row,
    Scroll,
    Spacer,
    Text,
    TextField,
)


@dataclass(eq=False)
class TagPicker(TasksScreen[list[str]]):
    """Closes with the uids of the chosen tags."""

    chosen: list[str] = field(default_factory=list)
    words: str = ""

    def build(self) -> Widget:
        words = self.words.strip()
        search = TextField(
            self.words, self.search, style="plain", hint=tr("Enter tag name"), id="search_input"
        )
        top = bar(search, icon="arrow_back", desc=tr("Navigate up"), on_icon=self.on_back)
        tags = [tag for tag in self.store.tags() if words.casefold() in tag.name.casefold()]
        known = any(tag.name.casefold() == words.casefold() for tag in tags)
        rows = [
            self._row(
                Icon(icon_of(tag.icon, "label"), colour=hex_of(tag.color, "on_surface_variant")),
                Text(tag.name, BODY1, weight=1),
                CheckBox(tag.uid in self.chosen, partial(self.put, tag.uid)),
                tag.uid,
            )
            for tag in tags
        ]
        if words and not known:
            text = Text(tr('Create "{name}"', name=words), BODY1, weight=1)
            rows.insert(0, self._row(Icon("add"), text, None, ""))
        return Page(top, Scroll(*rows, id="recycler_view", cls=RECYCLER))

    def _row(self, sign: Widget, text: Widget, box: Widget | None, uid: str) -> Widget:
        row = Row(sign, Spacer(24), text, box, width="fill", height=56)
        turn = partial(self.put, uid, uid not in self.chosen) if uid else self.create
        return Panel(row, padding=(16, 0), width="fill", cls=VIEW, on_tap=turn)

    def search(self, words: str) -> None:
        """Show the tags with some letters."""
        self.words = words

    def put(self, uid: str, on: bool) -> None:
        """Choose a tag, or no longer."""
        (self.chosen.append if on else self.chosen.remove)(uid)

    def create(self) -> None:
        """Make a tag of what was typed, and choose it."""
        self.chosen.append(self.store.put_tag("", self.words.strip()))
        self.words = ""

    def on_back(self) -> None:
        if self.words:
            self.words = ""
        else:
            self.close(list(self.chosen))
