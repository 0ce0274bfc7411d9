"""Has imports of AndroidWorld's modules find ours, where its own are not there or cannot run.

A module that is found otherwise is taken as it is, as long as all that it imports is installed:
agents are often kept in a copy of AndroidWorld's sources, whose packages nobody wants to install
for them. Where something is lacking, or there is no such module, ours stands in its place.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import MappingProxyType, ModuleType
from typing import Final

_TOP: Final = "android_world"
_PROVIDED: Final = f"{__package__}.provided"
PACKAGES: Final = frozenset({_TOP, f"{_TOP}.agents", f"{_TOP}.env", f"{_TOP}.utils", "absl"})
MODULES: Final = MappingProxyType(
    {
        f"{_TOP}.agents.agent_utils": "extracting",
        f"{_TOP}.agents.base_agent": "base_agent",
        f"{_TOP}.agents.infer": "infer",
        f"{_TOP}.agents.m3a_utils": "marks",
        f"{_TOP}.agents.seeact_utils": "choices",
        f"{_TOP}.env.actuation": "actuation",
        f"{_TOP}.env.adb_utils": "adb",
        f"{_TOP}.env.android_world_controller": "world_controller",
        f"{_TOP}.env.interface": "interface",
        f"{_TOP}.env.json_action": "json_action",
        f"{_TOP}.env.representation_utils": "representation",
        f"{_TOP}.env.tools": "tools",
        "absl.logging": "absl_logging",
    }
)
"""Which module of ours, in `provided`, stands for which."""


def provide() -> None:
    """Have imports find what agents written for AndroidWorld import, from now on."""
    if not any(isinstance(finder, StandInFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, StandInFinder())


class StandInFinder(MetaPathFinder):
    """Knows the names in `PACKAGES` and `MODULES`, and no others."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What is to be loaded under a name."""
        if fullname not in PACKAGES and fullname not in MODULES:
            return None
        theirs = self._theirs(fullname, path, target)
        if fullname in PACKAGES:
            return theirs or ModuleSpec(fullname, _Empty(), is_package=True)
        ours = f"{_PROVIDED}.{MODULES[fullname]}"
        if theirs is None or theirs.loader is None:
            return ModuleSpec(fullname, _Ours(ours))
        theirs.loader = _TheirsIfItRuns(theirs.loader, ours)
        return theirs

    def _theirs(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None
    ) -> ModuleSpec | None:
        for finder in sys.meta_path:
            if finder is not self:
                spec = finder.find_spec(fullname, path, target)
                if spec is not None:
                    return spec
        return None


class _Empty(Loader):
    """A package that holds nothing but what is found for it."""

    def exec_module(self, module: ModuleType) -> None:
        """Leave it empty."""


class _Ours(Loader):
    """One of our modules under another name: the same object."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._spec: ModuleSpec | None = None

    def create_module(self, spec: ModuleSpec) -> ModuleType:  # noqa: ARG002 - the protocol's shape
        """Ours."""
        module = importlib.import_module(self._name)
        self._spec = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Have it be what it was: importing gave it the other name's spec."""
        module.__spec__ = self._spec


class _TheirsIfItRuns(Loader):
    """A module that was found, unless a package that it imports is not installed."""

    def __init__(self, theirs: Loader, ours: str) -> None:
        self._theirs, self._ours = theirs, ours

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As its own loader does."""
        return self._theirs.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Run it; what importing then gives is what stands in `sys.modules`.

        Raises:
            ModuleNotFoundError: what it lacks is of AndroidWorld itself.
        """
        try:
            self._theirs.exec_module(module)
        except ModuleNotFoundError as error:
            if (error.name or _TOP).partition(".")[0] == _TOP:
                raise
            sys.modules[module.__name__] = importlib.import_module(self._ours)
