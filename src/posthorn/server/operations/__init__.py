"""Running a server: settings, logs, metrics, and games as records."""
