"""About phone, and the seven taps that open the developer options."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.bindings import StringSetting
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.network.connected import BLUETOOTH_ADDRESS
from pytest_androidbench.phone.apps.settings.pages.network.wifi_details import (
    IP_ADDRESS,
    IPV6_ADDRESS,
    WIFI_MAC,
)
from pytest_androidbench.phone.apps.settings.pages.system.system import DEVELOPER
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import ntr, tr

NAME: Final = StringSetting("global/device_name", "sdk_gphone64_x86_64")
TAPS_NEEDED: Final = 7
SILENT_TAPS: Final = 3


def model_name(phone: Phone) -> str:
    """Return the device's model."""
    return phone.properties.get("ro.product.model")


def up_time(phone: Phone) -> str:
    """Return how long the phone has been on, as "1:02:03"."""
    seconds = phone.clock.since_boot_ms // 1000
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}" if hours else f"{minutes:02d}:{seconds:02d}"


def _about(state: SettingsPageState) -> Rows:
    phone = state.phone
    ip = f"{IP_ADDRESS}\n{IPV6_ADDRESS}" if phone.radios.connected else tr("Unavailable")
    bluetooth = BLUETOOTH_ADDRESS if phone.radios.bluetooth else tr("Unavailable")
    return [
        make.category("Basic info"),
        make.edit("Device name", NAME),
        rows.Info(tr("Phone number (sim slot 1)"), "+1 555-123-4567"),
        make.category("Legal & regulatory"),
        make.link("Legal information", "legal"),
        make.link("Regulatory labels", "regulatory"),
        make.category("Device details"),
        rows.Link(tr("SIM status (sim slot 1)"), "sim_status", summary=CARRIER),
        rows.Link(tr("Model"), "model", summary=model_name(phone)),
        rows.Link(tr("IMEI (sim slot 1)"), "imei", summary="867400022047199"),
        rows.Link(
            tr("Android version"),
            "android_version",
            summary=phone.properties.get("ro.build.version.release"),
        ),
        make.category("Device identifiers"),
        rows.Info(tr("IP address"), ip),
        make.info("Wi‑Fi MAC address", "To view, choose saved network"),
        rows.Info(tr("Device Wi‑Fi MAC address"), WIFI_MAC),
        rows.Info(tr("Bluetooth address"), bluetooth),
        rows.Info(tr("Up time"), up_time(phone)),
        rows.Link(
            tr("Build number"),
            summary=phone.properties.get("ro.build.display.id"),
            do=_tap_build_number,
        ),
        rows.Footer(tr("Send feedback about this device"), name="feedback"),
    ]


def _tap_build_number(pane: Pane) -> None:
    if DEVELOPER.read(pane.phone):
        pane.toast(tr("No need, you are already a developer."))
        return
    taps = int(pane.choice or "0") + 1
    left = TAPS_NEEDED - taps
    pane.choice = str(taps)
    if left <= 0:
        DEVELOPER.write(pane.phone, True)
        pane.choice = ""
        pane.toast(tr("You are now a developer!"))
    elif taps >= SILENT_TAPS:
        pane.toast(
            ntr(
                "You are now {n} step away from being a developer.",
                "You are now {n} steps away from being a developer.",
                left,
            )
        )


def _version(state: SettingsPageState) -> Rows:
    get = state.phone.properties.get
    return [
        rows.Info(tr("Android version"), get("ro.build.version.release")),
        make.info("Android security update", "September 5, 2023"),
        make.info("Google Play system update", "September 1, 2023"),
        rows.Info(tr("Baseband version"), "1.0.0.0"),
        rows.Info(tr("Kernel version"), "5.15.41-android13-8-00055-g4f5025129fe8"),
        rows.Info(tr("Build number"), get("ro.build.display.id")),
    ]


def _model(state: SettingsPageState) -> Rows:
    get = state.phone.properties.get
    return [
        rows.Info(tr("Model"), get("ro.product.model")),
        rows.Info(tr("Serial number"), get("ro.serialno")),
        rows.Info(tr("Hardware version"), get("ro.hardware")),
    ]


LEGAL_ROWS: Final = (
    make.link("Third-party licenses", "licence", argument="licenses"),
    make.link("Google legal", "licence", argument="google"),
    make.link("System WebView licenses", "licence", argument="webview"),
    make.link("Wallpapers", "licence", argument="wallpapers"),
)
REGULATORY_ROWS: Final = (make.footer("No regulatory labels are available for this device."),)
SIM_STATUS_ROWS: Final = (
    rows.Info(tr("Network"), CARRIER),
    make.info("Mobile network state", "Connected"),
    make.info("Service state", "In service"),
    rows.Info(tr("Signal strength"), "-76 dBm 64 asu"),
    rows.Info(tr("Mobile voice network type"), "LTE"),
    rows.Info(tr("Mobile data network type"), "LTE"),
    make.info("Roaming", "Not roaming"),
)
IMEI_ROWS: Final = (
    rows.Info(tr("IMEI"), "867400022047199"),
    rows.Info(tr("IMEI SV"), "00"),
    make.info("MEID", "Unknown"),
)

PAGES: Final = (
    make.page("about", "About emulated device", _about,
              fragment="deviceinfo.aboutphone.MyDeviceInfoFragment"),
    make.page("legal", "Legal information", LEGAL_ROWS, "about", "LegalSettings"),
    make.page("licence", "Legal information", [make.footer("The licenses could not be loaded.")],
              "legal", about=True),
    make.page("regulatory", "Regulatory labels", REGULATORY_ROWS, "about"),
    make.page("sim_status", "SIM status (sim slot 1)", SIM_STATUS_ROWS, "about"),
    make.page("model", "Model", _model, "about"),
    make.page("imei", "IMEI (sim slot 1)", IMEI_ROWS, "about"),
    make.page("android_version", "Android version", _version, "about",
              "deviceinfo.firmwareversion.FirmwareVersionSettings"),
)  # fmt: skip
