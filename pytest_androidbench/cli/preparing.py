"""The command `androidbench prepare`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pytest_androidbench.errors import DeviceUnavailable
from pytest_androidbench.suites.installed import find_suite, package_folder
from pytest_androidbench.suites.suite import load_suite
from pytest_androidbench.texts import clean

if TYPE_CHECKING:
    from pytest_androidbench.provision.preparing import Prepared


@click.command("prepare", short_help="Bring a device into the state a suite starts from.")
@click.option("--ab-device", "device", required=True, help="As pytest takes it: adb:SERIAL.")
@click.option("--ab-suite", "suite", default="android_world", show_default=True)
@click.option(
    "--apks", type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="Install what is missing from APK files in this folder, called by their packages.",
)  # fmt: skip
def prepare_command(device: str, suite: str, apks: Path | None) -> None:
    """Install a suite's apps on a device, grant what they need, answer their first pages.

    What comes of it is checked and saved on the device as a snapshot called by the suite's recipe,
    so that runs begin from there; a device that has it already is only brought back to it.
    """
    prepared = prepared_device(device, suite, apks)
    for package, version in prepared.versions.items():
        click.echo(clean(f"{package} {version}"))
    click.echo(clean(f"saved as {prepared.snapshot}"))


def prepared_device(spec: str, suite: str, apks: Path | None) -> Prepared:
    """Prepare the device that a specification names, and give it back.

    Raises:
        AndroidBenchError: there is no such device or suite, or it cannot be prepared.
    """
    # Late: what drives devices is heavy, and `--help` is to come at once.
    from pytest_androidbench.devices.providers.provider import provider_from  # noqa: PLC0415
    from pytest_androidbench.provision.preparing import prepare_for  # noqa: PLC0415

    wanted = load_suite(package_folder(find_suite(suite)))
    try:
        provider = provider_from(spec, export=False)
    except ValueError as error:
        raise DeviceUnavailable(str(error)) from error
    leased = provider.acquire()
    try:
        return prepare_for(leased, wanted, apks)
    finally:
        provider.release(leased)
