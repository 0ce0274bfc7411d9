"""What an app may look like: its own colours, theme and design, a drawer, a snackbar."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    BarButton,
    Button,
    Fab,
    Look,
    More,
    Page,
    Panel,
    TextField,
    TopBar,
)
from tests.phone_system.sample import Finger

PACKAGE = "com.ex.looks"


@dataclass(eq=False)
class Pages(Drawer[App]):
    rows = (DrawerRow(text="One", icon="home", id="one"), DrawerRow(text="Two", icon="info"))


@dataclass(eq=False)
class Front(AppScreen[App, None]):
    activity = ".Front"
    name: str = ""
    page: int = 0
    undone: bool = False
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> Widget:
        bar = TopBar(
            "Front",
            subtitle="below",
            lead=BarButton("menu", "Menu", on_tap=self.open_drawer),
            actions=(
                BarButton("delete", "Delete", id="delete", on_tap=self.delete),
                More(self.close),
            ),
        )
        return Page(
            bar,
            Panel(look=Look(background="primary"), height=40, id="stripe"),
            TextField(bind="name", hint="Name", id="name", max_length=5),
            Button("Save", id="save", on_tap=self.delete, role="error"),
            fab=Fab("add", None, id="fab"),
            over=self.snackbar.build(),
        )

    def open_drawer(self) -> None:
        self.ask(Pages(chosen=self.page), self.turn)

    def turn(self, page: int) -> None:
        self.page = page

    def delete(self) -> None:
        self.snackbar.say("Deleted", self.take_back)

    def take_back(self) -> None:
        self.undone = True


class LooksApp(App):
    package = PACKAGE
    label = "Looks"
    main = ".Front"
    activities = {".Front": Front}  # noqa: RUF012
    palette = {"primary": "#ff0000"}  # noqa: RUF012
    dark_palette = {"primary": "#00ff00"}  # noqa: RUF012
    material = 2


class DarkApp(LooksApp):
    def display(self, display: Display) -> Display:
        return replace(display, dark=True, hour24=False)


class BrightApp(LooksApp):
    def display(self, display: Display) -> Display:
        return replace(display, dark=False)


def shown(app: type[App], *, dark: bool = False) -> tuple[Phone, Finger, Front]:
    phone = Phone(PhoneConfig(apps=(*CORE, app), display=Display(dark=dark)))
    phone.windows.start_app(PACKAGE)
    front = phone.windows.stack.front
    assert front is not None
    screen = front.entries[-1].screen
    assert isinstance(screen, Front)
    return phone, Finger(phone), screen


def stripe(phone: Phone, finger: Finger) -> tuple[int, ...]:
    x, y = finger.find(resource_id=f"{PACKAGE}:id/stripe").bounds.center
    pixel = phone.windows.view.image().convert("RGB").getpixel((x, y))
    assert isinstance(pixel, tuple)
    return tuple(int(part) for part in pixel)


def test_an_app_has_its_own_colours_in_the_light_and_in_the_dark() -> None:
    for app, dark, colour in (
        (LooksApp, False, (255, 0, 0)),
        (LooksApp, True, (0, 255, 0)),
        (DarkApp, False, (0, 255, 0)),
    ):
        phone, finger, _ = shown(app, dark=dark)
        assert stripe(phone, finger) == colour


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("app", "light_signs"), [(DarkApp, True), (BrightApp, False)])
def test_the_signs_of_the_status_bar_can_be_seen_whatever_the_phone_and_the_app_are(
    app: type[App], light_signs: bool, dark: bool
) -> None:
    phone, finger, screen = shown(app, dark=dark)
    assert screen.bars_over_dark() is light_signs
    clock = finger.find(resource_id="com.android.systemui:id/clock").bounds
    area = (clock.left, clock.top, clock.right, clock.bottom)
    shades = phone.windows.view.image().convert("L").crop(area).tobytes()
    assert max(shades) - min(shades) > 180, "the signs stand out"


def test_buttons_of_the_older_design_are_in_capitals() -> None:
    _, finger, _ = shown(LooksApp)
    assert finger.find(text="SAVE").resource_id.endswith("/save")


def test_a_bar_has_a_subtitle_and_what_leads() -> None:
    _, finger, _ = shown(LooksApp)
    assert finger.shows(text="below")
    assert finger.find(desc="Delete").class_name == "android.widget.Button"
    assert finger.find(desc="More options").class_name == "android.widget.ImageView"


def test_a_drawer_lies_at_the_start_and_closes_with_its_row() -> None:
    phone, finger, front = shown(LooksApp)
    finger.tap(desc="Menu")
    row = finger.find(resource_id=f"{PACKAGE}:id/one")
    assert row.selected
    assert row.bounds.left == 0
    finger.tap(text="Two")
    assert front.page == 1
    finger.tap(desc="Menu")
    phone.windows.fingers.tap(1000, 1200)
    assert front.page == 1
    assert not finger.shows(text="Two")


def test_a_snackbar_lifts_the_button_goes_away_and_can_be_undone() -> None:
    phone, finger, front = shown(LooksApp)
    low = fab_bounds(finger)
    finger.tap(desc="Delete")
    assert fab_bounds(finger).bottom < low.bottom
    finger.tap(text="UNDO")
    assert front.undone
    phone.clock.advance(3_000)
    phone.windows.changed()
    assert not finger.shows(text="Deleted")
    assert fab_bounds(finger) == low


def fab_bounds(finger: Finger) -> Rect:
    return finger.find(resource_id=f"{PACKAGE}:id/fab").bounds


def test_a_field_takes_no_more_than_fits() -> None:
    phone, finger, front = shown(LooksApp)
    finger.tap(resource_id=f"{PACKAGE}:id/name")
    phone.windows.type_text("abcdefg")
    assert front.name == "abcde"
    phone.windows.type_text("h")
    assert front.name == "abcde"
