"""Prepares a device for a suite and saves the state its episodes start from."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import DeviceError, SuiteError
from pytest_androidbench.provision.fingerprint import PROVIDERS
from pytest_androidbench.provision.first_pages import grant_permissions, pass_first_pages
from pytest_androidbench.provision.installing import install_missing
from pytest_androidbench.provision.profiles import forget_dressed
from pytest_androidbench.provision.requirements import RequiredApp, check_required
from pytest_androidbench.provision.steps import PreparingStep, Recipe, pilot_on
from pytest_androidbench.suites.suite import Suite


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """What a prepared device is like."""

    snapshot: str
    """The name of its saved state."""
    versions: dict[str, str]
    """Of the required apps, by package."""


def prepare(device: Device, recipe: Recipe, required: Iterable[RequiredApp] = ()) -> Prepared:
    """Check the apps, carry out the recipe's steps and save the state under the recipe's name.

    Raises:
        MissingAppsError: apps are missing.
        StepError: a step failed.
        SnapshotError: the state could not be saved.
        DeviceError: the device is of no use afterwards.
    """
    versions = check_required(device, required)
    for step in recipe.steps:
        step(device)
    pilot_on(device).home()
    problem = device.healthy()
    if problem:
        raise DeviceError(f"{device.serial} is of no use after it was prepared: {problem}")
    # A saved automation server would come back without the connection that keeps it alive.
    device.release_automation()
    forget_dressed(device, recipe.state)
    device.save_snapshot(recipe.state)
    return Prepared(snapshot=recipe.state, versions=versions)


def prepare_for(device: Device, suite: Suite, apks: Path | None = None) -> Prepared:
    """Bring a device into a suite's state: its apps, its recipe, its snapshot.

    A device that has the state saved already, by the same recipe, is only brought back to it.

    Args:
        device: what to prepare.
        suite: for which episodes.
        apks: a folder with files of apps, to install what is missing; see `install_missing`.

    Raises:
        SuiteError: the suite names a recipe that cannot be imported.
        MissingAppsError: apps are missing.
        StepError: a step failed, or the device does not take an app.
        SnapshotError: the state could not be saved.
    """
    device.know_apps(suite.known_apps)
    # Beside the suite's own: what they share with others lies with these.
    device.include_apps(sorted({*suite.required, *PROVIDERS}))
    required, recipe = required_of(suite), recipe_of(suite)
    if is_prepared(device, recipe):
        device.restore(recipe.state)
        return Prepared(snapshot=recipe.state, versions=check_required(device, required))
    if apks is not None:
        install_missing(device, required, apks)
    return prepare(device, recipe, required)


def required_of(suite: Suite) -> list[RequiredApp]:
    """The apps a suite cannot do without."""
    return [
        RequiredApp(
            package=package,
            label=suite.apps[package].label,
            version=version,
            published=suite.apps[package].published,
        )
        for package, version in sorted(suite.required.items())
    ]


def recipe_of(suite: Suite) -> Recipe:
    """How a suite's state is made.

    Raises:
        SuiteError: the suite names a recipe that cannot be imported.
    """
    grounds = (suite.known_apps, sorted(suite.required.items()))
    return Recipe(snapshot=suite.snapshot, steps=load_steps(suite), grounds=grounds)


def load_steps(suite: Suite) -> tuple[PreparingStep, ...]:
    """The steps that a suite's `recipe` names; outside of any suite, what known apps ask first.

    Raises:
        SuiteError: there are none at that place.
    """
    if not suite.recipe:
        return (grant_permissions, pass_first_pages) if suite.folder is None else ()
    module, _, name = suite.recipe.partition(":")
    try:
        steps = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise SuiteError(
            f"suite {suite.name}: recipe {suite.recipe!r} is no `package.module:NAME`: {error}"
        ) from error
    return tuple(steps)


def is_prepared(device: Device, recipe: Recipe) -> bool:
    """Whether the state is saved on the device already."""
    return recipe.state in device.snapshots()
