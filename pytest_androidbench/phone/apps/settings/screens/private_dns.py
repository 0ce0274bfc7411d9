"""The dialog that chooses how names are looked up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.screens.dialogs import TITLE_ID
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY

HELP = "private_dns_help_info"
MODES = (
    ("off", tr("Off"), "private_dns_mode_off"),
    ("opportunistic", tr("Automatic"), "private_dns_mode_opportunistic"),
    ("hostname", tr("Private DNS provider hostname"), "private_dns_mode_provider"),
)


@dataclass(eq=False)
class PrivateDnsDialog(AppScreen[SettingsApp, str]):
    """Closes with the mode and, after a blank, the hostname."""

    mode: str = "opportunistic"
    hostname: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        by_name = self.mode == "hostname"
        group = w.Column(
            *(
                w.Radio(
                    mode == self.mode, text=label, id=radio_id, on_tap=partial(self.choose, mode)
                )
                for mode, label, radio_id in MODES
            ),
            w.TextField(
                bind="hostname",
                id="private_dns_mode_provider_hostname",
                hint=tr("Enter hostname of DNS provider"),
                keyboard="uri",
                enabled=by_name,
                style="line",
            ),
            id="private_dns_radio_group",
            cls="android.widget.RadioGroup",
            width="fill",
        )
        told = w.Text(tr("Learn more about Private DNS features"), ROW_SUMMARY, id=HELP)
        body = w.Column(group, told, gap=8, cls="android.widget.LinearLayout", width="fill")
        return w.Dialog(
            tr("Select Private DNS Mode"),
            body=body,
            buttons=[
                w.DialogButton(
                    text=tr("Save"),
                    on_tap=self.save,
                    enabled=not by_name or "." in self.hostname.strip("."),
                ),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
            title_id=TITLE_ID,
        )

    def choose(self, mode: str) -> None:
        """Mark a mode."""
        self.mode = mode

    def save(self) -> None:
        """Take what is marked."""
        self.close(f"{self.mode} {self.hostname.strip()}")
