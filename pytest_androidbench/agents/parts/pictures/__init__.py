"""Pictures of screens, made ready for models."""
