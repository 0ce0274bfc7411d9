"""Material's sheet from below: rows with signs, each of which does something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final

from pytest_androidbench.phone.kit.dialogs import Label, MenuEntry
from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.part import at_path, handler_of
from pytest_androidbench.phone.ui.screen import WindowKind

Rows = Callable[..., Sequence[MenuEntry]]
SHEET: Final = w.Look(background="surface", radius=12)
FRAME: Final = "android.widget.FrameLayout"
GROUP: Final = "android.view.ViewGroup"
TITLE: Final = w.TextStyle(16, 500)


@dataclass(eq=False)
class RowSheet(AppScreen[App, int]):
    """Rows with signs; closes with the place of the one that was tapped."""

    window: ClassVar[WindowKind] = "sheet"

    title: Label = ""
    rows: list[Label] = field(default_factory=list)
    signs: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                text,
                icon=sign,
                look=w.MATERIAL,
                cls=GROUP,
                desc=text,
                on_tap=partial(self.close, place),
            )
            for place, (text, sign) in enumerate(zip(self.rows, self.signs, strict=True))
        ]
        title = w.Panel(
            w.Text(self.title, TITLE, lines=2, id="bottom_sheet_title"), padding=(16, 16, 16, 8)
        )
        listed = w.Scroll(*rows, id="bottom_sheet_list", weight=0, padding=(0, 8, 0, 16))
        content = w.Column(title if self.title else None, listed, across="stretch", width="fill")
        return w.Panel(content, look=SHEET, width="fill", id="design_bottom_sheet", cls=FRAME)


@dataclass(eq=False)
class RowSheets(AppPart[Any]):
    """Opens sheets; what was tapped is looked up in the rows as they are then."""

    def open(self, title: Label, rows: Rows, *args: int | str) -> None:
        """Open a sheet with the rows that a method of the screen, or of a part, gives."""
        found = rows(*args)
        sheet = RowSheet(
            title=title,
            rows=[row.text for row in found],
            signs=[row.sign or "more_horiz" for row in found],
        )
        self.ask(sheet, self.picked, handler_of(self.screen, rows).path, args)

    def picked(self, path: str, args: tuple[int | str, ...], place: int) -> None:
        """Act on the row that was tapped."""
        at_path(self.screen, path)(*args)[place].act()
