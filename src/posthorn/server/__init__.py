"""The game for browsers, for friends on other machines and for programs: HTTP, WebSocket, storage, bots."""
