"""Models behind one small interface: asked, priced, kept within limits, recorded, played back."""
