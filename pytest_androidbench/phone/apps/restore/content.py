"""What was backed up: the text messages of the small world's owner, all of them read."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.providers.calendar.expanding import ms_of
from pytest_androidbench.phone.system.providers.messages import INBOX, PACKAGE, SENT
from pytest_androidbench.phone.system.providers.provider import Values
from pytest_androidbench.phone.system.times import ZONE, zone
from pytest_androidbench.phone.world.texts import text_talks

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ON_ITS_WAY: Final = timedelta(seconds=1) // timedelta(milliseconds=1)
"""How long before its arrival a message was sent."""


def bring_texts(phone: Phone) -> None:
    """Add all messages from the oldest to the newest, at moments of the zone the phone has now."""
    here = zone(phone.properties.get(ZONE, "UTC"))
    store = phone.providers.messages
    texts = sorted((text for talk in text_talks() for text in talk.texts), key=lambda one: one.at)
    with store.database.transaction():
        for one in texts:
            at = ms_of(one.at.replace(tzinfo=here))
            values: Values = {
                "address": one.number,
                "body": one.text,
                "date": at,
                "date_sent": 0 if one.sent else at - ON_ITS_WAY,
                "read": 1,
                "seen": 1,
            }
            store.add(values, creator=PACKAGE, folder=SENT if one.sent else INBOX)
