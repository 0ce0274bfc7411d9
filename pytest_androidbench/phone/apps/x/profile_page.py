"""Somebody's page."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XUser
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

KINDS: Final = ("posts", "replies", "media", "likes")
TABS: Final = tuple(
    w.Tab(text=text) for text in (tr("Posts"), tr("Replies"), tr("Media"), tr("Likes"))
)
BANNER_DP: Final = 96


@dataclass(eq=False)
class ProfilePage(AppScreen[XApp, None]):
    """Who it is, and what they have posted; without a user it is the owner's."""

    user: int = 0
    tab: int = 0
    acts: PostActs = field(default_factory=PostActs)
    users: UserRows = field(default_factory=UserRows)
    menus: Menus = field(default_factory=Menus)

    @property
    def shown(self) -> XUser:
        """Whose page it is."""
        return self.app.store.user(self.user) if self.user else self.app.store.me

    def build(self) -> w.Widget:
        user = self.shown
        actions = [
            w.IconButton("search", tr("Search"), id="toolbar_search", on_tap=self.search),
            w.More(self.open_menu),
        ]
        tabs = w.Tabs(TABS, self.tab, self.turn, id="tabs")
        listed = w.Scroll(self._head(user), tabs, w.Divider(), *self._rows(user), id="list",
                          cls=look.RECYCLER)  # fmt: skip
        return w.Page(look.bar(user.name, *actions), listed, over=self.acts.snackbar.build())

    def _head(self, user: XUser) -> w.Widget:
        banner = w.Panel(look=w.Look(background="secondary_container"), width="fill",
                         height=BANNER_DP, id="header_image")  # fmt: skip
        beside = w.Row(look.face(user, 64), w.Spacer(weight=1), *self._buttons(user), gap=8,
                       width="fill")  # fmt: skip
        words = w.Column(
            beside,
            w.Row(
                w.Text(user.name, w.TextStyle(20, 700), lines=1, id="name"),
                user.verified and w.Icon("verified", 20, "primary"),
                gap=4,
            ),
            w.Text(look.at(user), look.SECOND, lines=1, id="user_name"),
            w.Text(user.bio, look.TEXT, id="user_bio") if user.bio else None,
            look.about("place", user.place, "location") if user.place else None,
            look.about("link", user.site, "website") if user.site else None,
            self._numbers(user),
            gap=6,
            width="fill",
            across="stretch",
        )
        return w.Column(banner, w.Panel(words, padding=(16, 8), width="fill"), width="fill")

    def _buttons(self, user: XUser) -> list[w.Kid]:
        if user.self:
            return [look.pill(tr("Edit profile"), self.edit, strong=False,
                              id="button_edit_profile")]  # fmt: skip
        store = self.app.store
        if store.is_shunned(user.id, "block"):
            return [look.pill(tr("Blocked"), partial(self.acts.shun, user.id, "block"),
                              strong=True, id="button_bar_blocked")]  # fmt: skip
        follows = store.follows(user.id)
        desc = (
            tr("Following {name}. Unfollow.", name=user.name)
            if follows else tr("Follow {name}. Follow.", name=user.name)
        )  # fmt: skip
        return [
            w.IconButton("mail_outline", tr("Message"), id="button_message",
                         on_tap=partial(self.write_to, user.id)),
            look.pill(tr("Following") if follows else tr("Follow"),
                      partial(self.users.turn, user.id), strong=not follows, desc=desc,
                      id="button_bar_following" if follows else "button_bar_follow"),
        ]  # fmt: skip

    def _numbers(self, user: XUser) -> w.Widget:
        following, followers = self.app.store.counts(user)
        locale = self.phone.display.locale
        return w.Row(
            self._number(tr("{n} Following", n=compact_text(following, locale)), "following"),
            self._number(tr("{n} Followers", n=compact_text(followers, locale)), "followers"),
            gap=16,
        )

    def _number(self, text: TextLike, kind: str) -> w.Widget:
        """Of the owner it leads to the people; of others nobody knows them."""
        return w.Panel(
            w.Text(text, look.SECOND, lines=1), padding=(0, 8), id=f"{kind}_stat",
            on_tap=partial(self.open_people, kind) if self.shown.self else None,
        )  # fmt: skip

    def _rows(self, user: XUser) -> list[w.Widget]:
        store = self.app.store
        if store.is_shunned(user.id, "block"):
            return [_none(tr("{handle} is blocked", handle=look.at(user)))]
        kind = KINDS[self.tab]
        posts = store.posts.of_user(user.id, kind=kind) if user.self or kind != "likes" else []
        rows = PostRows(self.app, self.acts)
        nothing = {
            "posts": tr("{handle} hasn't posted", handle=look.at(user)),
            "replies": tr("{handle} hasn't posted", handle=look.at(user)),
            "media": tr("{handle} hasn't posted media", handle=look.at(user)),
            "likes": tr("{handle} hasn't liked any posts", handle=look.at(user)),
        }
        return [rows.row(each) for each in posts] or [_none(nothing[kind])]

    def turn(self, tab: int) -> None:
        """Show posts of another kind."""
        self.tab = tab

    def edit(self) -> None:
        """Change what is said of the owner."""
        self.show(self.app.page("edit_profile:EditProfile"))

    def write_to(self, user: int) -> None:
        """Write to somebody."""
        self.show(self.app.page("talks:XTalk", peer=user))

    def open_people(self, kind: str) -> None:
        """Show whom the owner follows, or who follows them."""
        self.show(self.app.page("user_row:PeoplePage", kind=kind))

    def search(self) -> None:
        """Search for what they have posted."""
        self.show(self.app.page("searching:XSearch"))

    def open_menu(self) -> None:
        """Show what else can be done."""
        self.menus.open(self.more)

    def more(self) -> list[MenuEntry]:
        """That depends on whose it is."""
        user, store = self.shown, self.app.store
        muted = store.is_shunned(user.id, "mute")
        blocked = store.is_shunned(user.id, "block")
        return offered(
            (True, tr("Share"), self.share),
            (user.self, tr("Drafts"), self.open_drafts),
            (True, tr("View Lists"), self.open_lists),
            (not user.self, tr("Add/remove from Lists"), self.choose_lists),
            (not user.self, tr("Unmute") if muted else tr("Mute"), self.mute),
            (not user.self, tr("Unblock") if blocked else tr("Block"), self.block),
        )

    def share(self) -> None:
        """Hand the page's address to another app."""
        text = f"https://x.com/{self.shown.handle}"
        self.phone.activities.share(text=text, caller=self)

    def open_drafts(self) -> None:
        """Show what was begun."""
        self.show(self.app.page("drafts_page:DraftsPage"))

    def open_lists(self) -> None:
        """Show the lists that they have made."""
        self.show(self.app.page("lists:ListsPage", owner=self.shown.id))

    def choose_lists(self) -> None:
        """Take them into lists."""
        self.acts.choose_lists(self.user)

    def mute(self) -> None:
        """Read nothing more of them, or do again."""
        self.acts.shun(self.user, "mute")

    def block(self) -> None:
        """See and be seen no more, or again."""
        if self.app.store.is_shunned(self.user, "block"):
            self.acts.shun(self.user, "block")
        else:
            self.acts.ask_block(self.user)


def _none(text: TextLike) -> w.Widget:
    said = w.Text(text, w.BODY_LARGE, id="empty_text", align="center")
    return w.Panel(w.Align(said), padding=32, width="fill")
