"""Tasks of the first sixty with the later limits: all but two about an alarm, and Gmail."""

from __future__ import annotations

from task_suites.bmoca import test_alarms as alarms
from task_suites.bmoca import test_clock as clock
from task_suites.bmoca import test_files as files
from task_suites.bmoca import test_open as opening
from task_suites.bmoca import test_searching as searching
from task_suites.bmoca import test_settings as settings
from task_suites.bmoca import test_talking as talking
from task_suites.bmoca_131.again import again

test_alarm_create_0630 = again(alarms.test_alarm_create_0630)
test_alarm_create_1030 = again(alarms.test_alarm_create_1030)
test_alarm_create_1330 = again(alarms.test_alarm_create_1330)
test_alarm_create_1730 = again(alarms.test_alarm_create_1730)
test_alarm_create_2030 = again(alarms.test_alarm_create_2030)
test_alarm_create_2330 = again(alarms.test_alarm_create_2330)

test_clock_tab_alarm = again(clock.test_clock_tab_alarm)
test_clock_tab_stopwatch = again(clock.test_clock_tab_stopwatch)
test_clock_tab_timer = again(clock.test_clock_tab_timer)
test_stopwatch_start = again(clock.test_stopwatch_start)

test_files_audio = again(files.test_files_audio)
test_files_download = again(files.test_files_download)
test_files_image = again(files.test_files_image)
test_files_video = again(files.test_files_video)

test_open_calendar = again(opening.test_open_calendar)
test_open_camera = again(opening.test_open_camera)
test_open_chrome = again(opening.test_open_chrome)
test_open_clock = again(opening.test_open_clock)
test_open_contacts = again(opening.test_open_contacts)
test_open_files = again(opening.test_open_files)
test_open_maps = again(opening.test_open_maps)
test_open_messages = again(opening.test_open_messages)
test_open_phone = again(opening.test_open_phone)
test_open_photos = again(opening.test_open_photos)
test_open_settings = again(opening.test_open_settings)
test_open_youtube = again(opening.test_open_youtube)

test_chrome_history = again(searching.test_chrome_history)

test_airplane_off = again(settings.test_airplane_off)
test_airplane_on = again(settings.test_airplane_on)
test_brightness_down = again(settings.test_brightness_down)
test_settings_add_language = again(settings.test_settings_add_language)
test_settings_app_list = again(settings.test_settings_app_list)
test_settings_bluetooth = again(settings.test_settings_bluetooth)
test_toggle_dark_theme = again(settings.test_toggle_dark_theme)
test_toggle_vibrate_calls = again(settings.test_toggle_vibrate_calls)
test_volume_up_alarm = again(settings.test_volume_up_alarm)
test_volume_up_call = again(settings.test_volume_up_call)
test_volume_up_media = again(settings.test_volume_up_media)
test_volume_up_ring = again(settings.test_volume_up_ring)
test_wifi_off = again(settings.test_wifi_off)
test_wifi_on = again(settings.test_wifi_on)

test_call_911 = again(talking.test_call_911)
test_contacts_edit = again(talking.test_contacts_edit)
test_contacts_insert = again(talking.test_contacts_insert)
test_messages_new_chat = again(talking.test_messages_new_chat)
