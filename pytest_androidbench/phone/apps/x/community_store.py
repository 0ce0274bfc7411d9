"""Communities, and what the owner is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.x.model import XCommunity
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

MEMBER: Final = "member"
REQUESTED: Final = "requested"
BY_NAME: Final = "ORDER BY name COLLATE NOCASE, _id"


class XCommunities:
    """All of them."""

    def __init__(self, database: Database) -> None:
        self.table = Table(database, "communities", XCommunity)

    def get(self, community: int) -> XCommunity:
        """One of them, or an empty one."""
        return self.table.get(community) or XCommunity()

    def joined(self) -> list[XCommunity]:
        """Those that the owner is in."""
        return self.table.all(f"WHERE state = '{MEMBER}' {BY_NAME}")

    def others(self) -> list[XCommunity]:
        """All others, the largest first."""
        return self.table.all(f"WHERE state != '{MEMBER}' ORDER BY members DESC, _id")

    def found(self, words: str) -> list[XCommunity]:
        """Those whose name has some words."""
        return self.table.all(f"WHERE instr(lower(name), ?) {BY_NAME}", words.strip().lower())

    def join(self, community: int) -> None:
        """Be in one that is open."""
        self.table.put(community, state=MEMBER)

    def ask(self, community: int, reason: str) -> None:
        """Ask to join one."""
        self.table.put(community, state=REQUESTED, reason=reason)

    def leave(self, community: int) -> None:
        """Be in it no more, or ask no more."""
        self.table.put(community, state="", reason="")
