"""A content on its way into a file."""

from __future__ import annotations

from io import BytesIO

from pytest_androidbench.phone.system.files.room import NOTHING, Content
from pytest_androidbench.phone.system.files.tree import Tree


class Arrival:
    """Bytes that come piece by piece and take room in the storage before they have a name."""

    def __init__(self, tree: Tree, number: int) -> None:
        self._tree = tree
        self._number = number
        self._buffer = BytesIO()
        self._size = 0

    def add(self, data: bytes) -> None:
        """Take a piece in.

        Raises:
            FileError: there is no room for it.
        """
        room = self._tree.room
        # None after the phone went back to another state, whose count does not have this one.
        counted = Content(b"", room.outside.get(self._number))
        room.change(counted, Content(b"", self._size + len(data)))
        self._size += len(data)
        room.outside[self._number] = self._size
        self._buffer.write(data)

    def take(self) -> bytes:
        """All that came; its room is given back, for the file that it is put into at once."""
        content = self._buffer.getvalue()
        self.close()
        return content

    def close(self) -> None:
        """Forget what came."""
        room = self._tree.room
        room.change(Content(b"", room.outside.pop(self._number, None)), NOTHING)
        self._buffer, self._size = BytesIO(), 0
