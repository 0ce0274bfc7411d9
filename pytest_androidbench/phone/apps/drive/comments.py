"""What was written to a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.drive import look, names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ENTRY: Final = "comment_edit_text"


@dataclass(eq=False)
class ItemComments(AppScreen[DriveApp, None]):
    """Comments over the field for one more."""

    item: int = 0
    text: str = ""

    def build(self) -> w.Widget:
        found = self.app.store.comments(self.item)
        rows = [
            w.Panel(
                w.Column(
                    w.Row(
                        w.Text(each.author, w.TITLE_SMALL, lines=1, weight=1),
                        w.Text(look.changed_text(self.phone, each.at_ms), look.SMALL, lines=1),
                        width="fill",
                    ),
                    w.Text(each.text, w.BODY_LARGE, id="comment_text"),
                    gap=4,
                    width="fill",
                ),
                padding=(16, 10),
                key=f"comment {each.id}",
                width="fill",
            )
            for each in found
        ]
        none = empty_state(tr("No comments"), "no_comments")
        entry = w.TextField(
            bind="text", hint=tr("Add a comment"), multiline=True, id=ENTRY, weight=1,
            max_length=names.MOST_COMMENT,
        )  # fmt: skip
        send = w.IconButton(
            "send", tr("Comment"), id="send_comment", enabled=bool(self.text.strip()),
            on_tap=self.send,
        )  # fmt: skip
        return w.Page(
            w.TopBar(tr("Comments"), back=True, id="toolbar"),
            w.Scroll(*rows, id="comments_list", cls=look.RECYCLER) if rows else none,
            w.Panel(w.Row(entry, send, gap=8, width="fill"), padding=12, width="fill"),
        )

    def send(self) -> None:
        """Write it."""
        if self.text.strip():
            self.app.store.comment(self.item, self.text.strip())
            self.text = ""
            self.hide_keyboard()
