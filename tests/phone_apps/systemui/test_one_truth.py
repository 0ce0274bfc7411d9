"""A tile, a page of Settings and the shell say the same of a state, whoever changed it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest

from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.driver import Driver, started
from tests.phone_system.sample import Finger

SWITCH = "android.widget.Switch"


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedState:
    """A state that several places show."""

    tile: str
    """The tile's name in `sysui_qs_tiles`."""
    said: str
    """What the tile is called for those who listen."""
    page: str
    """The page of Settings that has it."""
    label: str
    """Its switch there."""
    key: str
    """Its row of the settings provider."""
    on: str = "1"
    off: str = "0"
    commands: tuple[str, str] | None = None
    """What turns it off and on in the shell, beside `settings put`."""


STATES = (
    SharedState(
        tile="bt",
        said="Bluetooth.",
        page="bluetooth",
        label="Use Bluetooth",
        key="global bluetooth_on",
        commands=("cmd bluetooth_manager disable", "svc bluetooth enable"),
    ),
    SharedState(
        tile="airplane",
        said="Airplane mode",
        page="network",
        label="Airplane mode",
        key="global airplane_mode_on",
        commands=(
            "cmd connectivity airplane-mode disable",
            "cmd connectivity airplane-mode enable",
        ),
    ),
    SharedState(
        tile="rotation",
        said="Auto-rotate screen",
        page="auto_rotate",
        label="Use auto-rotate",
        key="system accelerometer_rotation",
        commands=("wm user-rotation lock 0", "wm user-rotation free"),
    ),
    SharedState(
        tile="battery",
        said="Battery Saver",
        page="battery_saver",
        label="Use Battery Saver",
        key="global low_power",
        commands=("cmd power set-mode 0", "cmd power set-mode 1"),
    ),
    SharedState(
        tile="location",
        said="Location",
        page="location",
        label="Use location",
        key="secure location_mode",
        on="3",
        commands=("cmd location set-location-enabled false", "settings put secure location_mode 1"),
    ),
    SharedState(
        tile="hotspot",
        said="Hotspot",
        page="wifi_hotspot",
        label="Use Wi‑Fi hotspot",
        key="global wifi_ap_on",
    ),
    SharedState(
        tile="saver",
        said="Data Saver",
        page="data_saver",
        label="Use Data Saver",
        key="global restrict_background_data",
        commands=(
            "cmd netpolicy set restrict-background false",
            "cmd netpolicy set restrict-background true",
        ),
    ),
    SharedState(
        tile="dark",
        said="Dark theme",
        page="dark_theme",
        label="Use Dark theme",
        key="secure ui_night_mode",
        on="2",
        off="1",
        commands=("cmd uimode night no", "cmd uimode night yes"),
    ),
    SharedState(
        tile="night",
        said="Night Light",
        page="night_light",
        label="Use Night Light",
        key="secure night_display_activated",
    ),
    SharedState(
        tile="reduce_brightness",
        said="Extra dim",
        page="extra_dim",
        label="Use extra dim",
        key="secure reduce_bright_colors_activated",
    ),
    SharedState(
        tile="onehanded",
        said="One-handed mode",
        page="one_handed",
        label="Use one-handed mode",
        key="secure one_handed_mode_enabled",
    ),
    SharedState(
        tile="inversion",
        said="Color inversion",
        page="color_motion",
        label="Color inversion",
        key="secure accessibility_display_inversion_enabled",
    ),
    SharedState(
        tile="color_correction",
        said="Color correction",
        page="color_motion",
        label="Color correction",
        key="secure accessibility_display_daltonizer_enabled",
    ),
    SharedState(
        tile="mictoggle",
        said="Mic access",
        page="privacy",
        label="Microphone access",
        key="secure microphone_access",
        commands=(
            "cmd sensor_privacy enable 0 microphone",
            "cmd sensor_privacy disable 0 microphone",
        ),
    ),
    SharedState(
        tile="cameratoggle",
        said="Camera access",
        page="privacy",
        label="Camera access",
        key="secure camera_access",
        commands=("cmd sensor_privacy enable 0 camera", "cmd sensor_privacy disable 0 camera"),
    ),
)


def shell(phone: Phone, command: str) -> str:
    """What a command prints."""
    return asyncio.run(run_text(phone, command)).stdout.strip()


