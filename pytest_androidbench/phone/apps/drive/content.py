"""What is in Drive from the start."""

from __future__ import annotations

from datetime import UTC, datetime

from pytest_androidbench.phone.apps.drive.schema import FOLDER, DriveItem, DriveShare
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.drive_files import ENTRIES, FOLDERS
from pytest_androidbench.phone.world.people import OWNER, TODAY, person


def rows() -> str:
    """Folders, files and with whom they are shared, as SQL."""
    ids = {path: n for n, path in enumerate(FOLDERS, 1)}
    folders = [
        DriveItem(
            id=n,
            name=path.rpartition("/")[2],
            folder=ids.get(path.rpartition("/")[0], 0),
            kind=FOLDER,
            changed=_ms(TODAY) - n * 86_400_000,
        )
        for path, n in ids.items()
    ]
    first = len(folders) + 1
    files = [
        DriveItem(
            id=n,
            name=each.name,
            folder=ids.get(each.folder, 0),
            kind=each.kind,
            size=each.bytes,
            changed=_ms(each.changed),
            owner="" if each.owner == OWNER.name else each.owner,
            starred=each.starred,
        )
        for n, each in enumerate(ENTRIES, first)
    ]
    shares = [
        DriveShare(entry=n, address=person(name).address, role="editor")
        for n, each in enumerate(ENTRIES, first)
        for name in each.shared_with
    ]
    return inserts("entries", [*folders, *files]) + inserts("shares", shares)


def _ms(moment: datetime) -> int:
    return round(moment.replace(tzinfo=UTC).timestamp() * 1000)
