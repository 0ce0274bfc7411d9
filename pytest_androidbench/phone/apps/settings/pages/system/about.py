"""About phone, and the seven taps that open the developer options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.bindings import Word
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.apps.settings.pages.network.connected import BLUETOOTH_ADDRESS
from pytest_androidbench.phone.apps.settings.pages.network.wifi_details import (
    IP_ADDRESS,
    WIFI_MAC,
)
from pytest_androidbench.phone.apps.settings.pages.system.system import DEVELOPER
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.radios import CARRIER
from pytest_androidbench.phone.ui.message import ntr, tr

NAME: Final = Word("global", "device_name", "sdk_gphone64_x86_64")
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


def _about(scene: Scene) -> Sequence[rows.Row]:
    phone = scene.phone
    ip = f"{IP_ADDRESS}\nfe80::15:b2ff:fe00:0" if phone.radios.connected else tr("Unavailable")
    bluetooth = BLUETOOTH_ADDRESS if phone.radios.bluetooth else tr("Unavailable")
    return [
        rows.Category(tr("Basic info")),
        rows.EditText(tr("Device name"), value=NAME),
        rows.Info(tr("Phone number (sim slot 1)"), summary="+1 555-123-4567"),
        rows.Category(tr("Legal & regulatory")),
        rows.Link(tr("Legal information"), to="legal"),
        rows.Link(tr("Regulatory labels"), to="regulatory"),
        rows.Category(tr("Device details")),
        rows.Link(tr("SIM status (sim slot 1)"), summary=CARRIER, to="sim_status"),
        rows.Link(tr("Model"), summary=model_name(phone), to="model"),
        rows.Link(tr("IMEI (sim slot 1)"), summary="867400022047199", to="imei"),
        rows.Link(
            tr("Android version"),
            summary=phone.properties.get("ro.build.version.release"),
            to="android_version",
        ),
        rows.Category(tr("Device identifiers")),
        rows.Info(tr("IP address"), summary=ip),
        rows.Info(tr("Wi‑Fi MAC address"), summary=tr("To view, choose saved network")),
        rows.Info(tr("Device Wi‑Fi MAC address"), summary=WIFI_MAC),
        rows.Info(tr("Bluetooth address"), summary=bluetooth),
        rows.Info(tr("Up time"), summary=up_time(phone)),
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


def _version(scene: Scene) -> Sequence[rows.Row]:
    get = scene.phone.properties.get
    return [
        rows.Info(tr("Android version"), summary=get("ro.build.version.release")),
        rows.Info(tr("Android security update"), summary=tr("September 5, 2023")),
        rows.Info(tr("Google Play system update"), summary=tr("September 1, 2023")),
        rows.Info(tr("Baseband version"), summary="1.0.0.0"),
        rows.Info(tr("Kernel version"), summary="5.15.41-android13-8-00055-g4f5025129fe8"),
        rows.Info(tr("Build number"), summary=get("ro.build.display.id")),
    ]


def _model(scene: Scene) -> Sequence[rows.Row]:
    get = scene.phone.properties.get
    return [
        rows.Info(tr("Model"), summary=get("ro.product.model")),
        rows.Info(tr("Serial number"), summary=get("ro.serialno")),
        rows.Info(tr("Hardware version"), summary=get("ro.hardware")),
    ]


PAGES: Final = (
    Page(
        name="about",
        title=tr("About phone"),
        rows=_about,
        fragment="deviceinfo.aboutphone.MyDeviceInfoFragment",
    ),
    Page(
        name="legal",
        title=tr("Legal information"),
        parent="about",
        fragment="LegalSettings",
        rows=[
            rows.Link(tr("Third-party licenses"), to="licence", argument="licenses"),
            rows.Link(tr("Google legal"), to="licence", argument="google"),
            rows.Link(tr("System WebView licenses"), to="licence", argument="webview"),
            rows.Link(tr("Wallpapers"), to="licence", argument="wallpapers"),
        ],
    ),
    Page(
        name="licence",
        title=tr("Legal information"),
        parent="legal",
        about=True,
        rows=[rows.Footer(tr("The licenses could not be loaded."))],
    ),
    Page(
        name="regulatory",
        title=tr("Regulatory labels"),
        parent="about",
        rows=[rows.Footer(tr("No regulatory labels are available for this device."))],
    ),
    Page(
        name="sim_status",
        title=tr("SIM status (sim slot 1)"),
        parent="about",
        rows=[
            rows.Info(tr("Network"), summary=CARRIER),
            rows.Info(tr("Mobile network state"), summary=tr("Connected")),
            rows.Info(tr("Service state"), summary=tr("In service")),
            rows.Info(tr("Signal strength"), summary="-76 dBm 64 asu"),
            rows.Info(tr("Mobile voice network type"), summary="LTE"),
            rows.Info(tr("Mobile data network type"), summary="LTE"),
            rows.Info(tr("Roaming"), summary=tr("Not roaming")),
        ],
    ),
    Page(name="model", title=tr("Model"), parent="about", rows=_model),
    Page(
        name="imei",
        title=tr("IMEI (sim slot 1)"),
        parent="about",
        rows=[
            rows.Info(tr("IMEI"), summary="867400022047199"),
            rows.Info(tr("IMEI SV"), summary="00"),
            rows.Info(tr("MEID"), summary=tr("Unknown")),
        ],
    ),
    Page(
        name="android_version",
        title=tr("Android version"),
        rows=_version,
        parent="about",
        fragment="deviceinfo.firmwareversion.FirmwareVersionSettings",
    ),
)
