"""Games as files: text that people read, JSON for programs."""
