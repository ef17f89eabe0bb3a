"""The shipped suite itself: it passes a game that keeps the laws and finds each law that one breaks."""
