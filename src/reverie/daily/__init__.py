"""Daily deals: each day one deal per game, the same for everybody, against the same bots.

How a day's deal follows from the chain is in ``reverie.kernel.daily_deals``, for whoever checks it. Here is what only
those need who deal: the calendar, the chain from its secret end, and the table of every game.
"""
