"""The owner as others see them."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.shelves import item_row
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SpotProfile(SpotPage):
    """Name, numbers, playlists, artists."""

    def build(self) -> w.Widget:
        store, library = self.app.store, self.app.library
        lists = [store.playlist(each) for each in library.own() if each.public]
        played = [each for each in library.recents() if each.kind == items.ARTIST]
        rows = [
            *([look.heading(tr("Playlists"))] if lists else []),
            *(item_row(self.acts, each) for each in lists),
            *([look.heading(tr("Recently played artists"))] if played else []),
            *(item_row(self.acts, each) for each in played),
        ]
        listed = w.Scroll(self._head(), self._buttons(), *rows, id="recycler_view",
                          cls=look.RECYCLER, padding=(0, 0, 0, 16))  # fmt: skip
        return self.framed(look.bar(""), listed)

    def _head(self) -> w.Widget:
        name = self.app.store.owner
        count = len(self.app.library.followed())
        numbers = w.Row(
            w.Text(tr("{n} followers", n=0), look.SECOND, lines=1, id="followers"),
            w.Text("•", look.SECOND),
            w.Panel(w.Text(tr("{n} following", n=count), look.SECOND, lines=1), padding=(0, 12),
                    cls=look.GROUP, id="following_row", on_tap=self.followed),
            gap=6,
        )  # fmt: skip
        words = w.Column(
            w.Text(name, w.HEADLINE_SMALL, lines=2, id="profile_name"), numbers, gap=2, weight=1
        )
        return w.Panel(w.Row(look.face(name, 96), words, gap=16, width="fill"), padding=16,
                       width="fill")  # fmt: skip

    def _buttons(self) -> w.Widget:
        edit = look.outlined(tr("Edit"), self.edit, "edit_button")
        share = w.IconButton("share", tr("Share"), id="share_button", on_tap=self.share)
        return w.Panel(w.Row(edit, share, gap=8, width="fill"), padding=(16, 0), width="fill")

    def edit(self) -> None:
        """Change the name."""
        self.show(self.app.page("edit_profile"))

    def followed(self) -> None:
        """Show whom the owner follows."""
        self.acts.show_page("listed", what="following")

    def share(self) -> None:
        """Hand on where the profile is found."""
        self.phone.activities.share(text="https://open.spotify.com/user/owner", caller=self)
