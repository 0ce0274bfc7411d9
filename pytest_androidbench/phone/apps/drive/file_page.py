"""A file as it is looked at."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.drive import look
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOST_SHOWN: Final = 20_000
"""Characters of a text."""


@dataclass(eq=False)
class DriveFile(AppScreen[DriveApp, None]):
    """What is in it, as far as it can be shown."""

    item: int = 0
    acts: ItemActs = field(default_factory=ItemActs)

    def build(self) -> w.Widget:
        item = self.app.store.items.get(self.item) or DriveItem()
        actions = [
            w.IconButton("person_add", tr("Share"), id="action_share",
                         on_tap=partial(self.acts.share, self.item)),
            w.IconButton("chat", tr("Add comment"), id="action_comments",
                         on_tap=partial(self.acts.comment, self.item)),
            w.IconButton("more_vert", tr("More options"), id="action_more",
                         on_tap=partial(self.acts.more, self.item)),
        ]  # fmt: skip
        title = w.Text(item.name, w.TITLE_MEDIUM, lines=1, id="file_title")
        bar = w.TopBar(title, back=True, actions=actions, id="toolbar")
        return w.Page(bar, self._content(item), over=self.acts.snackbar.build())

    @staticmethod
    def _content(item: DriveItem) -> w.Widget:
        if item.kind == "text" and item.content is not None:
            text = item.content.decode(errors="replace")[:MOST_SHOWN]
            return w.Scroll(w.Panel(w.Text(text, w.BODY, id="text_content"), padding=16))
        icon, colour = look.KINDS.get(item.kind, look.OTHER)
        column = w.Column(
            w.Icon(icon, 96, colour),
            w.Text(item.name, w.TITLE, id="preview_name", align="center"),
            w.Text(size_text(item.size), look.SMALL, id="preview_size"),
            gap=12,
            across="center",
        )
        return w.Align(w.Panel(column, padding=32), weight=1)
