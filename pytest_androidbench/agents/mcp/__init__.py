"""Agents that are MCP clients: the phone is served to them as tools."""
