"""The default model agent: a conversation with tools over our actions."""
