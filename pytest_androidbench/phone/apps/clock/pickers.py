"""The dialogs of the clock app: a label, a ringtone."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.clock.alarms import RINGTONES
from pytest_androidbench.phone.apps.clock.app import ClockApp
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


def label_dialog(label: str) -> EnterText:
    """A text field for the name of an alarm or a timer."""
    return EnterText(title=tr("Label"), text=label, hint=tr("Label"), field_id="label_input_field")


@dataclass(eq=False)
class TonePicker(AppScreen[ClockApp, str]):
    """The list of alarm sounds."""

    activity = "com.android.deskclock.ringtone.RingtonePickerActivity"
    window = "dialog"
    chosen: str = RINGTONES[0]

    @classmethod
    def of(cls, ringtone: str) -> TonePicker:
        """The list with an alarm's sound chosen; one without any has the default."""
        return cls(chosen=ringtone if ringtone in RINGTONES else RINGTONES[0])

    def build(self) -> w.Widget:
        names = list(RINGTONES)
        checked = {names.index(self.chosen)} if self.chosen in names else set()
        return w.Dialog(
            tr("Alarm sound"),
            body=w.Choices(names, self.pick, checked=checked, key="tones"),
            buttons=(
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def pick(self, place: int) -> None:
        self.chosen = RINGTONES[place]

    def accept(self) -> None:
        self.close(self.chosen)
