"""Every word a person reads comes from here: Fluent files in English, German and Japanese.

``words_for(language, game)`` gives the words of one language, with those of one game laid over Reverie's own. The
conventions that connect rules and sentences (which id an event, a question or a refusal has) live in ``Words``.
"""

from reverie.text.rulebook import Clause, Rulebook, Section, rulebook
from reverie.text.words import LANGUAGES, Words, words_for

__all__ = ["LANGUAGES", "Clause", "Rulebook", "Section", "Words", "rulebook", "words_for"]
