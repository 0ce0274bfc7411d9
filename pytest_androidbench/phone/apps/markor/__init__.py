"""Markor, an editor for notes kept as plain files; after its source, version 2.10.9."""
