"""Texts as they are typed on phones, in pairs that were written down before they were measured."""

from __future__ import annotations

from typing import Final

SAME: Final = (
    ("Meeting with Ada", "meet with Ada"),
    ("Dinner at 7", "dinner at 7 pm"),
    ("New York", "New York City"),
    ("weather in London", "London weather"),
    ("cat videos", "videos of cats"),
    ("I will be late", "I am going to be late"),
    ("Happy birthday!", "happy birthday"),
    ("Dentist appointment", "appointment with the dentist"),
    ("restaurants nearby", "nearby restaurants"),
    ("funny dog clips", "funny dog videos"),
    ("Shopping list", "grocery list"),
    ("Quarterly report", "Report of the quarter"),
    ("Thanks for the photos", "thank you for the pictures"),
    ("Let us meet at noon", "Shall we meet at 12?"),
    ("how to bake bread", "bread baking recipe"),
    ("train to Berlin", "trains Berlin"),
)
"""What says much the same."""
OTHER: Final = (
    ("Ada Lovelace", "Alan Turing"),
    ("Meeting with Ada", "Dinner with Bob"),
    ("London", "Paris"),
    ("10", "30"),
    ("weather in London", "weather in Paris"),
    ("cat videos", "dog videos"),
    ("I will be late", "I will be early"),
    ("Work", "Home"),
    ("ada@example.org", "bob@example.org"),
    ("Happy birthday!", "Happy new year!"),
    ("555-0101", "555-0199"),
    ("Shopping list", "Guest list"),
    ("Dentist appointment", "Team meeting"),
    ("Quarterly report", "Holiday photos"),
    ("Let us meet at noon", "The train was late"),
    ("how to bake bread", "how to fix a bike"),
)
"""What says something else."""
