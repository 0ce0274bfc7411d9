"""Settings, about, and what was played (MoreFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MoreTab(AppPart[VlcApp]):
    """Two buttons over the history."""

    acts: MediaActs = field(default_factory=MediaActs)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        played = [one for one in self.app.library.media() if one.last_played and fits(one.title)]
        played.sort(key=lambda medium: (-medium.last_played, -medium.id))
        rows = [
            look.row(one.title, look.time_of(one), icon=look.sign_of(one),
                     key=f"more {one.id}", more=partial(self.acts.menu, one.id),
                     on_tap=partial(self.acts.play, [one.id]))
            for one in played
        ]  # fmt: skip
        buttons = w.Row(
            w.Button(tr("Settings"), "outlined", icon="settings", id="settingsButton",
                     on_tap=self.settings, weight=1),
            w.Button(tr("About"), "outlined", icon="info", id="aboutButton", on_tap=self.about,
                     weight=1),
            gap=16,
            width="fill",
        )  # fmt: skip
        history = w.Column(
            w.Row(
                w.Text(tr("History"), w.TITLE, id="title", weight=1),
                bool(rows) and w.IconButton("delete_sweep", tr("Clear history"), cls=look.IMAGE,
                                      id="action_button", on_tap=self.forget),
                width="fill",
            ),
            *rows,
            not rows and w.Text(tr("Your playback history is empty"), look.SECOND),
            id="history_entry", cls=look.VIEW_GROUP, across="stretch", width="fill", gap=8,
        )  # fmt: skip
        return w.Scroll(buttons, w.Spacer(16), history, padding=16, id="more")

    def settings(self) -> None:
        self.show(self.app.page("settings:VlcSettings"))

    def about(self) -> None:
        self.show(self.app.page("settings:VlcAbout"))

    def forget(self) -> None:
        self.app.library.forget_history()
