"""`--ab-artifacts`: which addresses it takes, and what it refuses."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fixtures.benches import PLUGIN
from pytest_androidbench.plugin.settings import settings_of


def asked(pytester: pytest.Pytester, *arguments: str) -> str:
    """What is read of a command line."""
    config = pytester.parseconfig(*PLUGIN, "--agent=null", *arguments)
    return settings_of(config).artifacts


@pytest.mark.parametrize(
    "url",
    ["s3://bucket/folder", "gs://bucket", "file:///mnt/shared/", "sftp://user@host/folder",
     "abfs://container@account.dfs.core.windows.net/x"],
)  # fmt: skip
def test_addresses_are_taken_as_they_are(pytester: pytest.Pytester, url: str) -> None:
    assert asked(pytester, "--ab-cluster=auto", f"--ab-artifacts={url}") == url


def test_without_it_pictures_come_to_the_run(pytester: pytest.Pytester) -> None:
    assert asked(pytester, "--ab-cluster=auto") == ""


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("/mnt/shared", "give the URL of a folder"),
        ("simplecache::s3://bucket", "give the URL of a folder"),
        ("file://mnt/shared", "give the whole path"),
        ("memory://x", "each process has a memory of its own"),
        ("s3://bucket/x?versionId=1", "give no credentials"),
        ("s3://bucket/x#y", "give no credentials"),
    ],
)
def test_what_is_no_shared_folder_is_refused(pytester: pytest.Pytester, url: str, why: str) -> None:
    with pytest.raises(pytest.UsageError, match=why):
        asked(pytester, "--ab-cluster=auto", f"--ab-artifacts={url}")


@pytest.mark.parametrize(
    "url",
    [
        "sftp://me:hunter2@host/x",
        "s3://:hunter2@bucket/x",
        "az://c/x?sig=hunter2",
        "az://c/x#hunter2",
    ],
)
def test_credentials_are_refused_and_not_told(pytester: pytest.Pytester, url: str) -> None:
    with pytest.raises(pytest.UsageError, match="give no credentials") as refused:
        asked(pytester, "--ab-cluster=auto", f"--ab-artifacts={url}")
    assert "hunter2" not in str(refused.value)


def test_it_is_for_clusters(pytester: pytest.Pytester) -> None:
    with pytest.raises(pytest.UsageError, match="give --ab-cluster, too, or leave it out"):
        asked(pytester, "--ab-artifacts=s3://bucket")


def test_fsspec_is_imported_by_who_asks_for_it_alone() -> None:
    modules = "pytest_androidbench.cluster.slot, pytest_androidbench.cli.artifacts"
    code = f"import sys, {modules}; print('fsspec' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"
