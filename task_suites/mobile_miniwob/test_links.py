"""Pages with links: in a text, behind tabs, in sections to unfold."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import TEXT, of_kind, touch, touch_first
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import QUERY, asked, elements, submit

LINK: Final = r'link "(.+)"'
TAB: Final = r"Click on (Tab #\d)"
SECTION: Final = "Section #"


@page_task("click-link", "screen_reading")
def test_click_link(episode: Episode, page_seed: int) -> None:
    play(episode, "click-link", page_seed)


@page_task("click-tab", "screen_reading")
def test_click_tab(episode: Episode, page_seed: int) -> None:
    play(episode, "click-tab", page_seed)


@page_task("click-tab-2", "screen_reading")
def test_click_tab_2(episode: Episode, page_seed: int) -> None:
    play(episode, "click-tab-2", page_seed)


@page_task("click-tab-2-easy", "screen_reading")
def test_click_tab_2_easy(episode: Episode, page_seed: int) -> None:
    play(episode, "click-tab-2-easy", page_seed)


@page_task("click-tab-2-medium", "screen_reading")
def test_click_tab_2_medium(episode: Episode, page_seed: int) -> None:
    play(episode, "click-tab-2-medium", page_seed)


@page_task("click-tab-2-hard", "screen_reading")
def test_click_tab_2_hard(episode: Episode, page_seed: int) -> None:
    play(episode, "click-tab-2-hard", page_seed)


@page_task("click-collapsible", "screen_reading")
def test_click_collapsible(episode: Episode, page_seed: int) -> None:
    play(episode, "click-collapsible", page_seed)


@page_task("click-collapsible-2", "screen_reading")
def test_click_collapsible_2(episode: Episode, page_seed: int) -> None:
    play(episode, "click-collapsible-2", page_seed)


@test_click_tab.solution
def open_named_tab(pilot: Pilot) -> None:
    open_tab(pilot, *asked(pilot, TAB))


@test_click_link.solution
@test_click_tab_2.solution
@test_click_tab_2_easy.solution
@test_click_tab_2_hard.solution
def look_behind_tabs(pilot: Pilot) -> None:
    (words,) = asked(pilot, LINK)
    for tab in [None, *tabs(pilot)[1:]]:
        if tab is not None:
            open_tab(pilot, tab)
        if found := links(pilot, words):
            touch(pilot, found[0])
            return
    raise PilotError(f"no link says {words!r} behind any tab")


@test_click_tab_2_medium.solution
def look_behind_two(pilot: Pilot) -> None:
    found = links(pilot, *asked(pilot, LINK))
    if found:
        touch(pilot, found[0])
    else:
        # What is behind the second tab is gone: the page is content once that one opens.
        open_tab(pilot, tabs(pilot)[1])


@test_click_collapsible.solution
def unfold_and_submit(pilot: Pilot) -> None:
    unfold(pilot, sections(pilot)[0])
    submit(pilot)


@test_click_collapsible_2.solution
def unfold_until_found(pilot: Pilot) -> None:
    (words,) = asked(pilot, LINK)
    for title in sections(pilot):
        unfold(pilot, title)
        if found := links(pilot, words):
            touch(pilot, found[0])
            return
    raise PilotError(f"no link says {words!r} in any section")


@test_click_tab.mistake("another tab", fails=DONE)
def open_other_tab(pilot: Pilot) -> None:
    (wanted,) = asked(pilot, TAB)
    open_tab(pilot, next(name for name in tabs(pilot) if name != wanted))


@test_click_tab.mistake("the text behind a tab", fails=DONE)
def touch_words(pilot: Pilot) -> None:
    touch(pilot, of_kind(pilot, TEXT)[-1])


@test_click_link.mistake("another link in front", fails=DONE)
@test_click_tab_2.mistake("another link in front", fails=DONE)
@test_click_tab_2_easy.mistake("another link in front", fails=DONE)
@test_click_tab_2_medium.mistake("another link in front", fails=DONE)
@test_click_tab_2_hard.mistake("another link in front", fails=DONE)
def touch_other_link(pilot: Pilot) -> None:
    (words,) = asked(pilot, LINK)
    touch_first(pilot, [node for node in links(pilot) if node.text.strip() != words])


@test_click_tab_2.mistake("all tabs seen, no link touched", fails=DONE)
@test_click_tab_2_hard.mistake("all tabs seen, no link touched", fails=DONE)
def open_all_tabs(pilot: Pilot) -> None:
    for name in tabs(pilot):
        open_tab(pilot, name)


@test_click_link.mistake("what the yellow field says is touched", fails=DONE)
@test_click_tab_2_easy.mistake("what the yellow field says is touched", fails=DONE)
@test_click_tab_2_medium.mistake("what the yellow field says is touched", fails=DONE)
def touch_query(pilot: Pilot) -> None:
    pilot.tap(id=QUERY)


@test_click_collapsible.mistake("submitted at once", fails=DONE)
def submit_folded(pilot: Pilot) -> None:
    submit(pilot)


@test_click_collapsible.mistake("folded again before", fails=DONE)
def fold_again(pilot: Pilot) -> None:
    title = sections(pilot)[0]
    unfold(pilot, title)
    unfold(pilot, title)
    submit(pilot)


@test_click_collapsible.mistake("not submitted", fails=DONE)
def unfold_only(pilot: Pilot) -> None:
    unfold(pilot, sections(pilot)[0])


@test_click_collapsible_2.mistake("all sections seen, no link touched", fails=DONE)
def unfold_all(pilot: Pilot) -> None:
    for title in sections(pilot):
        unfold(pilot, title)


@test_click_collapsible_2.mistake("another link", fails=DONE)
def touch_other_in_section(pilot: Pilot) -> None:
    (words,) = asked(pilot, LINK)
    for title in sections(pilot):
        unfold(pilot, title)
        if other := [node for node in links(pilot) if node.text.strip() != words]:
            touch(pilot, other[0])
            return


def links(pilot: Pilot, words: str | None = None) -> list[Node]:
    """Links that are seen, or those of them that say some words."""
    found = [node for node in of_kind(pilot, TEXT) if node.clickable]
    return [node for node in found if words is None or node.text.strip() == words]


def tabs(pilot: Pilot) -> list[str]:
    """What the page's tabs say, if it has any."""
    found = (node for node in elements(pilot) if node.resource_id.startswith("ui-id-"))
    return [node.text for node in found]


def open_tab(pilot: Pilot, name: str) -> None:
    """Touch a tab."""
    for node in elements(pilot):
        if node.clickable and node.text == name:
            touch(pilot, node)
            return
    raise PilotError(f"no tab {name!r} among {tabs(pilot)}")


def sections(pilot: Pilot) -> list[str]:
    """The titles of the page's sections."""
    return [node.text for node in elements(pilot) if node.text.startswith(SECTION)]


def unfold(pilot: Pilot, title: str) -> None:
    """Touch a section's title, and let it unfold."""
    pilot.tap(text=title).wait()
