"""The second page of the first run: how it shall be recorded."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.choosing import RecordingChoices
from pytest_androidbench.phone.apps.recorder.look import TITLE
from pytest_androidbench.phone.apps.recorder.names import ASK_NAME, FIRST_RUN
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Setup(AppScreen[RecorderApp, None]):
    """Ends the first run."""

    activity = ".app.setup.SetupActivity"
    choices: RecordingChoices = field(default_factory=RecordingChoices)

    def build(self) -> w.Widget:
        title = w.Panel(w.Text(tr("Setup"), TITLE), padding=(56, 12), id="toolbar", width="fill")
        rows = w.Scroll(
            self.choices.theme_row(),
            self.choices.naming_row(),
            *self.choices.recording_rows(),
            w.Panel(self.choices.size_line(), padding=(16, 8, 16, 0)),
            w.Panel(self.choices.info_line(), padding=(16, 4)),
            key="setup",
        )
        buttons = w.Row(
            w.Button(tr("Reset"), "outlined", id="btn_reset", on_tap=self.choices.reset, weight=1),
            w.Button(tr("Apply"), id="btn_apply", on_tap=self.apply, weight=1),
            gap=12,
            width="fill",
        )
        return w.Page(title, rows, w.Panel(buttons, padding=(16, 8)))

    def apply(self) -> None:
        self.app.kept().update({FIRST_RUN: False, ASK_NAME: True})
        self.show(self.app.screen_named("main:RecorderMain")())
        self.close()
