"""The dialogs of files: a name, a conflict, a deletion, access to all files, properties."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.preferences import KEEP_BOTH, OVERWRITE, SKIP
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.kit.dialogs import Label, ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

EMPTY_BIN: Final = tr(
    "Are you sure you want to empty the Recycle Bin? The files will be permanently lost."
)


@dataclass(eq=False)
class AllFilesDialog(AppScreen[GalleryApp, int]):
    """Asks for access to all files; closes with 1 for that, with 3 for media alone."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        first = tr(
            "Please grant our app access to all your files, it might not work well without it."
        )
        second = tr(
            "If you do not want to do it, you can also go into your device Settings - Apps - "
            "Special app access - Media management apps and allow this app to manage media."
        )
        shown = self.phone.windows.translate
        return w.Dialog(
            message=f"{shown(first)}\n\n{shown(second)}",
            buttons=[
                w.DialogButton(text=tr("All files"), on_tap=partial(self.close, 1)),
                w.DialogButton(
                    text=tr("Media only"), on_tap=partial(self.close, 3), id="android:id/button3"
                ),
            ],
        )


@dataclass(eq=False)
class DeleteMediaDialog(AppScreen[GalleryApp, list[bool]]):
    """Asks before a deletion; closes with [do not ask again, skip the bin]."""

    window: ClassVar[WindowKind] = "dialog"

    message: Label = ""
    with_bin: bool = True
    remember: bool = False
    skip: bool = False

    def build(self) -> w.Widget:
        again = tr("Do not ask again in this session")
        directly = tr("Skip the Recycle Bin, delete files directly")
        body = w.Column(
            w.Text(self.message, w.BODY_LARGE, id="delete_remember_title"),
            w.CheckBox(self.remember, self.put_remember, again, id="delete_remember_checkbox"),
            self.with_bin
            and w.CheckBox(self.skip, self.put_skip, directly, id="skip_the_recycle_bin_checkbox"),
            gap=8,
            width="fill",
            id="delete_remember_holder",
            cls="android.widget.RelativeLayout",
        )
        return w.Dialog(
            body=body,
            buttons=[
                w.DialogButton(text=tr("Yes"), on_tap=self.accept),
                w.DialogButton(text=tr("No"), on_tap=self.close),
            ],
        )

    def put_remember(self, on: bool) -> None:
        self.remember = on

    def put_skip(self, on: bool) -> None:
        self.skip = on

    def accept(self) -> None:
        self.close([self.remember, self.skip])


@dataclass(eq=False)
class ConflictDialog(AppScreen[GalleryApp, list[int]]):
    """A file of that name is there already; closes with [what to do, whether for all]."""

    window: ClassVar[WindowKind] = "dialog"

    name: str = ""
    several: bool = False
    chosen: int = SKIP
    for_all: bool = True

    def on_open(self) -> None:
        config = self.app.config
        kept = config.number("last_conflict_resolution")
        self.chosen = kept if kept in {SKIP, OVERWRITE} else SKIP
        self.for_all = config.on("last_conflict_apply_to_all")

    def build(self) -> w.Widget:
        title = tr('File "{name}" already exists', name=self.name)
        choices = (
            (SKIP, tr("Skip"), "conflict_dialog_radio_skip"),
            (OVERWRITE, tr("Overwrite"), "conflict_dialog_radio_overwrite"),
            (KEEP_BOTH, tr("Keep both"), "conflict_dialog_radio_keep_both"),
        )
        body = w.Column(
            w.Text(title, w.BODY_LARGE, id="conflict_dialog_title"),
            radio_group(
                choices,
                self.chosen,
                self.choose,
                fills=False,
                width="fill",
                id="conflict_dialog_radio_group",
            ),
            self.several and w.Divider(),
            self.several
            and w.CheckBox(
                self.for_all, self.put_all, tr("Apply to all"), id="conflict_dialog_apply_to_all"
            ),
            gap=8,
            width="fill",
        )
        return w.Dialog(body=body, buttons=ok_cancel(self.accept, self.close))

    def choose(self, value: int) -> None:
        self.chosen = value

    def put_all(self, on: bool) -> None:
        self.for_all = on

    def accept(self) -> None:
        config = self.app.config
        config.put("last_conflict_resolution", self.chosen)
        config.put("last_conflict_apply_to_all", self.for_all)
        self.close([self.chosen, int(self.for_all)])


@dataclass(eq=False)
class RenameDialog(AppScreen[GalleryApp, str]):
    """A new name for a file or folder; closes with its new path."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = ""
    name: str = ""
    ending: str = ""
    has_ending: bool = False

    def on_open(self) -> None:
        full = self.path.rpartition("/")[2]
        stem, dot, ending = full.rpartition(".")
        self.has_ending = bool(stem and dot) and not self.phone.files.is_dir(self.path)
        self.name, self.ending = (stem, ending) if self.has_ending else (full, "")
        self.focus("rename_item_name")

    def build(self) -> w.Widget:
        fields = w.Column(
            w.TextField(bind="name", hint=tr("Title"), id="rename_item_name"),
            self.has_ending
            and w.TextField(bind="ending", hint=tr("Extension"), id="rename_item_extension"),
            gap=16,
            width="fill",
            id="rename_item_holder",
            cls="android.widget.LinearLayout",
        )
        return w.Dialog(tr("Rename"), body=fields, buttons=ok_cancel(self.accept, self.close))

    def accept(self) -> None:
        full = f"{self.name}.{self.ending}" if self.ending else self.name
        target = f"{self.path.rpartition('/')[0]}/{full}"
        same = target.lower() == self.path.lower() and target != self.path
        if not self.name:
            self.toast(tr("Please enter a name"))
        elif not valid_name(self.name):
            self.toast(tr("The name contains invalid characters"))
        elif self.phone.files.exists(target) and not same:
            self.toast(tr("A file or folder with that name already exists"))
        else:
            self.close(target)


@dataclass(eq=False)
class PropertiesDialog(AppScreen[GalleryApp, None]):
    """What there is to know about a file, a folder or several of them."""

    window: ClassVar[WindowKind] = "dialog"

    rows: list[tuple[Label, str]] = field(default_factory=list)
    """Names and values."""

    def build(self) -> w.Widget:
        rows = [
            w.Column(
                w.Text(name, w.BODY_SMALL, id="property_label"),
                w.Text(value, w.BODY_LARGE, id="property_value"),
                id="property_holder",
                cls="android.widget.LinearLayout",
            )
            for name, value in self.rows
        ]
        holder = w.Column(*rows, gap=12, id="properties_holder", cls="android.widget.LinearLayout")
        body = w.Scroll(holder, padding=(24, 0, 24, 8), id="properties_scrollview")
        return w.Dialog(
            tr("Properties"),
            body=body,
            buttons=[w.DialogButton(text=tr("OK"), on_tap=self.close)],
        )
