"""App operations: what apps may do beyond permissions, in the file where Android keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from pytest_androidbench.phone.system.xml import kept_xml

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PATH: Final = "/data/system/appops.xml"
ALL_FILES: Final = "MANAGE_EXTERNAL_STORAGE"
Modes = dict[tuple[str, str], str]


@dataclass(frozen=True)
class AppOp:
    """Whether one app may do one thing."""

    package: str
    name: str
    default: bool = False

    def read(self, phone: Phone) -> bool:
        """Return whether the operation is allowed."""
        mode = modes(phone).get((self.package, self.name), "default")
        return self.default if mode == "default" else mode == "allow"

    def write(self, phone: Phone, value: bool) -> None:
        """Allow the operation, or no longer."""
        kept = modes(phone)
        kept[self.package, self.name] = "allow" if value else "ignore"
        write(phone, kept)


def all_files(package: str) -> AppOp:
    """The access to all files on shared storage, which an app asks for in Settings."""
    return AppOp(package, ALL_FILES)


def modes(phone: Phone) -> Modes:
    """The mode of each (package, operation) that has one; none where the file is damaged."""
    root = kept_xml(phone.files, PATH)
    if root is None:
        return {}
    return {
        (package.get("n", ""), op.get("n", "")): op.get("m", "")
        for package in root.iter("pkg")
        for op in package.iter("op")
    }


def write(phone: Phone, kept: Mapping[tuple[str, str], str]) -> None:
    """Let these be all operations that have a mode."""
    root = ElementTree.Element("app-ops", v="1")
    for package in sorted({owner for owner, _ in kept}):
        element = ElementTree.SubElement(root, "pkg", n=package)
        for (owner, name), mode in sorted(kept.items()):
            if owner == package:
                ElementTree.SubElement(element, "op", n=name, m=mode)
    phone.files.write(PATH, ElementTree.tostring(root, "utf-8", xml_declaration=True))
