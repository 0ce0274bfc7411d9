"""The first page: the recording that was made last, and the buttons that make one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder import model
from pytest_androidbench.phone.apps.recorder.dialogs import Ask, Rename
from pytest_androidbench.phone.apps.recorder.look import (
    FAINT_SMALL,
    MEDIUM,
    RED,
    TITLE,
    WHITE,
    YELLOW,
    Act,
    sign,
    still_wave,
    waveform,
)
from pytest_androidbench.phone.apps.recorder.names import ACTIVE, ASK_NAME, MICROPHONE
from pytest_androidbench.phone.apps.recorder.playing import BEAT_MS, WHOLE, Playing, share_of
from pytest_androidbench.phone.apps.recorder.recorder import IDLE, Recorder
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.paragraph import Alignment

HUGE: Final = w.TextStyle(54, 700)
NAME: Final = w.TextStyle(22)
WAVE_DP: Final = 200
SIDE: Final = 84


@dataclass(eq=False)
class Main(Playing):
    """Records, plays, and leads everywhere."""

    activity = ".app.main.MainActivity"
    launch_mode = "singleTask"

    @property
    def recorder(self) -> Recorder:
        found: Recorder = self.app.recorder
        return found

    @property
    def meant(self) -> model.Record | None:
        return self.store.get(self.app.kept().get(ACTIVE, IDLE))

    def beat_ms(self) -> int:
        return BEAT_MS if self.recorder.running else super().beat_ms()

    def on_resume(self) -> None:
        self.store.clean()

    def build(self) -> w.Widget:
        record = None if self.recorder.id else self.meant
        return w.Page(
            self._top(record),
            w.Align(self._stage(record), weight=1),
            self._texts(record),
            self._progress(record),
            self._buttons(),
        )

    def entries(self, menu: str) -> list[MenuEntry]:  # noqa: ARG002
        return self.deeds()

    def open_record_menu(self) -> None:
        self.target = self.app.kept().get(ACTIVE, IDLE)
        self.open_menu("btn_share")

    def press_record(self) -> None:
        self.request_permissions((MICROPHONE,), self.permitted)

    def permitted(self, held: dict[str, bool]) -> None:
        if all(held.values()):
            self.recorder.press()

    def finish(self) -> None:
        """End the recording, and ask for its name."""
        self.target = self.recorder.stop()
        record = self.meant
        if record is not None and self.app.kept().get(ASK_NAME, default=True):
            name = model.stem_and_ending(record.path)[0]
            self.ask(Rename(name=name, asks_again=True), self.renamed)

    def ask_to_drop(self) -> None:
        self.recorder.halt()
        self.ask(Ask(text=tr("Delete this record?")), self.drop)

    def drop(self, sure: bool) -> None:
        if sure:
            self.recorder.drop()

    def rename_active(self) -> None:
        self.target = self.app.kept().get(ACTIVE, IDLE)
        self.rename()

    def press_play(self) -> None:
        active = self.app.kept().get(ACTIVE, IDLE)
        if self.player.id == active:
            self.halt_or_go_on()
        else:
            self.play(active)

    def bring_in(self) -> None:
        intent = Intent(
            action="android.intent.action.OPEN_DOCUMENT",
            type="audio/*",
            categories=("android.intent.category.OPENABLE",),
        )
        if not self.start_for(intent, self.picked):
            self.toast(tr("Can't import files"), long=True)

    def picked(self, result: Intent | None) -> None:
        if result is None or not result.data:
            return
        content = self.phone.content
        name = content.name_of(result.data)
        path = self.store.make(name, content.open(result.data))
        self.player.stop()
        self.app.kept().put(ACTIVE, self.store.take_in(path).id)

    def open_records(self) -> None:
        self.show(self.app.screen_named("records:Records")())

    def open_settings(self) -> None:
        self.show(self.app.screen_named("settings:SettingsPage")())

    def _top(self, record: model.Record | None) -> w.Widget:
        title = w.Text(tr("Audio Recorder"), w.TextStyle(TITLE.size, 500), align="center", weight=1)
        recording = bool(self.recorder.id)
        return w.Row(
            w.Spacer(56) if recording else sign("file_download", "btn_import", self.bring_in),
            title,
            w.Spacer(56)
            if record is None
            else sign("more_vert", "btn_share", self.open_record_menu),
            id="toolbar",
            cls="android.widget.LinearLayout",
            width="fill",
            height=56,
        )

    def _stage(self, record: model.Record | None) -> w.Widget:
        if self.recorder.id:
            wave = waveform(None, self.recorder.ms, "recording_view", WAVE_DP)
        elif record is None:
            wave = still_wave(WAVE_DP, "placeholder")
        else:
            wave = waveform(record, self.position(record), "record", WAVE_DP)
        plays = self._play_buttons() if record is not None else w.Spacer(height=64)
        wide = self.phone.display.is_wide and record is not None
        return w.Column(not wide and wave, plays, across="center", width="fill")

    def _play_buttons(self) -> w.Widget:
        sign_ = "pause" if self.player.running else "play_arrow"
        return w.Row(
            _large(sign_, "btn_play", self.press_play),
            self.player.id > 0 and _large("stop", "btn_stop", self.stop_playing),
        )

    def _texts(self, record: model.Record | None) -> w.Widget:
        ms = self.recorder.ms if self.recorder.id else self.position(record)
        length = model.clock(record.ms) if record is not None else ""
        info = w.Text(
            self._info(record), FAINT_SMALL, id="txt_record_info", lines=1, align="center", weight=1
        )
        return w.Column(
            w.Text(model.clock(ms), HUGE, id="txt_progress"),
            self._name(record),
            w.Row(
                _edge("00:00" if length else "", "txt_zero_time"),
                info,
                _edge(length, "txt_duration", "end"),
                width="fill",
            ),
            gap=4,
            across="center",
            width="fill",
        )

    def _name(self, record: model.Record | None) -> w.Widget:
        if self.recorder.id:
            text = tr("Recording…") if self.recorder.running else tr("Paused")
            return w.Text(text, NAME, id="txt_name")
        if record is None:
            return w.Spacer(height=28)
        name = w.Text(
            record.name, NAME, id="txt_name", lines=2, align="center", on_tap=self.rename_active
        )
        return w.Row(
            w.Panel(name, padding=(24, 0, 4, 0), weight=1), w.Icon("edit", 16, WHITE), w.Spacer(8)
        )

    def _info(self, record: model.Record | None) -> str:
        shown = self.recorder.record or record
        if shown is not None:
            return model.info_text(shown.size, shown.format, shown.rate)
        sound = self.store.sound()
        return model.info_text(0, sound.format, sound.rate)

    def _progress(self, record: model.Record | None) -> w.Widget:
        value = share_of(record, self.position(record))
        return w.SeekBar(value, WHOLE, self.seek, id="play_progress", enabled=not self.recorder.id)

    def _buttons(self) -> w.Widget:
        return w.Row(
            _corner("settings", "btn_settings", self.open_settings, desc=True),
            w.Spacer(weight=1),
            self._hidden("delete_forever", "btn_record_delete", self.ask_to_drop),
            self._record_button(),
            self._hidden("stop", "btn_record_stop", self.finish),
            w.Spacer(weight=1),
            _corner("list", "btn_records_list", self.open_records),
            width="fill",
            height=100,
        )

    def _record_button(self) -> w.Widget:
        running = self.recorder.running
        return w.IconButton(
            "pause_circle_filled" if running else "fiber_manual_record",
            "Recording: %s",
            id="btn_record",
            size=72,
            colour=WHITE if running else (YELLOW if self.recorder.id else RED),
            width=SIDE,
            height=SIDE,
            enabled=not self.player.running,
            on_tap=self.press_record,
        )

    def _hidden(self, icon: str, id_: str, on_tap: Act) -> w.Widget:
        if not self.recorder.id:
            return w.Spacer(54)
        desc = tr("Delete") if id_ == "btn_record_delete" else None
        return w.IconButton(
            icon, desc, id=id_, size=36, colour=WHITE, width=54, height=54, on_tap=on_tap
        )


def _large(icon: str, id_: str, on_tap: Act) -> w.Widget:
    return w.IconButton(
        icon, None, id=id_, size=40, colour=WHITE, width=64, height=64, on_tap=on_tap
    )


def _corner(icon: str, id_: str, on_tap: Act, *, desc: bool = False) -> w.Widget:
    says = tr("Settings") if desc else None
    return w.IconButton(
        icon, says, id=id_, size=36, colour=WHITE, width=SIDE, height=SIDE, on_tap=on_tap
    )


def _edge(text: str, id_: str, align: Alignment = "start") -> w.Widget:
    shown = w.Text(text, MEDIUM, id=id_, align=align, width="fill") if text else None
    return w.Panel(shown, padding=(16, 0, 16, 4), width=96)
