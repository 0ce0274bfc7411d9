"""Help, and about the app."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import heading, row, toolbar
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TOPICS: Final = (
    (
        tr("Search"),
        tr("The magnifier over the map finds places by name, category or coordinates."),
    ),
    (
        tr("Favorites"),
        tr("Tap a place, then “Add”: it is kept in a group, and is found under My Places."),
    ),
    (
        tr("Map markers"),
        tr("Tap a place, then “Marker”: it is put on the map at once."),
    ),
    (
        tr("Plan a route"),
        tr("Tap the map to set points; they are joined by lines, or along roads if you say so."),
    ),
)


@dataclass(eq=False)
class OsmAndHelp(AppScreen[OsmAndApp, None]):
    """Some topics, each told of in a dialog."""

    activity: ClassVar[str] = names.HELP

    def build(self) -> w.Widget:
        topics = [
            row(title, partial(self.tell, place), icon="help_outline")
            for place, (title, _) in enumerate(TOPICS)
        ]
        return w.Page(
            toolbar(tr("Help"), self.close),
            w.Scroll(
                heading(tr("User guide")),
                *topics,
                heading(tr("About OsmAnd")),
                row(tr("Version"), icon="info", summary=f"OsmAnd {self.app.version}"),
                id="recycler_view",
                cls="androidx.recyclerview.widget.RecyclerView",
            ),
        )

    def tell(self, place: int) -> None:
        """Tell of a topic."""
        title, text = TOPICS[place]
        self.show(Confirm(title=title, message=text, negative=None))
