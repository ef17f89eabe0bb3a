"""Every question of the game by its name (ledger 3), and what lies on the agenda beneath it."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.project_dreamscape.areas import LOSE_Z_FREELY, LoseZFreely
from reverie.games.project_dreamscape.buying import BUY_CARD, BuyCard
from reverie.games.project_dreamscape.cascades import END_CASCADE, ChooseDream
from reverie.games.project_dreamscape.deep_sleep import TAKE_Z, TakeZ
from reverie.games.project_dreamscape.dreams.collective_dream import CHOOSE_COPY
from reverie.games.project_dreamscape.dreams.empowered_dreaming import DISCARD_HELD, EMPOWER_CARD
from reverie.games.project_dreamscape.dreams.floating_free import PULL_CARD
from reverie.games.project_dreamscape.dreams.interrupted_sleep import FLIP_CARD
from reverie.games.project_dreamscape.dreams.invasive_dreaming import CHOOSE_INVADED, ChooseInvader
from reverie.games.project_dreamscape.dreams.lucid_dreaming import RESERVE_CARD
from reverie.games.project_dreamscape.dreams.night_terror import CHOOSE_VICTIM, GIVE_UP_Z
from reverie.games.project_dreamscape.dreams.paradigm_shift import SweepCard
from reverie.games.project_dreamscape.dreams.recurring_dream import CHOOSE_REPLAY
from reverie.games.project_dreamscape.dreams.shifting_dreams import PutCard, PutShield
from reverie.games.project_dreamscape.phase_three import PREPARE_NEXT, TIDY_UP
from reverie.games.project_dreamscape.sleep_token import USE_TOKEN, UseToken
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.turns import BEGIN_TURN
from reverie.games.project_dreamscape.virtual_dreaming import DISCARD_DREAMS, DiscardDreams
from reverie.kernel import Ask, Step

PLAIN: Final[Mapping[str, Ask[DreamscapeState, Any]]] = {
    ask.question: ask
    for ask in (
        USE_TOKEN,
        LOSE_Z_FREELY,
        TAKE_Z,
        BUY_CARD,
        PULL_CARD,
        FLIP_CARD,
        CHOOSE_VICTIM,
        GIVE_UP_Z,
        RESERVE_CARD,
        CHOOSE_REPLAY,
        CHOOSE_COPY,
        CHOOSE_INVADED,
        EMPOWER_CARD,
        DISCARD_DREAMS,
    )
}
"""Questions that say all by their name."""


def asked(question: str, facts: Mapping[str, Any]) -> Ask[DreamscapeState, Any]:
    """The question of that name with those facts."""
    match question:
        case ChooseDream.question:
            return ChooseDream(facts["seat"], facts["card"])
        case PutCard.question:
            return PutCard(tuple(facts["placed"]))
        case PutShield.question:
            return PutShield(tuple(facts["placed"]))
        case ChooseInvader.question:
            return ChooseInvader(facts["victim_seat"])
        case SweepCard.question:
            return SweepCard(facts["swept"])
    return PLAIN[question]


def agenda_at(state: DreamscapeState, ask: Step[DreamscapeState]) -> list[Step[DreamscapeState]]:
    """The whole agenda while ``ask`` is open; it follows from the question and what is held."""
    if isinstance(ask, UseToken) or (isinstance(ask, LoseZFreely) and not state.cascade):
        return [BEGIN_TURN, TIDY_UP, BUY_CARD, TAKE_Z, ask]
    if isinstance(ask, TakeZ):
        return [BEGIN_TURN, TIDY_UP, BUY_CARD, ask]
    if isinstance(ask, BuyCard):
        return [BEGIN_TURN, TIDY_UP, ask]
    if isinstance(ask, DiscardDreams):
        return [BEGIN_TURN, PREPARE_NEXT, ask]
    return [BEGIN_TURN, TIDY_UP, BUY_CARD, END_CASCADE, *[DISCARD_HELD] * len(state.held), ask]
