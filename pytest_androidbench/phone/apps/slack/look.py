"""Shapes and words that Slack's pages share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person, split_name
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.slack.schema import SlackChannel, SlackFile
    from pytest_androidbench.phone.system.phone import Phone

RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
STRONG: Final = w.TextStyle(15, 700)
EMOJI: Final = {
    "heart": "❤",
    "+1": "👍",
    "joy": "😂",
    "white_check_mark": "✅",
    "tada": "🎉",
    "eyes": "👀",
    "pray": "🙏",
    "thinking_face": "🤔",
}
"""Names that are kept -> what is shown."""
SIGNS: Final = {"PDF": "picture_as_pdf", "PNG": "image", "JPEG": "image"}


def face(name: str, size: float = 36) -> w.Widget:
    """The letter that stands for a member."""
    first, last = split_name(name)
    return avatar(Person(first=first, last=last), size)


def channel_title(channel: SlackChannel) -> str:
    """How a channel is called: with its sign, a member without."""
    return channel.name if channel.direct else f"#{channel.name}"


def channel_sign(channel: SlackChannel) -> str:
    """The icon of a channel."""
    if channel.direct:
        return "person"
    return "lock" if channel.private else "tag"


def file_sign(file: SlackFile) -> str:
    """The icon of a file."""
    return SIGNS.get(file.kind, "description")


def when(phone: Phone, at_ms: int) -> str:
    """A moment: the hour today, else the day as well."""
    moment, now = local_time(phone, at_ms), local_time(phone)
    clock = clock_text(moment, phone.display)
    if moment.date() == now.date():
        return clock
    return f"{date_text(moment, 'MMMd', phone.display.locale)}, {clock}"
