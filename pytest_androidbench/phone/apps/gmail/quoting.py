"""What a mail quotes of the one it answers or forwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.gmail.look import long_time
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.gmail.model import Mail
    from pytest_androidbench.phone.system.phone import Phone

LONGEST: Final = 5000


def quoted(phone: Phone, mail: Mail, *, forward: bool) -> TextLike:
    """The text below a mail's own words."""
    time, sender = long_time(phone, mail.date_ms), mail.sender
    body = mail.body[:LONGEST]
    if not forward:
        lines = "\n".join(f"> {line}" for line in body.splitlines())
        return tr(
            "On {time} {name} <{address}> wrote:\n{lines}",
            time=time,
            name=sender.shown,
            address=sender.email,
            lines=lines,
        )
    return tr(
        "---------- Forwarded message ---------\nFrom: {name} <{address}>\nDate: {time}\n"
        "Subject: {subject}\nTo: {to}\n\n{body}",
        name=sender.shown,
        address=sender.email,
        time=time,
        subject=mail.subject,
        to=", ".join(each.shown for each in mail.people),
        body=body,
    )


def answering(subject: str, prefix: str) -> str:
    """The subject of an answer: `Re: ` or `Fwd: ` ahead of it, once."""
    bare = subject.strip()
    return bare if bare.lower().startswith(prefix.strip().lower()) else f"{prefix}{bare}"
