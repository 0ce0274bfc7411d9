"""The command `androidbench prepare`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.suites.installed import find_suite, package_folder
from pytest_androidbench.suites.profile_names import named_profiles, own_profiles
from pytest_androidbench.suites.suite import Suite, load_suite
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.interface.profile import Profile


@click.command("prepare", short_help="Bring a device into the state a suite starts from.")
@click.option("--ab-device", "device", required=True, help="As pytest takes it: adb:SERIAL.")
@click.option("--ab-suite", "suite", default="android_world", show_default=True)
@click.option(
    "--ab-profiles",
    "profiles",
    default="",
    help="Save the state in these looks, too; by default in all of the suite's own. None: default.",
)
@click.option(
    "--apks", type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Install what is missing from APK files in this folder, called by their packages.",
)  # fmt: skip
def prepare_command(device: str, suite: str, profiles: str, apks: Path | None) -> None:
    """Install a suite's apps on a device, grant what they need, answer their first pages.

    What comes of it is checked and saved on the device as a snapshot called by the suite's recipe,
    so that runs begin from there; a device that has it already is only brought back to it.
    So it is with the looks that the suite's tasks are run in.
    """
    looks = named_profiles(profiles, [Path.cwd()]).profiles if profiles else own_profiles(suite)
    with leased(device) as one:
        _prepare(one, load_suite(package_folder(find_suite(suite))), looks, apks)


def _prepare(device: Device, suite: Suite, profiles: Iterable[Profile], apks: Path | None) -> None:
    from pytest_androidbench.provision.preparing import prepare_for  # noqa: PLC0415
    from pytest_androidbench.provision.profiles import save_dressed  # noqa: PLC0415

    prepared = prepare_for(device, suite, apks)
    for package, version in prepared.versions.items():
        click.echo(clean(f"{package} {version}"))
    click.echo(clean(f"saved as {prepared.snapshot}"))
    looks = [profile for profile in profiles if profile.values]
    saved = save_dressed(device, prepared.snapshot, looks)
    for name, state in saved.items():
        click.echo(clean(f"{name} saved as {state}"))
    if len(saved) < len(looks):
        click.echo("its states leave out how it looks: it gets a look before each episode")


@contextmanager
def leased(spec: str) -> Iterator[Device]:
    """The device that a specification names, which is given back afterwards.

    Raises:
        AndroidBenchError: there is no such device.
    """
    # Late: what drives devices is heavy, and `--help` is to come at once.
    from pytest_androidbench.devices.providers.provider import provider_from  # noqa: PLC0415

    try:
        provider = provider_from(spec, export=False)
    except ValueError as error:
        raise DeviceUnavailable(str(error)) from error
    device = provider.acquire()
    try:
        yield device
    finally:
        provider.release(device)
