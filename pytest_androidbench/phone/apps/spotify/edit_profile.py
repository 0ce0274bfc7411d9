"""Changing what the owner is called."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.spotify import look, names
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "edit_display_name_edittext"


@dataclass(eq=False)
class SpotEditProfile(AppScreen[SpotifyApp, None]):
    """A name, which is kept once it is saved."""

    name: str = ""
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        self.name = self.app.store.owner

    def build(self) -> w.Widget:
        save = w.Button(tr("Save"), "text", id="save_button", role="on_surface",
                        enabled=bool(self.name.strip()), on_tap=self.save)  # fmt: skip
        lead = w.Up(self.on_back, "close", tr("Close"))
        entry = w.TextField(bind="name", hint=tr("Name"), id=FIELD, style="line", action="done",
                            on_done=self.hide_keyboard, max_length=names.MOST_NAME,
                            text_style=w.TextStyle(28, 700))  # fmt: skip
        photo = w.Button(tr("Change photo"), "text", id="change_image_button", role="on_surface",
                         on_tap=self.refuse)  # fmt: skip
        about = tr("This could be your first name or a nickname. It's how you'll appear on "
                   "Spotify.")  # fmt: skip
        body = w.Column(
            w.Align(look.face(self.app.store.owner, 128)), w.Align(photo), entry,
            w.Text(about, look.SECOND, align="center"), gap=16, across="stretch", width="fill",
        )  # fmt: skip
        form = w.Scroll(w.Panel(body, padding=(32, 24), width="fill"), id="content")
        return w.Page(look.bar(tr("Edit profile"), save, lead=lead), form)

    def save(self) -> None:
        """Keep the name."""
        name = " ".join(self.name.split())[: names.MOST_NAME]
        if name:
            self.app.prefs().put(names.PROFILE_NAME, name)
            self.hide_keyboard()
            self.close(toast=tr("Profile saved"))

    def refuse(self) -> None:
        """Say why there is no other picture."""
        self.toast(tr("Photos can't be uploaded right now"))

    def on_back(self) -> None:
        question = Confirm(title=tr("Discard changes?"),
                           message=tr("Your changes to your profile won't be saved."),
                           positive=tr("Discard"))  # fmt: skip
        self.leaving.leave(question if self.name != self.app.store.owner else None)
