"""What minds have worked out, against slower ways to the same."""
