"""The bars of the Simple apps, and what of their actions finds room in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeVar

from pytest_androidbench.phone.apps.simple.selection import SelectionBar
from pytest_androidbench.phone.kit.dialogs import Label, OverflowMenu
from pytest_androidbench.phone.kit.selection import K, Selection
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.part import Part, at_path, handler_of

R = TypeVar("R")
SLOTS: Final = 3
"""So many places for icons has a bar of a phone, the three dots included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """An entry of a bar's menu."""

    id: str
    title: Label
    act: Callable[[], None]
    icon: str = "more_vert"
    show: Literal["always", "room", "never"] = "room"


Actions = Callable[[], Sequence[Action]]
"""A method of a screen, or of one of its parts, that gives its actions as things are now; pure."""


def divided(actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """What of a menu is shown as icons, and what lies behind the three dots."""
    wanted = [action for action in actions if action.show != "never"]
    always = sum(action.show == "always" for action in actions)
    dots = len(wanted) < len(actions) or len(wanted) > SLOTS
    room = SLOTS - dots - always
    shown = []
    for action in wanted:
        if action.show == "always" or room > 0:
            room -= action.show != "always"
            shown.append(action)
    return shown, [action for action in actions if action not in shown]


def SimpleBar(  # noqa: N802 - used like a widget
    title: TextLike | w.Widget,
    id_: str,
    *,
    back: bool | Callable[[], None] = True,
    sign: Literal["arrow_back", "close"] = "arrow_back",
    actions: Sequence[w.Kid] = (),
) -> w.Widget:
    """A bar whose sign is called by what it is: "Back" for the arrow, "Close" for the cross."""
    said = tr("Back") if sign == "arrow_back" else tr("Close")
    return w.TopBar(title, lead=w.Up(back, sign, said), actions=actions, id=id_)


@dataclass(eq=False)
class ActionBar(Part):
    """A bar with actions: icons for those that find room, three dots for the others."""

    def buttons(self, actions: Actions) -> list[w.Widget]:
        """The icons."""
        shown, hidden = divided(actions())
        made: list[w.Widget] = [
            w.BarButton(action.icon, action.title, id=action.id, on_tap=action.act)
            for action in shown
        ]
        return [*made, w.More(partial(self.open_menu, actions))] if hidden else made

    def open_menu(self, actions: Actions) -> None:
        """Show what lies behind the three dots."""
        menu = OverflowMenu(rows=[each.title for each in divided(actions())[1]], at="more")
        self.ask(menu, self.picked, handler_of(self.screen, actions).path)

    def picked(self, actions: str, place: int) -> None:
        """Act on the row that was tapped, of those that are there by now."""
        divided(at_path(self.screen, actions)())[1][place].act()

    def toolbar(self, title: TextLike, id_: str, actions: Actions) -> w.Widget:
        """A bar with an arrow and a title."""
        return SimpleBar(title, id_, actions=self.buttons(actions))

    def selecting(self, selection: Selection[K], rows: list[K], actions: Actions) -> w.Widget:
        """The bar while some of a screen's rows are selected: how many of how many."""
        return SelectionBar(
            len(selection),
            len(rows),
            on_close=selection.end,
            on_title=partial(selection.all_or_none, rows),
            actions=self.buttons(actions),
        )
