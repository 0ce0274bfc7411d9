"""Making a playlist: a name, and that is all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.spotify import look, names
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "edit_text"


@dataclass(eq=False)
class NewPlaylist(AppScreen[SpotifyApp, int]):
    """Asks for a name, without which it is called by its number; closes with the playlist's id."""

    name: str = ""
    tracks: list[int] = field(default_factory=list)
    """What it is to hold from the start."""

    def on_open(self) -> None:
        self.focus(FIELD)

    @property
    def usual(self) -> str:
        """What it is called where nothing was typed."""
        count = len(self.app.library.own()) + 1
        return self.phone.windows.translate(tr("My playlist #{n}", n=count))

    def build(self) -> w.Widget:
        title = w.Text(tr("Give your playlist a name"), look.HEAD, id="naming_title",
                       align="center", lines=2)  # fmt: skip
        entry = w.TextField(
            bind="name", hint=self.usual, id=FIELD, style="line", action="done",
            on_done=self.create, max_length=names.MOST_TITLE,
            text_style=w.TextStyle(28, 700),
        )  # fmt: skip
        buttons = w.Row(
            w.Button(tr("Cancel"), "outlined", id="cancel_button", role="on_surface",
                     on_tap=self.leave),
            w.Button(tr("Create"), id="continue_button", on_tap=self.create),
            gap=16,
        )  # fmt: skip
        body = w.Column(title, entry, w.Align(buttons), gap=32, across="stretch", width="fill")
        return w.Page(w.Scroll(w.Panel(body, padding=(32, 64, 32, 32), width="fill"),
                               id="content"))  # fmt: skip

    def leave(self) -> None:
        """Make none."""
        self.hide_keyboard()
        self.close()

    def create(self) -> None:
        """Make it."""
        library = self.app.library
        made = library.make(self.name.strip() or self.usual)
        library.add(made, self.tracks)
        self.hide_keyboard()
        self.close(made)
