"""A picture that is turned or resized, and saved."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.gallery.access import Access
from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.saving import ResizeDialog, Resizing, SaveAsDialog
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Retouching(AppPart[GalleryApp]):
    """How the shown picture is turned; that is kept only when it is saved."""

    access: Access = field(default_factory=Access)
    turned: int = 0
    """Degrees, clockwise."""

    def rotate(self, degrees: int) -> None:
        """Turn the picture; it is saved with "Save as"."""
        self.turned = (self.turned + degrees) % 360

    def applied(self, data: bytes) -> bytes:
        """A picture as it is turned now."""
        return (edits.rotated(data, self.turned) if self.turned else None) or data

    def save_as(self, path: str) -> None:
        """Ask where to save the picture."""
        self.ask(SaveAsDialog(path=path), self.save_to, path, "")

    def save_to(self, path: str, resize: str, target: str) -> None:
        turn = f"turn {self.turned}" if self.turned else ""
        steps = tuple(step for step in (turn, resize) if step)
        if saved(self.app, path, steps, target):
            self.turned = 0
            self.toast(tr("File saved successfully"))
        else:
            self.toast(tr("Image editing failed"))

    def ask_size(self, path: str) -> None:
        """Ask for a size of a copy."""
        wide, high = edits.size_of(self.app.content_of(path), ())
        self.ask(ResizeDialog(wide=str(wide), high=str(high), path=path), self.size_chosen, path)

    def size_chosen(self, path: str, size: Resizing) -> None:
        if self.access.given():
            self.save_to(path, f"resize {size.wide} {size.high}", size.target)


def saved(app: GalleryApp, path: str, steps: tuple[str, ...], target: str) -> bool:
    """Whether a picture could be written to another place after some steps."""
    made = edits.edited(app.content_of(path), steps, target.rpartition(".")[2].lower())
    if made is None:
        return False
    try:
        app.phone.files.write(target, made)
    except FileError:
        return False
    return True
