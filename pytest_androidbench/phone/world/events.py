"""What stands in the calendar of the small world's owner."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench.phone.world.people import TODAY


@dataclass(frozen=True, slots=True)
class Appointment:
    """An event, first held so many days after `TODAY`."""

    title: str
    days: int
    hour: int
    """-1: all day."""
    minutes: int = 60
    place: str = ""
    guests: tuple[str, ...] = ()
    note: str = ""
    rule: str = ""
    """How it is repeated, as RFC 5545 says it."""
    calendar: str = "Events"

    @property
    def start(self) -> datetime:
        """When it begins."""
        day = TODAY + timedelta(days=self.days)
        return day.replace(hour=max(0, self.hour), minute=0)


@dataclass(frozen=True, slots=True)
class Chore:
    """Something to be done so many days after `TODAY`."""

    title: str
    days: int
    hour: int = -1
    """-1: at no time of the day."""
    details: str = ""


CALENDARS: Final = ("Events", "Family", "Birthdays", "Holidays in United States")
EVENTS: Final = (
    Appointment("Team meeting", -20, 10, 60, "Room 3", ("Mira Kapoor", "Dieter Vogel"),
                rule="FREQ=WEEKLY;BYDAY=MO"),
    Appointment("Run along the harbour", -13, 7, 60, rule="FREQ=WEEKLY;BYDAY=TU,TH"),
    Appointment("Pay the rent", -14, 9, 15, rule="FREQ=MONTHLY"),
    Appointment("Walk to the hut", -21, -1, 1440, "Northgate", ("Greta Lindholm",)),
    Appointment("Farewell for Mira", -8, 16, 90, "Office kitchen", ("Mira Kapoor",)),
    Appointment("Visit Yusuf and Tess", -9, 10, 240, "Millfield", ("Yusuf Demir", "Tess Bakker")),
    Appointment("Dentist", -4, 8, 30, "Harbourton"),
    Appointment("Lunch with Liam", -5, 13, 60, "Noodle bar", ("Liam Doyle",)),
    Appointment("Roof repair", -3, 14, 120, "Eastbrook", ("Hugo Marchetti",)),
    Appointment("Market with Rosa", -1, 10, 90, "Old square", ("Rosa Delgado",)),
    Appointment("Call with Keiko", 0, 18, 30, "", ("Keiko Tanaka",), "Her garden plans"),
    Appointment("Budget review", 1, 14, 90, "Room 1", ("Dieter Vogel", "Vera Kowalska")),
    Appointment("Haircut", 2, 17, 45, "Mill Street 4"),
    Appointment("Library books are due", 3, -1, 1440),
    Appointment("Interview with a candidate", 3, 11, 60, "Room 2", ("Quinn Abbott",)),
    Appointment("Cinema", 4, 20, 150, "Lantern Cinema", ("Pablo Reyes", "Ines Carvalho")),
    Appointment("Football of the kids", 6, 9, 120, "Sports ground", calendar="Family"),
    Appointment("Dinner at Amara's", 6, 19, 180, "Harbourton", ("Amara Osei",), calendar="Family"),
    Appointment("Train to Northgate", 9, 7, 130, "Platform 2", ("Samir Haddad",)),
    Appointment("Workshop", 9, 10, 360, "Northgate", ("Samir Haddad", "Wen Zhao")),
    Appointment("Parents' evening", 11, 18, 90, "School", calendar="Family"),
    Appointment("Car inspection", 16, 8, 60, "Garage"),
    Appointment("Weekend in Millfield", 20, -1, 2880, "Millfield", ("Elena Petrova",)),
    Appointment("Rosa's birthday", -410, -1, 1440, rule="FREQ=YEARLY", calendar="Birthdays"),
    Appointment("Jonas's birthday", -360, -1, 1440, rule="FREQ=YEARLY", calendar="Birthdays"),
)  # fmt: skip
"""Before and after `TODAY`."""
CHORES: Final = (
    Chore("Water the plants", -2),
    Chore("Return the drill to Hugo", 0, details="It lies in the hall"),
    Chore("Book the train to Northgate", 3, 12),
    Chore("Order bulbs", 8),
)
"""What the owner means to do."""


def _holiday(title: str, year: int, month: int, day: int, rule: str = "FREQ=YEARLY") -> Appointment:
    days = (datetime(year, month, day) - TODAY.replace(hour=0, minute=0)).days
    return Appointment(title, days, -1, 1440, rule=rule, calendar=CALENDARS[-1])


HOLIDAYS: Final = (
    _holiday("New Year's Day", 2021, 1, 1),
    _holiday("Martin Luther King Jr. Day", 2021, 1, 18, "FREQ=YEARLY;BYDAY=3MO"),
    _holiday("Valentine's Day", 2021, 2, 14),
    _holiday("Presidents' Day", 2021, 2, 15, "FREQ=YEARLY;BYDAY=3MO"),
    _holiday("Mother's Day", 2021, 5, 9, "FREQ=YEARLY;BYDAY=2SU"),
    _holiday("Memorial Day", 2021, 5, 31, "FREQ=YEARLY;BYDAY=-1MO"),
    _holiday("Juneteenth", 2021, 6, 19),
    _holiday("Father's Day", 2021, 6, 20, "FREQ=YEARLY;BYDAY=3SU"),
    _holiday("Independence Day", 2021, 7, 4),
    _holiday("Labor Day", 2021, 9, 6, "FREQ=YEARLY;BYDAY=1MO"),
    _holiday("Columbus Day", 2021, 10, 11, "FREQ=YEARLY;BYDAY=2MO"),
    _holiday("Halloween", 2021, 10, 31),
    _holiday("Veterans Day", 2021, 11, 11),
    _holiday("Thanksgiving Day", 2021, 11, 25, "FREQ=YEARLY;BYDAY=4TH"),
    _holiday("Christmas Eve", 2021, 12, 24),
    _holiday("Christmas Day", 2021, 12, 25),
    _holiday("New Year's Eve", 2021, 12, 31),
)
"""By the laws and customs of the United States, from 2021 on."""
