from __future__ import annotations

from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import hold
from tests.phone_apps.opentracks.conftest import store_of


def value(driver: Driver, stem: str) -> str:
    """A number of the page with its unit."""
    parts = driver.values(f"stats_{stem}_value") + driver.values(f"stats_{stem}_unit")
    return " ".join(parts)


def test_a_runner_reads_paces(filled: Driver) -> None:
    filled.tap("Morning run")
    assert value(filled, "distance") == "3.50 mi"
    assert value(filled, "moving_time") == "44:00"
    assert value(filled, "total_time") == "45:00"
    assert value(filled, "moving_speed") == "12:34 min/mi"
    assert value(filled, "average_speed") == "12:51 min/mi"
    assert value(filled, "max_speed") == "8:34 min/mi"
    assert "FASTEST PACE" in filled.texts()
    assert value(filled, "start_datetime") == "Oct 15, 2023, 6:34:00\u202fAM"


def test_a_rider_reads_speeds(filled: Driver) -> None:
    filled.tap("Commute home")
    assert value(filled, "moving_speed") == "10.0 mph"
    assert value(filled, "average_speed") == "9.7 mph"
    assert "AVG MOVING SPEED" in filled.texts()


def test_heights_are_shown_where_there_are_any(filled: Driver) -> None:
    filled.tap("Ridge trail")
    assert (value(filled, "altitude_gain"), value(filled, "altitude_loss")) == ("276 ft", "261 ft")
    filled.phone.windows.back()
    filled.tap("Morning run")
    assert filled.find("stats_altitude_gain_value") is None


def test_the_type_is_told_by_its_sign_alone(filled: Driver) -> None:
    filled.tap("Morning run")
    assert not any("running" in text.lower() for text in filled.texts())
    assert filled.find("stats_activity_type_icon") is not None


def test_a_track_is_cut_into_parts_of_the_chosen_length(filled: Driver) -> None:
    filled.tap("Morning run")
    filled.tap("Intervals")
    assert filled.values("interval_item_distance") == ["1.00 mi", "2.00 mi", "2.92 mi"]
    filled.tap("intervals_dropdown")
    filled.tap("2 mi")
    assert filled.values("interval_item_distance") == ["2.00 mi", "2.92 mi"]
    assert filled.values("interval_item_rate") == ["15:11 min/mi", "15:51 min/mi"]


def test_a_track_without_points_is_one_empty_part(filled: Driver) -> None:
    filled.tap("Frozen pond")
    filled.tap("Intervals")
    assert filled.values("interval_item_distance") == ["0.00 ft"]
    assert filled.values("interval_item_rate") == ["0.0 mph"]


def test_charts_are_one_view_each(filled: Driver) -> None:
    filled.tap("Morning run")
    for name in ("By time", "By distance"):
        filled.tap(name)
        assert filled.find("chart_view") is not None


def test_a_track_is_deleted_from_its_page(filled: Driver) -> None:
    filled.tap("Bakery ride")
    filled.more("Delete")
    filled.tap("OK")
    assert filled.find("track_list_toolbar") is not None
    assert "Bakery ride" not in filled.texts()


def test_what_a_track_is_can_be_written_anew(filled: Driver) -> None:
    hold("Bakery ride")(filled)
    filled.more("Edit")
    filled.tap("track_edit_name")
    filled.phone.windows.editor.clear()
    filled.phone.windows.type_text("Rolls")
    filled.phone.windows.back()
    filled.tap("Show dropdown menu")
    filled.tap("blimp")
    filled.tap("Save")
    track = store_of(filled).track(3)
    assert track is not None
    assert (track.name, track.category, track.activity_type) == ("Rolls", "blimp", "blimp")
    assert track.stats.distance == 740.0


def test_cancel_keeps_a_track_as_it_was(filled: Driver) -> None:
    before = store_of(filled).tracks()
    filled.tap("Bakery ride")
    filled.more("Edit")
    filled.tap("track_edit_description")
    filled.phone.windows.type_text("Two croissants")
    filled.phone.windows.back()
    filled.tap("Cancel")
    assert store_of(filled).tracks() == before


def test_a_type_is_offered_while_it_is_typed_and_any_may_be_written(filled: Driver) -> None:
    filled.tap("Bakery ride")
    filled.more("Edit")
    filled.tap("track_edit_activity_type")
    filled.phone.windows.editor.clear()
    filled.phone.windows.type_text("ska")
    offered = [text for text in filled.texts() if text.startswith("ska")]
    assert offered == ["ska", "skate boarding", "skating"]
    filled.tap("skate boarding")
    filled.phone.windows.back()
    filled.tap("Save")
    track = store_of(filled).track(3)
    assert track is not None
    assert (track.category, track.activity_type) == ("skate boarding", "skateboarding")


def test_a_wide_form_shows_the_field_that_is_written(filled: Driver) -> None:
    filled.tap("Bakery ride")
    filled.more("Edit")
    filled.phone.windows.rotate(1)
    for name in ("name", "activity_type", "description"):
        filled.tap(f"track_edit_{name}")
        field = filled.find(f"track_edit_{name}")
        assert field is not None
        assert field.focused
        assert field.bounds.height > filled.phone.display.density * 48 // 160
        filled.phone.windows.back()
    filled.tap("Save")
    assert filled.find("track_edit_name") is None
    filled.phone.windows.rotate(0)


def test_a_type_is_picked_by_its_sign(filled: Driver) -> None:
    filled.tap("Bakery ride")
    filled.more("Edit")
    filled.tap("track_edit_activity_type_icon")
    signs = [n for n in filled.nodes() if n.class_name.endswith("ImageView") and n.clickable]
    assert len(signs) == 21
    filled.touch(signs[9])
    assert "running" in filled.texts()


def test_the_last_tab_fits_in_large_font(filled: Driver) -> None:
    settings = filled.phone.settings
    settings.put("system", "font_scale", "1.3")
    filled.tap("Ridge trail")
    tab, text = (
        filled.scrolled_to("By distance", "LinearLayout"),
        filled.find("By distance", "TextView"),
    )
    assert text is not None
    assert tab.bounds.left < text.bounds.left
    assert text.bounds.right < tab.bounds.right
    assert text.bounds.height > tab.bounds.height // 2
