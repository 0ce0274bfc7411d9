"""What tasks of this suite put onto the phone."""
