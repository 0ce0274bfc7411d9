"""What a task puts into Broccoli is what the app shows, and the other way round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.appdata.recipes import Recipe, Recipes
from pytest_androidbench.devices.device import Device
from pytest_androidbench.provision.steps import pilot_on

SOUP = Recipe(
    title="Grandma's soup",
    description="Warm",
    servings="4 servings",
    time="30 mins",
    source="Aunt Selma",
    ingredients="water\nsalt",
    directions="Boil.\nServe.",
    favorite=True,
)
TOAST = Recipe(title="Toast")


def test_recipes_are_put_shown_entered_and_read(device: Device) -> None:
    pilot_on(device).open("Broccoli")
    kept = Recipes(device)
    assert kept.all() == []
    kept.replace([SOUP, TOAST, TOAST])
    assert kept.all() == [SOUP, TOAST, TOAST]
    pilot = pilot_on(device).open("Broccoli")
    assert pilot.node(text=TOAST.title, index=1)
    pilot.tap(SOUP.title)
    shown = (SOUP.description, SOUP.servings, SOUP.time, SOUP.source, "salt", "Serve.")
    assert all(pilot.node(text=text) for text in shown)
    pilot.tap("Remove from favorites").back()
    pilot.tap("New Recipe").type("Title", "Tea\n").type("Servings", "1 serving").tap("Save")
    *_, tea = kept.all()
    assert tea.entered == Recipe(title="Tea", servings="1 serving").entered
    assert [row.favorite for row in kept.all()] == [False] * 4


@pytest.mark.proof
@pytest.mark.slow
def test_a_recipe_is_another_one_in_a_category(device: Device) -> None:
    pilot_on(device).open("Broccoli")
    kept = Recipes(device)
    kept.replace([TOAST])
    pilot = pilot_on(device).open("Broccoli")
    pilot.tap("Open navigation drawer").tap("Categories")
    for name in ("Warm", "Quick"):
        pilot.tap("Add category").type("Name", name).tap("Save")
    pilot.tap("Open navigation drawer").tap("Recipes").tap(TOAST.title)
    pilot.tap("More options").tap("Edit").tap("Categories")
    pilot.tap("Warm").tap("Quick").tap("OK").tap("Save")
    assert kept.all() == [replace(TOAST, categories="Quick,Warm")]
