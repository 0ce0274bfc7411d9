"""Where in the storage a page is: at a root, and in the folders below that were entered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.documents import is_packed
from pytest_androidbench.phone.apps.documentsui.roots import (
    DEVICE,
    DOWNLOADS_ROOT,
    ROOTS,
    Root,
    root_of,
)
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

ROOT_PATH: Final = "/root/"
"""What stands before a root's id in its address."""


@dataclass(eq=False)
class DocumentStack(AppPart[DocumentsApp]):
    """A root, and folders of which each lies in the one before."""

    root_id: str = DOWNLOADS_ROOT.id
    trail: list[str] = field(default_factory=list)
    """The folders below the root that were entered, as paths."""

    @property
    def root(self) -> Root:
        """The root it is at."""
        return root_of(self.root_id)

    @property
    def folder(self) -> str:
        """The folder that is shown; empty where it is no folder."""
        return self.trail[-1] if self.trail else self.root.folder

    @property
    def in_archive(self) -> bool:
        """Whether it shows what is in an archive."""
        return is_packed(self.folder)

    @property
    def names(self) -> list[TextLike]:
        """The root and the folders below it, by their names."""
        folders = (path.rstrip("/").rpartition("/")[2] for path in self.trail)
        return [self.root.shown(self.phone), *folders]

    def title(self, *, narrowed: bool, photos: bool) -> Message:
        """What stands above its documents.

        Args:
            narrowed: whether they were searched for.
            photos: whether pictures alone can be picked.
        """
        name = self.phone.windows.translate(self.names[-1])
        files, images = self._titles(narrowed, name)
        return images if photos else files

    def _titles(self, narrowed: bool, name: str) -> tuple[Message, Message]:
        if self.root.is_recent and narrowed:
            return tr("Files"), tr("Images")
        if self.root.is_recent:
            return tr("Recent files"), tr("Recent images")
        if self.root.types and not self.trail:
            return tr("Files from {label}", label=name), tr("Images from {label}", label=name)
        if self.root is DEVICE and not self.trail:
            return tr("Files on {device}", device=name), tr("Images on {device}", device=name)
        return tr("Files in {folder}", folder=name), tr("Images in {folder}", folder=name)

    def open_root(self, root: Root) -> None:
        """Show a root."""
        self.root_id, self.trail = root.id, []
        if root.authority:
            # `DocumentInfo.toString` ends in the address of the root's document.
            shown = (
                f"DocumentInfo{{docId={root.id}}} @ content://{root.authority}/document/{root.id}"
            )
            said = f"Showing directory: {shown}"
            self.phone.tracing.older("D", "DirectoryFragment", said, self.app.package)

    def open_address(self, uri: str) -> None:
        """Show the root or the folder at an address, if there is one."""
        root = next((r for r in ROOTS if r.authority and uri.endswith(ROOT_PATH + r.id)), None)
        path = self.phone.content.path_of(uri)
        if root is not None:
            self.open_root(root)
        elif path is not None and self.phone.files.is_dir(path):
            self.open_folder(path)

    def open_folder(self, path: str) -> None:
        """Show a folder of the storage, below the root it is at if it lies there."""
        if not self.root.folder or not f"{path}/".startswith(f"{self.root.folder}/"):
            self.root_id = DEVICE.id
        base = self.root.folder
        self.trail = []
        for part in path[len(base) :].split("/"):
            if part:
                self.trail.append(f"{self.folder}/{part}")

    def enter(self, path: str) -> None:
        """Show a folder of the one that is shown."""
        self.trail.append(path)

    def go_back_to(self, place: int) -> None:
        """Show the root, or one of the folders on the way."""
        self.trail = self.trail[:place]

    def go_up(self) -> bool:
        """Show the folder above; False at the root."""
        if not self.trail:
            return False
        self.trail.pop()
        return True
