"""The value of `--ab-profiles`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.plugin.values import wrong
from pytest_androidbench.suites.profile_names import (
    ProfileNameError,
    named_profiles,
    named_splits,
)

FLAG: Final = "--ab-profiles"


def parse_profiles(text: str, folders: Sequence[Path]) -> tuple[Profile, ...]:
    """The profiles that are named, each once, in the order given.

    Args:
        text: names and files, separated by commas.
        folders: where files are looked for.

    Raises:
        pytest.UsageError: one is not known, or a file cannot be used.
    """
    try:
        return named_profiles(text, folders)
    except ProfileNameError as error:
        raise wrong(FLAG, text, str(error)) from error


def parse_splits(text: str, folders: Sequence[Path]) -> dict[str, tuple[str, ...]]:
    """What the files of the profiles that are named have names for, whole.

    Args:
        text: names and files, separated by commas.
        folders: where files are looked for.

    Raises:
        pytest.UsageError: a file cannot be used.
    """
    try:
        return named_splits(text, folders)
    except ProfileNameError as error:
        raise wrong(FLAG, text, str(error)) from error
