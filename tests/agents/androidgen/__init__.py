"""Tests of AndroidGen's agent."""
