"""Addresses people text each other; each has a neighbour that differs in little."""

from __future__ import annotations

from typing import Final

ADDRESSES: Final = (
    "118 Juniper Street, Portland, OR 97214",
    "181 Juniper Street, Portland, OR 97241",
    "27 Copper Kettle Lane, Unit 5, Asheville, NC 28801",
    "27 Copper Kettle Lane, Unit 6, Asheville, NC 28801",
    "4402 Prairie View Road, Lincoln, NE 68506",
    "4420 Prairie View Road, Lincoln, NE 68506",
    "9 Old Mill Court, Burlington, VT 05401",
    "9 Old Mill Road, Burlington, VT 05401",
    "650 Lantern Avenue, Suite 210, Savannah, GA 31401",
    "650 Lantern Avenue, Suite 310, Savannah, GA 31401",
    "2315 Glacier Way NE, Bend, OR 97701",
    "2315 Glacier Way NW, Bend, OR 97703",
    "77 Harbor Steps, Apt 12B, Seattle, WA 98101",
    "77 Harbor Steps, Apt 21B, Seattle, WA 98101",
    "1360 Orchard Hill Drive, Ithaca, NY 14850",
    "1630 Orchard Hill Drive, Ithaca, NY 14850",
)


def neighbour(address: str) -> str:
    """The address that is easily taken for another one."""
    return ADDRESSES[ADDRESSES.index(address) ^ 1]
