"""A package, so that its tests, and no others, share a server and a Chromium: `scope="package"`."""
