"""Contacts: the list, a contact's card, and the editor, after Google's app."""
