"""The names of the bundled icons; written by `scripts/cut_fonts.py`."""

from __future__ import annotations

from typing import Final

_TABLE: Final = """
    abc=eb94 access_alarm=e190 access_time=e192 accessibility=e84e accessible=e914
    account_balance=e84f account_balance_wallet=e850 account_box=e851 account_circle=e853
    add=e145 add_a_photo=e439 add_alarm=e193 add_box=e146 add_call=e0e8 add_circle=e147
    add_circle_outline=e148 add_comment=e266 add_ic_call=e97c add_location=e567
    add_photo_alternate=e43e add_shopping_cart=e854 add_task=f23a adjust=e39e agriculture=ea79
    airline_seat_flat=e630 airplanemode_active=e195 airplanemode_inactive=e194
    airport_shuttle=eb3c alarm=e855 alarm_add=e856 alarm_off=e857 alarm_on=e858 album=e019
    all_inclusive=eb3d alternate_email=e0e6 android=e859 announcement=e85a apps=e5c3
    archive=e149 arrow_back=e5c4 arrow_back_ios=e5e0 arrow_downward=e5db arrow_drop_down=e5c5
    arrow_drop_up=e5c7 arrow_forward=e5c8 arrow_forward_ios=e5e1 arrow_left=e5de
    arrow_right=e5df arrow_upward=e5d8 article=ef42 aspect_ratio=e85b assessment=e85c
    assignment=e85d assistant=e39f attach_file=e226 attach_money=e227 attachment=e2bc
    audiotrack=e3a1 auto_awesome=e65f autorenew=e863 av_timer=e01b backspace=e14a backup=e864
    badge=ea67 bakery_dining=ea53 bar_chart=e26b battery_alert=e19c battery_charging_full=e1a3
    battery_full=e1a4 battery_saver=efde battery_std=e1a5 beach_access=eb3e bedtime=ef44
    block=e14b bluetooth=e1a7 bluetooth_connected=e1a8 bluetooth_disabled=e1a9 bolt=ea0b
    book=e865 bookmark=e866 bookmark_border=e867 bookmarks=e98b brightness_4=e3a9
    brightness_5=e3aa brightness_6=e3ab brightness_7=e3ac brightness_high=e1ac
    brightness_low=e1ad brightness_medium=e1ae broken_image=e3ad brush=e3ae bug_report=e868
    build=e869 burst_mode=e43c business=e0af cached=e86a cake=e7e9 calculate=ea5f
    calendar_month=ebcc calendar_today=e935 calendar_view_day=e936 calendar_view_month=efe7
    calendar_view_week=efe8 call=e0b0 call_end=e0b1 call_made=e0b2 call_missed=e0b4
    call_received=e0b5 call_split=e0b6 camera=e3af camera_alt=e3b0 camera_enhance=e8fc
    camera_front=e3b1 camera_rear=e3b2 camera_roll=e3b3 cameraswitch=efeb cancel=e5c9
    card_giftcard=e8f6 card_membership=e8f7 cast=e307 category=e574 celebration=ea65
    center_focus_strong=e3b4 chat=e0b7 chat_bubble=e0ca chat_bubble_outline=e0cb check=e5ca
    check_box=e834 check_box_outline_blank=e835 check_circle=e86c check_circle_outline=e92d
    checklist=e6b1 checkroom=f19e chevron_left=e5cb chevron_right=e5cc circle=ef4a clear=e14c
    clear_all=e0b8 close=e5cd closed_caption=e01c cloud=e2bd cloud_done=e2bf cloud_download=e2c0
    cloud_off=e2c1 cloud_queue=e2c2 cloud_upload=e2c3 code=e86f collections=e3b6
    collections_bookmark=e431 color_lens=e3b7 colorize=e3b8 comment=e0b9 commute=e940
    compare_arrows=e915 compass_calibration=e57c computer=e30a contact_mail=e0d0
    contact_page=f22e contact_phone=e0cf contacts=e0ba content_copy=e14d content_cut=e14e
    content_paste=e14f contrast=eb37 copy_all=e2ec create=e150 create_new_folder=e2cc
    credit_card=e870 crop=e3be crop_free=e3c2 crop_rotate=e437 currency_exchange=eb70
    dark_mode=e51c dashboard=e871 data_saver_on=eff3 data_usage=e1af date_range=e916 delete=e872
    delete_forever=e92b delete_outline=e92e delete_sweep=e16c description=e873
    desktop_windows=e30c details=e3c8 developer_mode=e1b0 device_unknown=e339 devices=e1b1
    dialer_sip=e0bb dialpad=e0bc dinner_dining=ea57 directions=e52e directions_bike=e52f
    directions_boat=e532 directions_bus=e530 directions_car=e531 directions_run=e566
    directions_walk=e536 dns=e875 do_not_disturb=e612 do_not_disturb_on=e644 done=e876
    done_all=e877 done_outline=e92f donut_small=e918 downhill_skiing=e509 download=f090
    drafts=e151 drag_handle=e25d drag_indicator=e945 drive_file_move=e675
    drive_file_rename_outline=e9a2 eco=ea35 edit=e3c9 edit_calendar=e742 edit_location=e568
    edit_note=e745 egg=eacc eject=e8fb electric_bike=eb1b electric_scooter=eb1f email=e0be
    emergency=e1eb emoji_emotions=ea22 emoji_events=ea23 emoji_objects=ea24 emoji_people=ea1d
    equalizer=e01d error=e000 error_outline=e001 euro=ea15 event=e878 event_available=e614
    event_busy=e615 event_note=e616 event_repeat=eb7b exit_to_app=e879 expand_less=e5ce
    expand_more=e5cf explore=e87a exposure=e3ca extension=e87b face=e87c fact_check=f0c5
    family_restroom=f1a2 fast_forward=e01f fast_rewind=e020 fastfood=e57a favorite=e87d
    favorite_border=e87e feedback=e87f fiber_manual_record=e061 file_copy=e173
    file_download=e2c4 file_open=eaf3 file_upload=e2c6 filter=e3d3 filter_alt=ef4f
    filter_list=e152 filter_vintage=e3e3 find_in_page=e880 fingerprint=e90d first_page=e5dc
    fitness_center=eb43 flag=e153 flag_circle=eaf8 flash_auto=e3e5 flash_off=e3e6 flash_on=e3e7
    flashlight_off=f00a flashlight_on=f00b flight=e539 flip=e3e8 flip_camera_android=ea37
    folder=e2c7 folder_open=e2c8 folder_shared=e2c9 font_download=e167 format_align_center=e234
    format_align_left=e236 format_align_right=e237 format_bold=e238 format_color_fill=e23a
    format_color_text=e23c format_italic=e23f format_list_bulleted=e241
    format_list_numbered=e242 format_quote=e244 format_size=e245 format_strikethrough=e246
    format_underlined=e249 forum=e0bf forward=e154 forward_10=e056 forward_30=e057
    fullscreen=e5d0 fullscreen_exit=e5d1 functions=e24a gesture=e155 gif=e908 golf_course=eb45
    gps_fixed=e1b3 gps_not_fixed=e1b4 gps_off=e1b5 grade=e885 graphic_eq=e1b8 grid_off=e3eb
    grid_on=e3ec grid_view=e9b0 group=e7ef group_add=e7f0 groups=f233 hd=e052 hdr_off=e3ed
    hdr_on=e3ee headphones=f01f headset=e310 healing=e3f3 health_and_safety=e1d5 hearing=e023
    height=ea16 help=e887 help_outline=e8fd hide_image=f022 highlight=e25f hiking=e50a
    history=e889 home=e88a horizontal_rule=f108 hotel=e53a hourglass_bottom=ea5c
    hourglass_empty=e88b hourglass_top=ea5b house=ea44 https=e88d ice_skating=e50b icecream=ea69
    image=e3f4 image_search=e43f imagesearch_roller=e9b4 import_contacts=e0e0 import_export=e0c3
    inbox=e156 info=e88e info_outline=e88f input=e890 insert_chart=e24b insert_drive_file=e24d
    insert_emoticon=e24e insert_link=e250 insert_photo=e251 inventory=e179 ios_share=e6b8
    kayaking=e50c key=e73c keyboard=e312 keyboard_arrow_down=e313 keyboard_arrow_left=e314
    keyboard_arrow_right=e315 keyboard_arrow_up=e316 keyboard_backspace=e317
    keyboard_capslock=e318 keyboard_hide=e31a keyboard_return=e31b keyboard_tab=e31c
    keyboard_voice=e31d kitchen=eb47 kitesurfing=e50d label=e892 label_important=e937
    label_off=e9b6 label_outline=e893 landscape=e3f7 language=e894 laptop=e31e last_page=e5dd
    launch=e895 layers=e53b lens=e3fa library_music=e030 light_mode=e518 lightbulb=e0f0
    link=e157 link_off=e16f list=e896 list_alt=e0ee live_help=e0c6 local_cafe=e541
    local_dining=e556 local_grocery_store=e547 local_hospital=e548 local_movies=e54d
    local_offer=e54e local_phone=e551 local_pizza=e552 local_shipping=e558 local_taxi=e559
    location_off=e0c7 location_on=e0c8 location_searching=e1b7 lock=e897 lock_clock=ef57
    lock_open=e898 login=ea77 logout=e9ba loop=e028 low_priority=e16d loyalty=e89a
    lunch_dining=ea61 mail=e158 mail_outline=e0e1 manage_accounts=f02e map=e55b
    mark_chat_read=f18b mark_chat_unread=f189 mark_email_read=f18c medical_services=f109
    memory=e322 menu=e5d2 menu_book=ea19 menu_open=e9bd merge_type=e252 message=e0c9 mic=e029
    mic_none=e02a mic_off=e02b monetization_on=e263 money=e57d monitor_heart=eaa2 mood=e7f2
    moped=eb28 more=e619 more_horiz=e5d3 more_time=ea5d more_vert=e5d4 mouse=e323 movie=e02c
    music_note=e405 music_off=e440 music_video=e063 my_location=e55c nature=e406
    navigate_before=e408 navigate_next=e409 navigation=e55d near_me=e569 network_cell=e1b9
    network_check=e640 network_wifi=e1ba new_releases=e031 nfc=e1bb night_shelter=f1f1
    nightlight=f03d nightlight_round=ef5e no_accounts=f03e no_photography=f1a8
    nordic_walking=e50e note=e06f note_add=e89c notes=e26c notifications=e7f4
    notifications_active=e7f7 notifications_none=e7f5 notifications_off=e7f6 offline_bolt=e932
    open_in_browser=e89d open_in_full=f1ce open_in_new=e89e open_with=e89f outdoor_grill=ea47
    outlined_flag=e16e paid=f041 palette=e40a panorama=e40b panorama_fish_eye=e40c
    paragliding=e50f password=f042 pause=e034 pause_circle=e1a2 pause_circle_filled=e035
    pause_circle_outline=e036 payment=e8a1 payments=ef63 pedal_bike=eb29 pending=ef64
    people=e7fb people_outline=e7fc perm_identity=e8a6 perm_media=e8a7 person=e7fd
    person_add=e7fe person_outline=e7ff person_pin=e55a person_remove=ef66 pets=e91d phone=e0cd
    phone_android=e324 phone_callback=e649 phone_disabled=e9cc phone_forwarded=e61c
    phone_in_talk=e61d phone_iphone=e325 phone_missed=e61f phone_paused=e620 photo=e410
    photo_album=e411 photo_camera=e412 photo_library=e413 photo_size_select_large=e433
    picture_as_pdf=e415 picture_in_picture=e8aa pie_chart=e6c4 pin=f045 pin_drop=e55e place=e55f
    play_arrow=e037 play_circle=e1c4 play_circle_filled=e038 play_circle_outline=e039
    playlist_add=e03b playlist_add_check=e065 playlist_play=e05f podcasts=f048 policy=ea17
    poll=e801 pool=eb48 post_add=ea20 power=e63c power_settings_new=e8ac preview=f1c5 print=e8ad
    priority_high=e645 privacy_tip=f0dc public=e80b publish=e255 push_pin=f10d qr_code=ef6b
    qr_code_scanner=f206 question_answer=e8af queue=e03c queue_music=e03d radio=e03e
    radio_button_checked=e837 radio_button_unchecked=e836 rate_review=e560 receipt=e8b0
    receipt_long=ef6e recommend=e9d2 record_voice_over=e91f redeem=e8b1 redo=e15a refresh=e5d5
    remove=e15b remove_circle=e15c remove_circle_outline=e15d remove_red_eye=e417 reorder=e8fe
    repeat=e040 repeat_one=e041 replay=e042 replay_10=e059 replay_30=e05a reply=e15e
    reply_all=e15f report=e160 report_problem=e8b2 restaurant=e56c restaurant_menu=e561
    restore=e8b3 restore_from_trash=e938 roller_skating=ebcd rotate_90_degrees_ccw=e418
    rotate_left=e419 rotate_right=e41a route=eacd router=e328 rowing=e921 rss_feed=e0e5
    rule=f1c2 run_circle=ef6f safety_check=ebef sailing=e502 satellite=e562 save=e161
    save_alt=e171 savings=e2eb scanner=e329 schedule=e8b5 school=e80c science=ea4b
    screen_lock_portrait=e1bf screen_lock_rotation=e1c0 screen_rotation=e1c1 screen_share=e0e2
    screenshot=f056 scuba_diving=ebce sd_card=e623 sd_storage=e1c2 search=e8b6 search_off=ea76
    security=e32a segment=e94b select_all=e162 self_improvement=ea78 send=e163 sensors=e51e
    sentiment_dissatisfied=e811 sentiment_satisfied=e813 set_meal=f1ea settings=e8b8
    settings_accessibility=f05d settings_applications=e8b9 settings_backup_restore=e8ba
    settings_bluetooth=e8bb settings_brightness=e8bd settings_cell=e8bc settings_ethernet=e8be
    settings_input_antenna=e8bf settings_overscan=e8c4 settings_phone=e8c5 settings_power=e8c6
    settings_remote=e8c7 settings_voice=e8c8 share=e80d shopping_bag=f1cc shopping_cart=e8cc
    show_chart=e6e1 shuffle=e043 signal_cellular_0_bar=f0a8 signal_cellular_4_bar=e1c8
    signal_cellular_alt=e202 signal_cellular_off=e1d0 signal_wifi_0_bar=f0b0
    signal_wifi_4_bar=e1d8 signal_wifi_off=e1da sim_card=e32b skateboarding=e511 skip_next=e044
    skip_previous=e045 sledding=e512 slideshow=e41b slow_motion_video=e068 smart_display=f06a
    smartphone=e32c sms=e625 snippet_folder=f1c7 snooze=e046 snowboarding=e513 snowshoeing=e514
    sort=e164 sort_by_alpha=e053 soup_kitchen=e7d3 speaker=e32d speaker_phone=e0d2 speed=e9e4
    spellcheck=e8ce sports=ea30 sports_basketball=ea26 sports_golf=ea2a sports_kabaddi=ea34
    sports_martial_arts=eae9 sports_motorsports=ea2d sports_soccer=ea2f sports_tennis=ea32
    square_foot=ea49 star=e838 star_border=e83a star_half=e839 star_outline=f06f star_rate=f0ec
    stay_current_portrait=e0d4 sticky_note_2=f1fc stop=e047 stop_circle=ef71 storage=e1db
    store=e8d1 storefront=ea12 straighten=e41c stream=e9e9 strikethrough_s=e257
    subdirectory_arrow_right=e5da subject=e8d2 subtitles=e048 supervisor_account=e8d3
    support=ef73 surfing=e515 swap_calls=e0d7 swap_horiz=e8d4 swap_vert=e8d5 switch_camera=e41e
    sync=e627 sync_disabled=e628 system_update=e62a tab=e8d8 table_chart=e265 tablet=e32f
    tag=e9ef tapas=f1e9 task=f075 task_alt=e2e6 terminal=eb8e terrain=e564 text_fields=e262
    text_format=e165 text_snippet=f1c6 theater_comedy=ea66 theaters=e8da thumb_down=e8db
    thumb_up=e8dc timelapse=e422 timeline=e922 timer=e425 timer_10=e423 timer_3=e424
    timer_off=e426 title=e264 toc=e8de today=e8df toggle_off=e9f5 toggle_on=e9f6 touch_app=e913
    track_changes=e8e1 train=e570 transfer_within_a_station=e572 translate=e8e2
    travel_explore=e2db trending_down=e8e3 trending_up=e8e5 tune=e429 turned_in=e8e6 tv=e333
    two_wheeler=e9f9 unarchive=e169 undo=e166 unfold_less=e5d6 unfold_more=e5d7 update=e923
    upgrade=f0fb upload=f09b usb=e1e0 verified=ef76 verified_user=e8e8 vibration=e62d
    video_call=e070 video_camera_back=f07f video_library=e04a videocam=e04b videocam_off=e04c
    view_agenda=e8e9 view_carousel=e8eb view_column=e8ec view_comfy=e42a view_day=e8ed
    view_headline=e8ee view_list=e8ef view_module=e8f0 view_quilt=e8f1 view_stream=e8f2
    view_timeline=eb85 view_week=e8f3 visibility=e8f4 visibility_off=e8f5 voice_over_off=e94a
    voicemail=e0d9 volume_down=e04d volume_mute=e04e volume_off=e04f volume_up=e050
    volunteer_activism=ea70 vpn_key=e0da wallet=f8ff wallpaper=e1bc warning=e002
    warning_amber=f083 watch=e334 watch_later=e924 water_drop=e798 wb_auto=e42c wb_sunny=e430
    wc=e63d web=e051 whatshot=e80e widgets=e1bd wifi=e63e wifi_calling=ef77 wifi_find=eb31
    wifi_lock=e1e1 wifi_off=e648 wifi_tethering=e1e2 work=e8f9 work_outline=e943 zoom_in=e8ff
    zoom_out=e900 zoom_out_map=e56b
"""

CODEPOINTS: Final = {
    name: int(point, 16) for name, _, point in (entry.partition("=") for entry in _TABLE.split())
}
"""Code point of each icon in the icon font."""

_MIRRORED: Final = """
    arrow_back arrow_back_ios arrow_forward arrow_forward_ios arrow_left arrow_right assignment
    backspace call_made call_missed call_received chevron_left chevron_right directions_bike
    directions_run directions_walk exit_to_app fact_check fast_forward fast_rewind first_page
    last_page format_list_bulleted forward help help_outline input keyboard_arrow_left
    keyboard_arrow_right keyboard_backspace keyboard_return keyboard_tab label label_important
    launch list list_alt live_help login logout menu_book message navigate_before navigate_next
    note open_in_new playlist_add playlist_add_check playlist_play queue_music redo reply
    reply_all send show_chart sort star_half subject text_snippet toc trending_up undo view_list
    volume_down volume_mute volume_off volume_up
"""

MIRRORED: Final = frozenset(_MIRRORED.split())
"""Icons that flip where text runs from right to left."""
