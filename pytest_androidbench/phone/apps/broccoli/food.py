"""When vegetables and fruits are in season, by region."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.broccoli.food_words import words_for

REGIONS: Final = {
    "central_europe": "Central Europe",
    "north_america_colder": "North America (colder)",
    "north_america_warmer": "North America (warmer)",
}
"""Value of the preference -> label, in the order of the table's columns."""
_TABLE: Final = """
    Apples | apple, apples | 8-11 8-12 6-12
    Apricots | apricot, apricots | 6-8 6-8 3-6
    Asparagus | asparagus | 3-6 4-6 2-5
    Avocados | avocado, avocados | - - 4-11
    Beans | common beans, french beans, green beans | 7-10 6-10 3-12
    Beetroot | beet, beets, beetroot, beetroots | 9-3 6-11 9-5
    Bell peppers | pepper, peppers, bell pepper, bell peppers | 7-10 6-10 4-12
    Blueberries | blueberries | 6-9 6-9 4-7
    Broad beans | broad beans, fava beans, faba beans | 6-8 4-7 4-6
    Broccoli | broccoli | 6-10 6-11 10-5
    Brussels sprouts | brussels sprouts | 10-1 9-1 9-3
    Carrots | carrot, carrots | 6-10 6-10 8-5
    Cauliflower | cauliflower | 6-10 6-11 10-5
    Celeriac | celeriac | 8-11 8-1 12-4
    Celery | celery | 7-10 8-11 11-6
    Chard | chard | 5-10 5-11 9-5
    Cherries | cherries | 6-8 6-8 5-7
    Chinese cabbage | chinese cabbage, napa cabbage | 7-2 6-12 9-5
    Corn | corn | 8-10 6-10 4-8
    Cucumbers | cucumber, cucumbers | 5-8 6-10 3-11
    Eggplants | eggplant, eggplants, aubergine, aubergines | 6-10 6-11 4-9
    Fennel | fennel | 5-11 6-11 9-2
    Kale | kale | 11-2 7-11 9-5
    Kohlrabi | kohlrabi | 5-10 5-11 9-4
    Leek | leek | 7-2 8-1 8-2
    Lemons | lemon, lemons | - - 8-3
    Limes | lime, limes | - - 9-2
    Oranges | orange, oranges | - - 9-2
    Parsnip | parsnip, parsnips | 8-11 9-11 -
    Pears | pear, pears | 7-10 8-11 6-10
    Peas | peas | 6-8 6-10 -
    Plums | plum, plums | 7-10 7-9 5-9
    Pomegranates | pomegranate, pomegranates | - - 9-11
    Pumpkin | pumpkin, pumpkins, hokkaido | 9-11 9-1 9-12
    Raspberries | raspberries | 6-8 6-10 5-10
    Red cabbage | red cabbage | 9-2 6-12 9-5
    Rhubarb | rhubarb | 4-6 4-7 5-6
    Salsify | salsify | 10-2 9-1 10-2
    Savoy cabbage | savoy cabbage | 7-3 6-12 9-5
    Spinach | spinach | 4-10 4-12 9-4
    Strawberries | strawberries | 5-7 6-8 2-4
    Summer squash | summer squash | - 6-10 4-11
    Sweet potatoes | sweet potato, sweet potatoes | 9-10 9-11 6-2
    Tomatoes | tomato, tomatoes | 7-9 7-9 4-11
    Turnips | turnip, turnips | 9-12 7-2 9-5
    White cabbage | white cabbage, green cabbage | 9-3 6-12 9-5
    Wild garlic | wild garlic | 3-5 - -
    Winter squash | winter squash, butternut squash, acorn squash, spaghetti squash | - 9-12 7-2
    Zucchini | zucchini, courgette, courgettes | 6-10 6-10 4-9
"""
"""Name | words of English recipes | first and last month in each region."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Food:
    """A vegetable or fruit, the words for it, and its months in one region."""

    name: str
    terms: tuple[str, ...]
    first: int
    last: int

    def is_in(self, month: int) -> bool:
        """Whether a month, 1 to 12, belongs to its season, which may go over the new year."""
        return (month - self.first) % 12 <= (self.last - self.first) % 12


def foods_of(region: str, tongues: Iterable[str]) -> list[Food]:
    """All foods of a region by name, with the words for them in some languages."""
    if region not in REGIONS:
        return []
    column, chosen = [*REGIONS].index(region), sorted(tongues)
    rows = (line.split(" | ") for line in _TABLE.strip().splitlines())
    found = ((name.strip(), words, spans.split()[column]) for name, words, spans in rows)
    return [_food(name, words, span, chosen) for name, words, span in found if span != "-"]


def _food(name: str, words: str, span: str, tongues: Iterable[str]) -> Food:
    first, last = map(int, span.split("-"))
    terms = [
        word
        for tongue in tongues
        for word in (words.split(", ") if tongue == "en" else words_for(name, tongue))
    ]
    return Food(name=name, terms=tuple(dict.fromkeys(terms)), first=first, last=last)
