"""What the owner says about themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

MOST: Final = {
    "name": names.MOST_NAME,
    "bio": names.MOST_BIO,
    "place": names.MOST_PLACE,
    "site": names.MOST_SITE,
}
"""Fields -> characters."""
IDS: Final = {
    "name": "edit_name",
    "bio": "edit_bio",
    "place": "edit_location",
    "site": "edit_web_url",
}


@dataclass(eq=False)
class EditProfile(AppScreen[XApp, None]):
    """Name, bio, location and website; nothing is kept until it is saved."""

    name: str = ""
    bio: str = ""
    place: str = ""
    site: str = ""
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        me = self.app.store.me
        self.name, self.bio, self.place, self.site = me.name, me.bio, me.place, me.site

    @property
    def _written(self) -> dict[str, str]:
        return {key: getattr(self, key).strip() for key in MOST}

    @property
    def _changed(self) -> bool:
        me = self.app.store.me
        return any(getattr(me, key) != value for key, value in self._written.items())

    def build(self) -> w.Widget:
        save = w.Button(tr("Save"), "text", id="save", enabled=bool(self.name.strip()),
                        on_tap=self.save)  # fmt: skip
        me = self.app.store.me
        banner = w.Panel(look=w.Look(background="secondary_container"), width="fill", height=72)
        blank = not self.name.strip() and w.Text(
            tr("Name can't be blank"), w.BODY_SMALL.coloured("error"), id="name_error"
        )
        fields = w.Column(
            look.face(me, 64),
            self._field("name", tr("Name")),
            blank or None,
            self._field("bio", tr("Bio"), multiline=True),
            self._field("place", tr("Location")),
            self._field("site", tr("Website")),
            gap=12,
            width="fill",
        )
        body = w.Scroll(banner, w.Panel(fields, padding=16, width="fill"), id="edit_profile")
        bar = w.TopBar(tr("Edit profile"), back=self.on_back, actions=[save], id="toolbar")
        return w.Page(bar, body)

    def _field(self, key: str, label: TextLike, *, multiline: bool = False) -> w.Widget:
        return w.TextField(
            bind=key, hint=label, id=IDS[key], style="line", multiline=multiline,
            max_length=MOST[key], keyboard="uri" if key == "site" else "text",
        )  # fmt: skip

    def save(self) -> None:
        """Keep it."""
        if self.name.strip():
            store = self.app.store
            store.users.put(store.me.id, **self._written)
            self.hide_keyboard()
            self.close(toast=tr("Profile updated"))

    def on_back(self) -> None:
        self.hide_keyboard()
        question = Confirm(
            title=tr("Discard changes?"),
            message=tr("This can't be undone and you'll lose your changes."),
            positive=tr("Discard"),
        )
        self.leaving.leave(question if self._changed else None)
