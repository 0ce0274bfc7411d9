"""The phone: all its parts, and the one place where kept calls are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pytest_androidbench.phone.browser.on_demand import BrowserOnDemand
from pytest_androidbench.phone.browser.requests import Answerer, PageRequest, PageResponse
from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.system.activities import Activities
from pytest_androidbench.phone.system.battery import Battery
from pytest_androidbench.phone.system.broadcasts import Broadcasts
from pytest_androidbench.phone.system.clipboard import Clipboard
from pytest_androidbench.phone.system.clock import Call, Clock
from pytest_androidbench.phone.system.content import ContentResolver
from pytest_androidbench.phone.system.databases import Databases
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.guard import Guard
from pytest_androidbench.phone.system.ime import InputMethods
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.keyguard import Keyguard
from pytest_androidbench.phone.system.legacy_apps import LegacyApps
from pytest_androidbench.phone.system.linking import DisplayLinks
from pytest_androidbench.phone.system.lock_settings import LockSettings
from pytest_androidbench.phone.system.log import Log
from pytest_androidbench.phone.system.notifications import Notifications
from pytest_androidbench.phone.system.packages import Packages
from pytest_androidbench.phone.system.pages import page_answerer
from pytest_androidbench.phone.system.parts import Parts
from pytest_androidbench.phone.system.permissions import Permissions
from pytest_androidbench.phone.system.power import Power
from pytest_androidbench.phone.system.processes import Processes
from pytest_androidbench.phone.system.properties import Properties
from pytest_androidbench.phone.system.providers import Providers
from pytest_androidbench.phone.system.radios import Radios
from pytest_androidbench.phone.system.roles import Roles
from pytest_androidbench.phone.system.settings import Settings
from pytest_androidbench.phone.system.snapshots import Snapshots
from pytest_androidbench.phone.system.telephony import Telephony
from pytest_androidbench.phone.system.tracing import Tracing
from pytest_androidbench.phone.system.windows import Windows
from pytest_androidbench.phone.system.work import Requests
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.part import at_path
from pytest_androidbench.phone.ui.text import TextEngine

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

BOOT_TIME_MS = 1_697_384_040_000
"""2023-10-15 15:34:00 UTC."""


NO_BROWSER = "ro.androidbench.no_browser"
"""The property that says why pages cannot be shown, where they cannot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneConfig:
    """What a phone is started with."""

    apps: Sequence[type[App]]
    known: Sequence[type[App]] = ()
    """Further apps, which are not there at boot and can be installed."""
    factory: bool = False
    """Whether only the system's apps are there at boot; the others can be installed."""
    display: Display = field(default_factory=Display)
    boot_time_ms: int = BOOT_TIME_MS
    avd_name: str = "AndroidWorldAvd"
    serial: str = "emulator-5554"
    answerers: Sequence[Callable[[Phone], Answerer]] = ()
    """Who else is asked for what pages want, before any server is."""


