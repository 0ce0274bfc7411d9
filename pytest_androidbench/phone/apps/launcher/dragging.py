"""The drag of an icon over the home screen, from the long press to where it is let go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.apps.launcher import predictions
from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.arrangement import (
    HOTSEAT,
    WIDGET,
    Favorite,
    HomeCell,
)
from pytest_androidbench.phone.apps.launcher.drop_areas import (
    Action,
    DraggedIcon,
    FolderPlace,
    Goal,
    drop_bar,
    goal_at,
    removed_bar,
)
from pytest_androidbench.phone.apps.launcher.menus import delete_wish
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import tr

THRESHOLD: Final = 16
"""How far in dp a finger goes from where it held an icon before the icon comes along."""
SNACKBAR_MS: Final = 4000


@dataclass(eq=False)
class Dragging(AppPart[LauncherApp]):
    """At rest, with an icon held under the finger, or with one on its way."""

    package: str = ""
    """The app whose icon is held or dragged; "" at rest, and for a folder or a widget."""
    item: int = 0
    """The row of what lies on the home screen; 0 for what comes from elsewhere."""
    predicted: bool = False
    moving: bool = False
    origin: tuple[int, int] = (0, 0)
    """Where the finger touched."""
    finger: tuple[int, int] = (0, 0)
    before: list[Any] = field(default_factory=list)
    """What the home screen was before something was removed, while that can be undone."""
    timer: int = 0

    def touched(self, x: int, y: int) -> None:
        """A finger touches the home screen."""
        self.stop()
        self.origin = self.finger = (x, y)

    def hold(self, package: str, item: int, *, predicted: bool) -> None:
        """The finger rests on an icon."""
        self.package, self.item, self.predicted = package, item, predicted

    def hold_folder(self, item: int) -> None:
        """The finger rests on a folder, which has no menu."""
        self.hold("", item, predicted=False)

    def hold_widget(self, item: int) -> None:
        """Show the menu of a widget, which can be dragged away from under it."""
        self.hold("", item, predicted=False)
        self.ask(self.app.window("widget menu", item=item), self.widget_chosen, item)

    def widget_chosen(self, item: int, removed: bool) -> None:
        """Take a widget away."""
        if removed:
            self.app.favorites().remove(item)

    def stop(self) -> None:
        """Forget the icon."""
        self.package, self.item, self.predicted, self.moving = "", 0, False, False

    def moved(self, x: int, y: int) -> bool:
        """The finger moves; True when the icon has just come loose."""
        self.finger = (x, y)
        if not (self.package or self.item) or self.moving:
            return False
        way = max(abs(x - self.origin[0]), abs(y - self.origin[1]))
        self.moving = way * 160 > THRESHOLD * self.phone.display.density
        return self.moving

    def dragged(self) -> Favorite | None:
        """What is on its way."""
        if not self.moving:
            return None
        kept = self.app.favorites().get(self.item) if self.item else None
        return kept or Favorite(package=self.package)

    def goal(self) -> Goal | None:
        """Where the icon would go if it were let go now."""
        window = self.phone.windows.scene().window_of(self.screen.uid)
        if window is None:
            return None
        point = Point(*self.finger).moved(window.area.left, window.area.top)
        return goal_at(window.root, point)

    def dropped(self, x: int, y: int) -> Goal | None:
        """The finger leaves: the icon goes where it was, which is told."""
        self.finger = (x, y)
        goal, dragged = self.goal() if self.moving else None, self.dragged()
        if dragged is not None:
            self._let_go(dragged, goal)
        self.stop()
        return goal

    def layers(self) -> list[w.Widget]:
        """What lies over the home screen meanwhile, and for a while after a removal."""
        found: list[w.Widget] = [removed_bar(self.undo)] if self.before else []
        if self.moving:
            found.append(drop_bar(self._actions()))
            found.append(DraggedIcon(self.phone.packages.app(self.package), self.finger))
        return found

    def _actions(self) -> tuple[Action, ...]:
        first: Action = "remove" if self.item else "cancel"
        info = self.phone.packages.info(self.package)
        if self.predicted:
            return first, "dismiss"
        return (first, "uninstall") if info is not None and not info.system else (first,)

    def _let_go(self, dragged: Favorite, goal: Goal | None) -> None:
        if isinstance(goal, HomeCell):
            self._put(dragged, goal)
        elif isinstance(goal, FolderPlace):
            self.app.favorites().reorder(dragged.container, dragged.id, goal.place)
        elif goal == "remove":
            self._remove()
        elif goal == "uninstall":
            self._uninstall()
        elif goal == "dismiss":
            predictions.dismiss(self.app.prefs(), self.package)

    def _put(self, dragged: Favorite, goal: HomeCell) -> None:
        favorites = self.app.favorites()
        home = favorites.arrangement()
        there, free = home.at(goal), home.free(goal, dragged)
        taken = there is not None and there.id != dragged.id and there.kind != WIDGET
        if there is not None and taken and dragged.package:
            favorites.gather(dragged, there)
        elif free is not None:
            favorites.put(dragged, free)
        elif goal.container == HOTSEAT:
            self.toast(tr("No room in the Favorites tray"))
        else:
            self.toast(tr("No room on this Home screen"))
        favorites.tidy()

    def _remove(self) -> None:
        favorites = self.app.favorites()
        self.cancel(self.timer)
        self.before = favorites.rows()
        self.timer = self.after(SNACKBAR_MS, self.settle)
        favorites.remove(self.item)
        favorites.tidy()

    def settle(self) -> None:
        """What was removed stays away."""
        self.before = []

    def undo(self) -> None:
        """Bring back what was removed."""
        self.app.favorites().restore(self.before)
        self.cancel(self.timer)
        self.settle()

    def _uninstall(self) -> None:
        wish = delete_wish(self.phone, self.package)
        if wish is not None:
            self.start(wish)
