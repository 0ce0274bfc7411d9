"""What a track is: its name, type and description, and how they are changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.kinds import KINDS, PICTURED, kind_called
from pytest_androidbench.phone.apps.opentracks.look import (
    IMAGE,
    LINEAR,
    VIEW_GROUP,
    bottom_bar,
    form,
    text_buttons,
)
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.kit.text_input import FRAME, InputButton, text_input
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

TYPE_FIELD: Final = "track_edit_activity_type"
LEAST_TYPED: Final = 2
"""So many letters of a type bring up the types that begin so."""
MOST_OFFERED: Final = 4
RAISED: Final = w.Look(background="surface_container", elevation=3, radius=4)


@dataclass(eq=False)
class TrackForm(AppPart[OpenTracksApp]):
    """The three fields that say what a track is."""

    id: int = 0
    name: str = ""
    category: str = ""
    description: str = ""
    typing: bool = False
    """Whether the type is being written."""

    @classmethod
    def of(cls, track: Track) -> TrackForm:
        """The form filled in with a track."""
        return cls(track.id, track.name, track.category, track.description)

    def build(self) -> tuple[w.Widget, ...]:
        """The fields, one below the other."""
        name, description = (
            text_input(w.TextField(bind=self.field(bound), hint=hint, id=f"track_edit_{bound}"))
            for bound, hint in (("name", tr("Name")), ("description", tr("Description")))
        )
        kind = w.TextField(self.category, self.write_type, hint=tr("Activity type"), id=TYPE_FIELD)
        arrow = InputButton(
            "arrow_drop_down",
            tr("Show dropdown menu"),
            id="text_input_end_icon",
            on_tap=self.drop_down,
        )
        sign = w.IconButton(
            kind_called(self.category).icon,
            id="track_edit_activity_type_icon",
            cls=IMAGE,
            colour="on_surface",
            on_tap=self.pick_sign,
        )
        field_ = text_input(kind, end=w.Panel(arrow, cls=FRAME))
        row = w.Row(w.Panel(field_, weight=1), sign, width="fill", cls=LINEAR)
        return name, w.Column(row, self._offers(), across="stretch"), description

    def _offers(self) -> w.Widget | None:
        typed = self.category.lower()
        if not self.typing or len(typed) < LEAST_TYPED:
            return None
        fitting = [kind.label for kind in KINDS if kind.label.lower().startswith(typed)]
        shown = list(dict.fromkeys(fitting))[:MOST_OFFERED]
        rows = [_row(label, place, self.set_type) for place, label in enumerate(shown)]
        return w.Panel(w.Column(*rows, across="stretch"), look=RAISED) if rows else None

    def write_type(self, text: str) -> None:
        """Take what was typed as the type."""
        self.category, self.typing = text, True

    def set_type(self, label: str) -> None:
        """Take a type from a list."""
        self.category, self.typing = label, False

    def drop_down(self) -> None:
        """Offer all types by name."""
        self.ask(TypeMenu(), self.set_type)

    def pick_sign(self) -> None:
        """Offer types by their signs."""
        self.ask(PickSign(chosen=self.category), self.set_type)

    def save(self) -> None:
        """Write the form into the database."""
        self.app.store.describe(self.id, self.name, self.category, self.description)


@dataclass(eq=False)
class TrackEdit(AppScreen[OpenTracksApp, None]):
    """The page on which a track is described anew."""

    activity: ClassVar[str] = ".TrackEditActivity"

    form: TrackForm = field(default_factory=TrackForm)

    @classmethod
    def of(cls, track: Track) -> TrackEdit:
        """The page filled in with a track."""
        return cls(TrackForm.of(track))

    def build(self) -> w.Widget:
        buttons = text_buttons(
            (tr("Cancel"), "track_edit_cancel", self.close),
            (tr("Save"), "track_edit_save", self.save),
        )
        fields = form(
            self.phone.display.is_wide,
            self.form.build(),
            w.Panel(w.Divider(), cls="android.view.View"),
            buttons,
            id_="fields",
        )
        content = w.Column(*fields, across="stretch", weight=1, cls=LINEAR)
        return w.Page(content, bottom_bar(), cls=VIEW_GROUP)

    def save(self) -> None:
        self.form.save()
        self.close()


@dataclass(eq=False)
class TypeMenu(AppScreen[OpenTracksApp, str]):
    """All types by name."""

    window: ClassVar[WindowKind] = "popup"
    anchor_side: ClassVar = "below"

    def anchor(self) -> str:
        return TYPE_FIELD

    def build(self) -> w.Widget:
        labels = [kind.label for kind in KINDS]
        rows = w.Scroll(
            count=len(labels),
            row=lambda place: _row(labels[place], place, self.close),
            row_height=48,
            cls="android.widget.ListView",
            id="type_list",
        )
        return w.Panel(rows, look=RAISED, width=300, height=480)


@dataclass(eq=False)
class PickSign(AppScreen[OpenTracksApp, str]):
    """Types by their signs."""

    window: ClassVar[WindowKind] = "dialog"

    chosen: str = ""

    def build(self) -> w.Widget:
        signs = [
            w.IconButton(
                kind.icon,
                key=kind.id,
                size=32,
                cls=IMAGE,
                colour="on_surface",
                background="primary" if kind.label == self.chosen else None,
                selected=kind.label == self.chosen,
                on_tap=partial(self.close, kind.label),
            )
            for kind in PICTURED
        ]
        grid = w.Grid(*signs, columns=4, gap=4, row_height=56, id="choose_activity_type_grid_view")
        return w.Dialog(body=w.Scroll(grid, padding=(36, 12, 36, 0), key="signs"))


def _row(label: str, place: int, pick: Callable[[str], None]) -> w.Widget:
    return w.Panel(
        w.Text(label, w.BODY_LARGE, id="android:id/text1", lines=1),
        padding=(16, 0),
        height=48,
        width="fill",
        key=f"type {place}",
        on_tap=partial(pick, label),
    )
