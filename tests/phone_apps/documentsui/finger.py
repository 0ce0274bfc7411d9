"""A finger in Files, and what lies on the shared storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver

ROOT = "/storage/emulated/0"


@dataclass
class Finger(Driver):
    """What a person does in Files."""

    def put(self, files: Mapping[str, bytes]) -> None:
        """Write files; a path that ends in a slash is a folder."""
        for path, data in files.items():
            folder = f"{ROOT}/{path}".rpartition("/")[0]
            if not self.phone.files.is_dir(folder):
                self.phone.files.mkdir(folder, parents=True)
            if not path.endswith("/"):
                self.phone.files.write(f"{ROOT}/{path}", data)
        self.phone.windows.invalidate()

    def text(self, path: str) -> str:
        """What is in a file."""
        return self.phone.files.read(f"{ROOT}/{path}").decode()

    def inside(self, folder: str) -> list[str]:
        """The names in a folder."""
        return self.phone.files.listdir(f"{ROOT}/{folder}")

    def hold(self, label: str) -> None:
        """Press for long."""
        self.phone.windows.long_press(*self.scrolled_to(label).bounds.center)

    def more(self, row: str) -> None:
        """Choose a row under the three dots."""
        self.tap("More options")
        self.tap(row)

    def go(self, *folders: str) -> None:
        """Open the storage, and folders from there."""
        self.tap("Show roots")
        self.tap("sdk_gphone64_x86_64")
        for folder in folders:
            self.tap(folder, "TextView")

    def write(self, text: str) -> None:
        """Type."""
        self.phone.windows.type_text(text)

    def back(self) -> None:
        """Go back."""
        self.phone.windows.back()

    def named(self, id_: str) -> list[str]:
        """The texts of all nodes with an id."""
        return [node.text for node in self._all(id_)]

    @property
    def listed(self) -> list[str]:
        """The names of the documents that are shown."""
        roots = [node for node in self.nodes() if node.resource_id.endswith("/item_root")]
        return [
            kid.text
            for root in roots
            for kid in root.walk()
            if kid.resource_id.endswith("id/title")
        ]

    @property
    def said(self) -> str:
        """The snackbar's text."""
        return next(iter(self.named("snackbar_text")), "")

    def _all(self, id_: str) -> list[Node]:
        return [node for node in self.nodes() if node.resource_id.rpartition("/")[2] == id_]
