"""What can go along with a message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ENTRY: Final = "thread_type_message"
CONTENT: Final = "android.intent.action.GET_CONTENT"
KINDS: Final = (
    ("choose_photo", tr("Choose photo"), "photo", "#0288d1", CONTENT, "image/*"),
    ("choose_video", tr("Choose video"), "videocam", "#d32f2f", CONTENT, "video/*"),
    ("take_photo", tr("Take photo"), "camera_alt", "#00796b", "android.media.action.IMAGE_CAPTURE",
     None),
    ("record_video", tr("Record video"), "movie", "#7b1fa2", "android.media.action.VIDEO_CAPTURE",
     None),
    ("record_audio", tr("Record audio"), "mic", "#c2185b",
     "android.provider.MediaStore.RECORD_SOUND", None),
    ("pick_file", tr("Choose file"), "insert_drive_file", "#f57c00", CONTENT, "*/*"),
    ("pick_contact", tr("Choose contact"), "person", "#5d4037", "android.intent.action.PICK",
     "vnd.android.cursor.dir/contact"),
)  # fmt: skip
"""Id, label, sign, colour, action and type of what can be attached."""


@dataclass(eq=False)
class MessageAttachments(AppPart[MessagesApp]):
    """Whatever is attached to a message."""

    uris: list[str] = field(default_factory=list)
    picking: bool = False
    """Whether it is shown what could be attached."""

    def chosen(self) -> w.Widget:
        """What is attached; a touch takes it away."""
        chips = [
            w.Chip(
                uri.rsplit("/", 1)[-1],
                icon="close",
                on_tap=partial(self.detach, place),
                key=f"attachment {place}",
            )
            for place, uri in enumerate(self.uris)
        ]
        return w.Panel(w.Flow(*chips), padding=(12, 4), id="thread_attachments_recyclerview")

    def picker(self, schedule: Callable[[], None]) -> w.Widget:
        """What could be attached; a message can be put off here, too."""
        kinds = [
            self._kind(id_, label, icon, colour, partial(self.attach, place))
            for place, (id_, label, icon, colour, _, _) in enumerate(KINDS)
        ]
        later = self._kind(
            "schedule_message", tr("Schedule message"), "schedule", "#455a64", schedule
        )
        grid = w.Grid(*kinds, later, columns=4, gap=8)
        return w.Scroll(
            w.Panel(grid, padding=12, width="fill"), id="attachment_picker_holder", weight=0
        )

    @staticmethod
    def _kind(
        id_: str, label: TextLike, icon: str, colour: str, act: Callable[[], None]
    ) -> w.Widget:
        return w.Column(
            w.Picture(icon=icon, background=colour, colour="white", size=48, id=f"{id_}_icon"),
            w.Text(label, w.BODY_SMALL, id=f"{id_}_text", align="center"),
            gap=4,
            across="center",
            id=id_,
            cls="android.widget.LinearLayout",
            on_tap=act,
            width="fill",
            height=92,
        )

    def turn(self) -> None:
        """Show what can be attached, or the keyboard again."""
        self.picking = not self.picking
        if self.picking:
            self.hide_keyboard()
        else:
            self.focus(ENTRY)

    def attach(self, kind: int) -> None:
        """Let the user choose something to send along."""
        _, _, _, _, action, type_ = KINDS[kind]
        if not self.start_for(Intent(action=action, type=type_), self.attached):
            self.toast(tr("No app found"))

    def attached(self, result: Intent | None) -> None:
        if result is not None and result.data:
            self.uris.append(result.data)
            self.picking = False

    def detach(self, place: int) -> None:
        """Leave something out again."""
        del self.uris[place]
