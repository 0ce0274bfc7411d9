"""The drawer has its apps in the order of the phone's language."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import APPS, Driver

SHOWN = {
    "en_US": ["Chrome", "Clock", "Contacts", "Settings"],
    "es_US": ["Chrome", "Configuración", "Contactos", "Reloj"],
    "ar_EG": ["الإعدادات", "الساعة", "جهات الاتصال", "Chrome"],
    "hi_IN": ["घड़ी", "संपर्क", "सेटिंग", "Chrome"],
    "ja_JP": ["Chrome", "時計", "設定", "連絡帳"],
    "ko_KR": ["설정", "시계", "주소록", "Chrome"],
    "ru_RU": ["Контакты", "Настройки", "Часы", "Chrome"],
    "ur_PK": ["ترتیبات", "رابطے", "گھڑی", "Chrome"],
    "zh_Hans_CN": ["设置", "时钟", "通讯录", "Chrome"],
}


@pytest.mark.parametrize("locale", SHOWN)
def test_the_drawer_is_in_the_order_of_the_language(text_engine: TextEngine, locale: str) -> None:
    config = PhoneConfig(apps=(*APPS, ChromeApp), display=Display(locale=locale))
    driver = Driver(Phone(config, text_engine))
    driver.phone.windows.home()
    driver.phone.windows.fingers.swipe([(540, 1700), (540, 600)], 300)
    icons = [n.text for n in driver.nodes() if n.resource_id.endswith(":id/icon") and n.text]
    assert icons == SHOWN[locale]
