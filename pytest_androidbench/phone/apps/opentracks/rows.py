"""What the lists of tracks and of markers share: search, selection, days."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.opentracks.look import VIEW_GROUP, line
from pytest_androidbench.phone.apps.opentracks.model import Marker, Track
from pytest_androidbench.phone.apps.opentracks.pages import TracksScreen
from pytest_androidbench.phone.apps.opentracks.units import Moment
from pytest_androidbench.phone.kit.selecting import Selecting
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

IMAGE: Final = "android.widget.ImageView"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


@dataclass(eq=False)
class SearchList(Selecting[int], TracksScreen[R]):
    """A list with a search, of which rows can be selected."""

    query: str | None = None
    """What was searched for; None: nothing."""
    typed: str = ""
    searching: bool = False
    """Whether the search field is open."""

    def tap_row(self, id_: int) -> None:
        """Open what a row stands for."""
        raise NotImplementedError(id_)

    def all_ids(self) -> list[int]:
        """What is listed."""
        raise NotImplementedError

    def bar(self, name: TextLike, icon: str, id_: str, *actions: w.Kid) -> w.Widget:
        """The list's name or what was searched for; the open search in its place."""
        if self.searching:
            return self._search_bar(icon, *actions)
        loupe = w.IconButton(
            "search",
            tr("Search"),
            id="search_button",
            cls=IMAGE,
            colour="on_surface",
            on_tap=self.open_search,
        )
        shown = self.query if self.query is not None else name
        return w.TopBar(
            w.Text(shown, w.TITLE, lines=1),
            lead=w.Up(self.on_back, icon),
            actions=(loupe, *actions),
            id=id_,
        )

    def _search_bar(self, icon: str, *actions: w.Kid) -> w.Widget:
        box = w.TextField(
            bind="typed",
            hint=tr("Search"),
            style="plain",
            action="search",
            on_done=self.search,
            id="search_src_text",
        )
        clear = w.IconButton(
            "close", tr("Clear query"), id="search_close_btn", cls=IMAGE, on_tap=self.close_search
        )
        submit = w.IconButton(
            "chevron_right", tr("Submit query"), id="search_go_btn", cls=IMAGE, on_tap=self.search
        )
        return w.TopBar(box, lead=w.Up(True, icon), actions=(clear, submit, *actions))

    def selection_bar(self, *actions: w.Kid) -> w.Widget:
        """The bar while rows are selected."""
        done = w.Up(self.end_selection, desc=tr("Done"))
        done.id = "action_mode_close_button"
        return w.TopBar("", lead=done, actions=actions, id="action_mode_bar")

    def rows(self, count: int, body: Callable[[int], tuple[int, w.Widget]], id_: str) -> w.Widget:
        """The list; `body` gives the id and the content of what stands at a place."""

        def row(place: int) -> w.Widget:
            id_, content = body(place)
            chosen = id_ in self.selected
            return w.Panel(
                w.Column(w.Panel(content, padding=(8, 8, 8, 0)), line(), across="stretch"),
                look=w.Look(background="secondary_container") if chosen else w.Look(),
                cls=VIEW_GROUP,
                width="fill",
                selected=chosen,
                on_tap=partial(self.toggle if self.selected else self.tap_row, id_),
                on_long=partial(self.toggle, id_),
            )

        return w.Scroll(count=count, row=row, id=id_, cls=RECYCLER)

    def when(self, thing: Track | Marker) -> tuple[str, str]:
        """The day and the time that a row shows."""
        ms = thing.start_ms if isinstance(thing, Track) else thing.time_ms
        moment = Moment.of(self.phone, ms, thing.offset_s)
        return moment.day(), moment.clock()

    def on_back(self) -> None:
        if self.selected:
            self.end_selection()
        elif self.query is not None:
            self.searching, self.query = False, None
        else:
            self.close()

    def open_search(self) -> None:
        self.searching, self.typed = True, ""
        self.focus("search_src_text")

    def close_search(self) -> None:
        """Empty the field, or close it when it is empty."""
        if self.typed:
            self.typed = ""
        else:
            self.searching = False

    def search(self) -> None:
        if self.typed.strip():
            self.query, self.searching = self.typed, False
            self.hide_keyboard()

    def select_all(self) -> None:
        self.selected = self.all_ids()
