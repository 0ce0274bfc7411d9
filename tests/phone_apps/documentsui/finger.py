"""A finger in Files, and what lies on the shared storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

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
        return next(iter(self.values("snackbar_text")), "")
