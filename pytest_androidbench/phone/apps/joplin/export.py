"""All notes in one file, as Joplin's own archive has them."""

from __future__ import annotations

import io
import tarfile
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.joplin.app import JoplinApp

_KINDS: Final = {"notes": 1, "folders": 2, "tags": 5, "note_tags": 6}
_TIMES: Final = ("created_time", "updated_time", "user_created_time", "user_updated_time")


def exported(app: JoplinApp) -> str:
    """Write the archive; returns the address it is shared under."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w") as archive:
        for table, kind in _KINDS.items():
            alive = " WHERE deleted_time = 0" if kind <= 2 else ""
            sql = f"SELECT * FROM {table}{alive} ORDER BY rowid"  # noqa: S608
            for row in app.database().query(sql):
                _add(archive, row["id"], _item(dict(row), kind))
    path = f"{app.home}/cache/jex_export.jex"
    app.files.mkdir(f"{app.home}/cache", parents=True, uid=app.uid)
    app.files.write(path, content.getvalue(), uid=app.uid)
    return app.uri_of(path)


def _item(row: dict[str, Any], kind: int) -> str:
    head = [row.pop(name) for name in ("title", "body") if name in row]
    fields = [f"{name}: {_shown(name, value)}" for name, value in row.items()]
    return "\n\n".join([*filter(None, head), "\n".join([*fields, f"type_: {kind}"])])


def _shown(name: str, value: Any) -> str:
    if name in _TIMES:
        moment = datetime.fromtimestamp(value / 1000, UTC)
        return f"{moment:%Y-%m-%dT%H:%M:%S}.{value % 1000:03}Z"
    return str(value)


def _add(archive: tarfile.TarFile, id_: str, text: str) -> None:
    data = text.encode()
    entry = tarfile.TarInfo(f"{id_}.md")
    entry.size = len(data)
    archive.addfile(entry, io.BytesIO(data))