@dataclass(eq=False)
class Places:
    """A phone, and the places where it shows a state."""

    driver: Driver
    state: SharedState

    def tile(self, *, tap: bool = False) -> bool:
        """What the tile shows, before it is tapped."""
        windows = self.driver.phone.windows
        windows.open_quick_settings()
        node = Finger(self.driver.phone).find(desc=self.state.said, class_name=SWITCH)
        if tap:
            windows.fingers.tap(*node.bounds.center)
        windows.close_shade()
        return node.checked

    def page(self, *, tap: bool = False) -> bool:
        """What the page shows, before its switch is tapped."""
        self.driver.page(self.state.page)
        node = self.driver.switch_beside(self.state.label)
        if tap:
            self.driver.touch(node)
        return node.checked

    def row(self) -> str:
        """What the settings provider has."""
        return shell(self.driver.phone, f"settings get {self.state.key}")

    def all(self) -> tuple[bool, bool, str]:
        """What all places show."""
        return self.tile(), self.page(), self.row()

    def whole(self, on: bool) -> tuple[bool, bool, str]:
        """What they have to show."""
        return on, on, self.state.on if on else self.state.off


@pytest.fixture(params=STATES, ids=lambda state: state.tile)
def places(request: pytest.FixtureRequest) -> Places:
    """A phone for each state, whose first tile shows it."""
    driver = started()
    driver.phone.settings.put("secure", "sysui_qs_tiles", f"{request.param.tile},internet,dnd")
    return Places(driver, request.param)


def test_what_a_tile_turns_is_seen_everywhere(places: Places) -> None:
    before = places.tile()
    places.tile(tap=True)
    assert places.all() == places.whole(not before)
    places.tile(tap=True)
    assert places.all() == places.whole(before)


def test_what_a_page_turns_is_seen_everywhere(places: Places) -> None:
    before = places.page()
    places.page(tap=True)
    assert places.all() == places.whole(not before)
    places.page(tap=True)
    assert places.all() == places.whole(before)


def test_what_the_shell_puts_is_seen_everywhere(places: Places) -> None:
    for on in (True, False, True):
        value = places.state.on if on else places.state.off
        shell(places.driver.phone, f"settings put {places.state.key} {value}")
        assert places.all() == places.whole(on)


@pytest.mark.parametrize(
    "state", [s for s in STATES if s.commands is not None], ids=lambda state: state.tile
)
def test_what_a_service_turns_is_seen_everywhere(state: SharedState) -> None:
    places = Places(started(), state)
    places.driver.phone.settings.put("secure", "sysui_qs_tiles", f"{state.tile},internet")
    assert state.commands is not None
    for at in (1, 0, 1):
        shell(places.driver.phone, state.commands[at])
        assert (places.tile(), places.page()) == (bool(at), bool(at))


def internet(phone: Phone) -> str:
    """What the Internet tile says."""
    phone.windows.open_quick_settings()
    finger = Finger(phone)
    said = [node.desc for node in finger.all(class_name=SWITCH) if node.desc.startswith("Internet")]
    phone.windows.close_shade()
    return said[0]


def test_internet_follows_the_radios() -> None:
    phone = started().phone
    assert internet(phone) == "Internet,AndroidWifi"
    shell(phone, "cmd wifi set-wifi-enabled disabled")
    assert internet(phone) == "Internet,T-Mobile, LTE"
    shell(phone, "svc data disable")
    assert internet(phone) == "Internet,,Networks unavailable"
    shell(phone, "cmd connectivity airplane-mode enable")
    assert internet(phone) == "Internet,,Airplane mode"


@pytest.mark.parametrize("word", ["priority", "none", "alarms"])
def test_every_way_not_to_be_disturbed_is_on(word: str) -> None:
    driver = started()
    shell(driver.phone, f"cmd notification set_dnd {word}")
    driver.phone.windows.open_quick_settings()
    finger = Finger(driver.phone)
    assert finger.find(desc="Do Not Disturb., On", class_name=SWITCH).checked
    driver.phone.windows.close_shade()
    driver.page("dnd")
    driver.tap("zen_mode_settings_turn_off_button")
    assert shell(driver.phone, "settings get global zen_mode") == "0"


@pytest.mark.parametrize("blocker", ["airplane_mode_on", "restrict_background_data"])
def test_a_hotspot_is_not_to_be_had(blocker: str) -> None:
    driver = started()
    driver.phone.settings.put("secure", "sysui_qs_tiles", "hotspot,internet")
    driver.phone.settings.put("global", blocker, 1)
    driver.phone.windows.open_quick_settings()
    finger = Finger(driver.phone)
    finger.tap(text="Hotspot")
    assert shell(driver.phone, "settings get global wifi_ap_on") != "1"


def test_the_next_alarm_is_told_as_the_clock_has_it() -> None:
    driver = started()
    shell(
        driver.phone,
        "am start -a android.intent.action.SET_ALARM --ei android.intent.extra.alarm.HOUR 7 "
        "--ei android.intent.extra.alarm.MINUTES 5 --ez android.intent.extra.alarm.SKIP_UI true",
    )
    driver.phone.windows.open_quick_settings()
    finger = Finger(driver.phone)
    told = shell(driver.phone, "settings get system next_alarm_formatted")
    assert finger.shows(desc=f"Alarm, {told}")
    assert finger.shows(desc=f"Alarm set for {told}.")
