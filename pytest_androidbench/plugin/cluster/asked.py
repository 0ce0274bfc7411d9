"""`--ab-cluster` and `--ab-artifacts`: what runs the cells, and where pictures of them go."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Final

import pytest

from pytest_androidbench.cluster.addresses import MODULES, NO_RAY, is_address
from pytest_androidbench.plugin.options import run_is_wanted, text_of, value_of
from pytest_androidbench.plugin.values import has_workers, wrong

FLAG: Final = "--ab-cluster"
NOTHING_TO_RUN: Final = (
    "nodes run the cells of the agent that --agent names, or of --ab-audit: give one of them, or "
    "leave this out"
)
_UNFIT: Final = (
    ("ab_mutants", "changed code is tried on the machine that has it: leave it out"),
    ("ab_step", "nobody sits at the nodes' terminals: leave it out"),
    ("ab_grow_within", "its episodes run in one process, one after the other: leave it out"),
)
"""Keys of options that do not go with a cluster, and why."""
ARTIFACTS: Final = "--ab-artifacts"
_ADDRESS: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://(\S.*)")
_PASSWORD: Final = re.compile(r"(://[^/@:]*):[^/@]*@")


def cluster_asked(config: pytest.Config) -> str:
    """The address that was said; "" = none was.

    Raises:
        pytest.UsageError: it is none, something else does not go with it, or there is no Ray.
    """
    said = text_of(config, "ab_cluster")
    if not said:
        return ""
    if not is_address(said):
        raise wrong(FLAG, said, "give ray://HOST:PORT, auto or local")
    if not run_is_wanted(config):
        # In an ini file it waits for sessions with cells.
        if getattr(config.option, "ab_cluster", None):
            raise wrong(FLAG, said, NOTHING_TO_RUN)
        return ""
    if hasattr(config, "workerinput"):
        return said
    if has_workers(config):
        raise wrong(FLAG, said, "the cluster's slots are the workers: remove -n and --tx")
    if config.option.usepdb or config.option.trace:
        raise wrong(FLAG, said, "a debugger's console reaches no node: remove --pdb and --trace")
    for key, why in _UNFIT:
        if value_of(config, key):
            raise wrong(FLAG, said, f"it does not go with --{key.replace('_', '-')}: {why}")
    if any(find_spec(module) is None for module in MODULES):
        raise wrong(FLAG, said, NO_RAY)
    return said


def artifacts_asked(config: pytest.Config) -> str:
    """The address that nodes write pictures to; "" = none was said.

    Raises:
        pytest.UsageError: it is none, has credentials in it, or there is no cluster.
    """
    said = text_of(config, "ab_artifacts")
    if not said:
        return ""
    if why := _unusable(said):
        raise wrong(ARTIFACTS, re.split("[?#]", _PASSWORD.sub(r"\1:***@", said))[0], why)
    if not text_of(config, "ab_cluster"):
        why = "the nodes of a cluster write there: give --ab-cluster, too, or leave it out"
        raise wrong(ARTIFACTS, said, why)
    return said


def _unusable(url: str) -> str:
    """Why no pictures are written to an address, whatever serves it; "" = they may be."""
    address = _ADDRESS.fullmatch(url)
    if address is None or "::" in url:
        return "give the URL of a folder, as s3://bucket/folder or file:///mnt/shared"
    if _PASSWORD.search(url) or "?" in url or "#" in url:
        return (
            "give no credentials and nothing behind ? or #: each node has them in its environment "
            "or in fsspec's configuration"
        )
    scheme, path = address[1].lower(), address[2]
    if scheme == "memory":
        return "each process has a memory of its own: give a storage that all nodes reach"
    if scheme in ("file", "local") and not path.startswith("/"):
        return "give the whole path, as file:///mnt/shared"
    return ""


def refuse_own_agents(config: pytest.Config) -> None:
    """Refuse a run of tests that bring agents of their own, which nodes know nothing of.

    Raises:
        pytest.UsageError: an ini file asks for a cluster.
    """
    if said := text_of(config, "ab_cluster"):
        raise wrong(FLAG, said, f"{NOTHING_TO_RUN}; agents of the tests' own run here alone")
