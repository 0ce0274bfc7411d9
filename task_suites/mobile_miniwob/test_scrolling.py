"""Pages with more text than is seen at once."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, on_page, submit
from task_suites.mobile_miniwob.seeing import Sight

AREA: Final = "text-area"
ANSWER: Final = "answer-input"
MS: Final = 400
MOST_SWIPES: Final = 20


@page_task("scroll-text", "scrolling")
def test_scroll_text(episode: Episode, page_seed: int) -> None:
    play(episode, "scroll-text", page_seed)


@page_task("scroll-text-2", "scrolling")
def test_scroll_text_2(episode: Episode, page_seed: int) -> None:
    play(episode, "scroll-text-2", page_seed)


@test_scroll_text.solution
def give_last_word(pilot: Pilot) -> None:
    scroll_to_end(pilot, "bottom")
    pilot.type(None, words(pilot)[-1], id=ANSWER)
    submit(pilot)


@test_scroll_text_2.solution
def scroll(pilot: Pilot) -> None:
    (end,) = asked(pilot, "to the (top|bottom)")
    scroll_to_end(pilot, end)
    submit(pilot)


@test_scroll_text.mistake("the first word", fails=DONE)
def give_first_word(pilot: Pilot) -> None:
    pilot.type(None, words(pilot)[0], id=ANSWER)
    submit(pilot)


@test_scroll_text_2.mistake("to the other end", fails=DONE)
def scroll_back(pilot: Pilot) -> None:
    (end,) = asked(pilot, "to the (top|bottom)")
    scroll_to_end(pilot, "top" if end == "bottom" else "bottom")
    submit(pilot)


@test_scroll_text.mistake("nothing given", fails=DONE)
@test_scroll_text_2.mistake("not scrolled", fails=DONE)
def submit_at_once(pilot: Pilot) -> None:
    submit(pilot)


def words(pilot: Pilot) -> list[str]:
    """Those of the text, without what stands between them."""
    return [word.strip(".,") for word in pilot.node(id=AREA).text.split()]


def scroll_to_end(pilot: Pilot, end: str) -> None:
    """Swipe over the text until it looks as before."""
    left, top, right, bottom = pilot.node(id=AREA).bounds
    far = (bottom - top) // 5
    start, stop = ((left + right) // 2, bottom - far), ((left + right) // 2, top + far)
    if end == "top":
        start, stop = stop, start
    before = look(pilot)
    for _ in range(MOST_SWIPES):
        pilot.swipe(start, stop, MS)
        now = look(pilot)
        if now == before:
            return
        before = now


def look(pilot: Pilot) -> bytes:
    """What the text looks like."""
    left, top, right, bottom = map(round, on_page(pilot, pilot.node(id=AREA).bounds))
    return Sight(pilot).image.crop((left, top, right, bottom)).tobytes()
