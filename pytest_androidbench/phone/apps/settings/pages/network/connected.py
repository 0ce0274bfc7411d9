"""Connected devices, Bluetooth and connection preferences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Flag, Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import Message, tr

BLUETOOTH_NAME: Final = Word("secure", "bluetooth_name", "sdk_gphone64_x86_64")
BLUETOOTH_ADDRESS: Final = "00:11:22:33:44:55"
NFC: Final = Flag("global", "nfc_on", default=True)
HELP: Final = tr(
    "When Bluetooth is turned on, your device can communicate with other nearby Bluetooth devices."
)


class BluetoothPower:
    """The Bluetooth switch."""

    def read(self, phone: Phone) -> bool:
        """Return whether Bluetooth is on."""
        return phone.radios.bluetooth

    def write(self, phone: Phone, value: bool) -> None:
        """Switch Bluetooth."""
        phone.radios.set_bluetooth(value)


def _on_off(value: bool) -> Message:
    return tr("On") if value else tr("Off")


def _connected(scene: Scene) -> Sequence[rows.Row]:
    bluetooth = scene.phone.radios.bluetooth
    return [
        rows.Link(
            tr("Pair new device"),
            icon="add",
            summary=None if bluetooth else tr("Bluetooth will turn on to pair"),
            to="pair",
        ),
        rows.Link(
            tr("Connection preferences"),
            summary=tr("Bluetooth, Android Auto, NFC"),
            icon="devices",
            to="connection_preferences",
        ),
        rows.Footer(
            tr("Visible as “{name}” to other devices", name=BLUETOOTH_NAME.read(scene.phone))
            if bluetooth
            else HELP
        ),
    ]


def _preferences(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    return [
        rows.Link(
            tr("Bluetooth"),
            icon="bluetooth",
            summary=_on_off(phone.radios.bluetooth),
            to="bluetooth",
        ),
        rows.Toggle(
            tr("NFC"),
            icon="nfc",
            summary=_on_off(NFC.read(phone)),
            value=NFC,
            to="nfc",
        ),
        rows.Link(tr("Cast"), icon="cast", summary=tr("Not connected"), to="cast"),
        rows.Link(tr("Printing"), icon="print", summary=tr("1 print service on"), to="printing"),
        rows.Link(tr("Nearby Share"), icon="share", summary=tr("Off"), to="nearby"),
        rows.Link(tr("Android Auto"), icon="directions_car", to="android_auto"),
    ]


def _bluetooth(scene: Scene) -> Sequence[rows.Row]:
    switch = rows.MainSwitch(tr("Use Bluetooth"), value=BluetoothPower())
    if not scene.phone.radios.bluetooth:
        return [switch, rows.Footer(HELP)]
    return [
        switch,
        rows.EditText(tr("Device name"), label=tr("Rename this device"), value=BLUETOOTH_NAME),
        rows.Link(tr("Pair new device"), icon="add", to="pair"),
        rows.Footer(
            tr("Visible as “{name}” to other devices", name=BLUETOOTH_NAME.read(scene.phone))
        ),
    ]


def _pair(scene: Scene) -> Sequence[rows.Row]:
    return [
        rows.Info(tr("Device name"), summary=BLUETOOTH_NAME.read(scene.phone)),
        rows.Category(tr("Available devices")),
        rows.Info(tr("Searching for devices…")),
        rows.Footer(tr("Phone’s Bluetooth address: {address}", address=BLUETOOTH_ADDRESS)),
    ]


PAGES: Final = (
    Page(
        name="connected",
        title=tr("Connected devices"),
        rows=_connected,
        fragment="connecteddevice.ConnectedDeviceDashboardFragment",
    ),
    Page(
        name="connection_preferences",
        title=tr("Connection preferences"),
        rows=_preferences,
        parent="connected",
        fragment="connecteddevice.AdvancedConnectedDeviceDashboardFragment",
    ),
    Page(
        name="bluetooth",
        title=tr("Bluetooth"),
        rows=_bluetooth,
        parent="connection_preferences",
        fragment="connecteddevice.BluetoothDashboardFragment",
        log=(
            "PrefCtrlListHelper",
            "Could not find Context-only controller for pref: "
            "com.android.settings.bluetooth.BluetoothDeviceRenamePreferenceController",
        ),
    ),
    Page(
        name="pair",
        title=tr("Pair new device"),
        rows=_pair,
        parent="connected",
        fragment="bluetooth.BluetoothPairingDetail",
    ),
    Page(
        name="nfc",
        title=tr("NFC"),
        parent="connection_preferences",
        fragment="connecteddevice.NfcAndPaymentFragment",
        rows=[
            rows.MainSwitch(tr("Use NFC"), value=NFC),
            rows.Toggle(
                tr("Require device unlock for NFC"),
                summary=tr("Allow NFC use only when screen is unlocked"),
                value=Flag("secure", "nfc_secure", default=True),
            ),
            rows.Link(tr("Contactless payments"), summary=tr("Not set"), to="contactless"),
        ],
    ),
    Page(
        name="contactless",
        title=tr("Contactless payments"),
        parent="nfc",
        fragment="nfc.PaymentSettings",
        rows=[
            rows.ListChoice(
                tr("Use default"),
                options=(
                    ("always", tr("Always")),
                    ("open", tr("Except when another payment app is open")),
                ),
                value=Word("secure", "nfc_payment_foreground", "always"),
            ),
            rows.Footer(tr("To make payments with your phone, first install a payment app.")),
        ],
    ),
    Page(
        name="cast",
        title=tr("Cast"),
        parent="connection_preferences",
        fragment="wfd.WifiDisplaySettings",
        rows=[rows.Footer(tr("No nearby devices were found."))],
    ),
    Page(
        name="printing",
        title=tr("Printing"),
        parent="connection_preferences",
        fragment="print.PrintSettingsFragment",
        rows=[
            rows.Category(tr("Print services")),
            rows.Toggle(
                tr("Default Print Service"),
                value=Flag("secure", "print_service_default", default=True),
            ),
            rows.Footer(tr("To print, make sure your phone and printer use the same network.")),
        ],
    ),
    Page(
        name="nearby",
        title=tr("Nearby Share"),
        parent="connection_preferences",
        rows=[
            rows.MainSwitch(tr("Use Nearby Share"), value=Flag("secure", "nearby_share_enabled")),
            rows.EditText(tr("Device name"), value=BLUETOOTH_NAME),
            rows.ListChoice(
                tr("Device visibility"),
                options=(
                    ("everyone", tr("Everyone")),
                    ("contacts", tr("Contacts")),
                    ("none", tr("Hidden")),
                ),
                value=Word("secure", "nearby_share_visibility", "contacts"),
            ),
            rows.ListChoice(
                tr("Data"),
                options=(
                    ("data", tr("Data")),
                    ("wifi", tr("Wi-Fi only")),
                    ("offline", tr("Without internet")),
                ),
                value=Word("secure", "nearby_share_data", "wifi"),
            ),
        ],
    ),
    Page(
        name="android_auto",
        title=tr("Android Auto"),
        parent="connection_preferences",
        rows=[
            rows.Category(tr("Cars")),
            rows.Info(tr("Connect a car"), summary=tr("Plug your phone into your car’s USB port")),
            rows.Toggle(
                tr("Wireless Android Auto"),
                value=Flag("secure", "android_auto_wireless", default=True),
            ),
            rows.Toggle(
                tr("Start Android Auto automatically"),
                value=Flag("secure", "android_auto_autostart", default=True),
            ),
        ],
    ),
)
