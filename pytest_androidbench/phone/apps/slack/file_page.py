"""A file that was shared: what is known of it, and the ways on."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.lists import copy_link
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SharedFilePage(AppScreen[SlackApp, None]):
    """Its sign, kind and size; it can be shared, and its link copied."""

    file: int = 0

    def build(self) -> w.Widget:
        found = self.app.store.files.get(self.file)
        if found is None:
            return w.Page(
                w.TopBar(tr("Files"), back=True, id="toolbar"),
                empty_state(tr("This file was deleted"), "no_file"),
            )
        actions = [
            w.IconButton("share", tr("Share file"), id="share_file_button", on_tap=self.share),
            w.IconButton("link", tr("Copy link"), id="copy_link_button", on_tap=self.copy),
        ]
        title = w.Text(found.name, w.TITLE_MEDIUM, lines=1, id="file_title")
        body = w.Column(
            w.Icon(look.file_sign(found), 96, "primary"),
            w.Text(found.name, w.TITLE, id="preview_name", align="center"),
            w.Text(
                f"{found.kind}, {size_text(found.bytes, self.phone.display.locale)}",
                look.SMALL,
                id="preview_facts",
            ),
            gap=12,
            across="center",
        )
        return w.Page(
            w.TopBar(title, back=True, actions=actions, id="toolbar"),
            w.Align(w.Panel(body, padding=32), weight=1),
        )

    def share(self) -> None:
        """Choose where it goes."""
        self.show(self.app.page("choosing:ChooseTalk", file=self.file))

    def copy(self) -> None:
        """Put its address on the clipboard."""
        copy_link(self, self.file)
