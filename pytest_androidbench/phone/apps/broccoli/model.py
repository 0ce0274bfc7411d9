"""What a recipe is, and how its texts are read: lines of ingredients, steps, portions."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.tables import column

_VULGAR: Final = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_AMOUNT: Final = rf"(?:[{_VULGAR}]|\d+[,/.-]*\d*)"
_QUANTITY: Final = re.compile(rf"{_AMOUNT}(?:\s*-\s*{_AMOUNT})?(?!$)")
_DASH: Final = re.compile(r"^\s*[-–](?!$)")
_NUMBER: Final = re.compile(r"^\s*\d+\.(?!$)")
_PORTIONS: Final = re.compile(r"\d+[,.]?\d*(?:\s*-\s*\d+[,.]?\d*)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class RecipeCategory:
    """A name that recipes are sorted under."""

    id: int = column("categoryId", default=0)
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """One recipe; 0 is the id of a new one."""

    id: int = column("recipeId", default=0)
    title: str = ""
    image: str = column("imageName", default="")
    description: str = ""
    servings: str = ""
    time: str = column("preparationTime", default="")
    source: str = ""
    ingredients: str = ""
    directions: str = ""
    favorite: bool = False
    categories: tuple[RecipeCategory, ...] = column(default=(), kept=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ingredient:
    """A line of ingredients: how much, and of what."""

    quantity: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Portions:
    """How many a recipe is for, and of what; no label at all where that cannot be read."""

    count: int
    label: str | None


def ingredients_of(text: str) -> list[Ingredient]:
    """The lines of a recipe's ingredients."""
    lines = (_DASH.sub("", line).strip() for line in text.split("\n"))
    return [_ingredient(line) for line in lines if line]


def _ingredient(line: str) -> Ingredient:
    found = _QUANTITY.match(line)
    quantity = found.group() if found else ""
    return Ingredient(quantity=quantity, text=line[len(quantity) :])


def directions_of(text: str) -> list[str]:
    """The steps of a recipe, without the numbers in front of them."""
    lines = (_NUMBER.sub("", line).strip() for line in text.split("\n"))
    return [line for line in lines if line]


def portions_of(servings: str) -> Portions:
    """What a recipe says about its servings; "3-4 servings" is no number one can multiply."""
    found = _PORTIONS.search(servings)
    if found is None:
        return Portions(count=1, label=servings.strip())
    if not found.group().isdecimal():
        return Portions(count=1, label=None)
    return Portions(count=int(found.group()), label=servings[found.end() :].strip())


def scaled(quantity: str, factor: float) -> str | None:
    """A quantity for more or fewer servings; None where it is no number."""
    parts = quantity.replace(" ", "").split("-") if "-" in quantity else [quantity.strip()]
    numbers = [_value(part) for part in parts[:2]]
    if None in numbers:
        return None
    return "-".join(_plain((number or 0) * factor) for number in numbers)


def _value(text: str) -> float | None:
    if text in _VULGAR and text:
        text = unicodedata.normalize("NFKD", text).replace("\u2044", "/")
    over, slash, under = text.partition("/")
    try:
        return float(over) / float(under) if slash else float(over)
    except (ValueError, ZeroDivisionError):
        return None


def _plain(number: float) -> str:
    return str(int(number)) if number == int(number) else f"{number:.2f}".rstrip("0")
