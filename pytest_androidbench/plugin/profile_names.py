"""The value of `--ab-profiles`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pytest_androidbench.plugin.values import wrong
from pytest_androidbench.suites.profile_names import (
    NamedProfiles,
    ProfileNameError,
    named_profiles,
)

FLAG: Final = "--ab-profiles"


def parse_profiles(text: str, folders: Sequence[Path]) -> NamedProfiles:
    """The profiles that are named, and the splits of their files.

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
