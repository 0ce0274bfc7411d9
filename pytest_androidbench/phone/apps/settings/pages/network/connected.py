"""Connected devices, Bluetooth and connection preferences."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import Bound, Flag, StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.ui.message import Message, tr

BLUETOOTH_NAME: Final = StringSetting("secure/bluetooth_name", "sdk_gphone64_x86_64")
BLUETOOTH_ADDRESS: Final = "00:11:22:33:44:55"
NFC: Final = Flag("global/nfc_on", default=True)
OFF: Final = "Turn on Bluetooth to connect to other devices."
HELP: Final = tr(
    "When Bluetooth is turned on, your device can communicate with other nearby Bluetooth devices."
)

BLUETOOTH: Final = Bound(
    lambda phone: phone.radios.bluetooth, lambda phone, on: phone.radios.set_bluetooth(on)
)


def _visible(state: SettingsPageState) -> Message:
    return tr("Visible as “{name}” to other devices", name=BLUETOOTH_NAME.read(state.phone))


def _connected(state: SettingsPageState) -> Rows:
    bluetooth = state.phone.radios.bluetooth
    return [
        make.link(
            "Pair new device",
            "pair",
            None if bluetooth else tr("Bluetooth will turn on to pair"),
            icon="add",
        ),
        make.category("Saved devices"),
        rows.Link(
            tr("See all"),
            icon="chevron_right",
            summary=None if bluetooth else tr("Bluetooth will turn on"),
            do=_see_all,
        ),
        make.link(
            "Connection preferences",
            "connection_preferences",
            "Bluetooth, Android Auto",
            icon="devices",
        ),
        make.footer(_visible(state) if bluetooth else OFF),
    ]


def _see_all(pane: Pane) -> None:
    """Show the saved devices, which needs Bluetooth."""
    BLUETOOTH.write(pane.phone, True)
    pane.open("saved_devices")


def _preferences(state: SettingsPageState) -> Rows:
    phone = state.phone
    return [
        make.link("Bluetooth", "bluetooth", make.on_off(phone.radios.bluetooth), icon="bluetooth"),
        make.switch("NFC", NFC, make.on_off(NFC.read(phone)), icon="nfc", to="nfc"),
        make.link("Cast", "cast", "Not connected", icon="cast"),
        make.link("Printing", "printing", "1 print service on", icon="print"),
        make.link("Nearby Share", "nearby", "Off", icon="share"),
        make.link("Android Auto", "android_auto", icon="directions_car"),
    ]


def _bluetooth(state: SettingsPageState) -> Rows:
    switch = make.main_switch("Use Bluetooth", BLUETOOTH, bar="switch_bar")
    if not state.phone.radios.bluetooth:
        return [switch, make.footer(HELP)]
    return [
        switch,
        make.edit("Device name", BLUETOOTH_NAME, label="Rename this device"),
        make.link("Pair new device", "pair", icon="add"),
        make.footer(_visible(state)),
    ]


def _pair(state: SettingsPageState) -> Rows:
    return [
        rows.Info(tr("Device name"), BLUETOOTH_NAME.read(state.phone)),
        rows.PreferenceCategory(tr("Available devices"), busy=True),
        make.footer(tr("Phone's Bluetooth address: {address}", address=BLUETOOTH_ADDRESS)),
    ]


NFC_ROWS: Final = (
    make.main_switch("Use NFC", NFC),
    make.switch("Require device unlock for NFC", "secure/nfc_secure",
                "Allow NFC use only when screen is unlocked", on=True),
    make.link("Contactless payments", "contactless", "Not set"),
)  # fmt: skip
CONTACTLESS_ROWS: Final = (
    make.choice("Use default", "secure/nfc_payment_foreground",
                {"always": "Always", "open": "Except when another payment app is open"}, "always"),
    make.footer("To make payments with your phone, first install a payment app."),
)  # fmt: skip
PRINTING_ROWS: Final = (
    make.category("Print services"),
    make.switch("Default Print Service", "secure/print_service_default", on=True),
    make.footer("To print, make sure your phone and printer use the same network."),
)
NEARBY_ROWS: Final = (
    make.main_switch("Use Nearby Share", "secure/nearby_share_enabled"),
    make.edit("Device name", BLUETOOTH_NAME),
    make.choice("Device visibility", "secure/nearby_share_visibility",
                {"everyone": "Everyone", "contacts": "Contacts", "none": "Hidden"}, "contacts"),
    make.choice("Data", "secure/nearby_share_data",
                {"data": "Data", "wifi": "Wi-Fi only", "offline": "Without internet"}, "wifi"),
)  # fmt: skip
ANDROID_AUTO_ROWS: Final = (
    make.category("Cars"),
    make.info("Connect a car", "Plug your phone into your car’s USB port"),
    make.switch("Wireless Android Auto", "secure/android_auto_wireless", on=True),
    make.switch("Start Android Auto automatically", "secure/android_auto_autostart", on=True),
)

SAVED_ROWS: Final = (make.footer("Devices that you pair are shown here"),)

PAGES: Final = (
    make.page("connected", "Connected devices", _connected,
              fragment="connecteddevice.ConnectedDeviceDashboardFragment"),
    make.page("connection_preferences", "Connection preferences", _preferences, "connected",
              "connecteddevice.AdvancedConnectedDeviceDashboardFragment"),
    make.page(
        "bluetooth",
        "Bluetooth",
        _bluetooth,
        "connection_preferences",
        "connecteddevice.BluetoothDashboardFragment",
        log=(
            "PrefCtrlListHelper",
            "Could not find Context-only controller for pref: "
            "com.android.settings.bluetooth.BluetoothDeviceRenamePreferenceController",
        ),
    ),
    make.page("pair", "Pair new device", _pair, "connected", "bluetooth.BluetoothPairingDetail"),
    make.page("saved_devices", "Saved devices", SAVED_ROWS, "connected",
              "connecteddevice.PreviouslyConnectedDeviceDashboardFragment"),
    make.page("nfc", "NFC", NFC_ROWS, "connection_preferences",
              "connecteddevice.NfcAndPaymentFragment"),
    make.page("contactless", "Contactless payments", CONTACTLESS_ROWS, "nfc",
              "nfc.PaymentSettings"),
    make.page("cast", "Cast", [make.footer("No nearby devices were found.")],
              "connection_preferences", "wfd.WifiDisplaySettings"),
    make.page("printing", "Printing", PRINTING_ROWS, "connection_preferences",
              "print.PrintSettingsFragment"),
    make.page("nearby", "Nearby Share", NEARBY_ROWS, "connection_preferences"),
    make.page("android_auto", "Android Auto", ANDROID_AUTO_ROWS, "connection_preferences"),
)  # fmt: skip
