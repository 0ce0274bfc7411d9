"""What lies in the owner's Drive: folders, and files with who may see them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal

from pytest_androidbench.phone.world.people import OWNER, TODAY

Kind = Literal["document", "sheet", "slides", "pdf", "image", "text", "archive"]


@dataclass(frozen=True, slots=True)
class DriveEntry:
    """A file."""

    name: str
    folder: str
    """Names of folders from the top on, parted by strokes; "" = it lies at the top."""
    kind: Kind
    bytes: int
    days: int
    """Since it was changed last."""
    owner: str = OWNER.name
    """Of somebody else it is shared with the phone's owner."""
    shared_with: tuple[str, ...] = ()
    """Names of people who may change it, too."""
    starred: bool = False

    @property
    def changed(self) -> datetime:
        """By the clock of whoever looks."""
        return TODAY - timedelta(days=self.days, minutes=7 * (len(self.name) % 60))


FOLDERS: Final = (
    "Ferry project",
    "Ferry project/Drawings",
    "Ferry project/Minutes",
    "Home",
    "Home/Bills",
    "Photographs",
    "Recipes",
    "Travel",
)
ENTRIES: Final = (
    DriveEntry("Reading list", "", "document", 14_200, 2, starred=True),
    DriveEntry("Running log", "", "sheet", 31_020, 1),
    DriveEntry("Shopping for the weekend", "", "document", 4_100, 0),
    DriveEntry("Choir parts", "", "pdf", 812_400, 9, "Amara Osei"),
    DriveEntry("Letter to the landlord", "", "document", 7_700, 40),
    DriveEntry("Passport scan", "", "pdf", 1_204_000, 120),
    DriveEntry("Bicycle insurance", "", "pdf", 240_100, 75),
    DriveEntry("Wallpaper harbour", "", "image", 3_140_000, 33),
    DriveEntry("Gift ideas", "", "document", 5_600, 21),
    DriveEntry("Old phone backup", "", "archive", 48_200_000, 300),
    DriveEntry("Ferry plan, days only", "Ferry project", "slides", 2_060_000, 6,
               shared_with=("Amara Osei", "Nils Berg"), starred=True),
    DriveEntry("Budget of the landing stage", "Ferry project", "sheet", 88_400, 8,
               shared_with=("Amara Osei",)),
    DriveEntry("Loads of the ramp", "Ferry project", "sheet", 42_100, 10, "Samir Haddad"),
    DriveEntry("Permit for days", "Ferry project", "pdf", 302_000, 14, "Dieter Vogel"),
    DriveEntry("Seals on the slipway", "Ferry project", "document", 18_300, 15),
    DriveEntry("Barge offers", "Ferry project", "sheet", 25_900, 20),
    DriveEntry("Questions for the town", "Ferry project", "document", 9_900, 12),
    DriveEntry("Landing stage, side", "Ferry project/Drawings", "pdf", 4_410_000, 11,
               "Hugo Marchetti"),
    DriveEntry("Landing stage, front", "Ferry project/Drawings", "pdf", 4_020_000, 11,
               "Hugo Marchetti"),
    DriveEntry("Landing stage, above", "Ferry project/Drawings", "pdf", 5_220_000, 11,
               "Hugo Marchetti"),
    DriveEntry("Rail, wood and steel", "Ferry project/Drawings", "image", 1_920_000, 7),
    DriveEntry("Lamps, shielded", "Ferry project/Drawings", "image", 880_000, 5),
    DriveEntry("Ticket hall sketch", "Ferry project/Drawings", "image", 1_203_000, 18,
               "Keiko Tanaka"),
    DriveEntry("Bolt test", "Ferry project/Drawings", "sheet", 15_000, 4),
    DriveEntry("First meeting", "Ferry project/Minutes", "document", 22_000, 60),
    DriveEntry("Second meeting", "Ferry project/Minutes", "document", 24_000, 46),
    DriveEntry("Third meeting", "Ferry project/Minutes", "document", 19_500, 32),
    DriveEntry("Fishermen", "Ferry project/Minutes", "document", 17_200, 13, "Dieter Vogel"),
    DriveEntry("Museum and anchor", "Ferry project/Minutes", "document", 12_800, 16),
    DriveEntry("Divers' report", "Ferry project/Minutes", "pdf", 2_700_000, 25, "Nils Berg"),
    DriveEntry("Floor plan", "Home", "image", 940_000, 200),
    DriveEntry("Plants and their water", "Home", "sheet", 11_200, 3),
    DriveEntry("Paint colours", "Home", "document", 3_900, 90),
    DriveEntry("Boiler handbook", "Home", "pdf", 6_300_000, 210),
    DriveEntry("Wi-Fi for guests", "Home", "text", 120, 150),
    DriveEntry("Furniture to sell", "Home", "document", 8_400, 17),
    DriveEntry("Electricity, summer", "Home/Bills", "pdf", 154_000, 50),
    DriveEntry("Electricity, spring", "Home/Bills", "pdf", 149_000, 140),
    DriveEntry("Water", "Home/Bills", "pdf", 133_000, 65),
    DriveEntry("Rent, this year", "Home/Bills", "sheet", 19_700, 14),
    DriveEntry("Telephone", "Home/Bills", "pdf", 98_000, 22),
    DriveEntry("Sunrise over the quay", "Photographs", "image", 4_900_000, 19, starred=True),
    DriveEntry("Heron on the bollard", "Photographs", "image", 3_800_000, 1),
    DriveEntry("Team at the picnic", "Photographs", "image", 5_600_000, 2,
               shared_with=("Mira Kapoor", "Dieter Vogel")),
    DriveEntry("Fog in the valley", "Photographs", "image", 2_900_000, 70),
    DriveEntry("Market stalls", "Photographs", "image", 4_100_000, 28),
    DriveEntry("Leek soup", "Recipes", "document", 2_600, 5),
    DriveEntry("Rolls", "Recipes", "text", 912, 6, shared_with=("Hugo Marchetti",)),
    DriveEntry("Plum dumplings", "Recipes", "document", 3_300, 44),
    DriveEntry("Marzipan roof", "Recipes", "document", 2_900, 9, "Keiko Tanaka"),
    DriveEntry("Pickles, a warning", "Recipes", "document", 1_800, 3, "Samir Haddad"),
    DriveEntry("Bread calculator", "Recipes", "sheet", 13_500, 35),
    DriveEntry("Packing list", "Travel", "document", 5_100, 55),
    DriveEntry("Train to Northgate", "Travel", "pdf", 210_000, 30),
    DriveEntry("Cabin by the lake", "Travel", "pdf", 330_000, 31),
    DriveEntry("Budget of the holiday", "Travel", "sheet", 21_400, 29,
               shared_with=("Rosa Delgado",)),
    DriveEntry("Map of the ridge walk", "Travel", "image", 2_300_000, 34),
    DriveEntry("Phrases for the market", "Travel", "document", 6_200, 58),
    DriveEntry("Ferry times of the islands", "Travel", "pdf", 420_000, 27),
    DriveEntry("Slides from the talk", "Travel", "slides", 3_700_000, 80, "Wen Zhao"),
)  # fmt: skip
"""In no order that matters."""
