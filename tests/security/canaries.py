"""What lies on the host that no phone may touch: files, a variable, a port."""

from __future__ import annotations

import base64
import hashlib
import shutil
import socket
import sqlite3
import tempfile
import threading
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Final, Self

VARIABLE: Final = "CANARY_VARIABLE"
IN_FILES: Final = "Kakapo-5f1e77c20a9b"
IN_VARIABLE: Final = "Takahe-c3309d41b8e6"
HOST_MARK: Final = "@HOST_FOLDER_16@"
"""Stands in inputs for the folder with the canaries, which has another name in each run.

Just as long as the name, so that lengths told in packets stay right.
"""
PORT_MARK: Final = "@PRT@"


class Canaries:
    """A folder of bait, what else a phone's process could write to, and a port nobody may call.

    The bait is only named in inputs; `work`, `tmp` and `home` are the process's own.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bait = Path(tempfile.mkdtemp(prefix="cn-", dir="/tmp"))
        assert len(str(self.bait)) == len(HOST_MARK)
        for name in ("work", "tmp", "home"):
            (folder / name).mkdir(parents=True)
        for place in (self.bait, folder / "work"):
            _lay_bait(place)
        self.token = "canary-token"
        token = folder / "home" / "console-token"
        token.write_text(self.token)
        token.chmod(0o600)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        assert len(str(self.port)) == len(PORT_MARK)
        self.called = 0
        threading.Thread(target=self._listen, daemon=True).start()
        self._untouched = self._looks()

    def environment(self) -> dict[str, str]:
        """Variables of the phone's process."""
        return {
            "HOME": str(self.folder / "home"),
            "TMPDIR": str(self.folder / "tmp"),
            VARIABLE: IN_VARIABLE,
        }

    def filled(self, text: str) -> str:
        """An input with the marks replaced by this run's folder and port."""
        return text.replace(HOST_MARK, str(self.bait)).replace(PORT_MARK, str(self.port))

    def filled_bytes(self, data: bytes) -> bytes:
        """The same for inputs that are no text."""
        marks = {HOST_MARK.encode(): bytes(self.bait), PORT_MARK.encode(): str(self.port).encode()}
        for mark, value in marks.items():
            data = data.replace(mark, value)
        return data

    def touched(self) -> list[str]:
        """What happened to files and port since the last look."""
        looks, before = self._looks(), self._untouched
        self._untouched = looks
        found = [f"canary-file: made {name}" for name in sorted(looks.keys() - before.keys())]
        found += [f"canary-file: removed {name}" for name in sorted(before.keys() - looks.keys())]
        found += [
            f"canary-file: changed {name}"
            for name in sorted(looks.keys() & before.keys())
            if looks[name] != before[name]
        ]
        if self.called:
            self.called = 0
            found.append("canary-port: somebody connected")
        return found

    @staticmethod
    def told(reply: bytes) -> list[str]:
        """Which secrets an answer holds, as they are or encoded."""
        found = []
        for kind, secret in (("canary-file", IN_FILES), ("canary-variable", IN_VARIABLE)):
            if any(shape in reply for shape in _shapes(secret)):
                found.append(f"{kind}: its content is in an answer")
        return found

    def close(self) -> None:
        self._listening.close()
        shutil.rmtree(self.bait)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _listen(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self.called += 1
            connection.close()

    def _looks(self) -> Mapping[str, tuple[int, int, int]]:
        """Every path below the folders with its mode, size and time of change."""
        found = {}
        for path in (*self.bait.rglob("*"), *self.folder.rglob("*")):
            try:
                stat = path.lstat()
            except FileNotFoundError:
                continue
            place = self.bait if path.is_relative_to(self.bait) else self.folder
            found[f"{'bait' if place is self.bait else 'own'}/{path.relative_to(place)}"] = (
                stat.st_mode,
                0 if path.is_dir() else stat.st_size,
                stat.st_mtime_ns,
            )
        return found


def _shapes(secret: str) -> list[bytes]:
    plain = secret.encode()
    # Base64 of a text inside another one depends on where it begins; these are what stays the same.
    shifted = [base64.b64encode(b"\0" * by + plain)[4 if by else 0 : -4] for by in range(3)]
    wide = secret.encode("utf-16-le")
    return [plain, plain[::-1], plain.hex().encode(), plain.hex().upper().encode(), wide, *shifted]


def _lay_bait(folder: Path) -> None:
    (folder / "canary.txt").write_text(IN_FILES + "\n")
    (folder / "canary.xml").write_text(f"<map><string name='secret'>{IN_FILES}</string></map>")
    with closing(sqlite3.connect(folder / "canary.db")) as database:
        database.execute("CREATE TABLE secrets (word TEXT)")
        database.execute("INSERT INTO secrets VALUES (?)", (IN_FILES,))
        database.commit()
    (folder / "empty").mkdir()


def digest(data: bytes) -> str:
    """A short name for long content."""
    return hashlib.sha256(data).hexdigest()[:12]
