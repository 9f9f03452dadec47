"""A package, so that its tests, and no others, share a Ray cluster: `scope="package"`."""
