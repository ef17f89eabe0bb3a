"""The server: live tables over HTTP and WebSocket, and the storage that never loses a move."""
