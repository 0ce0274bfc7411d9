"""What can be done with a post, wherever it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm, Label, MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

REASONS: Final[tuple[Label, ...]] = (
    tr("Hate"),
    tr("Abuse & Harassment"),
    tr("Spam"),
    tr("Privacy"),
    tr("Something else"),
)
REPLIERS: Final[dict[str, Label]] = {
    "everyone": tr("Everyone"),
    "followed": tr("Accounts you follow"),
    "mentioned": tr("Only accounts you mention"),
}
"""What is kept of who can reply -> what is shown."""


@dataclass(eq=False)
class PostActs(AppPart[XApp]):
    """Opens posts and what belongs to them, marks them, and shows their sheets."""

    sheets: RowSheets = field(default_factory=RowSheets)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    page_of: int = 0
    """The post whose own page this is: it goes with it."""

    def open(self, post: int) -> None:
        """Show a post with its answers."""
        if post != self.page_of:
            self.hide_keyboard()
            self.show(self.app.page("post_page:PostPage", post=post))

    def open_profile(self, user: int) -> None:
        """Show somebody's page."""
        self.hide_keyboard()
        self.show(self.app.page("profile_page:ProfilePage", user=user))

    def open_media(self, post: int, place: int) -> None:
        """Show a picture alone."""
        self.show(self.app.page("picture_page:PostPicturePage", post=post, place=place))

    def reply(self, post: int) -> None:
        """Begin an answer."""
        self.show(self.app.page("composer:XComposer", parent=post))

    def repost(self, post: int) -> None:
        """Ask whether to repost or to quote."""
        self.sheets.open("", self.repost_rows, post)

    def repost_rows(self, post: int) -> list[MenuEntry]:
        """The two, or taking it back."""
        done = self.app.store.posts.has("reposts", post)
        again = tr("Undo repost") if done else tr("Repost")
        return [
            MenuEntry(text=again, act=partial(self.put_repost, post), sign="repeat"),
            MenuEntry(text=tr("Quote"), act=partial(self.quote, post), sign="edit"),
        ]

    def put_repost(self, post: int) -> None:
        """Repost it, or take it back."""
        self.app.store.posts.mark("reposts", post)

    def quote(self, post: int) -> None:
        """Begin a post that quotes it."""
        self.show(self.app.page("composer:XComposer", quoted=post))

    def like(self, post: int) -> None:
        """Like it, or do so no more."""
        self.app.store.posts.mark("likes", post)

    def bookmark(self, post: int) -> None:
        """Keep it, or do so no more."""
        kept = self.app.store.posts.mark("bookmarks", post)
        said = (
            tr("Post added to your Bookmarks") if kept else tr("Post removed from your Bookmarks")
        )
        self.snackbar.say(said)

    def tell_views(self, post: int) -> None:
        """Say what the number stands for."""
        found = self.app.store.posts.get(post)
        text = tr("This post was seen {n} times.", n=found.views if found is not None else 0)
        self.show(Confirm(title=tr("Views"), message=text, positive=tr("Dismiss"), negative=None))

    def share(self, post: int) -> None:
        """Show how it can be handed on."""
        self.sheets.open(tr("Share post"), self.share_rows, post)

    def share_rows(self, post: int) -> list[MenuEntry]:
        """The ways."""
        return [
            MenuEntry(text=tr("Send via Direct Message"), act=partial(self.send, post),
                      sign="mail"),
            MenuEntry(text=tr("Copy link"), act=partial(self.copy, post), sign="link"),
            MenuEntry(text=tr("Share via…"), act=partial(self.share_out, post), sign="share"),
        ]  # fmt: skip

    def link(self, post: int) -> str:
        """The address of a post; nothing is there, for there is no server."""
        found = self.app.store.posts.get(post)
        handle = self.app.store.user(found.author).handle if found is not None else "i"
        return f"https://x.com/{handle}/status/{post}"

    def send(self, post: int) -> None:
        """Choose whom it goes to."""
        self.show(self.app.page("talks:ChoosePeer", text=self.link(post)))

    def copy(self, post: int) -> None:
        """Let its address be pasted."""
        self.phone.clipboard.put(self.link(post), package=self.app.package)
        self.snackbar.say(tr("Copied to clipboard"))

    def share_out(self, post: int) -> None:
        """Hand its address to another app."""
        self.phone.activities.share(text=self.link(post), caller=self.screen)

    def more(self, post: int) -> None:
        """Show what else can be done."""
        self.hide_keyboard()
        self.sheets.open("", self.more_rows, post)

    def more_rows(self, post: int) -> list[MenuEntry]:
        """That depends on whose it is."""
        store = self.app.store
        found = store.posts.get(post)
        if found is None:
            return []
        if found.author == store.me.id:
            return self._own_rows(post, pinned=found.pinned)
        handle = look.at(store.user(found.author))
        follows = store.follows(found.author)
        return [
            MenuEntry(text=tr("Not interested in this post"), act=partial(self.hide, post),
                      sign="sentiment_dissatisfied"),
            MenuEntry(
                text=tr("Unfollow {handle}", handle=handle)
                if follows else tr("Follow {handle}", handle=handle),
                act=partial(self.follow, found.author),
                sign="person_remove" if follows else "person_add",
            ),
            MenuEntry(text=tr("Add/remove from Lists"),
                      act=partial(self.choose_lists, found.author), sign="post_add"),
            MenuEntry(text=tr("Mute {handle}", handle=handle),
                      act=partial(self.shun, found.author, "mute"), sign="volume_off"),
            MenuEntry(text=tr("Block {handle}", handle=handle),
                      act=partial(self.ask_block, found.author), sign="block"),
            MenuEntry(text=tr("Report post"), act=partial(self.report, post), sign="flag"),
        ]  # fmt: skip

    def _own_rows(self, post: int, *, pinned: bool) -> list[MenuEntry]:
        return [
            MenuEntry(text=tr("Delete post"), act=partial(self.ask_delete, post), sign="delete"),
            MenuEntry(text=tr("Unpin from profile") if pinned else tr("Pin to your profile"),
                      act=partial(self.pin, post), sign="push_pin"),
            MenuEntry(text=tr("Change who can reply"), act=partial(self.ask_repliers, post),
                      sign="chat_bubble_outline"),
        ]  # fmt: skip

    def hide(self, post: int) -> None:
        """Show it no more."""
        self.app.store.posts.table.put(post, hidden=True)
        self._gone(post, tr("Thanks. You will see fewer posts like this."))

    def follow(self, user: int) -> None:
        """Follow somebody, or do so no more."""
        store = self.app.store
        store.follow(user)
        handle = look.at(store.user(user))
        followed = tr("You followed {handle}", handle=handle)
        self.snackbar.say(
            followed if store.follows(user) else tr("You unfollowed {handle}", handle=handle)
        )

    def choose_lists(self, user: int) -> None:
        """Take somebody into lists."""
        self.show(self.app.page("lists:ListsOfUser", user=user))

    def shun(self, user: int, kind: str) -> None:
        """Mute (`mute`) or block (`block`) somebody, or do so no more."""
        store = self.app.store
        store.shun(user, kind)
        handle, on = look.at(store.user(user)), store.is_shunned(user, kind)
        if kind == "mute":
            muted = tr("{handle} has been muted", handle=handle)
            self.snackbar.say(muted if on else tr("{handle} is no longer muted", handle=handle))
        else:
            blocked = tr("{handle} was blocked", handle=handle)
            self.snackbar.say(blocked if on else tr("{handle} was unblocked", handle=handle))

    def ask_block(self, user: int) -> None:
        """Make sure."""
        handle = look.at(self.app.store.user(user))
        question = Confirm(
            title=tr("Block {handle}?", handle=handle),
            message=tr("They will not be able to follow you or see your posts, and you will not "
                       "see theirs."),
            positive=tr("Block"),
        )  # fmt: skip
        self.ask(question, self.block, user)

    def block(self, user: int, sure: bool) -> None:
        """See and be seen no more."""
        if sure:
            self.shun(user, "block")

    def report(self, post: int) -> None:
        """Ask what is wrong with it."""
        question = Choose(title=tr("What type of issue are you reporting?"), choices=[*REASONS],
                          negative=tr("Cancel"))  # fmt: skip
        self.ask(question, self.reported, post)

    def reported(self, post: int, _reason: int) -> None:
        """Nobody reads it, and it is shown no more."""
        self.app.store.posts.table.put(post, hidden=True)
        self._gone(post, tr("Thanks for helping make X better for everyone"))

    def ask_delete(self, post: int) -> None:
        """Make sure."""
        question = Confirm(
            title=tr("Delete post?"),
            message=tr("This can't be undone and it will be removed from your profile and from "
                       "search results."),
            positive=tr("Delete"),
        )  # fmt: skip
        self.ask(question, self.delete, post)

    def delete(self, post: int, sure: bool) -> None:
        """Remove it."""
        if sure:
            self.app.store.posts.delete(post)
            self._gone(post, tr("Your post was deleted"))

    def _gone(self, post: int, said: Label) -> None:
        if post == self.page_of:
            self.screen.close(toast=said)
        else:
            self.snackbar.say(said)

    def pin(self, post: int) -> None:
        """Let it stand first on one's own page, or do not."""
        self.app.store.posts.pin(post)
        found = self.app.store.posts.get(post)
        pinned = found is not None and found.pinned
        self.snackbar.say(tr("Your post was pinned") if pinned else tr("Your post was unpinned"))

    def ask_repliers(self, post: int) -> None:
        """Ask who can answer it."""
        found = self.app.store.posts.get(post)
        keys = list(REPLIERS)
        chosen = keys.index(found.repliers) if found and found.repliers in keys else 0
        self.ask(
            Choose(title=tr("Who can reply?"), choices=[*REPLIERS.values()], chosen=chosen),
            self.put_repliers,
            post,
        )

    def put_repliers(self, post: int, place: int) -> None:
        """Let them."""
        self.app.store.posts.table.put(post, repliers=list(REPLIERS)[place])
