"""Sheets from below: what can be done with a film, where to keep it, how to hand it on."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.model import LONGEST_TITLE, PRIVACIES, WATCH_LATER
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.kit.row_sheets import SHEET
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class SaveSheet(AppScreen[YouTubeApp, str]):
    """Playlists to tick; closes with "new" where another one is wanted, else with "done"."""

    window: ClassVar[WindowKind] = "sheet"

    video: str = ""

    def build(self) -> w.Widget:
        store = self.app.store
        later = store.playlists.get(WATCH_LATER)
        lists = [one for one in (later, *store.own_playlists()) if one is not None]
        rows = [self._row(one.id, one.title, one.privacy) for one in lists]
        head = w.Row(
            w.Text(tr("Save video to..."), look.HEAD, weight=1, id="title"),
            w.Button(tr("New playlist"), "text", icon="add", on_tap=partial(self.close, "new"),
                     id="create_new_playlist"),
            width="fill",
        )  # fmt: skip
        done = w.ListItem(
            tr("Done"), icon="check", look=w.MATERIAL, id="done_button",
            on_tap=partial(self.close, "done"),
        )  # fmt: skip
        content = w.Column(
            w.Panel(head, padding=(16, 8, 8, 0)),
            w.Scroll(*rows, weight=0, id="playlists"),
            w.Divider(),
            done,
            across="stretch",
            width="fill",
        )
        return w.Panel(content, look=SHEET, width="fill", padding=(0, 0, 0, 8))

    def _row(self, id_: int, title: str, privacy: str) -> w.Widget:
        held = self.app.store.holds(id_, self.video)
        sign = {"Public": "public", "Unlisted": "link"}.get(privacy, "lock")
        row = w.Row(
            w.CheckBox(held, id="checkbox"),
            w.Text(title, w.BODY_LARGE, lines=1, weight=1, id="playlist_title"),
            w.Icon(sign, 20),
            gap=16,
            width="fill",
        )
        return w.Panel(
            row, padding=(16, 0), min_height=56, cls=look.GROUP, width="fill", desc=title,
            key=f"list {id_}", on_tap=partial(self.tick, id_, not held),
        )  # fmt: skip

    def tick(self, id_: int, on: bool) -> None:
        """Put the film into a playlist, or take it out."""
        self.app.store.keep(id_, self.video, on=on)


@dataclass(eq=False)
class PlaylistForm(AppScreen[YouTubeApp, tuple[str, str]]):
    """Asks for a playlist's name and who may see it; closes with both."""

    window: ClassVar[WindowKind] = "dialog"

    heading: Label = field(default_factory=lambda: tr("New playlist"))
    accept: Label = field(default_factory=lambda: tr("Create"))
    title: str = ""
    privacy: str = "Private"

    def on_open(self) -> None:
        self.focus("name")

    def build(self) -> w.Widget:
        name = w.TextField(
            bind="title", hint=tr("Title"), id="name", style="line", max_length=LONGEST_TITLE,
            action="done", on_done=self.done,
        )  # fmt: skip
        place = PRIVACIES.index(self.privacy) if self.privacy in PRIVACIES else 0
        who = w.Spinner([tr(one) for one in PRIVACIES], place, self.choose, id="privacy")
        body = w.Column(name, w.Text(tr("Privacy"), look.SMALL), who, gap=12, across="stretch")
        buttons = (
            w.DialogButton(text=self.accept, on_tap=self.done, enabled=bool(self.title.strip())),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        return w.Dialog(self.heading, body=body, buttons=buttons)

    def choose(self, place: int) -> None:
        """Let others see it, or not."""
        self.privacy = PRIVACIES[place]

    def done(self) -> None:
        """Hand over what was written."""
        if self.title.strip():
            self.close((self.title.strip(), self.privacy))
