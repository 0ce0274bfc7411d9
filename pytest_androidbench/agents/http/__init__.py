"""Agents that are asked over HTTP, one request for each step."""
