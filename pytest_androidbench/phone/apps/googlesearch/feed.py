"""Discover: the stories of the feed, and what is done with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.look import GROUP, origin, picture
from pytest_androidbench.phone.apps.googlesearch.store import FeedStore, FeedStory
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

DISCOVER: Final = "discover"
"""The preference by which the feed is shown."""
MENU_DP: Final = 312
PICTURE_DP: Final = 160


@dataclass(eq=False)
class StoryActs(AppPart[GoogleSearchApp]):
    """What can be done with a story, wherever one is shown."""

    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    undone: int = 0
    """The story that an undo shows again."""
    muted: str = ""
    """The paper that an undo shows again."""

    @property
    def store(self) -> FeedStore:
        """The stories."""
        return FeedStore(self.app)

    def open(self, id_: int) -> None:
        """Read one."""
        self.show(self.app.page("reading:GoogleStory", id=id_))

    def open_menu(self, id_: int, at: str) -> None:
        """Show what can be done with one."""
        self.menus.open(self.more, at, id_, width=MENU_DP)

    def more(self, id_: int) -> list[MenuEntry]:
        """The rows behind a story's three dots."""
        story = self.store.table.get(id_) or FeedStory()
        save = tr("Remove from saved") if story.saved else tr("Save")
        mute = tr("Don't show stories from {paper}", paper=story.paper)
        return [
            MenuEntry(text=save, act=partial(self.save, id_)),
            MenuEntry(text=tr("Share"), act=partial(self.share, id_)),
            MenuEntry(text=tr("Not interested in this"), act=partial(self.hide, id_)),
            MenuEntry(text=mute, act=partial(self.mute, id_), enabled=bool(story.paper)),
        ]

    def save(self, id_: int) -> None:
        """Keep a story, or keep it no more."""
        story = self.store.table.get(id_)
        if story is not None:
            self.store.table.put(id_, saved=not story.saved)
            self.snackbar.say(tr("Removed from saved") if story.saved else tr("Saved"))

    def like(self, id_: int) -> None:
        """Ask for more of that kind, or take that back."""
        story = self.store.table.get(id_)
        if story is not None:
            self.store.table.put(id_, liked=not story.liked)

    def share(self, id_: int) -> None:
        """Send a story to another app."""
        story = self.store.table.get(id_)
        if story is not None:
            text = f"{story.title}\n{story.paper}"
            self.phone.activities.share(text=text, subject=story.title, caller=self.screen)

    def hide(self, id_: int) -> None:
        """Show a story no more."""
        self.store.table.put(id_, hidden=True)
        self.undone, self.muted = id_, ""
        self.snackbar.say(tr("Story hidden"), self.put_back)

    def mute(self, id_: int) -> None:
        """Show nothing more of its paper."""
        story = self.store.table.get(id_)
        if story is None:
            return
        self.store.mute(story.paper)
        self.undone, self.muted = 0, story.paper
        self.snackbar.say(tr("You won't see {paper} again", paper=story.paper), self.put_back)

    def put_back(self) -> None:
        """Undo."""
        if self.undone:
            self.store.table.put(self.undone, hidden=False)
        if self.muted:
            self.store.unmute(self.muted)
        self.undone, self.muted = 0, ""
        self.snackbar.hush()


def card(acts: StoryActs, story: FeedStory) -> w.Widget:
    """A story of the feed."""
    dots, phone = f"more {story.id}", acts.phone
    heart = w.IconButton(
        "favorite" if story.liked else "favorite_border",
        tr("Unlike") if story.liked else tr("Like"),
        key=f"like {story.id}",
        id="googleapp_card_like",
        selected=story.liked,
        colour="error" if story.liked else "on_surface_variant",
        on_tap=partial(acts.like, story.id),
    )
    share = w.IconButton("share", tr("Share"), key=f"share {story.id}", id="googleapp_card_share",
                         on_tap=partial(acts.share, story.id))  # fmt: skip
    more = w.IconButton("more_vert", tr("More options"), key=dots, id="googleapp_card_menu",
                        on_tap=partial(acts.open_menu, story.id, dots))  # fmt: skip
    below = w.Row(w.Panel(origin(phone, story), weight=1), heart, share, more, width="fill")
    lines = w.Column(
        picture(story, PICTURE_DP),
        w.Panel(w.Text(story.title, w.TITLE_MEDIUM, lines=3, id="googleapp_card_title"),
                padding=(4, 8, 4, 0)),
        w.Panel(below, padding=(4, 0, 0, 0), width="fill"),
        width="fill",
    )  # fmt: skip
    whole = w.Panel(lines, padding=12, look=w.Look(background="surface_container", radius=20),
                    cls=GROUP, width="fill", desc=story.title, key=f"card {story.id}",
                    on_tap=partial(acts.open, story.id))  # fmt: skip
    return w.Panel(whole, padding=(16, 6), width="fill")
