"""What the notification history shows in place of notifications."""

from __future__ import annotations

from typing import NamedTuple

from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message


class NoticeIds(NamedTuple):
    """What Android calls the notice and its parts."""

    frame: str
    image: str
    title: str
    summary: str


def history_notice(ids: NoticeIds, title: Message, summary: Message, pane: Pane) -> w.Widget:
    """Return the notice: a picture over two texts."""
    del pane
    return w.Column(
        w.Spacer(size=32),
        w.Icon("history", 48, id=ids.image),
        w.Text(title, w.TITLE_MEDIUM, id=ids.title, align="center", takes_focus=True),
        w.Padding(
            w.Text(summary, w.BODY, id=ids.summary, align="center", takes_focus=True), (48, 0)
        ),
        gap=12,
        across="center",
        width="fill",
        id=ids.frame,
        cls="android.widget.LinearLayout",
    )
