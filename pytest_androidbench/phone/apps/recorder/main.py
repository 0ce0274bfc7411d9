"""The first page: the recording that was made last, and the buttons that make one."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from pytest_androidbench.phone.apps.recorder import model
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.look import (
    FAINT_SMALL,
    FRAME,
    LINEAR,
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
from pytest_androidbench.phone.apps.recorder.names import ACTIVE, ASK_NAME, FIRST_RUN, MICROPHONE
from pytest_androidbench.phone.apps.recorder.playback import BEAT_MS, play, share_of
from pytest_androidbench.phone.apps.recorder.record_actions import RecordActions
from pytest_androidbench.phone.apps.recorder.recorder import IDLE, WHOLE
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

HUGE: Final = w.TextStyle(54, 700)
NAME: Final = w.TextStyle(22)
WAVE_DP: Final = 200
SIDE: Final = 84


@dataclass(eq=False)
class RecorderMain(AppScreen[RecorderApp, None]):
    """Records, plays, and leads everywhere."""

    activity = ".app.main.MainActivity"
    launch_mode = "singleTask"
    actions: RecordActions = field(default_factory=RecordActions)
    menus: Menus = field(default_factory=Menus)

    @property
    def active(self) -> int:
        """The recording that is shown."""
        return self.app.kept().get(ACTIVE, IDLE)

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.recorder.running or self.app.player.running else 0

    def on_open(self) -> None:
        if self.app.kept().get(FIRST_RUN, default=True):
            self.show(self.app.screen_named("welcome:RecorderWelcome")())
            self.close()

    def on_resume(self) -> None:
        self.app.store.clean()

    def build(self) -> w.Widget:
        record = None if self.app.recorder.id else self.app.store.get(self.active)
        return w.Page(
            w.Column(
                self._top(record),
                w.Panel(w.Align(self._stage(record)), weight=1, cls=LINEAR),
                self._texts(record),
                self._progress(record),
                self._buttons(),
                across="stretch",
                height="fill",
                cls=LINEAR,
            )
        )

    def press_record(self) -> None:
        self.request_permissions((MICROPHONE,), self.permitted)

    def permitted(self, held: dict[str, bool]) -> None:
        if all(held.values()):
            self.app.recorder.press()

    def finish(self) -> None:
        """End the recording, and ask for its name."""
        record = self.app.store.get(self.app.recorder.stop())
        if record is not None and self.app.kept().get(ASK_NAME, default=True):
            self.actions.rename(record, asks_again=True)

    def ask_to_drop(self) -> None:
        self.app.recorder.halt()
        self.ask(Ask(text=tr("Delete this record?")), self.drop)

    def drop(self, sure: bool) -> None:
        if sure:
            self.app.recorder.drop()

    def press_play(self) -> None:
        if self.app.player.id == self.active:
            self.app.player.press()
        else:
            play(self, self.active)

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
        path = self.app.store.make(name, content.open(result.data))
        self.app.player.stop()
        self.app.kept().put(ACTIVE, self.app.store.take_in(path).id)

    def open_records(self) -> None:
        self.show(self.app.screen_named("records:Records")())

    def open_settings(self) -> None:
        self.show(self.app.screen_named("settings:RecorderSettingsPage")())

    def _top(self, record: model.Record | None) -> w.Widget:
        title = w.Text(tr("Audio Recorder"), w.TextStyle(TITLE.size, 500), align="center", weight=1)
        import_ = sign("file_download", "btn_import", self.bring_in)
        open_menu = partial(self.actions.open_menu, self.menus, self.active, "btn_share")
        return w.Row(
            w.Spacer(56) if self.app.recorder.id else import_,
            title,
            w.Spacer(56) if record is None else sign("more_vert", "btn_share", open_menu),
            id="toolbar",
            cls="android.widget.LinearLayout",
            width="fill",
            height=56,
        )

    def _stage(self, record: model.Record | None) -> w.Widget:
        if self.app.recorder.id:
            wave = waveform(None, self.app.recorder.ms, "recording_view", WAVE_DP)
        elif record is None:
            wave = still_wave(WAVE_DP, "placeholder")
        else:
            wave = waveform(record, self.app.player.position(record), "record", WAVE_DP)
        plays = self._play_buttons() if record is not None else w.Spacer(height=64)
        wide = self.phone.display.is_wide and record is not None
        return w.Column(not wide and wave, plays, across="center", width="fill", cls=FRAME)

    def _play_buttons(self) -> w.Widget:
        player = self.app.player
        icon = "pause" if player.running else "play_arrow"
        return w.Row(
            _button(icon, "btn_play", self.press_play, 40, 64),
            player.id > 0 and _button("stop", "btn_stop", player.stop, 40, 64),
        )

    def _texts(self, record: model.Record | None) -> w.Widget:
        ms = self.app.recorder.ms if self.app.recorder.id else self.app.player.position(record)
        length = model.clock(record.ms) if record is not None else ""
        info = w.Text(
            self._info(record), FAINT_SMALL, id="txt_record_info", lines=1, align="center"
        )
        texts = w.Column(
            w.Text(model.clock(ms), HUGE, id="txt_progress"),
            self._name(record),
            info,
            gap=4,
            across="center",
            width="fill",
            cls=LINEAR,
        )
        return w.Stack(
            _edge("00:00" if length else "", "txt_zero_time", "start"),
            texts,
            _edge(length, "txt_duration", "end"),
            fits=True,
            width="fill",
            cls=FRAME,
        )

    def _name(self, record: model.Record | None) -> w.Widget:
        if self.app.recorder.id:
            text = tr("Recording…") if self.app.recorder.running else tr("Paused")
            return w.Text(text, NAME, id="txt_name")
        if record is None:
            return w.Spacer(height=28)
        name = w.Text(
            record.name,
            NAME,
            id="txt_name",
            lines=2,
            align="center",
            on_tap=partial(self.actions.on, record.id, self.actions.rename),
        )
        return w.Row(
            w.Panel(name, padding=(24, 0, 4, 0), weight=1), w.Icon("edit", 16, WHITE), w.Spacer(8)
        )

    def _info(self, record: model.Record | None) -> str:
        shown = self.app.recorder.record or record
        if shown is not None:
            return model.info_text(shown.size, shown.format, shown.rate)
        sound = self.app.store.sound()
        return model.info_text(0, sound.format, sound.rate)

    def _progress(self, record: model.Record | None) -> w.Widget:
        player, enabled = self.app.player, not self.app.recorder.id
        value = share_of(record, player.position(record))
        return w.SeekBar(value, WHOLE, player.seek_share, id="play_progress", enabled=enabled)

    def _buttons(self) -> w.Widget:
        settings = _button("settings", "btn_settings", self.open_settings, 36, SIDE, tr("Settings"))
        drop = _button(
            "delete_forever", "btn_record_delete", self.ask_to_drop, 36, 54, tr("Delete")
        )
        stop = _button("stop", "btn_record_stop", self.finish, 36, 54)
        recording = bool(self.app.recorder.id)
        return w.Row(
            settings,
            w.Spacer(weight=1),
            w.Row(
                drop if recording else w.Spacer(54),
                self._record_button(),
                stop if recording else w.Spacer(54),
                cls=LINEAR,
            ),
            w.Spacer(weight=1),
            _button("list", "btn_records_list", self.open_records, 36, SIDE),
            width="fill",
            height=100,
            cls=FRAME,
        )

    def _record_button(self) -> w.Widget:
        recorder = self.app.recorder
        return w.IconButton(
            "pause_circle_filled" if recorder.running else "fiber_manual_record",
            "Recording: %s",
            id="btn_record",
            size=72,
            colour=WHITE if recorder.running else YELLOW if recorder.id else RED,
            width=SIDE,
            height=SIDE,
            enabled=not self.app.player.running,
            on_tap=self.press_record,
        )


def _button(
    icon: str, id_: str, on_tap: Act, size: float, side: float, desc: TextLike | None = None
) -> w.Widget:
    return w.IconButton(
        icon, desc, id=id_, size=size, colour=WHITE, width=side, height=side, on_tap=on_tap
    )


def _edge(text: str, id_: str, across: Literal["start", "end"]) -> w.Widget | None:
    if not text:
        return None
    shown = w.Panel(w.Text(text, MEDIUM, id=id_), padding=(16, 0, 16, 4))
    return w.Align(shown, across=across, down="bottom")
