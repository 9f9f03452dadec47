"""How fast the engine and the server are: ``posthorn bench``."""
