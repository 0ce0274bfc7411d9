"""What is done with groups of films (VideosViewModel.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VideoGroup, grouped, videos
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

NEW = ""
"""Chosen in place of a group's key."""


@dataclass(eq=False)
class RenameSheet(AppScreen[VlcApp, str]):
    """Asks for a name (dialog_rename.xml)."""

    window: ClassVar[WindowKind] = "sheet"

    title: str = ""
    name: str = ""

    def on_open(self) -> None:
        self.focus("new_name")

    def build(self) -> w.Widget:
        body = w.Column(
            w.Text(tr("Rename"), w.TITLE, id="rename_title"),
            w.Text(self.title, look.SECOND, id="media_title"),
            w.Panel(
                w.TextField(bind="name", id="new_name", action="done", on_done=self.done),
                id="textInputLayout", cls=look.LINEAR, width="fill",
            ),
            w.Row(
                w.Spacer(weight=1),
                w.Button(tr("OK"), "text", id="rename_button", on_tap=self.done),
                width="fill",
            ),
            gap=12, across="stretch", width="fill",
        )  # fmt: skip
        return w.Panel(body, padding=16, look=w.Look(background="surface"), cls=look.VIEW_GROUP,
                       width="fill")  # fmt: skip

    def done(self) -> None:
        if self.name.strip():
            self.close(self.name.strip())


@dataclass(eq=False)
class AddToGroup(AppScreen[VlcApp, str]):
    """Groups to choose from; closes with the key of one (dialog_add_to_group.xml)."""

    window: ClassVar[WindowKind] = "sheet"

    media: list[int] = field(default_factory=list)

    def build(self) -> w.Widget:
        films = [medium for medium in self.app.library.media() if medium.is_video]
        rows = [
            self._row(group.title, videos(len(group.media)), group.key)
            for group in grouped(films, "name")
            if len(group.media) > 1
        ]
        if len(self.media) > 1:
            rows.insert(0, self._row(tr("New group"), "", NEW))
        listed: w.Widget = w.Column(*rows, id="list", cls=look.RECYCLER, across="stretch",
                                    width="fill")  # fmt: skip
        if not rows:
            listed = w.Text(tr("No video group found"), look.SECOND, id="empty")
        body = w.Column(
            w.Text(tr("Add to video group"), w.TITLE, id="textView8"),
            w.Panel(listed, id="dialog_list_container", cls=look.FRAME, width="fill"),
            gap=12, across="stretch", width="fill",
        )  # fmt: skip
        return w.Panel(
            w.Scroll(body, weight=0), padding=(16, 16, 16, 40), look=w.Look(background="surface"),
            cls=look.VIEW_GROUP, width="fill",
        )  # fmt: skip

    def _row(self, title: TextLike, below: TextLike, key: str) -> w.Widget:
        return look.row(title, below, icon="movie", key=f"into {key}", more=None,
                        on_tap=partial(self.close, key))  # fmt: skip


@dataclass(eq=False)
class GroupActs(AppPart[VlcApp]):
    """Makes, names and dissolves groups."""

    def group(self, key: str) -> VideoGroup | None:
        films = [medium for medium in self.app.library.media() if medium.is_video]
        return next((one for one in grouped(films, "name") if one.key == key), None)

    def ask_name(self, key: str) -> None:
        """Ask what a group is to be called."""
        group = self.group(key)
        if group is not None:
            self.ask(RenameSheet(title=group.title, name=group.title), self.rename, key)

    def rename(self, key: str, name: str) -> None:
        group = self.group(key)
        if group is None:
            return
        if group.id:
            self.app.groups.rename(group.id, name)
        else:
            self.app.groups.make(name, [medium.id for medium in group.media])

    def ask_group(self, media: Sequence[int]) -> None:
        """Ask into which group films are to be put."""
        self.ask(AddToGroup(media=list(media)), self.put, list(media))

    def put(self, media: list[int], key: str) -> None:
        """Put films into a group, or into a new one that is called as the first of them."""
        group = self.group(key) if key != NEW else None
        if group is not None and group.id:
            self.app.groups.put(group.id, media)
        elif group is not None:
            own = [medium.id for medium in group.media]
            self.app.groups.make(group.title, [*own, *(id_ for id_ in media if id_ not in own)])
        else:
            first = self.app.library.get(media[0]) if media else None
            if first is not None:
                self.app.groups.make(first.title, media)

    def set_apart(self, media: Sequence[int]) -> None:
        """Let films stand alone."""
        known = {medium.id: medium.title for medium in self.app.library.media()}
        self.app.groups.set_apart([(id_, known[id_]) for id_ in media if id_ in known])

    def regroup(self, media: Sequence[int]) -> None:
        """Group films by their titles again."""
        self.app.groups.regroup(media)
