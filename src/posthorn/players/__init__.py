"""Opponents: each chooses from a View, and never sees more than its seat may know."""
