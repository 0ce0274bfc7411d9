"""How loud an app's channels of notifications are to be, in the file where Android keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.etree import ElementTree

from pytest_androidbench.phone.system.xml import kept_xml

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PATH: Final = "/data/system/notification_policy.xml"
SILENT, ALERTING = 2, 3


def chosen_levels(phone: Phone) -> dict[tuple[str, str], int]:
    """The importance of each (package, channel) that has one; none where the file is damaged."""
    root = kept_xml(phone.files, PATH)
    if root is None:
        return {}
    return {
        (package.get("name", ""), channel.get("id", "")): int(channel.get("importance", ""))
        for package in root.iter("package")
        for channel in package.iter("channel")
        if channel.get("importance", "").isdecimal()
    }


def choose_level(phone: Phone, package: str, channel: str, importance: int) -> None:
    """Keep how loud a channel is to be."""
    levels = chosen_levels(phone) | {(package, channel): importance}
    root = ElementTree.Element("notification-policy")
    ranking = ElementTree.SubElement(root, "ranking")
    for (name, id_), level in sorted(levels.items()):
        app = ElementTree.SubElement(ranking, "package", name=name)
        ElementTree.SubElement(app, "channel", id=id_, importance=str(level))
    phone.files.write(PATH, ElementTree.tostring(root, "utf-8", xml_declaration=True))
