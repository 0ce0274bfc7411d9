"""Which foods are in season, by the settings and the date."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.broccoli.food import Food, foods_of
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

REGION: Final = "seasonal-calendar-region"
LANGUAGES: Final = "seasonal-calendar-languages"


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """The calendar as it is set; empty while region or language are not."""

    foods: Sequence[Food]
    month: int

    @classmethod
    def of(cls, app: App) -> Season:
        """The calendar of an app's settings, this month."""
        prefs = app.prefs()
        tongues = prefs.get(LANGUAGES, default=frozenset[str]())
        foods = foods_of(prefs.get(REGION, default=""), tongues) if tongues else ()
        return cls(foods=foods, month=local_time(app.phone).month)

    def of_month(self, month: int) -> list[Food]:
        """What is in season in a month, 1 to 12."""
        return [food for food in self.foods if food.is_in(month)]

    def terms_now(self) -> list[str]:
        """The words for what is in season this month."""
        return [term for food in self.of_month(self.month) for term in food.terms]

    def has(self, ingredients: str) -> bool:
        """Whether a text names something that is in season now."""
        terms = self.terms_now()
        if not terms:
            return False
        words = "|".join(map(re.escape, terms))
        return re.search(rf"(?:{words})(?:\W|$)", ingredients) is not None