class Phone:
    """Everything a phone is; synchronous, and only ever used from one thread."""

    def __init__(self, config: PhoneConfig, engine: TextEngine | None = None) -> None:
        self.config = config
        self.engine = engine or TextEngine()
        self.physical = config.display
        """What `wm size` and `wm density` call physical."""
        self._display = config.display
        self.sensors_rotation = 0
        """How the device is held, which auto-rotate follows."""
        self.clock = Clock(config.boot_time_ms, self.run)
        self.files = FileSystem(lambda: self.clock.now_ms)
        self.log = Log(lambda: self.clock.now_ms)
        self.requests = Requests(lambda tag, message: self.log.write("W", tag, message))
        self.databases = Databases(self.files)
        self.settings = Settings()
        self.properties = Properties(self._identity())
        self.processes = Processes()
        self.guard = Guard(self)
        self.packages = Packages(self, config.apps, config.known)
        self.parts = Parts(self.packages)
        self.permissions = Permissions(self)
        self.legacy = LegacyApps(self)
        self.roles = Roles(self)
        self.ime = InputMethods(self.settings, self.parts)
        self.activities = Activities(self)
        self.broadcasts = Broadcasts(self)
        self.notifications = Notifications(self)
        self.tracing = Tracing(self)
        self.radios = Radios(self.settings, self._radio_changed, self.tracing.wifi)
        self.telephony = Telephony(self)
        self.locks = LockSettings(lambda: self.clock.uptime_ms)
        self.keyguard = Keyguard(self)
        self.windows = Windows(self)
        self.battery = Battery(self.windows.invalidate)
        self.clipboard = Clipboard(
            lambda: self.windows.foreground, self.windows.overlays.passing.copied
        )
        self.snapshots = Snapshots(self)
        self.providers = Providers(self)
        self.media = self.providers.media
        self.content = ContentResolver(self)
        self.decoder = MediaDecoder()
        """What films and songs hold; a phone that raises its wall starts it before."""
        self.page_answerers: list[Answerer] = [m(self) for m in (page_answerer, *config.answerers)]
        """What pages are given: the first that has an answer gives it, and without one there is
        nothing."""
        self.browser = BrowserOnDemand(lambda: self.clock.now_ms, self._page_answer)
        """Shows web pages; a phone that raises its wall starts it before."""
        self.power = Power(self)
        self._links = DisplayLinks(self)
        self._boot()

    @property
    def display(self) -> Display:
        """The display as it is now; setting it keeps the settings in step."""
        return self._display

    @display.setter
    def display(self, display: Display) -> None:
        turned = display.rotation != self._display.rotation
        self._display = display
        self._links.write(turned=turned)
        self.windows.changed()

    def show_on(self, display: Display) -> None:
        """Take a display over without writing settings."""
        self._display = display

    def turn(self, rotation: int) -> None:
        """Hold the device another way; the display follows when auto-rotate is on."""
        self.sensors_rotation = rotation % 4
        self.windows.turning.sensed()

    def run(self, call: Call) -> None:
        """Make a kept call: to a screen, an app, or a part of the phone."""
        kind, _, name = call.target.partition(":")
        if kind == "screen":
            screen = self.windows.screen(int(name))
            if screen is not None:
                method = at_path(screen, call.method)
                self.guard.call(screen.app, lambda: method(*call.args))
        elif kind == "app":
            app = self.packages.app(name)
            if app is not None:
                method = getattr(app, call.method)
                self.guard.call(app, lambda: method(*call.args))
        else:
            getattr(getattr(self, kind), call.method)(*call.args)
        self.windows.changed()
        self.browser.tick()

    def quietly(self, work: Callable[[], object]) -> None:
        """Do something from outside, then let the windows show it."""
        work()
        self.windows.invalidate()

    def _page_answer(self, request: PageRequest) -> PageResponse | None:
        found = (answer(request) for answer in self.page_answerers)
        return next((response for response in found if response is not None), None)

    def allow_web(self, hosts: str) -> None:
        """Let pages have what some servers outside give, where the phone is connected.

        Args:
            hosts: which, as `phone.wall.allowed_hosts` reads it.

        Raises:
            OSError: no process can be started that calls them.
        """
        from pytest_androidbench.phone.browser.fetcher import PageFetcher  # noqa: PLC0415 - seldom

        fetcher = PageFetcher(hosts)

        def answer(request: PageRequest) -> PageResponse | None:
            found = fetcher.answer(request) if self.radios.online else None
            if found is not None:
                self.browser.disturbances.timed()
            return found

        self.page_answerers.append(answer)

    def start_browser(self) -> None:
        """Have the browser wait for its first page, or say in a property why there is none."""
        self.browser.start()
        missing = self.browser.missing()
        if missing:
            self.properties.put(NO_BROWSER, missing)

    def _boot(self) -> None:
        self._links.write()
        self.packages.boot()
        self.roles.boot()
        self.power.start()
        self.clock.advance(0)

    def _identity(self) -> dict[str, str]:
        config = self.config
        return {
            "ro.boot.serialno": "EMULATOR33X1X11X0",
            "ro.serialno": "EMULATOR33X1X11X0",
            "ro.boot.qemu.avd_name": config.avd_name,
            "ro.kernel.qemu.avd_name": config.avd_name,
            "ro.sf.lcd_density": str(config.display.density),
            "qemu.sf.lcd_density": str(config.display.density),
            "ro.product.locale": config.display.locale.replace("_", "-"),
        }

    def _radio_changed(self, radio: str, on: bool) -> None:
        actions = {
            "airplane": "android.intent.action.AIRPLANE_MODE",
            "wifi": "android.net.wifi.WIFI_STATE_CHANGED",
            "bluetooth": "android.bluetooth.adapter.action.STATE_CHANGED",
        }
        if radio == "airplane":
            self.tracing.airplane(on)
            self.telephony.radio_changed()
        if radio in actions:
            self.broadcasts.send(Intent(action=actions[radio], extras={"state": on}))
        self.windows.changed()
