"""Dates and times as the languages of the phone write them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from babel.localedata import locale_identifiers

from pytest_androidbench.phone.system.dates import ENGLISH, date_text, weekday
from pytest_androidbench.phone.system.times import clock_text, half_of_day, short_date
from pytest_androidbench.phone.ui.context import Display

THURSDAY = datetime(2023, 10, 5, 15, 4, 7, tzinfo=UTC)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en_US", "Thu, Oct 5"),
        ("es_US", "jue, 5 de oct"),
        ("fr_CA", "jeu. 5 oct."),
        ("zh_hans_CN", "10月5日周四"),
        ("hi_IN", "गुरु, 5 अक्टू॰"),
        ("ja_JP", "10月5日(木)"),
        ("ru_MD", "чт, 5 окт."),
        ("ar_AE", "الخميس، 5 أكتوبر"),
        ("ar_EG", "الخميس، ٥ أكتوبر"),
        ("de_DE", "Do., 5. Okt."),
        ("ak_GH", "Yaw, Ahinime 5"),
        ("pt_BR", "qui., 5 de out."),
        ("pt_PT", "quinta, 5/10"),
        ("ko_KR", "10월 5일 (목)"),
        ("ur_PK", "جمعرات، 5 اکتوبر"),
    ],
)
def test_the_day_in_every_language(locale: str, text: str) -> None:
    assert short_date(THURSDAY, Display(locale=locale)) == text


@pytest.mark.parametrize(
    ("locale", "twelve", "bare", "full"),
    [
        ("en_US", "3:04 PM", "3:04", "15:04"),
        ("fr_CA", "3 h 04 p.m.", "3 h 04", "15 h 04"),
        ("zh_hans_CN", "下午3:04", "3:04", "15:04"),
        ("hi_IN", "3:04 pm", "3:04", "15:04"),
        ("ar_EG", "٣:٠٤ م", "٣:٠٤", "١٥:٠٤"),
        ("ar_AE", "3:04 م", "3:04", "15:04"),
        ("ak_GH", "3:04 EW", "3:04", "15:04"),
        ("pt_PT", "3:04 da tarde", "3:04", "15:04"),
        ("ko_KR", "오후 3:04", "3:04", "15:04"),
        ("ur_PK", "3:04 PM", "3:04", "15:04"),
    ],
)
def test_the_time_in_both_formats(locale: str, twelve: str, bare: str, full: str) -> None:
    display = Display(locale=locale, hour24=False)
    assert clock_text(THURSDAY, display) == twelve
    assert clock_text(THURSDAY, display, period=False) == bare
    assert clock_text(THURSDAY, Display(locale=locale, hour24=True)) == full


def test_days_have_long_and_short_names() -> None:
    names = [weekday(3, "de_DE", width) for width in ("wide", "abbreviated", "narrow")]
    assert names == ["Donnerstag", "Do.", "D"]


def test_halves_of_the_day_have_the_names_that_the_time_has() -> None:
    assert [half_of_day(hour, "ko_KR") for hour in (0, 11, 12, 23)] == [
        *("오전", "오전", "오후", "오후"),
    ]


def test_a_month_by_itself_stands_in_its_own_case() -> None:
    assert date_text(THURSDAY, "LLLL", "ru_MD") == "октябрь"
    assert date_text(THURSDAY, "yMMMMd", "ru_MD") == "5 октября 2023 г."


@pytest.mark.parametrize("locale", sorted(locale_identifiers())[::7])
def test_no_language_is_without_its_dates(locale: str) -> None:
    assert all(date_text(THURSDAY, skeleton, locale) for skeleton in ENGLISH)
    assert clock_text(THURSDAY, Display(locale=locale, hour24=False), seconds=True)
