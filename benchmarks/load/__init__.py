"""Load: many matches at once over real sockets, on Reverie's server and on a peer's, measured alike."""
