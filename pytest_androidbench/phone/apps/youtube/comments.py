"""What people say to a film: reading it, answering, writing and deleting one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.model import (
    DATABASE,
    LONGEST_COMMENT,
    TubeComment,
    TubeVideo,
)
from pytest_androidbench.phone.kit.dialogs import Confirm, Label, MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.world.people import OWNER

FIELD: Final = "comment_text"
ORDERS: Final = {"Top": "likes DESC, _id", "Newest": "written_ms DESC, _id DESC"}
INDENT: Final = 44


@dataclass(eq=False)
class WriteComment(AppScreen[YouTubeApp, str]):
    """A field above the keyboard; closes with what was written."""

    window: ClassVar[WindowKind] = "sheet"

    hint: Label = field(default_factory=lambda: tr("Add a comment..."))
    text: str = ""

    def on_open(self) -> None:
        self.focus(FIELD)

    def build(self) -> w.Widget:
        box = w.TextField(
            bind="text", hint=self.hint, id=FIELD, style="plain", multiline=True,
            max_length=LONGEST_COMMENT,
        )  # fmt: skip
        send = w.IconButton(
            "send", tr("Send comment"), colour="primary", enabled=bool(self.text.strip()),
            id="send_button", on_tap=self.send,
        )  # fmt: skip
        line = w.Row(look.face(OWNER.name, 32), w.Panel(box, weight=1), send, gap=12, width="fill")
        return w.Panel(line, padding=(12, 8), look=w.Look(background="surface"), width="fill")

    def send(self) -> None:
        """Hand over what was written."""
        if self.text.strip():
            self.close(self.text.strip())


@dataclass(eq=False)
class CommentsPanel(AppPart[YouTubeApp]):
    """All remarks to a film, or one with its answers."""

    opened: bool = False
    parent: int = 0
    """The remark whose answers are shown."""
    order: str = "Top"
    sheets: RowSheets = field(default_factory=RowSheets)

    @property
    def table(self) -> Table[TubeComment]:
        """All remarks to all films."""
        return Table(self.app.database(DATABASE), "comments", TubeComment)

    def of(self, film: TubeVideo, parent: int = 0) -> list[TubeComment]:
        """The remarks to a film, or the answers to one of them."""
        order = ORDERS[self.order] if not parent else "written_ms, _id"
        rest = f"WHERE video_id = ? AND parent = ? ORDER BY {order} LIMIT 200"
        return self.table.all(rest, film.id, parent)

    def preview(self, film: TubeVideo) -> w.Widget:
        """How many there are, and the first one; a tap shows all."""
        count = self.table.count("WHERE video_id = ?", film.id)
        first = next(iter(self.of(film)), None)
        head = w.Row(
            w.Text(tr("Comments"), w.TITLE_SMALL),
            w.Text(str(count), look.SMALL),
            gap=8,
        )
        line = w.Row(
            look.face(first.author if first is not None else OWNER.name, 24),
            w.Text(first.text if first is not None else tr("Add a comment..."), w.BODY_SMALL,
                   lines=2, weight=1),
            gap=12, width="fill",
        )  # fmt: skip
        content = w.Column(head, line, gap=8, width="fill")
        return w.Panel(
            content, padding=12, cls=look.GROUP, width="fill", id="comments_entry_point",
            desc=ntr("Comments. {n} comment", "Comments. {n} comments", count), on_tap=self.open,
        )  # fmt: skip

    def open(self) -> None:
        """Show all remarks."""
        self.opened, self.parent = True, 0

    def hide(self) -> None:
        """Show none."""
        self.opened, self.parent = False, 0

    def back(self) -> None:
        """From the answers to all remarks, from there away."""
        if self.parent:
            self.parent = 0
        else:
            self.opened = False

    def build(self, film: TubeVideo) -> w.Widget:
        """The panel below the player."""
        first = self.table.get(self.parent) if self.parent else None
        if first is None:
            rows = [self._comment(one) for one in self.of(film)]
        else:
            rows = [self._comment(first), *(self._comment(one) for one in self.of(film, first.id))]
        nothing = w.Panel(w.Text(tr("No comments yet"), look.SECOND, id="message"), padding=24)
        return w.Column(
            self._head(first),
            w.Divider(),
            w.Scroll(*(rows or [nothing]), id="engagement_panel", cls=look.RECYCLER,
                     key=f"comments {self.parent}"),
            w.Divider(),
            self._entry(film, first),
            across="stretch",
            weight=1,
            width="fill",
        )  # fmt: skip

    def _head(self, first: TubeComment | None) -> w.Widget:
        title = tr("Comments") if first is None else tr("Replies")
        chips = first is None and w.Row(
            *(w.Chip(tr(one), self.order == one, on_tap=partial(self.sort, one)) for one in ORDERS),
            gap=8,
        )
        return w.Row(
            w.IconButton("arrow_back", tr("Back"), on_tap=self.back) if first else w.Spacer(16),
            w.Text(title, look.HEAD, weight=1, id="title"),
            chips,
            w.IconButton("close", tr("Close"), cls=look.IMAGE, on_tap=self.hide),
            width="fill",
            height=56,
        )

    def sort(self, order: str) -> None:
        """Show the best, or the newest, first."""
        self.order = order

    def _entry(self, film: TubeVideo, first: TubeComment | None) -> w.Widget:
        hint = tr("Add a comment...") if first is None else tr("Add a reply...")
        act = partial(self.write, film.id, first.id if first is not None else 0)
        line = w.Row(look.face(OWNER.name, 24), w.Text(hint, look.SECOND, weight=1), gap=12,
                     width="fill")  # fmt: skip
        return w.Panel(
            line, padding=(12, 0), min_height=56, cls=look.GROUP, width="fill", desc=hint,
            id="comment_simplebox", on_tap=act,
        )  # fmt: skip

    def _comment(self, one: TubeComment) -> w.Widget:
        say = self.app.say
        age = say(look.age(self.app.store.now, one.written_ms))
        edited = f" {say(tr('(edited)'))}" if one.edited else ""
        dots = one.author == OWNER.name and w.IconButton(
            "more_vert", tr("Action menu"), size=18, key=f"menu {one.id}", cls=look.IMAGE,
            on_tap=partial(self.menu, one.id),
        )  # fmt: skip
        texts = w.Column(
            w.Text(f"{one.author} · {age}{edited}", look.SMALL, lines=1, id="author"),
            w.Text(one.text, w.BODY, id="comment_content"),
            self._foot(one),
            self._answers(one),
            gap=2,
            weight=1,
        )
        face = w.Panel(look.face(one.author, 24 if one.parent else 32), padding=(0, 4, 0, 0))
        line = w.Row(face, texts, dots, gap=12, across="start", width="fill")
        start = INDENT if one.parent else 12
        end = 0 if dots else 12
        return w.Panel(line, padding=(start, 8, end, 0), width="fill", cls=look.GROUP,
                       key=f"comment {one.id}")  # fmt: skip

    def _foot(self, one: TubeComment) -> w.Widget:
        """The thumb and the button that answers."""
        like = w.IconButton(
            "thumb_up", tr("Like this comment"), size=16, selected=one.liked,
            colour="primary" if one.liked else "on_surface_variant", key=f"like {one.id}",
            cls=look.IMAGE, on_tap=partial(self.like, one.id, not one.liked),
        )  # fmt: skip
        reply = w.IconButton(
            "comment", tr("Reply"), size=16, key=f"reply {one.id}", cls=look.IMAGE,
            on_tap=partial(self.write, one.video_id, one.parent or one.id),
        )  # fmt: skip
        likes = one.likes + one.liked
        count = likes > 0 and w.Text(compact_text(likes, self.app.locale), look.SMALL)
        return w.Row(like, count, w.Spacer(8), reply)

    def _answers(self, one: TubeComment) -> w.Widget | None:
        """How many answers there are; a tap shows them."""
        count = self.table.count("WHERE parent = ?", one.id)
        if not count or self.parent:
            return None
        return w.Button(
            ntr("{n} reply", "{n} replies", count), "text", key=f"answers {one.id}",
            on_tap=partial(self.show_answers, one.id),
        )  # fmt: skip

    def show_answers(self, id_: int) -> None:
        """Show one remark with its answers."""
        self.parent = id_

    def like(self, id_: int, on: bool) -> None:
        """Give a remark a thumb, or take it back."""
        self.table.put(id_, liked=on)

    def write(self, video: str, parent: int) -> None:
        """Let something be said."""
        hint = tr("Add a reply...") if parent else tr("Add a comment...")
        self.ask(WriteComment(hint=hint), self.written, video, parent)

    def written(self, video: str, parent: int, text: str) -> None:
        """Keep it."""
        row = TubeComment(
            video_id=video, author=OWNER.name, text=text, parent=parent,
            written_ms=self.app.store.now,
        )  # fmt: skip
        self.table.add(row)
        self.order = "Newest" if not parent else self.order
        self.parent = parent
        self.toast(tr("Reply added") if parent else tr("Comment added"))

    def menu(self, id_: int) -> None:
        """Offer what can be done with one's own remark."""
        self.sheets.open("", self.rows, id_)

    def rows(self, id_: int) -> Sequence[MenuEntry]:
        """The rows of its sheet."""
        return (
            MenuEntry(text=tr("Edit"), sign="edit", act=partial(self.edit, id_)),
            MenuEntry(text=tr("Delete"), sign="delete_outline", act=partial(self.ask_delete, id_)),
        )

    def edit(self, id_: int) -> None:
        """Let it be written anew."""
        one = self.table.get(id_)
        if one is not None:
            sheet = WriteComment(hint=tr("Edit comment"), text=one.text)
            self.ask(sheet, self.edited, id_)

    def edited(self, id_: int, text: str) -> None:
        """Keep what it says now."""
        self.table.put(id_, text=text, edited=True)

    def ask_delete(self, id_: int) -> None:
        """Ask before it is deleted."""
        dialog = Confirm(
            title=tr("Delete comment"),
            message=tr("Delete your comment permanently?"),
            positive=tr("Delete"),
        )
        self.ask(dialog, self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        """Delete it, with its answers."""
        if not sure:
            return
        answers = [one.id for one in self.table.all("WHERE parent = ?", id_)]
        self.table.remove([id_, *answers])
        if self.parent == id_:
            self.parent = 0
        self.toast(tr("Comment deleted"))
