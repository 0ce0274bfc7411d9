"""Cells of pictures and films under the headings of their groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.gallery.cells import ROW_DP, medium_cell, medium_row, rows_of
from pytest_androidbench.phone.apps.gallery.library import matching
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.ordering import grouped
from pytest_androidbench.phone.apps.gallery.preferences import LIST
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.gallery.selected_media import SelectedMedia
from pytest_androidbench.phone.apps.gallery.view_options import ViewOptions
from pytest_androidbench.phone.apps.gallery.viewer import Viewer
from pytest_androidbench.phone.apps.simple.bars import ActionBar, Actions
from pytest_androidbench.phone.apps.simple.search_menu import SearchBar
from pytest_androidbench.phone.system.intents import Intent, type_matches
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike

HEADING_DP: Final = 56


@dataclass(eq=False)
class MediaGrid(FilesPart):
    """The media of the screen's place, of which some can be searched for and selected."""

    picking: str = ""
    """The kind of media another app waits for."""
    chosen: SelectedMedia = field(default_factory=SelectedMedia)
    search: SearchBar = field(default_factory=SearchBar)
    options: ViewOptions = field(default_factory=ViewOptions)
    bar: ActionBar = field(default_factory=ActionBar)

    def media(self) -> list[Medium]:
        """What is shown now."""
        found = matching(self.app.library.media(self.home.place), self.search.words)
        if self.picking:
            return [one for one in found if type_matches(self.picking, type_of_name(one.path))]
        return found

    def top(self, actions: Actions, hint: TextLike, menu_id: str, *, back: bool) -> w.Widget:
        """The bar of the selection, or the search; `back` says that its sign leads back."""
        if self.chosen.selected:
            keys = self.home.keys()
            return self.bar.selecting(self.chosen.selected, keys, self.chosen.actions)
        return self.search.build(
            self.bar.buttons(actions),
            hint=hint,
            back=back,
            on_icon=self.screen.on_back if back else None,
            menu_id=menu_id,
        )

    def back(self) -> bool:
        """Whether the selection or the search could be left, and not the page."""
        if self.chosen.selected:
            self.chosen.selected.end()
        elif self.search.open:
            self.search.end()
        else:
            return False
        return True

    def build(self) -> w.Widget:
        """The cells."""
        found, config, place = self.media(), self.app.config, self.home.place
        if not found:
            return self.options.nothing(self.search.words, "media_empty_text_placeholder")
        listed = config.view_type(place) == LIST
        columns = 1 if listed else self.options.columns("media_column_cnt")
        height = ROW_DP if listed else self.options.side(columns)
        rows: list[tuple[TextLike, Sequence[Medium]]] = []
        for heading, group in grouped(self.phone, found, config.grouping(place)):
            rows += [(heading, ())] if heading else []
            rows += [("", group[n : n + columns]) for n in range(0, len(group), columns)]

        def row(place: int) -> w.Widget:
            heading, cells = rows[place]
            if not cells:
                return _heading(heading)
            return rows_of([self._cell(one, height, listed=listed) for one in cells], columns)[0]

        return w.Scroll(
            count=len(rows),
            row=row,
            row_height=lambda place: height if rows[place][1] else HEADING_DP,
            id="media_grid",
        )

    def _cell(self, one: Medium, side: float, *, listed: bool) -> w.Widget:
        phone, config, selected = self.phone, self.app.config, self.chosen.selected
        chosen = one.path in selected
        hold = partial(self.hold, one.path)
        tap = partial(selected.toggle if selected else self.open, one.path)
        if listed:
            return medium_row(phone, config, one, chosen=chosen, on_tap=tap, on_long=hold)
        return medium_cell(phone, config, one, side, chosen=chosen, on_tap=tap, on_long=hold)

    def hold(self, path: str) -> None:
        """A long press selects, unless another app waits for one picture."""
        if not self.picking:
            self.chosen.selected.toggle(path)

    def open(self, path: str) -> None:
        """Show a picture over the whole screen, or hand it to the app that waits."""
        if self.picking:
            uri = self.app.address_of(path)
            self.screen.close(Intent(data=uri, type=type_of_name(path)))
        else:
            self.show(Viewer(path=path, place=self.home.place))


def _heading(text: TextLike) -> w.Widget:
    label = w.Text(text, w.BODY_LARGE, id="thumbnail_section")
    return w.Panel(label, padding=(16, 16), width="fill", height=HEADING_DP)
