"""HTTP and WebSocket: the application for browsers."""
