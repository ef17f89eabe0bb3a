"""Learning: games between bots become samples, samples become a network, and each network plays the next games.

``self_play`` plays and takes samples, ``fitting`` makes a network of them (JAX and optax, the extra ``learn``),
``paired_match`` measures one bot against another on the same deals, and ``training`` does all of it in rounds, in a
folder that a broken-off training goes on in (``reverie train``). Playing needs nothing of this.
"""
