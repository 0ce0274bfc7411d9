"""What fingers leave on the canvas, and what takes it away again."""

from __future__ import annotations

import itertools

import pytest

from pytest_androidbench.phone.apps.draw.sheet import MOST_NUMBERS, MOST_STROKES
from pytest_androidbench.phone.apps.draw.strokes import LINE, MOVE, QUAD, Brush, actions
from tests.phone_apps.draw.conftest import ORANGE, WHITE, Studio


def kinds(studio: Studio, place: int = -1) -> list[float]:
    return [action[0] for action in actions(studio.page.sheet.strokes[place].path)]


def test_a_drag_leaves_a_line_of_the_brush_s_width(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    assert studio.pixel(500, 1000) == ORANGE
    # 40 % of 40 dp are 42 pixels on this display.
    assert studio.pixel(500, 1000 + 19) == ORANGE
    assert studio.pixel(500, 1000 + 23) == WHITE


def test_a_line_has_round_ends_that_reach_beyond_it(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    assert studio.pixel(700 + 19, 1000) == ORANGE
    assert studio.pixel(700 + 19, 1000 + 19) == WHITE


def test_a_tap_leaves_a_dot(studio: Studio) -> None:
    studio.dot(400, 900)
    assert studio.pixel(400, 900) == ORANGE
    assert studio.pixel(400 + 18, 900) == ORANGE
    assert studio.pixel(400 + 26, 900) == WHITE
    assert kinds(studio) == [MOVE, LINE, LINE, LINE, LINE]


def test_every_point_of_a_drag_bends_the_line(studio: Studio) -> None:
    """Each movement is a curve to the middle between two points, bent by the first of them."""
    touch, left, top = studio.phone.windows.fingers.touch, studio.canvas.left, studio.canvas.top
    places = [(300 + 4 * n, 900 + (n % 2) * 30) for n in range(100)]
    touch("down", left + places[0][0], top + places[0][1])
    for x, y in places[1:]:
        touch("move", left + x, top + y)
    touch("up", left + places[-1][0], top + places[-1][1])
    found = list(actions(studio.page.sheet.strokes[-1].path))
    assert tuple(found[0]) == (MOVE, *places[0])
    curves = [
        (QUAD, x, y, (x + to_x) / 2, (y + to_y) / 2)
        for (x, y), (to_x, to_y) in itertools.pairwise(places)
    ]
    assert found[1:-1] == curves
    assert tuple(found[-1]) == (LINE, *places[-1])


def test_a_drag_is_seen_before_the_finger_leaves(studio: Studio) -> None:
    touch, left, top = studio.phone.windows.fingers.touch, studio.canvas.left, studio.canvas.top
    touch("down", left + 300, top + 900)
    for x in range(310, 600, 10):
        touch("move", left + x, top + 900)
    assert studio.pixel(450, 900) == ORANGE
    assert studio.find("undo") is None
    touch("up", left + 590, top + 900)
    assert studio.find("undo") is not None


def test_what_was_drawn_is_on_the_display(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    shown = studio.phone.windows.view.image()
    assert shown.getpixel((500, studio.canvas.top + 1000)) == ORANGE


def test_undo_takes_strokes_back_and_redo_puts_them_again(studio: Studio) -> None:
    assert studio.find("undo") is None
    studio.dot(400, 900)
    studio.dot(700, 900)
    studio.tap("Undo")
    assert (studio.pixel(400, 900), studio.pixel(700, 900)) == (ORANGE, WHITE)
    studio.tap("Redo")
    assert studio.pixel(700, 900) == ORANGE
    assert studio.find("redo") is None
    studio.tap("Undo")
    studio.tap("Undo")
    assert studio.find("undo") is None


def test_what_is_drawn_anew_ends_the_redoing(studio: Studio) -> None:
    studio.dot(400, 900)
    studio.tap("Undo")
    studio.dot(500, 900)
    assert studio.find("redo") is None


def test_clear_asks_nothing_and_can_be_undone(studio: Studio) -> None:
    studio.dot(400, 900)
    studio.tap("clear")
    assert studio.pixel(400, 900) == WHITE
    studio.tap("Undo")
    assert studio.pixel(400, 900) == ORANGE


def test_the_oldest_of_a_thousand_strokes_is_forgotten(studio: Studio) -> None:
    sheet, brush = studio.page.sheet, studio.page.sheet.brush
    for number in range(MOST_STROKES + 5):
        sheet.put([MOVE, number % 900, 900, LINE, number % 900, 901], brush)
    assert len(sheet.strokes) == MOST_STROKES
    assert sheet.strokes[0].number == 6


def test_long_strokes_are_bounded_all_together(studio: Studio) -> None:
    sheet = studio.page.sheet
    path = [MOVE, 0.0, 0.0] + [LINE, 5.0, 5.0] * 100_000
    for _ in range(5):
        sheet.put(path, Brush(0xFF000000, 5.0))
    assert sum(stroke.size for stroke in sheet.strokes) <= MOST_NUMBERS


@pytest.mark.slow
def test_a_drag_of_ten_thousand_points_loses_none(studio: Studio) -> None:
    touch, left, top = studio.phone.windows.fingers.touch, studio.canvas.left, studio.canvas.top
    touch("down", left + 300, top + 900)
    for n in range(10_000):
        touch("move", left + 200 + n * 7 % 600, top + 500 + n * 11 % 900)
    touch("up", left + 300, top + 900)
    studio.phone.windows.view.image()
    assert len(kinds(studio)) == 10_002


def test_the_eraser_draws_in_the_colour_of_the_ground(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    studio.tap("eraser")
    studio.drag((500, 900), (500, 1100))
    assert (studio.pixel(400, 1000), studio.pixel(500, 1000)) == (ORANGE, WHITE)
    studio.tap("eraser")
    studio.dot(500, 1000)
    assert studio.pixel(500, 1000) == ORANGE


def test_bucket_fill_stays_within_lines(studio: Studio) -> None:
    studio.drag((300, 700), (700, 700), (700, 1100), (300, 1100), (300, 700), ms=1500)
    studio.tap("bucket_fill")
    assert studio.find("stroke_width_bar") is None
    studio.dot(500, 900)
    assert (studio.pixel(500, 800), studio.pixel(500, 600)) == (ORANGE, WHITE)
    studio.tap("Undo")
    assert studio.pixel(500, 800) == WHITE


def test_a_fill_beside_everything_fills_the_rest(studio: Studio) -> None:
    studio.tap("bucket_fill")
    studio.dot(500, 900)
    size = studio.page.sheet.size()
    assert studio.pixel(2, 2) == studio.pixel(size[0] - 2, size[1] - 2) == ORANGE


def test_the_uppermost_part_takes_no_fill_as_in_the_app(studio: Studio) -> None:
    studio.tap("bucket_fill")
    studio.dot(200, studio.canvas.top - 1)
    assert studio.page.sheet.strokes == []


def test_the_eyedropper_takes_the_colour_under_the_finger(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    studio.tap("eye_dropper")
    assert studio.find("stroke_width_preview") is None
    studio.dot(500, 800)
    assert studio.page.tools.color == 0xFFFFFFFF
    studio.dot(500, 1000)
    assert studio.page.tools.color == 0xFFF57C00
    assert len(studio.page.sheet.strokes) == 1


def test_another_colour_is_drawn_with_and_kept(studio: Studio) -> None:
    studio.tap("color_picker")
    studio.phone.windows.set_text(studio.find("color_picker_new_hex"), "3366cc")  # type: ignore[arg-type]
    studio.tap("OK")
    studio.dot(400, 900)
    assert studio.pixel(400, 900) == (0x33, 0x66, 0xCC)
    studio.phone.windows.home()
    assert studio.app.config.get("brush_color", 0) & 0xFFFFFF == 0x3366CC


def test_the_bar_sets_the_brush_down_to_five(studio: Studio) -> None:
    bar = studio.find("stroke_width_bar")
    assert bar is not None
    studio.phone.windows.fingers.tap(bar.bounds.left + 50, bar.bounds.center.y)
    assert studio.page.tools.size == 5
    studio.phone.windows.fingers.tap(bar.bounds.right - 45, bar.bounds.center.y)
    assert studio.page.tools.size >= 98
    studio.drag((300, 1000), (700, 1000))
    assert studio.pixel(500, 1000 + 46) == ORANGE


def test_another_ground_lies_under_the_strokes(studio: Studio) -> None:
    studio.dot(400, 900)
    studio.more("Change background color")
    studio.phone.windows.set_text(studio.find("color_picker_new_hex"), "102030")  # type: ignore[arg-type]
    studio.tap("OK")
    assert (studio.pixel(400, 900), studio.pixel(10, 900)) == (ORANGE, (0x10, 0x20, 0x30))


def test_two_fingers_zoom_and_draw_nothing(studio: Studio) -> None:
    studio.drag((500, 1000), (560, 1000))
    studio.pinch([(350, 1030), (100, 1030)], [(850, 1030), (1050, 1030)])
    sheet = studio.page.sheet
    assert len(sheet.strokes) == 1
    assert 1.3 < sheet.scale < 2.2
    studio.dot(300, 600)
    assert studio.pixel(300, 600) == ORANGE, "a touch draws where it is seen"
    assert sheet.strokes[-1].width < sheet.strokes[0].width


def test_two_fingers_that_go_the_same_way_move_the_canvas(studio: Studio) -> None:
    studio.dot(400, 900)
    studio.pinch([(300, 1300), (500, 1500)], [(500, 1300), (700, 1500)])
    sheet = studio.page.sheet
    assert (sheet.scale, len(sheet.strokes)) == (1.0, 1)
    assert sheet.left == pytest.approx(200, abs=25)
    assert studio.pixel(400 + round(sheet.left), 900 + round(sheet.top)) == ORANGE


def test_without_zooming_two_fingers_draw(studio: Studio) -> None:
    studio.app.config.put("allow_zooming_canvas", False)
    studio.pinch([(300, 1300), (500, 1500)], [(500, 1300), (700, 1500)])
    assert studio.page.sheet.scale == 1.0
    assert studio.page.sheet.strokes


def test_strokes_stay_when_the_display_turns_and_in_snapshots(studio: Studio) -> None:
    studio.dot(400, 900)
    studio.phone.snapshots.save("drawn")
    studio.tap("clear")
    studio.phone.snapshots.load("drawn")
    assert studio.pixel(400, 900) == ORANGE
    studio.phone.windows.turning.lock(1)
    studio.phone.windows.changed()
    assert studio.canvas.width > studio.canvas.height
    assert len(studio.page.sheet.strokes) == 1


def test_holding_a_tool_says_its_name(studio: Studio) -> None:
    studio.long_press("bucket_fill")
    assert studio.said() == "Bucket fill"
    assert studio.page.tools.on == ""
