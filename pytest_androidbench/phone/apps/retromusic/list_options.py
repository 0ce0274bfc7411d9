"""How lists are shown: how many columns, which form their cells have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.sorting import Orders
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

MOST_COLUMNS, MOST_COLUMNS_WIDE = 3, 4
STYLES: Final = {
    "normal": tr("Normal"), "card": tr("Card"), "colored": tr("Colored Card"),
    "circle": tr("Circular"), "image": tr("Image"), "gradient": tr("Gradient image"),
}  # fmt: skip


@dataclass(eq=False)
class ListOptions(AppPart[RetroApp]):
    """The menus of a list: grid size, grid style, sort order."""

    kind: str = "song"
    """What is listed: how the preferences' keys begin."""
    usual: int = 1
    """Columns, as long as nobody has chosen."""
    form: str = "normal"
    menus: Menus = field(default_factory=Menus)

    @property
    def columns(self) -> int:
        """How many cells stand side by side."""
        kept = self.app.prefs().get(f"{self.kind}_grid_size", self.usual)
        return max(1, min(kept, MOST_COLUMNS_WIDE))

    @property
    def style(self) -> str:
        """What form they have."""
        kept = self.app.prefs().get(f"{self.kind}_grid_style", self.form)
        return kept if kept in STYLES else self.form

    def entries(
        self, orders: Callable[[], Sequence[MenuEntry]], *, styles: bool
    ) -> list[MenuEntry]:
        """The rows of the menu that lead to the others."""
        rows = [MenuEntry(text=tr("Grid size"), leads=True, act=partial(self.open, self.sizes))]
        if styles:
            act = partial(self.open, self.styles)
            rows.append(MenuEntry(text=tr("Grid style"), leads=True, act=act))
        act = partial(self.open, orders)
        return [*rows, MenuEntry(text=tr("Sort order"), leads=True, act=act)]

    def open(self, entries: Callable[[], Sequence[MenuEntry]]) -> None:
        """Open another menu."""
        self.menus.open(entries)

    def sizes(self) -> Sequence[MenuEntry]:
        """How many columns there can be."""
        most = MOST_COLUMNS_WIDE if self.host.width_dp > 600 else MOST_COLUMNS
        return [
            MenuEntry(
                text=str(number),
                radio=True,
                checked=number == self.columns,
                act=partial(self.app.prefs().put, f"{self.kind}_grid_size", number),
            )
            for number in range(1, most + 1)
        ]

    def styles(self) -> Sequence[MenuEntry]:
        """What forms there are."""
        return [
            MenuEntry(
                text=label,
                radio=True,
                checked=key == self.style,
                act=partial(self.app.prefs().put, f"{self.kind}_grid_style", key),
            )
            for key, label in STYLES.items()
        ]


def order_rows(app: RetroApp, orders: Orders[Any]) -> list[MenuEntry]:
    """A menu of the orders of a list."""
    prefs = app.prefs()
    chosen = orders.chosen(prefs)
    return [
        MenuEntry(
            text=order.label,
            radio=True,
            checked=key == chosen,
            act=partial(prefs.put, orders.pref, key),
        )
        for key, order in orders.by_key.items()
    ]
