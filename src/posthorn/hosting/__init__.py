"""Where players think that are not ours to trust, or not here: in processes that are timed and can be ended."""
