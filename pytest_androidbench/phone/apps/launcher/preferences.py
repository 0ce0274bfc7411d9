"""What the launcher lets its user decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.launcher.app import ADD_ICONS, PREFERENCES, ROTATES, LauncherApp
from pytest_androidbench.phone.apps.launcher.dots import dots_wanted
from pytest_androidbench.phone.apps.launcher.workspace import FRAME
from pytest_androidbench.phone.kit.preference_rows import toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SUGGESTIONS: Final = "pref_hotseat_suggestions"
AT_A_GLANCE: Final = "pref_smartspace"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


def page(title: w.Widget, rows: Sequence[w.Widget]) -> w.Widget:
    """A page of settings in AndroidX's frame."""
    listed = w.Scroll(*rows, id="recycler_view", cls=RECYCLER)
    container = w.Panel(listed, id="android:id/list_container", cls=FRAME)
    content = w.Panel(container, id="content_frame", cls=FRAME, weight=1, width="fill")
    return w.Page(title, content)


@dataclass(eq=False)
class HomeSettings(AppScreen[LauncherApp, None]):
    """The page "Home settings"."""

    activity: ClassVar[str] = PREFERENCES

    preferences: Preferences = field(
        default_factory=lambda: Preferences(switch_id="android:id/switch_widget")
    )

    def build(self) -> w.Widget:
        bar = w.TopBar(tr("Home settings"), back=True, id="action_bar")
        return page(bar, self.preferences.widgets(self._entries()))

    def _entries(self) -> tuple[Entry, ...]:
        return (
            PreferenceRow(title=tr("Notification dots"), summary=self._dots(), act=self.dots),
            toggle(AT_A_GLANCE, "At a Glance", "At the top of your Home screen", default=True),
            toggle(
                ADD_ICONS,
                "Add app icons to Home screen",
                "For new apps",
                default=True,
            ),
            toggle(
                "pref_enable_minus_one",
                "Swipe to access Google app",
                "From Home screen, swipe right to open Google app",
                default=True,
            ),
            toggle(
                SUGGESTIONS, "Suggestions", "For all apps and Home screen suggestions", default=True
            ),
            toggle(ROTATES, "Allow Home screen rotation", "When phone is rotated"),
        )

    def _dots(self) -> TextLike:
        return tr("On") if dots_wanted(self.phone) else tr("Off")

    def dots(self) -> None:
        """Show where notification dots are switched."""
        self.start(Intent(action="android.settings.NOTIFICATION_SETTINGS"))
