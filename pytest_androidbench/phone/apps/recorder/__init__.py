"""Audio Recorder: recordings of the microphone, which hears nothing here."""
