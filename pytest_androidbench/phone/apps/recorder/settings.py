"""The settings page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.recorder import look
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.choosing import RecordingChoices
from pytest_androidbench.phone.apps.recorder.model import spoken
from pytest_androidbench.phone.apps.recorder.names import ASK_NAME, AWAKE, FOLDER, PACKAGE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_SEND, ACTION_VIEW, Intent
from pytest_androidbench.phone.system.storage import free_bytes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

COUNTS: Final = w.TextStyle(18)
SPACED: Final = (16, 2)


@dataclass(eq=False)
class RecorderSettingsPage(AppScreen[RecorderApp, None]):
    """Trash, colour, names, and how it is recorded."""

    activity = ".app.settings.SettingsActivity"
    choices: RecordingChoices = field(default_factory=RecordingChoices)

    def build(self) -> w.Widget:
        prefs = self.app.kept()
        awake, asks = prefs.get(AWAKE, default=False), prefs.get(ASK_NAME, default=True)
        head = look.bar(self.close, look.bar_title(tr("Settings"), None), back_id="btnBack")
        place = tr("Records location:\n{path}", path=FOLDER)
        rows = w.Scroll(
            _link("delete", tr("Trash"), "btnTrash", self.open_trash),
            _link("folder_open", tr("File browser"), "btn_file_browser", self.open_files),
            self.choices.theme_row(),
            w.Panel(w.Text(place, look.SMALL, id="txt_records_location"), padding=(56, 8, 8, 8)),
            _switch("lightbulb", tr("Keep screen ON while recording"), awake, "swKeepScreenOn",
                    self.keep_awake),
            _switch("edit", tr("Show rename dialog after recording is completed"), asks,
                    "swAskToRename", self.ask_name),
            self.choices.naming_row(),
            self._sizes(),
            *self.choices.recording_rows(),
            _link("thumb_up", tr("Rate app"), "btnRate", self.rate),
            _link("chat_bubble", tr("Request or feedback"), "btnRequest", self.request),
            *self._counts(),
            w.Panel(
                w.Text(tr("Audio Recorder 2021\nVersion {version}", version=self.app.version),
                       COUNTS, id="txtAbout", align="center", width="fill", clickable=True),
                padding=(16, 10),
            ),
            key="settings",
        )  # fmt: skip
        return w.Page(head, rows)

    def keep_awake(self, on: bool) -> None:
        self.app.kept().put(AWAKE, on)

    def ask_name(self, on: bool) -> None:
        self.app.kept().put(ASK_NAME, on)

    def open_trash(self) -> None:
        self.show(self.app.screen_named("trash:Trash")())

    def open_files(self) -> None:
        self.show(self.app.screen_named("browser:FileBrowser")())

    def rate(self) -> None:
        for start in ("market://details", "https://play.google.com/store/apps/details"):
            if self.start(Intent(action=ACTION_VIEW, data=f"{start}?id={PACKAGE}")):
                return
        self.toast(tr("Unexpected error"))

    def request(self) -> None:
        title = f"[{self.app.label}] {self.app.version} - {tr('Request or feedback').english()}"
        intent = Intent(
            action=ACTION_SEND,
            type="message/rfc822",
            extras={"android.intent.extra.SUBJECT": title},
        )
        self.phone.activities.choose(intent, tr("Send by email…"), caller=self)

    def _sizes(self) -> w.Widget:
        texts = w.Column(
            self.choices.size_line(), self.choices.info_line(), gap=4, across="stretch", weight=1
        )
        reset = w.Button(
            tr("Reset"), "outlined", role="on_surface", id="btnReset", on_tap=self.choices.reset
        )
        return w.Panel(
            w.Row(texts, reset, gap=8, width="fill"),
            padding=(16, 8),
            id="info_panel",
            cls=look.LINEAR,
        )

    def _counts(self) -> list[w.Widget]:
        store = self.app.store
        lengths = [record.ms for record in store.all()]
        seconds = free_bytes(self.phone) * 60 // store.sound().bytes_a_minute()
        lines = (
            (tr("Total records count: {n}", n=len(lengths)), "txt_records_count"),
            (tr("Total recorded duration: {t}", t=spoken(sum(lengths))), "txt_total_duration"),
            (tr("Available space: {t}", t=spoken(seconds * 1000)), "txt_available_space"),
        )
        return [w.Panel(w.Text(text, COUNTS, id=id_), padding=SPACED) for text, id_ in lines]


def _link(icon: str, text: Message, id_: str, on_tap: look.Act) -> w.Widget:
    name = w.Text(text, look.LABEL, id=id_, weight=1, on_tap=on_tap)
    return w.Row(
        w.Spacer(16), w.Icon(icon, colour=look.WHITE), w.Spacer(16), name, width="fill", height=52
    )


def _switch(
    icon: str, text: Message, on: bool, id_: str, change: Callable[[bool], None]
) -> w.Widget:
    row = w.Row(
        w.Icon(icon, colour=look.WHITE),
        w.Spacer(16),
        w.Text(text, look.LABEL, weight=1),
        w.Switch(on, change, id=id_),
        width="fill",
    )
    return w.Panel(row, padding=(16, 4, 10, 4), min_height=64, width="fill")
