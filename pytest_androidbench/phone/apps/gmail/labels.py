"""The labels of the system, as the mail store names them, and the pages they are shown on.

The short names are those of Gmail's mail store (`^i` is the inbox, `^f` what was sent, `^r` drafts,
`^k` the trash, `^s` spam, `^u` unread, `^t` starred, `^g` muted, `^io_im` important, `^sq_ig_i_...`
the categories), as published of old versions; those of snoozed and scheduled mails are our own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui.message import TextLike, tr

INBOX: Final = "^i"
SENT: Final = "^f"
DRAFT: Final = "^r"
UNREAD: Final = "^u"
STARRED: Final = "^t"
SPAM: Final = "^s"
TRASH: Final = "^k"
MUTED: Final = "^g"
IMPORTANT: Final = "^io_im"
OUTBOX: Final = "^^out"
SNOOZED: Final = "^snoozed"
SCHEDULED: Final = "^scheduled"
ALL: Final = "^all"
PRIMARY: Final = "^sq_ig_i_personal"
SOCIAL: Final = "^sq_ig_i_social"
PROMOTIONS: Final = "^sq_ig_i_promo"

CATEGORIES: Final = (PRIMARY, PROMOTIONS, SOCIAL)
APART: Final = (TRASH, SPAM)
"""Whose mails are on no other page."""
SYSTEM: Final = (
    INBOX,
    SENT,
    DRAFT,
    UNREAD,
    STARRED,
    SPAM,
    TRASH,
    MUTED,
    IMPORTANT,
    OUTBOX,
    SNOOZED,
    SCHEDULED,
    ALL,
    *CATEGORIES,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MailPage:
    """A page of the drawer: mails with one label."""

    label: str
    name: TextLike
    icon: str
    counts: bool = False
    """Whether the drawer says how many are unread there; drafts and such are counted all."""


FOLDERS: Final = (
    MailPage(label=PRIMARY, name=tr("Primary"), icon="inbox", counts=True),
    MailPage(label=PROMOTIONS, name=tr("Promotions"), icon="local_offer", counts=True),
    MailPage(label=SOCIAL, name=tr("Social"), icon="people_outline", counts=True),
    MailPage(label=STARRED, name=tr("Starred"), icon="star_border"),
    MailPage(label=SNOOZED, name=tr("Snoozed"), icon="schedule", counts=True),
    MailPage(label=IMPORTANT, name=tr("Important"), icon="label_important", counts=True),
    MailPage(label=SENT, name=tr("Sent"), icon="send"),
    MailPage(label=SCHEDULED, name=tr("Scheduled"), icon="more_time", counts=True),
    MailPage(label=OUTBOX, name=tr("Outbox"), icon="upload", counts=True),
    MailPage(label=DRAFT, name=tr("Drafts"), icon="insert_drive_file", counts=True),
    MailPage(label=ALL, name=tr("All mail"), icon="mail_outline", counts=True),
    MailPage(label=SPAM, name=tr("Spam"), icon="report", counts=True),
    MailPage(label=TRASH, name=tr("Trash"), icon="delete"),
)
"""In the drawer's order."""


def on_page(page: str, labels: frozenset[str]) -> bool:
    """Whether a mail with these labels is shown on a page."""
    if page in APART:
        return page in labels
    if not labels.isdisjoint(APART):
        return False
    if page == PRIMARY:
        return INBOX in labels and SOCIAL not in labels and PROMOTIONS not in labels
    if page in CATEGORIES:
        return INBOX in labels and page in labels
    return page == ALL or page in labels


EMPTY: Final = {
    SENT: tr("Nothing in Sent"),
    DRAFT: tr("Nothing in Drafts"),
    TRASH: tr("Nothing in Trash"),
    SPAM: tr("Hooray, no spam here!"),
}
"""What stands in place of a page's mails where there are none; elsewhere "Nothing here"."""
