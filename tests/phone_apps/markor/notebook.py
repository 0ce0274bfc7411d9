"""A finger in Markor, and the files behind it."""

from __future__ import annotations

from dataclasses import dataclass

from tests.phone_apps.driver import Driver

FOLDER = "/storage/emulated/0/Documents/Markor"
TITLE = "opoc_filesystem_item__title"
EDITOR = "document__fragment__edit__highlighting_editor"


@dataclass
class Notebook(Driver):
    """Touches rows, types, and reads what is in the folder."""

    def put(self, name: str, text: str) -> None:
        """Write a file, a minute after the last one."""
        path = f"{FOLDER}/{name}"
        files, folder = self.phone.files, path.rpartition("/")[0]
        if not files.is_dir(folder):
            files.mkdir(folder, parents=True)
        self.phone.clock.advance(60_000)
        files.write(path, text.encode())

    def read(self, name: str) -> str:
        return self.phone.files.read(f"{FOLDER}/{name}").decode()

    def names(self, folder: str = "") -> list[str]:
        """What is in a folder; not what begins with a dot."""
        found = self.phone.files.listdir(f"{FOLDER}/{folder}".rstrip("/"))
        return [name for name in found if not name.startswith(".")]

    def rows(self) -> list[str]:
        """The titles that are shown, after the way up."""
        return self.values(TITLE)[1:]

    def type(self, text: str) -> None:
        self.phone.windows.type_text(text)

    def enter(self) -> None:
        self.phone.windows.key_name("ENTER")

    def back(self) -> None:
        self.phone.windows.back()

    @property
    def text(self) -> str:
        """What stands in the editor."""
        return self.value(EDITOR)

    def write_over(self, id_: str, text: str) -> None:
        """Replace what stands in a field."""
        node = self.find(id_)
        assert node is not None
        assert self.phone.windows.set_text(node, text)
