"""How it is recorded: the same settings on the first pages and on the settings page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import tell
from pytest_androidbench.phone.apps.recorder.look import LABEL, MEDIUM, SMALL, WHITE
from pytest_androidbench.phone.apps.recorder.model import decimal
from pytest_androidbench.phone.apps.recorder.names import (
    AMR,
    AMR_RATES,
    BITS,
    CHANNELS,
    CHOOSABLE,
    DEFAULTS,
    FORMAT,
    M4A,
    NAMING,
    NAMINGS,
    RATE,
    THEME,
    THEMES,
    Choosable,
    RecordingChoice,
    theme_of,
)
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ICONS: Final = {
    FORMAT: "audiotrack",
    RATE: "equalizer",
    BITS: "speed",
    CHANNELS: "speaker",
    THEME: "color_lens",
    NAMING: "title",
}


@dataclass(eq=False)
class RecordingChoices(AppPart[RecorderApp]):
    """Rows with the settings of recording."""

    said: str = ""
    """Key of the setting that was changed last, whose value is explained."""

    def theme_row(self) -> w.Widget:
        """The colour of the app."""
        keys = [theme.key for theme in THEMES]
        names = [theme.name for theme in THEMES]
        chosen = keys.index(theme_of(str(self.value(THEME))).key)
        spinner = w.Spinner(
            names,
            chosen,
            self.set_theme,
            LABEL,
            WHITE,
            id="themeColor",
            text_id="txtItem",
            weight=1,
        )
        return _framed(THEME, spinner)

    def naming_row(self) -> w.Widget:
        """What new recordings are called."""
        store = self.app.store
        names = [
            tr("Naming: {name}.m4a", name=store.name_after(naming, 1)).english()
            for naming in NAMINGS
        ]
        value = self.value(NAMING)
        chosen = NAMINGS.index(value) if value in NAMINGS else 0
        spinner = w.Spinner(
            names,
            chosen,
            self.set_naming,
            LABEL,
            WHITE,
            id="name_format",
            text_id="txtItem",
            weight=1,
        )
        return _framed(NAMING, spinner)

    def recording_rows(self) -> Sequence[w.Widget]:
        """Format, rate, bitrate and channels, as far as the format leaves a choice."""
        format_ = self.value(FORMAT)
        hidden = {M4A: (), AMR: (BITS, CHANNELS)}.get(str(format_), (BITS,))
        return [self._setting(setting) for setting in CHOOSABLE if setting.key not in hidden]

    def size_line(self) -> w.Widget:
        """How large a minute becomes."""
        size = decimal(self.app.store.sound().bytes_a_minute() / 1_000_000)
        return w.Text(tr("{size} Mb/min expected size", size=size), MEDIUM, id="txt_size_per_min")

    def info_line(self) -> w.Widget:
        """The line below the sizes: what the value chosen last means."""
        setting = next((s for s in CHOOSABLE if s.key == (self.said or FORMAT)), CHOOSABLE[0])
        chosen = self.value(setting.key)
        about = next(c.about for c in setting.choices if c.value == chosen)
        return w.Text(about, SMALL, id="txt_information", width="fill")

    def value(self, key: str) -> str | int:
        """The present value of a setting."""
        default = DEFAULTS[key]
        if isinstance(default, str):
            return self.app.kept().get(key, default)
        return self.app.kept().get(key, default)

    def choose(self, key: str, value: str | int) -> None:
        """Set one of them."""
        self.app.kept().put(key, value)
        self.said = key
        if key == FORMAT and value == AMR and self.value(RATE) not in AMR_RATES:
            self.app.kept().put(RATE, AMR_RATES[-1])

    def set_theme(self, place: int) -> None:
        self.app.kept().put(THEME, THEMES[place].key)

    def set_naming(self, place: int) -> None:
        self.app.kept().put(NAMING, NAMINGS[place])

    def reset(self) -> None:
        """Go back to what is recommended."""
        self.app.kept().update(DEFAULTS)
        self.said = ""

    def explain(self, place: int) -> None:
        """Say what all values of a setting mean."""
        setting = CHOOSABLE[place]
        lines = [setting.about] if setting.about is not None else []
        lines += [choice.about for choice in setting.choices]
        self.show(tell(tr("Information"), "\n".join(line.english() for line in lines)))

    def _setting(self, setting: Choosable) -> w.Widget:
        info = w.IconButton(
            "info",
            None,
            id="setting_btn_info",
            key=f"info {setting.key}",
            colour=WHITE,
            on_tap=partial(self.explain, CHOOSABLE.index(setting)),
        )
        head = w.Row(
            w.Icon(ICONS[setting.key], colour=WHITE, id="setting_image"),
            w.Spacer(16),
            w.Text(setting.title, MEDIUM, id="setting_title", weight=1),
            info,
            width="fill",
        )
        chips = [self._chip(setting, choice) for choice in self._choices(setting)]
        flow = w.Flow(*chips, id="chips_view", cls="android.widget.FrameLayout", width="fill")
        content = w.Column(head, flow, across="stretch", id=setting.id)
        return w.Panel(content, padding=(16, 4, 8, 4), width="fill")

    def _choices(self, setting: Choosable) -> list[RecordingChoice]:
        few = setting.key == RATE and self.value(FORMAT) == AMR
        return [c for c in setting.choices if not few or c.value in AMR_RATES]

    def _chip(self, setting: Choosable, choice: RecordingChoice) -> w.Widget:
        chosen = self.value(setting.key) == choice.value
        return w.Button(
            choice.name,
            "tonal" if chosen else "outlined",
            role="on_surface",
            cls="android.widget.TextView",
            key=f"{setting.key} {choice.value}",
            selected=chosen,
            on_tap=partial(self.choose, setting.key, choice.value),
        )


def _framed(key: str, spinner: w.Widget) -> w.Widget:
    return w.Row(w.Spacer(16), w.Icon(ICONS[key], colour=WHITE), w.Spacer(8), spinner, width="fill")
