"""Where the people in the phone's contacts live, through Android's provider."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.appdata.contacts import ContactsError
from pytest_androidbench.appdata.rows import inserting, query_rows
from pytest_androidbench.devices.device import Device

_AUTHORITY: Final = "content://com.android.contacts"
_POSTAL: Final = "vnd.android.cursor.item/postal-address_v2"
_HOME: Final = "1"
"""ContactsContract's StructuredPostal.TYPE_HOME."""


def add_place(device: Device, name: str, place: str) -> None:
    """Give somebody who is in the contacts an address at home; for arranging a task.

    Raises:
        ContactsError: nobody is called so, or several are, or the provider refused.
    """
    rows = query_rows(device, f"{_AUTHORITY}/raw_contacts", ("_id", "display_name"))
    people = [row["_id"] for row in rows if row["display_name"] == name]
    if len(people) != 1:
        raise ContactsError(f"{len(people)} people in the contacts are called {name!r}, not one")
    values = {
        "raw_contact_id:i": people[0],
        "mimetype:s": _POSTAL,
        "data1:s": place,
        "data2:i": _HOME,
        "data4:s": place,
    }
    answer = device.shell(inserting(f"{_AUTHORITY}/data", values))
    if not answer.ok or "Error" in answer.output:
        raise ContactsError(f"the contacts provider refused: {answer.output.strip()}")
