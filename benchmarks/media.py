"""Maps, drawings, films and songs: what is drawn, decoded and made while somebody waits."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.phone.apps import CORE, INSTALLED
from pytest_androidbench.phone.apps.osmand.names import FIRST_RUN
from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from task_suites.android_world.films import text_film
from task_suites.android_world.songs import song

MAP, DRAW = "net.osmand", "com.simplemobiletools.draw.pro"
FRAME: Final = (1080, 810)
"""A film of 4 to 3 across an upright display, in pixels."""
FILM_SECONDS: Final = 8
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan")
DRAG: Final = [(150.0 + 7 * place, 700.0 + (place * 37) % 500) for place in range(100)]
ROUNDS: Final = 20


def media_figures() -> Iterator[Figure]:
    """All of them, as the phone itself takes them, without a client."""
    phone = Phone(PhoneConfig(apps=(*CORE, *INSTALLED)))
    yield from _map_figures(phone)
    yield _drawing_figure(phone)
    yield _frame_figure()
    yield from _making_figures()


def _map_figures(phone: Phone) -> Iterator[Figure]:
    app = phone.packages.app(MAP)
    assert app is not None
    app.prefs().put(FIRST_RUN, value=False)
    phone.windows.start_app(MAP)
    ways = random.Random(1)

    def push() -> None:
        start = (ways.randint(300, 800), ways.randint(900, 1500))
        end = (ways.randint(100, 1000), ways.randint(700, 1700))
        phone.windows.fingers.swipe([start, end])

    taken = []
    for _ in range(ROUNDS):
        push()
        taken.append(_processor_ms(phone.windows.view.image))
    note = f"{len(taken)} pushes; at most {max(taken):.0f} ms"
    name = "map: drawn anew after a push, CPU"
    yield Figure(name=name, value=median(taken), unit="ms", target=60, note=note)


def _drawing_figure(phone: Phone) -> Figure:
    phone.windows.start_app(DRAW)

    def draw() -> None:
        phone.windows.fingers.swipe(DRAG)
        phone.windows.view.image()

    taken = [_processor_ms(draw) for _ in range(ROUNDS)]
    name = "drawing: a stroke of 100 points, drawn and shown, CPU"
    return Figure(name=name, value=median(taken), unit="ms")


def _processor_ms(call: Callable[[], object]) -> float:
    begin = time.process_time()
    call()
    return 1000 * (time.process_time() - begin)


def _frame_figure() -> Figure:
    decoder = MediaDecoder()
    data = text_film(("Ann", "Bob", "Cleo"), seconds=FILM_SECONDS)
    moments = iter(range(0, 3000 * FILM_SECONDS, 3000 * FILM_SECONDS // (ROUNDS + 4)))
    taken = timed(lambda: decoder.frame(data, next(moments), FRAME), ROUNDS)
    decoder.close()
    note = f"at most {max(taken):.0f} ms"
    return Figure(name="film: a frame", value=median(taken), unit="ms", target=20, note=note)


def _making_figures() -> Iterator[Figure]:
    def songs() -> None:
        song.cache_clear()
        for number in range(15):
            song(f"Title {number}", "Somebody", seconds=180 + 8 * number)

    def films() -> None:
        text_film.cache_clear()
        text_film(NAMES, seconds=FILM_SECONDS)

    def films_of_a_draw() -> None:
        text_film.cache_clear()
        # As MarkorTranscribeVideo has them: the one that is asked for, and those beside it.
        for number in range(6):
            text_film((*NAMES, str(number)), seconds=FILM_SECONDS, rate=1 if number else 10)

    for what, make in (
        ("fifteen songs", songs),
        ("a film of four names", films),
        ("six films of an episode", films_of_a_draw),
    ):
        yield Figure(
            name=f"media: {what} made", value=median(timed(make, 5)), unit="ms", target=300
        )
