"""Size and colours of the text (ThemeChooserDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import THEME_BLACK, THEME_DARK, WikipediaApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

THEMES: Final = (
    (0, tr("Light"), "button_theme_light"),
    (3, tr("Sepia"), "button_theme_sepia"),
    (1, tr("Dark"), "button_theme_dark"),
    (2, tr("Black"), "button_theme_black"),
)
"""Number, name and id of each."""


@dataclass(eq=False)
class ThemeChooser(AppScreen[WikipediaApp, None]):
    """A bar for the size, a button for each theme, and two switches."""

    window: ClassVar[WindowKind] = "sheet"

    @property
    def size(self) -> int:
        """The size in steps of ten percent from the usual one."""
        kept = self.app.prefs().get(names.TEXT_SIZE, 0)
        return max(names.LEAST_SIZE, min(kept, names.MOST_SIZE))

    def build(self) -> w.Widget:
        theme = self.app.theme
        buttons = [self._button(number, name, id_, theme) for number, name, id_ in THEMES]
        column = w.Column(
            self._heading(tr("Reading"), "textSettingsCategory"),
            self._percent(),
            self._bar(),
            w.Divider(),
            self._heading(tr("Theme"), None),
            w.Flow(*buttons),
            *self._switches(theme),
            gap=8,
            across="stretch",
        )
        sheet = w.Look(background="surface_container")
        body = w.Scroll(w.Panel(column, padding=(16, 12, 16, 24), width="fill"), weight=0)
        return w.Panel(body, look=sheet, cls=look.FRAME, width="fill")

    @staticmethod
    def _heading(text: Message, id_: str | None) -> w.Widget:
        return w.Text(text, w.TITLE_SMALL, "on_surface_variant", id=id_)

    def _percent(self) -> w.Widget:
        percent = f"{100 + 10 * self.size}%"
        text = percent if self.size else tr("{percent} (Default)", percent=percent)
        return w.Text(text, w.BODY_LARGE, align="center", id="text_size_percent")

    def _bar(self) -> w.Widget:
        low, high = names.LEAST_SIZE, names.MOST_SIZE
        seek = w.SeekBar(self.size - low, high - low, self.slide, id="text_size_seek_bar", weight=1)
        less = self._step(tr("Decrease text size"), "buttonDecreaseTextSize", 16, -1)
        more = self._step(tr("Increase text size"), "buttonIncreaseTextSize", 24, 1)
        return w.Row(less, seek, more, width="fill")

    def _step(self, desc: Message, id_: str, size: float, way: int) -> w.Widget:
        return w.Panel(
            w.Align(w.Text("T", w.TextStyle(size, 500))), width=48, height=48, id=id_, desc=desc,
            cls="android.widget.TextView", on_tap=partial(self.put, self.size + way),
        )  # fmt: skip

    def _button(self, number: int, name: Message, id_: str, theme: int) -> w.Widget:
        style: Literal["filled", "outlined"] = "filled" if number == theme else "outlined"
        return w.Button(
            name, style, id=id_, selected=number == theme, on_tap=partial(self.choose, number)
        )

    def _switches(self, theme: int) -> list[w.Widget]:
        prefs = self.app.prefs()
        match = prefs.get(names.MATCH_SYSTEM, default=True)
        dims = prefs.get(names.DIM_IMAGES, default=True)
        dark = theme in {THEME_DARK, THEME_BLACK}
        return [
            self._switch(
                tr("Match system theme"), "theme_chooser_match_system_theme_switch", match,
                names.MATCH_SYSTEM,
            ),
            self._switch(
                tr("Image dimming (in Dark theme)"), "theme_chooser_dark_mode_dim_images_switch",
                dims, names.DIM_IMAGES, enabled=dark,
            ),
        ]  # fmt: skip

    def _switch(
        self, text: Message, id_: str, on: bool, key: str, *, enabled: bool = True
    ) -> w.Widget:
        turn = partial(self.turn, key)
        row = w.Row(
            w.Text(text, w.BODY_LARGE, weight=1, enabled=enabled),
            w.Switch(on, turn, id=id_, desc=text, enabled=enabled),
            gap=16,
            width="fill",
        )
        return w.Panel(row, padding=(0, 4), width="fill")

    def slide(self, value: int) -> None:
        """Keep the size that the bar was moved to."""
        self.put(value + names.LEAST_SIZE)

    def put(self, size: int) -> None:
        """Keep a size."""
        kept = max(names.LEAST_SIZE, min(size, names.MOST_SIZE))
        if kept != self.size:
            self.app.prefs().put(names.TEXT_SIZE, kept)

    def choose(self, theme: int) -> None:
        """Take a theme, whatever the system has."""
        self.app.prefs().update({names.COLOR_THEME: theme, names.MATCH_SYSTEM: False})

    def turn(self, key: str, on: bool) -> None:
        """Turn a switch; who follows the system no more keeps the theme that there is."""
        if key == names.MATCH_SYSTEM and not on:
            self.choose(self.app.theme)
        else:
            self.app.prefs().put(key, on)
