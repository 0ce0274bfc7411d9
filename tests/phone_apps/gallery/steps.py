"""What a finger does on the way to a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.driver import Driver

Step = Callable[[Driver], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shot:
    """A screen to look at, and how one gets there from home."""

    name: str
    steps: tuple[Step, ...]


def shot(name: str, *steps: Step) -> Shot:
    """A shot by its name and steps."""
    return Shot(name=name, steps=steps)


def launch(package: str) -> Step:
    """Start an app as its icon does."""
    return lambda driver: driver.phone.windows.start_app(package)


def start(action: str, data: str | None = None, type_: str | None = None) -> Step:
    """Start whatever takes an intent."""
    return lambda driver: driver.phone.activities.start(
        Intent(action=action, data=data, type=type_)
    )


def tap(label: str, class_name: str = "") -> Step:
    """Tap what has this text, description or id."""
    return lambda driver: driver.tap(label, class_name)


def tap_last(label: str) -> Step:
    """Tap the last of several nodes with the same label."""
    return lambda driver: driver.touch(_named(driver, label)[-1])


def hold(label: str) -> Step:
    """Press something for long."""

    def press(driver: Driver) -> None:
        driver.phone.windows.fingers.long_press(*_named(driver, label)[0].bounds.center)

    return press


def key(label: str) -> Step:
    """Press what has this description in any window: a key, a button of the system."""
    return lambda driver: driver.touch(_anywhere(driver, "desc", label))


def hold_key(label: str) -> Step:
    """Press what has this description in any window for long."""

    def press(driver: Driver) -> None:
        center = _anywhere(driver, "desc", label).bounds.center
        driver.phone.windows.fingers.long_press(*center)

    return press


def key_text(label: str) -> Step:
    """Press what has this text in any window."""
    return lambda driver: driver.touch(_anywhere(driver, "text", label))


def _anywhere(driver: Driver, field: str, label: str) -> Node:
    roots = driver.phone.windows.view.all_trees()
    found = [node for root in roots for node in root.walk() if getattr(node, field) == label]
    return found[-1]


def fill(hint: str, text: str) -> Step:
    """Type into the field with this hint, and hide the keyboard."""

    def type_(driver: Driver) -> None:
        fields = [node for node in driver.nodes() if node.hint == hint]
        driver.touch(fields[-1])
        driver.phone.windows.type_text(text)
        driver.phone.windows.back()

    return type_


def write(text: str) -> Step:
    """Type into the field with the caret."""
    return lambda driver: driver.phone.windows.type_text(text)


def swipe(*points: tuple[int, int], ms: int = 300) -> Step:
    """Draw a finger through points."""
    return lambda driver: driver.phone.windows.fingers.swipe(list(points), ms)


def wait(ms: int) -> Step:
    """Let time pass."""

    def pass_(driver: Driver) -> None:
        driver.phone.clock.advance(ms)
        driver.phone.windows.changed()

    return pass_


def back(driver: Driver) -> None:
    """Go back."""
    driver.phone.windows.back()


def home(driver: Driver) -> None:
    """Go home."""
    driver.phone.windows.home()


def display_off(driver: Driver) -> None:
    """Turn the display off."""
    driver.phone.windows.navigation.turn_off()


def shade(driver: Driver) -> None:
    """Pull down the notifications."""
    driver.phone.windows.open_shade()


def quick_settings(driver: Driver) -> None:
    """Pull down the quick settings."""
    driver.phone.windows.open_quick_settings()


def recents(driver: Driver) -> None:
    """Show the overview."""
    driver.phone.windows.recents()


def crash(package: str) -> Step:
    """Let an app fail."""

    def fail(driver: Driver) -> None:
        app = driver.phone.packages.app(package)
        driver.phone.guard.call(app, partial(_fail, package))

    return fail


def _fail(package: str) -> None:
    raise RuntimeError(f"{package} fails for a picture")


def _named(driver: Driver, label: str) -> list[Node]:
    found = [
        node
        for node in driver.nodes()
        if label in {node.text, node.desc, node.resource_id.rpartition("/")[2]}
    ]
    if not found:
        raise LookupError(f"no {label!r} among {driver.texts()}")
    return found


def arrive(number: str, text: str) -> Step:
    """Let a message arrive."""

    def receive(driver: Driver) -> None:
        driver.phone.telephony.receive_sms(number, text)
        driver.phone.windows.changed()

    return receive


def airplane(driver: Driver) -> None:
    """Switch the radio off."""
    driver.phone.radios.set_airplane(True)
