"""What is on the photos of the small world's owner."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench.phone.world.people import TODAY

CAMERA: Final = "DCIM/Camera"


@dataclass(frozen=True, slots=True)
class Photo:
    """One picture: when and where it was taken, who and what is on it."""

    title: str
    days: int
    """Before `TODAY`."""
    hour: int
    place: str
    scene: str
    """How it is drawn, and what it is found by: one of `scenes.SCENES`."""
    people: tuple[str, ...] = ()
    favorite: bool = False
    folder: str = CAMERA

    @property
    def taken(self) -> datetime:
        """When it was taken, by the clock of whoever looks."""
        day = TODAY - timedelta(days=self.days)
        return day.replace(hour=self.hour, minute=self.days * 7 % 60, second=len(self.title))

    @property
    def name(self) -> str:
        """Of its file, as cameras and phones call them."""
        kind = "Screenshot" if self.folder.endswith("Screenshots") else "IMG"
        return f"{kind}_{self.taken:%Y%m%d_%H%M%S}.jpg"


PHOTOS: Final = (
    Photo("Breakfast on the balcony", 0, 9, "Harbourton", "food", favorite=True),
    Photo("The cat has found the sun", 0, 11, "Harbourton", "pets"),
    Photo("Tomatoes from the market", 1, 10, "Harbourton", "food"),
    Photo("Rosa at the harbour", 1, 16, "Harbourton", "people", ("Rosa Delgado",), favorite=True),
    Photo("Boats in the evening", 1, 19, "Harbourton", "beach"),
    Photo("Receipt of the new bicycle", 3, 12, "Harbourton", "documents"),
    Photo("The new bicycle's first hill", 3, 17, "Northgate", "hills"),
    Photo("Lunch with Liam", 5, 13, "Harbourton", "people", ("Liam Doyle",)),
    Photo("Noodle soup", 5, 13, "Harbourton", "food", folder="Pictures/Received"),
    Photo("Directions to the office", 6, 8, "", "documents", folder="Pictures/Screenshots"),
    Photo("Office window in the rain", 6, 15, "Eastbrook", "city"),
    Photo("Mira's last day at work", 8, 16, "Eastbrook", "people", ("Mira Kapoor",)),
    Photo("Cake for Mira", 8, 17, "Eastbrook", "food"),
    Photo("Fog over the meadow", 9, 7, "Millfield", "hills"),
    Photo("Yusuf's dog", 9, 10, "Millfield", "pets", ("Yusuf Demir",)),
    Photo("Yusuf and Tess", 9, 11, "Millfield", "people", ("Yusuf Demir", "Tess Bakker")),
    Photo("Library at night", 12, 22, "Harbourton", "night"),
    Photo("Sunflowers", 14, 14, "Millfield", "flowers", favorite=True),
    Photo("Whiteboard of Monday's meeting", 15, 10, "Eastbrook", "documents"),
    Photo("Greta on the summit", 21, 13, "Northgate", "people", ("Greta Lindholm",)),
    Photo("View from the summit", 21, 13, "Northgate", "mountains", favorite=True),
    Photo("The hut by the lake", 21, 18, "Northgate", "mountains"),
    Photo("Stars above the hut", 21, 23, "Northgate", "night"),
    Photo("The way down", 22, 9, "Northgate", "forest"),
    Photo("Apple pie", 27, 15, "Harbourton", "food"),
    Photo("Timetable of the ferry", 33, 8, "Harbourton", "documents"),
    Photo("On the ferry", 33, 10, "Harbourton", "beach"),
    Photo("Amara and Ines", 33, 12, "Harbourton", "people", ("Amara Osei", "Ines Carvalho")),
    Photo("The long beach", 33, 14, "Harbourton", "beach", favorite=True),
    Photo("Ice cream", 33, 16, "Harbourton", "food"),
    Photo("Lanterns in the park", 44, 21, "Eastbrook", "night"),
    Photo("Keiko's garden", 52, 15, "Millfield", "flowers"),
    Photo("Keiko", 52, 16, "Millfield", "people", ("Keiko Tanaka",)),
    Photo("A parcel that was damaged", 60, 11, "Harbourton", "documents"),
    Photo("Hugo fixes the roof", 75, 14, "Eastbrook", "people", ("Hugo Marchetti",)),
    Photo("Roofs of the old town", 75, 18, "Eastbrook", "city"),
    Photo("The oak by the mill", 96, 12, "Millfield", "forest"),
    Photo("A neighbour's cat", 110, 9, "Harbourton", "pets"),
    Photo("First snow", 300, 8, "Northgate", "mountains"),
    Photo("Rosa's birthday", 410, 20, "Harbourton", "people", ("Rosa Delgado", "Pablo Reyes")),
)
"""The newest first."""

ALBUMS: Final = {
    "Weekend at the hut": tuple(one for one in PHOTOS if one.days in (21, 22)),
    "Good food": tuple(one for one in PHOTOS if one.scene == "food"),
}
"""What the owner has put together."""
