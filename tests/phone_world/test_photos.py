"""The owner's photos: of people, places and events that there are."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pytest_androidbench.phone.world.events import Appointment
from pytest_androidbench.phone.world.more_photos import PhotoNote, photo_notes
from pytest_androidbench.phone.world.people import person
from pytest_androidbench.phone.world.photos import PHOTOS, RECENT
from pytest_androidbench.phone.world.references import rows_of
from pytest_androidbench.phone.world.scenes import SCENES, drawn
from tests.phone_world.telling import EVERYBODY

TOWNS = {one.town for one in EVERYBODY}


def test_there_are_a_hundred_and_twenty() -> None:
    assert len(PHOTOS) >= 120
    for values in ([one.title for one in PHOTOS], [one.name for one in PHOTOS]):
        assert len(set(values)) == len(values)


@pytest.mark.parametrize("note", photo_notes(), ids=lambda each: each.title)
def test_a_photo_is_of_what_there_is(note: PhotoNote) -> None:
    assert note.place in TOWNS
    assert note.scene in SCENES
    assert all(person(name) for name in note.people)
    assert note.days > 120


@pytest.mark.parametrize(
    "note", [each for each in photo_notes() if each.about], ids=lambda each: each.title
)
def test_a_photo_of_an_event_was_taken_while_it_was(note: PhotoNote) -> None:
    for reference in note.about:
        (event,) = rows_of(reference)
        assert isinstance(event, Appointment)
        first = event.start.date()
        last = (event.start + timedelta(minutes=event.minutes)).date()
        assert first <= note.taken.date() <= last
        assert set(note.people) <= set(event.guests)


def test_dates_are_those_of_the_notes() -> None:
    for photo, note in zip(PHOTOS[len(RECENT) :], photo_notes(), strict=True):
        assert photo.taken.date() == note.taken.date()
        assert photo.taken.hour == note.taken.hour


def test_no_two_pictures_are_the_same() -> None:
    older = PHOTOS[len(RECENT) :]
    assert len({drawn(one) for one in older}) == len(older)
