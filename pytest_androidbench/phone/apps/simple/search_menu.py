"""The rounded bar at the top: a search field with the menu's icons inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

FIELD: Final = "top_toolbar_search"
STYLE = w.TextStyle(18)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchMenu:
    """The bar of a main screen whose field `bind` holds what is searched for."""

    bind: str
    hint: TextLike = field(default_factory=lambda: tr("Search"))
    back: bool = False
    """Whether the sign at the start is an arrow and no glass."""
    on_icon: Callable[[], None]
    on_focus: Callable[[], None]
    actions: Sequence[w.Kid] = ()
    menu_id: str = "main_menu"

    def build(self) -> w.Widget:
        """The bar."""
        icon = w.IconButton(
            "arrow_back" if self.back else "search",
            tr("Back") if self.back else tr("Search"),
            id="top_toolbar_search_icon",
            cls="android.widget.ImageView",
            colour="on_surface",
            on_tap=self.on_icon,
        )
        text = w.TextField(
            bind=self.bind,
            hint=self.hint,
            id=FIELD,
            style="plain",
            text_style=STYLE,
            action="search",
            on_tap=self.on_focus,
        )
        tools = w.Row(w.ActionMenu(*self.actions), id="top_toolbar", cls="android.view.ViewGroup")
        holder = w.Panel(
            w.Row(icon, w.Panel(text, weight=1), tools, width="fill", height=48),
            look=w.Look(background="surface_high", radius=24),
            id="top_toolbar_holder",
            cls="android.widget.RelativeLayout",
        )
        bar = w.Panel(
            holder,
            padding=(16, 4, 16, 4),
            id="top_app_bar_layout",
            cls="android.widget.LinearLayout",
        )
        return w.Column(
            bar, id=self.menu_id, cls="android.widget.LinearLayout", across="stretch", height=56
        )


@dataclass(eq=False)
class SearchBar(SearchField):
    """What is searched for in the bar of a screen."""

    id: str = FIELD

    def build(
        self,
        actions: Sequence[w.Kid] = (),
        *,
        hint: TextLike | None = None,
        back: bool = False,
        on_icon: Callable[[], None] | None = None,
        on_focus: Callable[[], None] | None = None,
        menu_id: str = "main_menu",
    ) -> w.Widget:
        """The bar; its sign is an arrow while somebody searches, or always with `back`."""
        return SearchMenu(
            bind=self.field("words"),
            hint=tr("Search") if hint is None else hint,
            back=back or self.open,
            on_icon=on_icon or (self.end if self.open else self.begin),
            on_focus=on_focus or self.enter,
            actions=actions,
            menu_id=menu_id,
        ).build()

    def enter(self) -> None:
        """The field was touched."""
        self.open = True
