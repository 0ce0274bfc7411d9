"""Proposals for tasks, which a model makes of documents and people sort out."""
