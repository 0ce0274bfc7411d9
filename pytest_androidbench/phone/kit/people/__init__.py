"""The people in the phone's contacts, as apps show and change them."""
