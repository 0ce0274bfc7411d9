"""The page of alarm sounds: a tap plays one and chooses it, going back keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.apps.clock.sounds import DEFAULT, DEVICE, SILENT
from pytest_androidbench.phone.apps.clock.tabs import GROUP, RECYCLER
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Kid

OWN: Final = "own_sounds"
"""The preference with the files that were added: lines of an address and a name."""
LINEAR: Final = "android.widget.LinearLayout"
VIEW: Final = "android.view.View"
SOUNDS: Final = (w.Tab(text=tr("Sounds")),)
PICK: Final = Intent(action="android.intent.action.OPEN_DOCUMENT", type="audio/*")


@dataclass(eq=False)
class RingtonePicker(AppScreen[ClockApp, str]):
    """Closes with the sound's name."""

    activity = "com.android.deskclock.ringtone.RingtonePickerActivity"
    chosen: str = DEFAULT
    playing: bool = False

    def build(self) -> w.Widget:
        bar = w.Column(self._title(), self._tabs(), id="app_bar_layout", cls=LINEAR)
        shown = w.Scroll(*self._rows(), id="ringtone_content", cls=RECYCLER)
        page = w.Panel(shown, cls="android.widget.FrameLayout")
        rows = w.Panel(page, id="pager", cls=RECYCLER, weight=1)
        return w.Page(bar, rows, id="coordinator_layout", cls="android.widget.ScrollView")

    def _title(self) -> w.Widget:
        title = w.PaintedText(tr("Alarm sound"), w.HEADLINE)
        return w.Panel(
            w.Column(
                w.TopBar(w.Panel(cls=VIEW, height=56), back=self.on_back, id="toolbar"),
                w.Panel(title, padding=(24, 48, 24, 24)),
                across="stretch",
            ),
            id="collapsing_toolbar_layout",
            cls="android.widget.FrameLayout",
            desc=tr("Alarm sound"),
        )

    def _tabs(self) -> w.Widget:
        return w.Tabs(SOUNDS, 0, self.stay, id="tabs")

    def stay(self, tab: int) -> None:
        """There is one page of sounds."""

    @property
    def own(self) -> list[str]:
        """The names of the files that were added."""
        kept: str = self.app.prefs().get(OWN, "")
        return [line.partition(" ")[2] for line in kept.splitlines()]

    def _rows(self) -> Iterator[w.Widget]:
        yield _heading(tr("Your sounds"))
        for name in self.own:
            yield self._sound(name, "music_note")
        yield self._add()
        yield _heading(tr("Device sounds"))
        yield self._sound(SILENT, "notifications_off")
        for name in (DEFAULT, *DEVICE):
            yield self._sound(name, "notifications")

    def _add(self) -> w.Widget:
        icon = w.Align(w.Icon("add", id="add_icon"), width=48, height=48)
        text = w.Text(tr("Add new"), w.BODY_LARGE, id="add_text", weight=1)
        return _row(icon, text, height=64, on_tap=self.add)

    def _sound(self, name: str, icon: str) -> w.Widget:
        chosen = name == self.chosen
        image = w.Panel(
            w.Align(w.Icon(icon, id="ringtone_image")),
            id="ringtone_image_container",
            cls="androidx.cardview.widget.CardView",
            look=w.Look(background="surface_highest", radius=24),
            width=48,
            height=48,
        )
        plays = w.Icon("equalizer", desc=tr("Playing"), id="sound_image_playing")
        ticked = w.Icon("check", colour="primary", desc=tr("Selected"), id="sound_image_selected")
        return _row(
            image,
            w.Text(name, w.BODY_LARGE, id="ringtone_primary_text", weight=1, lines=1),
            plays if chosen and self.playing else None,
            ticked if chosen else None,
            height=72,
            on_tap=partial(self.pick, name),
        )

    def pick(self, name: str) -> None:
        """Choose a sound and play it; once more is enough of it."""
        self.playing = name != SILENT and not (self.playing and name == self.chosen)
        self.chosen = name

    def add(self) -> None:
        """Look for a sound among the files."""
        self.start_for(PICK, self.added)

    def added(self, answer: Intent | None) -> None:
        """Keep a file as one of the user's own sounds, and choose it."""
        if answer is None or not answer.data:
            return
        name = self.phone.content.name_of(answer.data).rpartition(".")[0]
        kept: str = self.app.prefs().get(OWN, "")
        if name not in self.own:
            self.app.prefs().put(OWN, f"{kept}{answer.data} {name}\n")
        self.pick(name)

    def on_back(self) -> None:
        self.close(self.chosen)


def _heading(text: TextLike) -> w.Widget:
    label = w.Text(text, w.LABEL, "on_surface_variant", id="ringtone_item_header")
    return w.Panel(label, padding=(24, 16), cls=GROUP)


def _row(*parts: Kid, height: float, on_tap: Callable[[], None]) -> w.Widget:
    row = w.Row(*parts, gap=16, width="fill", height=height)
    return w.Panel(row, padding=(24, 0), cls=GROUP, on_tap=on_tap, width="fill")
