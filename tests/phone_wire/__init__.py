"""Tests of the phone's connections."""
