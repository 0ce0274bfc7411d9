"""What a person typed into a recipe, however its lines are broken."""

from __future__ import annotations

from pytest_androidbench.appdata.recipes import Recipe


def test_what_was_entered_is_one_line_each_under_its_name() -> None:
    written = Recipe(
        title=" Tea ",
        description="hot\nand strong",
        servings="1  serving",
        time="5 mins\n",
        source="\tAunt",
        ingredients="water\nleaves",
        directions="Boil.\n\nWait.",
        image="a.jpg",
        favorite=True,
        categories="Drinks",
    )
    assert written.entered == {
        "title": "Tea",
        "description": "hot and strong",
        "servings": "1 serving",
        "time": "5 mins",
        "source": "Aunt",
        "ingredients": "water leaves",
        "directions": "Boil. Wait.",
        "favorite": True,
    }
