"""Writing a post, an answer, or a post that quotes another."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.composer_media import PostPictures
from pytest_androidbench.phone.apps.x.counting import post_length
from pytest_androidbench.phone.apps.x.model import XDraft, XPost
from pytest_androidbench.phone.apps.x.post_acts import REPLIERS, PostActs
from pytest_androidbench.phone.apps.x.post_row import QUOTE, PostRows
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ENTRY: Final = "tweet_text"
FEW: Final = 20
"""With so many characters left their number is shown in red."""


@dataclass(eq=False)
class XComposer(AppScreen[XApp, None]):
    """A text, pictures, who it is for, and who can answer it."""

    activity: ClassVar[str] = names.COMPOSER

    text: str = ""
    parent: int = 0
    quoted: int = 0
    community: int = 0
    repliers: str = "everyone"
    draft: int = 0
    """The draft that is gone on with; 0: none."""
    streams: list[str] = field(default_factory=list)
    """Addresses of pictures that another app hands over."""
    pictures: PostPictures = field(default_factory=PostPictures)
    sheets: RowSheets = field(default_factory=RowSheets)
    acts: PostActs = field(default_factory=PostActs)

    @classmethod
    def for_intent(cls, intent: Intent) -> XComposer:
        stream = intent.extras.get(names.STREAM)
        return cls(
            text=intent.text(names.TEXT)[: names.MOST_KEPT],
            streams=[stream] if isinstance(stream, str) else [],
        )

    def on_open(self) -> None:
        if self.draft:
            self.take_draft(self.draft)
        for address in self.streams:
            self.pictures.add(address)
        self.streams = []
        self.focus(ENTRY)

    @property
    def left(self) -> int:
        """How many characters more may be written."""
        return names.MOST_POST - post_length(self.text.strip())

    @property
    def is_ready(self) -> bool:
        """Whether it may be posted."""
        something = self.text.strip() or self.pictures.kept
        return bool(something) and self.left >= 0

    def build(self) -> w.Widget:
        body = w.Scroll(
            w.Panel(
                w.Column(
                    self._answered(),
                    w.Row(look.face(self.app.store.me), self._written(), gap=12, width="fill",
                          across="start"),
                    gap=12,
                    width="fill",
                ),
                padding=16,
                width="fill",
            ),
            id="scroll_view",
        )  # fmt: skip
        return w.Page(self._bar(), body, self._who_replies(), w.Divider(), self._tools())

    def _bar(self) -> w.Widget:
        drafts = self.app.store.posts.all_drafts()
        text = tr("Reply") if self.parent else tr("Post")
        actions = [
            w.Button(tr("Drafts"), "text", id="drafts_button", on_tap=self.open_drafts)
            if drafts and not self.text and not self.pictures.kept
            else None,
            w.Button(text, enabled=self.is_ready, on_tap=self.post,
                     id="tweet_button" if self.parent else "button_tweet"),
            w.Spacer(width=8),
        ]  # fmt: skip
        return w.TopBar(
            lead=w.Up(self.on_back, "close", tr("Close")), actions=actions, id="toolbar"
        )

    def _answered(self) -> w.Kid:
        """The post that is answered."""
        found = self.app.store.posts.get(self.parent) if self.parent else None
        if found is None:
            return None
        handle = look.at(self.app.store.user(found.author))
        return w.Column(
            PostRows(self.app, self.acts).brief(found),
            w.Text(tr("Replying to {handle}", handle=handle), look.SECOND, id="replying_to"),
            gap=8,
            width="fill",
        )

    def _written(self) -> w.Widget:
        hint = tr("Post your reply") if self.parent else tr("What's happening?")
        quoted = self.app.store.posts.get(self.quoted) if self.quoted else None
        shown = PostRows(self.app, self.acts)
        return w.Column(
            None if self.parent else self._audience(),
            w.TextField(
                bind="text", hint=tr("Add a comment") if self.quoted else hint, multiline=True,
                style="plain", id=ENTRY, max_length=names.MOST_KEPT, text_style=w.TextStyle(18),
            ),
            *self.pictures.build(),
            w.Panel(shown.brief(quoted), padding=12, look=QUOTE, width="fill", id="quote")
            if quoted is not None else None,
            gap=8,
            weight=1,
        )  # fmt: skip

    def _audience(self) -> w.Widget:
        """Who it is for: a tap shows who else it could be."""
        row = w.Row(
            w.Text(self._audience_name(), w.LABEL.coloured("primary"), lines=1),
            w.Icon("expand_more", 16, "primary"),
            gap=4,
        )
        return w.Panel(
            row, padding=(12, 4), look=w.Look(border="outline_variant", radius=14),
            id="audience_selector", cls="android.widget.Button", desc=tr("Choose audience"),
            on_tap=self.choose_audience,
        )  # fmt: skip

    def _audience_name(self) -> TextLike:
        if self.community:
            return self.app.store.communities.get(self.community).name
        return tr("Everyone")

    def choose_audience(self) -> None:
        """Show who it could be for."""
        self.hide_keyboard()
        self.sheets.open(tr("Choose audience"), self.audiences)

    def audiences(self) -> list[MenuEntry]:
        """Everybody, or a community that the owner is in."""
        everyone = MenuEntry(text=tr("Everyone"), act=partial(self.put_audience, 0),
                             sign="check" if not self.community else "public")  # fmt: skip
        return [
            everyone,
            *(
                MenuEntry(text=each.name, act=partial(self.put_audience, each.id),
                          sign="check" if each.id == self.community else "groups")
                for each in self.app.store.communities.joined()
            ),
        ]  # fmt: skip

    def put_audience(self, community: int) -> None:
        """Let it be for them."""
        self.community = community

    def _who_replies(self) -> w.Kid:
        """Who can answer it: a tap asks."""
        if self.parent or self.community:
            return None
        texts = {
            "everyone": tr("Everyone can reply"),
            "followed": tr("Accounts you follow can reply"),
            "mentioned": tr("Only accounts you mention can reply"),
        }
        row = w.Row(
            w.Icon("public", 18, "primary"),
            w.Text(texts[self.repliers], w.LABEL.coloured("primary"), lines=1),
            gap=8,
        )
        return w.Panel(row, padding=(16, 10), width="fill", id="conversation_controls",
                       on_tap=self.choose_repliers)  # fmt: skip

    def choose_repliers(self) -> None:
        """Show who it could be."""
        self.hide_keyboard()
        self.sheets.open(tr("Who can reply?"), self.replier_rows)

    def replier_rows(self) -> list[MenuEntry]:
        """Those."""
        return [
            MenuEntry(text=text, act=partial(self.put_repliers, key),
                      sign="check" if key == self.repliers else "chat_bubble_outline")
            for key, text in REPLIERS.items()
        ]  # fmt: skip

    def put_repliers(self, key: str) -> None:
        """Let them."""
        self.repliers = key

    def _tools(self) -> w.Widget:
        left = self.left
        colour = "error" if left <= FEW else "on_surface_variant"
        return w.Row(
            w.Spacer(width=4),
            w.IconButton("photo_camera", tr("Camera"), colour="primary", id="camera",
                         on_tap=self.pictures.take),
            w.IconButton("photo", tr("Photos"), colour="primary", id="gallery",
                         on_tap=self.pictures.pick),
            w.Spacer(weight=1),
            w.Text(str(left), w.BODY.coloured(colour), lines=1, id="count", ltr=True),
            w.Spacer(width=16),
            width="fill",
            height=48,
            id="composer_toolbar",
        )  # fmt: skip

    def post(self) -> None:
        """Post it."""
        if not self.is_ready:
            return
        store = self.app.store
        store.posts.add(
            XPost(
                author=store.me.id, at_ms=store.now_ms, text=self.text.strip(),
                media=self.pictures.media, parent=self.parent, quoted=self.quoted,
                community=self.community, repliers=self.repliers,
            )
        )  # fmt: skip
        store.posts.drafts.remove([self.draft])
        self.hide_keyboard()
        said = tr("Your reply was sent") if self.parent else tr("Your post was sent")
        self.close(toast=said)

    def open_drafts(self) -> None:
        """Choose what to go on with."""
        self.hide_keyboard()
        self.ask(self.app.page("drafts_page:DraftsPage", chooses=True), self.take_draft)

    def take_draft(self, draft: int) -> None:
        """Go on with what was begun."""
        found = self.app.store.posts.drafts.get(draft)
        if found is not None:
            self.draft, self.text = found.id, found.text
            self.parent, self.quoted, self.community = found.parent, found.quoted, found.community
            self.pictures.kept = found.media.split("\n") if found.media else []

    def on_back(self) -> None:
        if not self.text.strip() and not self.pictures.kept:
            self.hide_keyboard()
            self.close()
            return
        self.hide_keyboard()
        question = Confirm(
            title=tr("Save post?"),
            message=tr("You can save this to send later from your drafts."),
            positive=tr("Save"),
            negative=tr("Delete"),
        )
        self.ask(question, self.left_off)

    def left_off(self, keep: bool) -> None:
        """Keep what was begun, or do not."""
        drafts = self.app.store.posts.drafts
        if keep:
            drafts.save(
                XDraft(
                    id=self.draft, text=self.text, media=self.pictures.media, parent=self.parent,
                    quoted=self.quoted, community=self.community, at_ms=self.app.store.now_ms,
                )
            )  # fmt: skip
        else:
            drafts.remove([self.draft])
            self.pictures.drop()
        self.close()
