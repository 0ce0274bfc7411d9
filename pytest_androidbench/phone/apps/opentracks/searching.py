"""The search in a list's bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

LINEAR: Final = "android.widget.LinearLayout"
SEARCH_VIEW: Final = "androidx.appcompat.widget.LinearLayoutCompat"
IMAGE: Final = "android.widget.ImageView"


@dataclass(eq=False)
class TrackSearch(AppPart[OpenTracksApp]):
    """What was searched for, and the bar in which it is written."""

    query: str | None = None
    """What was searched for; None: nothing."""
    typed: str = ""
    writing: bool = False
    """Whether the field is open."""

    def bar(self, name: TextLike, icon: str, stem: str, *actions: w.Kid) -> w.Widget:
        """The list's name or what was searched for; the open field in its place.

        Args:
            name: of the list.
            icon: stands ahead of it.
            stem: what ids of the bar and of the search begin with.
            actions: further buttons.
        """
        if self.writing:
            return self._field(icon, stem, *actions)
        loupe = w.IconButton(
            "search",
            tr("Search"),
            id="search_button",
            cls=IMAGE,
            colour="on_surface",
            on_tap=self.open,
        )
        shown = self.query if self.query is not None else name
        return w.TopBar(
            w.Text(shown, w.TITLE, lines=1),
            lead=w.Up(self.screen.on_back, icon),
            actions=(w.Panel(loupe, id=f"{stem}_search", cls=SEARCH_VIEW), *actions),
            id=f"{stem}_toolbar",
        )

    def _field(self, icon: str, stem: str, *actions: w.Kid) -> w.Widget:
        box = w.TextField(
            bind=self.field("typed"),
            hint=tr("Search"),
            style="plain",
            action="search",
            on_done=self.submit,
            id="search_src_text",
            weight=1,
        )
        clear = w.IconButton(
            "close", tr("Clear query"), id="search_close_btn", cls=IMAGE, on_tap=self.clear
        )
        submit = w.IconButton(
            "chevron_right", tr("Submit query"), id="search_go_btn", cls=IMAGE, on_tap=self.submit
        )
        plate = w.Row(box, clear, id="search_plate", cls=LINEAR, weight=1)
        area = w.Row(submit, id="submit_area", cls=LINEAR)
        edit = w.Row(plate, area, id="search_edit_frame", cls=LINEAR, width="fill")
        search = w.Panel(edit, id=f"{stem}_search", cls=SEARCH_VIEW, width="fill")
        lead = w.Up(True, icon)
        return w.TopBar(search, lead=lead, actions=actions, id=f"{stem}_toolbar")

    def leave(self) -> bool:
        """List everything again; False where that was so already."""
        found = self.query is not None
        if found:
            self.writing, self.query = False, None
        return found

    def open(self) -> None:
        """Open the field."""
        self.writing, self.typed = True, ""
        self.focus("search_src_text")

    def clear(self) -> None:
        """Empty the field, or close it when it is empty."""
        if self.typed:
            self.typed = ""
        else:
            self.writing = False

    def submit(self) -> None:
        """List what fits what was typed."""
        if self.typed.strip():
            self.query, self.writing = self.typed, False
            self.hide_keyboard()
