"""The radar chart: an SVG that stands by itself and can be read without seeing it."""

from __future__ import annotations

import pytest
from lxml import etree

from pytest_androidbench.report.arena.radar import AXES, CENTRE_X, CENTRE_Y, RADIUS, radar
from pytest_androidbench.stats.arena.abilities import Abilities
from tests.report.arena.runs import HOSTILE, compared

SVG = "{http://www.w3.org/2000/svg}"
HALF = Abilities(understanding=0.5, reasoning=0.5, exploration=0.5, reflection=0.5)


def drawn(scores: dict[str, Abilities]) -> etree._Element:
    parser = etree.XMLParser(resolve_entities=False)
    return etree.fromstring(str(radar(scores)).encode(), parser)


def polygons(picture: etree._Element) -> list[list[tuple[float, float]]]:
    """The corners of each run's shape."""
    shapes = []
    for shape in picture.findall(f"{SVG}g/{SVG}polygon"):
        pairs = [pair.split(",") for pair in str(shape.get("points", "")).split()]
        shapes.append([(float(x), float(y)) for x, y in pairs])
    return shapes


def test_corners_lie_on_their_axes() -> None:
    scores = Abilities(understanding=1, reasoning=0.5, exploration=0.2, reflection=0)
    assert polygons(drawn({"a": scores})) == [[
        (CENTRE_X, CENTRE_Y - RADIUS),
        (CENTRE_X + RADIUS / 2, CENTRE_Y),
        (CENTRE_X, CENTRE_Y + RADIUS / 5),
        (CENTRE_X, CENTRE_Y),
    ]]  # fmt: skip


def test_it_has_a_title_and_tells_all_numbers() -> None:
    picture = drawn({"good": HALF, "poor": HALF})
    assert picture.get("role") == "img"
    assert picture.get("aria-labelledby") == "radar-title radar-desc"
    told = picture.findtext(f"{SVG}desc")
    assert told is not None
    assert "good: understanding 0.500, reasoning 0.500" in told
    assert "poor: " in told


def test_each_run_is_in_the_legend_with_a_look_of_its_own() -> None:
    names = [f"run {number}" for number in range(6)]
    picture = drawn(dict.fromkeys(names, HALF))
    texts = [text.text for text in picture.findall(f"{SVG}text")]
    assert set(names) | set(AXES) <= set(texts)
    shapes = picture.findall(f"{SVG}g/{SVG}polygon")
    assert len({(shape.get("stroke"), shape.get("stroke-dasharray")) for shape in shapes}) == 6


def test_what_is_not_known_has_no_corner_and_is_said() -> None:
    unknown = Abilities(understanding=0.5, reasoning=0.5, exploration=0.5, reflection=None)
    picture = drawn({"a": unknown})
    assert [len(shape) for shape in polygons(picture)] == [3]
    assert "a (reflection not known)" in [text.text for text in picture.findall(f"{SVG}text")]


def test_where_much_is_not_known_the_legend_stays_short() -> None:
    nothing = Abilities(understanding=None, reasoning=None, exploration=None, reflection=None)
    picture = drawn({"a": nothing})
    assert "a (4 abilities not known)" in [text.text for text in picture.findall(f"{SVG}text")]
    assert "a: understanding not known, reasoning not known" in (
        picture.findtext(f"{SVG}desc") or ""
    )
    assert polygons(picture) == [[]]


def test_scores_beyond_the_scale_are_cut_off() -> None:
    wild = Abilities(understanding=3, reasoning=-1, exploration=1, reflection=1)
    (corners,) = polygons(drawn({"a": wild}))
    assert corners[:2] == [(CENTRE_X, CENTRE_Y - RADIUS), (CENTRE_X, CENTRE_Y)]


def test_names_of_runs_are_nothing_but_text() -> None:
    picture = drawn({HOSTILE: HALF, "]]>": HALF, "": HALF})
    assert {str(each.tag) for each in picture.iter()} == {
        f"{SVG}{name}"
        for name in ("svg", "title", "desc", "rect", "polygon", "line", "text", "g", "circle")
    }
    assert any("<script>" in (text.text or "") for text in picture.findall(f"{SVG}text"))


def test_names_that_become_alike_are_numbered() -> None:
    picture = drawn({"a" * 100 + "x": HALF, "a" * 100 + "y": HALF})
    assert len(polygons(picture)) == 2
    told = picture.findtext(f"{SVG}desc") or ""
    assert "1. aaa" in told
    assert "2. aaa" in told


def test_of_no_run_there_is_none() -> None:
    with pytest.raises(ValueError, match="needs a run"):
        radar({})


def test_the_abilities_of_compared_runs_can_be_drawn() -> None:
    assert len(polygons(drawn(dict(compared().abilities["average"])))) == 2
