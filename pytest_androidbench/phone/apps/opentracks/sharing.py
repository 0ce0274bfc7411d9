"""Tracks as files: sharing them, and opening them on a map of another app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.files import FORMATS, PREFERRED, uri_of
from pytest_androidbench.phone.apps.opentracks.model import Track
from pytest_androidbench.phone.apps.opentracks.names import FORMAT_KEY, MAP_KEY
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

DASHBOARD, ASK = "Intent.OpenTracks-Dashboard", "ASK"
ON_MAP: Final = {
    **{
        key: FORMATS[key].label for key in (PREFERRED, "KML_WITH_TRACKDETAIL_AND_SENSORDATA", "GPX")
    },
    DASHBOARD: "OpenTracks Dashboard API",
}
"""What other apps may be given to show a track."""


def share(screen: AppScreen[OpenTracksApp, Any], tracks: Sequence[Track]) -> None:
    """Offer tracks as files to other apps."""
    chosen = screen.app.prefs().get(FORMAT_KEY, PREFERRED)
    key = chosen if chosen in FORMATS else PREFERRED
    screen.phone.activities.share(
        text="I think you might be interested in this track.",
        streams=[uri_of(screen.app, key, [track]) for track in tracks],
        type=FORMATS[key].type,
        subject="I would like to share a track with you",
        caller=screen,
    )


def show_on_map(screen: AppScreen[OpenTracksApp, Any], tracks: Sequence[Track]) -> None:
    """Let another app show tracks, in a form that is asked for unless one is set."""
    chosen = screen.app.prefs().get(MAP_KEY, ASK)
    if chosen in ON_MAP:
        open_on_map(screen, chosen, [track.id for track in tracks])
    else:
        screen.show(ChooseMap(tracks=[track.id for track in tracks]))


def open_on_map(screen: AppScreen[OpenTracksApp, Any], key: str, ids: Sequence[int]) -> None:
    """Hand tracks to an app that can show them."""
    if key == DASHBOARD:
        if not screen.start(Intent(action=DASHBOARD)):
            screen.toast(tr("No application supporting OpenTracks Dashboard API installed."))
        return
    tracks = [track for track in map(screen.app.store.track, ids) if track is not None]
    uri = uri_of(screen.app, key, tracks, name="SharingTrack")
    intent = Intent(action=ACTION_VIEW, data=uri, type=FORMATS[key].type)
    title = tr("Open as {ending}", ending=FORMATS[key].ending)
    screen.phone.activities.choose(intent, title, caller=screen)


@dataclass(eq=False)
class ChooseMap(AppScreen[OpenTracksApp, None]):
    """Asks in which form tracks are handed to another app."""

    window: ClassVar[WindowKind] = "dialog"

    tracks: list[int] = field(default_factory=list)
    chosen: int = 0

    def build(self) -> w.Widget:
        return w.Dialog(
            tr('Select "show on map" behavior'),
            body=w.Choices(list(ON_MAP.values()), self.choose, checked={self.chosen}),
            buttons=(
                w.DialogButton(text=tr("OK"), on_tap=self.once),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
                w.DialogButton(text=tr("Always"), on_tap=self.always),
            ),
        )

    def choose(self, index: int) -> None:
        """Mark a form."""
        self.chosen = index

    def once(self) -> None:
        """Use it this time."""
        self.close()
        open_on_map(self, list(ON_MAP)[self.chosen], self.tracks)

    def always(self) -> None:
        """Use it from now on."""
        self.app.prefs().put(MAP_KEY, list(ON_MAP)[self.chosen])
        self.once()
