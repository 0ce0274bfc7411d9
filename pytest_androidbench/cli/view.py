"""A page that shows a device, live, and with `--control` lets act on it."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Iterator

import click

from pytest_androidbench.texts import clean

ADB_PORT = 5037


@click.command("view", short_help="Show a device on a page, live; with --control act on it.")
@click.argument("serial", required=False)
@click.option("--control", is_flag=True, help="Let the page act: touches, keys, text, apps.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, show_default="a free port",
    help="Port of the page, or one of the next where it is taken.",
)  # fmt: skip
@click.option(
    "--host", default="127.0.0.1", show_default=True,
    help="Address the page is served at; another one lets other machines in.",
)  # fmt: skip
@click.option("--open", "opens", is_flag=True, help="Open the page in this machine's browser.")
def view_command(serial: str | None, control: bool, port: int, host: str, opens: bool) -> None:
    """Show a device on a page until Ctrl-C, over adb alone: UI automation is left to others.

    SERIAL is what `adb devices` lists, with @HOST:PORT where it is at another adb server. A phone
    or emulator of a run that goes on is found by its serial. Without SERIAL: list the devices.
    """
    if serial is None:
        for line in _listed():
            click.echo(clean(line))
        return
    # What speaks adb takes long to import.
    from pytest_androidbench.cli.watching import watched  # noqa: PLC0415

    with watched(*_place_of(serial), control=control, host=host, port=port) as watch:
        click.echo(clean(f"{watch.title}: {watch.address}   (Ctrl-C ends it)"))
        if opens:
            webbrowser.open(watch.address)
        try:
            while True:
                watch.go_on()
        except KeyboardInterrupt:
            click.echo("\nthe page is closed")


def _place_of(given: str) -> tuple[str, str, int]:
    """Serial, and host and port of the adb server that has it."""
    from pytest_androidbench.devices.providers.adb import parse_address  # noqa: PLC0415
    from pytest_androidbench.devices.slots import Slots  # noqa: PLC0415

    for known in (given, *Slots().addresses()):
        try:
            (serial, *more), host, port = parse_address(known)
        except ValueError as error:
            raise click.BadParameter(str(error)) from error
        if more:
            raise click.BadParameter(f"{given!r} names several devices; a page shows one")
        if serial == given.partition("@")[0] and host and port:
            return serial, host, port
    return given, *_usual_server()


def _usual_server() -> tuple[str, int]:
    host = os.environ.get("ANDROID_ADB_SERVER_HOST") or "127.0.0.1"
    return host, int(os.environ.get("ANDROID_ADB_SERVER_PORT") or ADB_PORT)


def _listed() -> Iterator[str]:
    """The devices of runs that go on, and those at the usual adb server."""
    from pytest_androidbench.devices.link.transport import states_at  # noqa: PLC0415
    from pytest_androidbench.devices.slots import Slots  # noqa: PLC0415
    from pytest_androidbench.errors import DeviceUnavailable  # noqa: PLC0415

    ours = Slots().addresses()
    host, port = _usual_server()
    try:
        attached = states_at(host, port)
    except DeviceUnavailable:
        attached = {}
    known = {address.partition("@")[0] for address in ours}
    if not ours and not attached:
        yield f"no run has a device of its own now, and no device is at {host}:{port}"
    for address in ours:
        yield f"androidbench view {address}"
    for serial, state in attached.items():
        if serial not in known:
            yield f"androidbench view {serial}@{host}:{port}   ({state})"
