"""A community: what is posted there, its rules, and joining it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.communities_tab import member_count
from pytest_androidbench.phone.apps.x.community_store import MEMBER, REQUESTED
from pytest_androidbench.phone.apps.x.model import XCommunity
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

TABS: Final = (w.Tab(text=tr("Posts")), w.Tab(text=tr("About")))


@dataclass(eq=False)
class CommunityPage(AppScreen[XApp, None]):
    """Its name and what can be done, over posts or rules."""

    community: int = 0
    about: bool = False
    acts: PostActs = field(default_factory=PostActs)

    @property
    def shown(self) -> XCommunity:
        """The community as it is now."""
        return self.app.store.communities.get(self.community)

    def build(self) -> w.Widget:
        community = self.shown
        share = w.IconButton("share", tr("Share"), id="share_community", on_tap=self.share)
        tabs = w.Tabs(TABS, int(self.about), self.turn, id="tabs")
        body = self._about(community) if self.about else self._posts()
        listed = w.Scroll(self._head(community), tabs, w.Divider(), *body, id="list",
                          cls=look.RECYCLER)  # fmt: skip
        write = w.Fab("add", tr("New post"), id="composer_write", on_tap=self.write)
        return w.Page(
            look.bar(community.name, share), listed,
            fab=write if community.state == MEMBER else None, over=self.acts.snackbar.build(),
        )  # fmt: skip

    def _head(self, community: XCommunity) -> w.Widget:
        banner = w.Panel(look=w.Look(background="secondary_container"), width="fill", height=96)
        words = w.Column(
            w.Text(community.name, w.TextStyle(22, 700), lines=2, id="community_name"),
            w.Text(community.about, look.TEXT, id="community_about"),
            w.Text(member_count(self.app, community), look.SECOND, id="community_members"),
            self._button(community),
            gap=8,
            width="fill",
        )
        return w.Column(banner, w.Panel(words, padding=16, width="fill"), width="fill")

    def _button(self, community: XCommunity) -> w.Widget:
        text: TextLike
        if community.state == MEMBER:
            text, act = tr("Joined"), self.ask_leave
        elif community.state == REQUESTED:
            text, act = tr("Requested"), self.ask_withdraw
        else:
            text, act = tr("Ask to join") if community.asks else tr("Join"), self.begin
        return look.pill(text, act, strong=not community.state, id="community_join_button")

    def _posts(self) -> list[w.Widget]:
        rows = PostRows(self.app, self.acts)
        found = self.app.store.posts.of_community(self.community)
        none = w.Text(tr("Nothing has been posted here yet"), w.BODY_LARGE, id="empty_text")
        return [rows.row(each) for each in found] or [w.Panel(none, padding=32)]

    def _about(self, community: XCommunity) -> list[w.Widget]:
        moderator = self.app.store.user(community.moderator)
        who = tr("Only members can post. People ask to join, and moderators decide.")
        anyone = tr("Anybody can join and post.")
        return [
            w.Category(tr("Community Info"), start=16),
            w.ListItem(who if community.asks else anyone, icon="people", look=w.MATERIAL),
            w.Category(tr("Rules"), start=16),
            *rule_rows(community),
            w.Category(tr("Moderators"), start=16),
            w.ListItem(
                moderator.name, look.at(moderator), lead=look.face(moderator), look=w.MATERIAL,
                id="moderator", on_tap=partial(self.acts.open_profile, moderator.id),
            ),
        ]  # fmt: skip

    def turn(self, tab: int) -> None:
        """Show posts, or what it is about."""
        self.about = bool(tab)

    def write(self) -> None:
        """Begin a post for it."""
        self.show(self.app.page("composer:XComposer", community=self.community))

    def share(self) -> None:
        """Hand its address to another app."""
        text = f"https://x.com/i/communities/{self.community}"
        self.phone.activities.share(text=text, caller=self)

    def begin(self) -> None:
        """Show the rules before one joins, or asks to."""
        self.ask(JoinDialog(community=self.community), self.agreed)

    def agreed(self, reason: str) -> None:
        """Join, or ask to."""
        communities = self.app.store.communities
        if self.shown.asks:
            communities.ask(self.community, reason.strip())
            self.acts.snackbar.say(tr("Your request was sent"))
        else:
            communities.join(self.community)
            self.acts.snackbar.say(tr("You joined {name}", name=self.shown.name))

    def ask_leave(self) -> None:
        """Make sure."""
        title = tr("Leave {name}?", name=self.shown.name)
        self.ask(Confirm(title=title, positive=tr("Leave")), self.leave)

    def ask_withdraw(self) -> None:
        """Make sure."""
        question = Confirm(title=tr("Withdraw your request?"), positive=tr("Withdraw"),
                           negative=tr("Keep"))  # fmt: skip
        self.ask(question, self.leave)

    def leave(self, sure: bool) -> None:
        """Be in it no more, or ask no more."""
        if sure:
            self.app.store.communities.leave(self.community)


@dataclass(eq=False)
class JoinDialog(AppScreen[XApp, str]):
    """The rules, to be agreed to; where one asks, there is room for a reason."""

    window: ClassVar[WindowKind] = "dialog"

    community: int = 0
    reason: str = ""

    def build(self) -> w.Widget:
        community = self.app.store.communities.get(self.community)
        why = w.TextField(
            bind="reason", hint=tr("Why do you want to join? (optional)"), id="join_reason",
            style="line", max_length=names.MOST_REASON, action="done",
        )  # fmt: skip
        told = tr("These rules are set and enforced by the moderators of {name}.",
                  name=community.name)  # fmt: skip
        body = w.Column(
            w.Text(told, look.SECOND, id="rules_about"),
            *rule_rows(community),
            why if community.asks else None,
            gap=8,
            width="fill",
            across="stretch",
        )
        agree = tr("Agree and ask to join") if community.asks else tr("Agree and join")
        buttons = (
            w.DialogButton(text=agree, on_tap=self.agree),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        return w.Dialog(tr("Community rules"), body=body, buttons=buttons)

    def agree(self) -> None:
        """Join, or ask to."""
        self.hide_keyboard()
        self.close(self.reason)


def rule_rows(community: XCommunity) -> list[w.Widget]:
    """Its rules, numbered."""
    rules = [line for line in community.rules.split("\n") if line]
    return [
        w.Row(
            w.Text(str(n), w.LABEL.coloured("primary"), width=24),
            w.Text(rule, look.TEXT, id="rule", weight=1),
            width="fill",
        )
        for n, rule in enumerate(rules, 1)
    ]
