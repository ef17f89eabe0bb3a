"""Solves Dream-Quest for one seat alone, and fits the networks that count turns to it.

    python -m benchmarks.dream_quest_turns FOLDER

A seat that nobody meets plays a game of chance with itself: how many turns it needs on average, if it plays as well as
can be, follows from where it stands, its Providence, Slumber and Lucidity. That is solved for every character and quest
by value iteration (some minutes), and a small network for each kind of quest is fitted to the solution. It becomes
``src/reverie/games/dream_quest/turns.json``. Simplified: every card may come every turn, Memory is as printed when a
card tests it, and Providence buys nothing for tests on cards. Needs numpy, JAX and optax (the extra ``learn``).
"""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from reverie.games.dream_quest import GAME, odds
from reverie.games.dream_quest.bot import SECRET
from reverie.games.dream_quest.components import Character, Choice, Cost, DreamCard, Line, Quest, RealityEffect
from reverie.games.dream_quest.heuristics_turns import SEAT_NUMBERS, TurnEstimate, TurnsNet, goal_of, place_numbers
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import FastChance

CONTENT: Final = GAME.setup(2).content
EDITION: Final = CONTENT.editions["first"]
BOARD: Final = CONTENT.boards["dreamlands"]
SPACES: Final = list(BOARD.kind)
AT: Final = {space: index for index, space in enumerate(SPACES)}
KINDS: Final = np.array([BOARD.kind[space] for space in SPACES])
CYCLE, BLESSED, CURSED, MYSTERY = (np.equal(KINDS, kind) for kind in ("cycle", "blessed", "cursed", "mystery"))
FARTHEST: Final = 10
SLUMBERS: Final = CONTENT.limits.slumber + 1
LUCIDITIES: Final = CONTENT.limits.lucidity + 1
BEYOND: Final = {"ritual": 7, "face": 6, "toll": 6}
"""By quest: so much Providence beyond the goal makes no difference any more."""
IMPOSSIBLE: Final = 1e6
Values = Any
"""An array by space, Providence, Slumber (0: awake) and Lucidity, or a part of one."""


def reached(start: str, anywhere: bool) -> list[list[int]]:
    """By number of steps: the spaces that a turn can come to, and not with fewer."""
    rings, seen = [[start]], {start}
    for _ in range(FARTHEST):
        outer: list[str] = []
        for space in rings[-1]:
            secret = BOARD.secret_to.get(space)
            barred = None if space == start or anywhere else secret
            outer += [each for each in BOARD.links[space] if each not in seen | {*outer} and each != barred]
        seen |= {*outer}
        rings.append(outer)
    return [[AT[space] for space in ring] for ring in rings]


def ways_back() -> list[Any]:
    """By number of spaces back: how likely one comes from where to where."""
    one = np.zeros((len(SPACES), len(SPACES)), np.float32)
    for space in SPACES:
        back = BOARD.back[space] or (space,)
        for each in back:
            one[AT[space], AT[each]] = 1 / len(back)
    ways = [np.eye(len(SPACES), dtype=np.float32)]
    for _ in range(6):
        ways.append(ways[-1] @ one)
    return ways


REACHED: Final = {anywhere: [reached(space, anywhere) for space in SPACES] for anywhere in (False, True)}
WAYS_BACK: Final = ways_back()


class Alone:
    """One character with one quest."""

    def __init__(self, sheet: Character, quest: Quest) -> None:
        self.sheet = sheet
        self.quest = quest
        self.most = goal_of(quest) + BEYOND[quest.contest.kind]
        self.shape = (len(SPACES), self.most + 1, SLUMBERS, LUCIDITIES)

    def solved(self, values: Values = None, sweeps: int = 60, near: float = 0.05) -> Values:
        """Turns that are left, by everything; ``values`` is a guess to begin with."""
        if values is None:
            missing = np.maximum(0, goal_of(self.quest) - np.arange(self.most + 1))
            values = np.zeros(self.shape, np.float32) + missing[None, :, None, None] + 6
        for _ in range(sweeps):
            before, values = values, self.swept(values)
            if np.abs(values - before).max() < near:
                break
        return values

    def swept(self, values: Values) -> Values:
        """The same, one turn earlier."""
        awake = values[:, :, 0, 0]
        walks = self._after_walks(self._after_turn(values))
        turn = np.empty(self.shape, np.float32)
        plain, mystery = np.where(~MYSTERY)[0], np.where(MYSTERY)[0]
        turn[plain] = self._after_draw(walks, awake, plain, False, False)
        three = [
            self._after_draw(walks, awake, mystery, *way) for way in ((True, False), (False, False), (False, True))
        ]
        turn[mystery] = sum(three) / 3
        inside = np.where(CYCLE)[0]
        turn[inside] = self._after_check(turn[inside], awake[inside])
        turn += 1
        turn[:, :, 0, :] = 1 + self._after_a_day(values)[:, :, None]
        return turn

    # The end of a turn, and where it ends.

    def _shifted(self, by: int) -> Any:
        return np.clip(np.arange(self.most + 1) + by, 0, self.most)

    def _after_turn(self, values: Values) -> Values:
        """A blessing, and one Slumber less; more may have been bought."""
        ended = values.copy()
        ended[BLESSED] = values[BLESSED][:, self._shifted(1)]
        if not self.sheet.ability.keeps_slumber:
            ended[:, :, 1:] = ended[:, :, :-1].copy()
        price = CONTENT.menu.buy_slumber
        ended[:, price:, 1:-1] = np.minimum(ended[:, price:, 1:-1], ended[:, :-price, 2:])
        return ended

    def _after_walks(self, ended: Values) -> list[Values]:
        """By movement: the best place within reach, perhaps with a step that is bought."""
        rings = REACHED[self.sheet.ability.secret_anywhere]
        walks = [ended]
        for steps in range(1, FARTHEST + 1):
            best = walks[-1].copy()
            for start, reach in enumerate(rings):
                for end in reach[steps]:
                    np.minimum(best[start], ended[end], out=best[start])
            walks.append(best)
        price = CONTENT.menu.buy_step
        for steps in range(FARTHEST):
            walks[steps] = walks[steps].copy()
            walks[steps][:, price:] = np.minimum(walks[steps][:, price:], walks[steps + 1][:, :-price])
        return walks

    # Cards.

    def _after_draw(self, walks: list[Values], awake: Values, spaces: Any, stuck: bool, lucid: bool) -> Values:
        by_card = [self._after_card(walks, awake, spaces, card, stuck, lucid) for card in EDITION.dream.values()]
        if self.sheet.ability.draws == 1:
            return sum(by_card) / np.float32(len(by_card))
        cards = len(by_card)  # the better of two
        weights = np.array([2 * (cards - 1 - place) / (cards * (cards - 1)) for place in range(cards)], np.float32)
        return np.tensordot(weights, np.sort(np.stack(by_card), axis=0), 1)

    def _after_card(
        self, walks: list[Values], awake: Values, spaces: Any, card: DreamCard, stuck: bool, lucid: bool
    ) -> Values:
        choices = [self._after_choice(walks, awake, spaces, card, choice, stuck, lucid) for choice in card.choices]
        best = np.minimum.reduce(choices)
        return np.where(best > IMPOSSIBLE / 2, awake[spaces][:, :, None, None], best)

    def _after_choice(
        self, walks: list[Values], awake: Values, spaces: Any, card: DreamCard, choice: Choice, stuck: bool, lucid: bool
    ) -> Values:
        def after(line: Line) -> Values:
            return self._after_line(walks, awake, spaces, (card.movement, stuck), choice, line)

        chance = self._chance(choice, lucid)
        found = after(choice.success)
        if choice.check is not None and choice.check.gate:
            found = np.where(chance > 0, found, IMPOSSIBLE)
        elif (chance < 1).any():
            found = chance * found + (1 - chance) * after(choice.failure)
        found = found.astype(np.float32)
        if choice.pay.slumber:
            paid = awake[spaces][:, self._shifted(-choice.pay.providence)]
            found[:, :, choice.pay.slumber, :] = paid[:, :, None]
            found[:, :, : choice.pay.slumber, :] = IMPOSSIBLE
        found[:, : choice.pay.providence] = IMPOSSIBLE
        return found

    def _chance(self, choice: Choice, lucid: bool) -> Any:
        check, lucidity = choice.check, np.arange(LUCIDITIES)
        if check is None or (check.kind == "lucidity_under" and lucid):
            return np.ones((1, 1, 1, 1), np.float32)
        if not check.is_roll:
            left = np.arange(self.most + 1) - choice.pay.providence
            return np.array([odds.meets(check, each) for each in left.tolist()], np.float32)[None, :, None, None]
        stats = lucidity if check.kind == "lucidity_under" else np.full(LUCIDITIES, self.sheet.memory)
        good = [
            sum(odds.passes(EDITION, check.kind, face, face, stat) for face in odds.FACES) for stat in stats.tolist()
        ]
        return (np.array(good, np.float32) / 6)[None, None, None, :]

    def _after_line(
        self, walks: list[Values], awake: Values, spaces: Any, card: tuple[int, bool], choice: Choice, line: Line
    ) -> Values:
        movement, stuck = card
        base = self._walked(walks, 0 if stuck else movement, choice, line)[spaces]
        cursed = CURSED[spaces]
        if cursed.any() and not stuck:
            base = base.copy()
            base[cursed] = self._walked(walks, max(0, movement - 1), choice, line)[spaces][cursed]
        found = self._changed(base, awake[spaces], choice.pay, line, line.providence)
        inside = CYCLE[spaces]
        if line.providence > 0 and inside.any():
            found[inside] = self._changed(base[inside], awake[spaces][inside], choice.pay, line, 0)
        return found

    def _walked(self, walks: list[Values], movement: int, choice: Choice, line: Line) -> Values:
        return walks[min(max(0, movement + choice.move_mod + line.movement), FARTHEST)]

    def _changed(self, base: Values, awake: Values, pay: Cost, line: Line, gained: int) -> Values:
        providence = self._shifted(gained - pay.providence)
        lucidity = np.clip(np.arange(LUCIDITIES) + line.lucidity, 0, LUCIDITIES - 1)
        by = line.slumber - pay.slumber
        rests = list(odds.FACES) if line.slumber_d6 else [0]
        slept = [np.clip(np.arange(SLUMBERS) + by + rest, 0, SLUMBERS - 1) for rest in rests]
        found = sum(base[:, providence][:, :, each][:, :, :, lucidity] for each in slept) / np.float32(len(rests))
        if not line.slumber_d6:
            found[:, :, : max(0, 1 - by), :] = awake[:, providence][:, :, None, None]
        return found

    # The quest.

    def _after_check(self, turn: Values, awake: Values) -> Values:
        """What comes of the victory check in the cycle; nothing is left where it is won."""
        need = self.quest.providence_min
        found = turn.copy()
        for providence in range(need, self.most + 1):
            boosts = (providence - need) // CONTENT.menu.boost
            match self.quest.contest.kind:
                case "ritual":
                    left = turn[:, providence - CONTENT.menu.boost * boosts]
                    found[:, providence] = _ritual_fails(boosts, self.quest.contest.at_least) * left
                case "face":
                    found[:, providence] = self._fought(turn[:, providence], awake[:, providence], providence - need)
                case _:
                    found[:, providence] = self._offered(turn, providence)
        return found

    def _fought(self, turn: Values, awake: Values, spare: int) -> Values:
        boosts, found = spare // CONTENT.menu.boost, turn.copy()
        thinks = 0 < self.sheet.ability.think_cost <= spare
        for lucidity in range(LUCIDITIES):
            total = 0.0
            for own, other in product(odds.FACES, odds.FACES):
                lead = own + lucidity - other - self.sheet.lucidity
                if lead > 0 or (lead == 0 and (boosts or thinks)) or (lead == -1 and boosts > 1):
                    continue
                after = turn[:, :, lucidity].copy()
                after[:, 1 - lead :] = turn[:, 1 : SLUMBERS + lead, lucidity]
                after[:, : 1 - lead] = awake[:, None]
                total = total + (after if lead else turn[:, :, lucidity])
            found[:, :, lucidity] = np.minimum(turn[:, :, lucidity], total / 36)
        return found

    def _offered(self, turn: Values, providence: int) -> Values:
        contest, best = self.quest.contest, turn[:, providence]
        for offer in range(self.quest.providence_min, providence + 1):
            boosts = (providence - offer) // CONTENT.menu.boost
            fails = sum(one + two - boosts + contest.add >= offer for one, two in product(odds.FACES, odds.FACES))
            best = np.minimum(best, fails / 36 * turn[:, providence - offer])
        return best

    # The real world.

    def _after_a_day(self, values: Values) -> Values:
        effects = [EDITION.reality[card].effect for card in EDITION.reality_deck("standard")]
        total = np.zeros(self.shape[:2], np.float32)
        price = self.sheet.ability.cancel_cost
        for effect in effects:
            after = self._asleep_again(values, effect, False)
            if price:
                spared = self._asleep_again(values, effect, True)
                after[:, price:] = np.minimum(after[:, price:], spared[:, :-price])
            total += after
        return total / len(effects)

    def _asleep_again(self, values: Values, effect: RealityEffect, cancelled: bool) -> Values:
        spared = cancelled or self.sheet.ability.sleeps_soundly
        slumber = self.sheet.slumber + (max(effect.slumber, 0) if spared else effect.slumber)
        lucidity = self.sheet.lucidity + (max(effect.lucidity, 0) if cancelled else effect.lucidity)
        memory = CONTENT.memory(self.sheet.memory, 0 if cancelled else max(0, -effect.memory))
        slept = values[:, :, min(max(slumber, 0), SLUMBERS - 1), min(max(lucidity, 0), LUCIDITIES - 1)]
        return sum(WAYS_BACK[EDITION.spaces_back(memory, face)] @ slept for face in odds.FACES) / np.float32(6)


def _ritual_fails(boosts: int, at_least: int) -> float:
    """How likely it is that neither the die nor what can be bought for it is enough."""
    short = [face for face in odds.FACES if at_least - face > boosts]
    return len(short) / 6 * (_ritual_fails(boosts - 1, at_least) if boosts else 1.0)


# The networks.


def samples(solutions: dict[str, Values], quest: Quest, number: int, random: Any) -> tuple[Any, Any]:
    """Positions and their turns: all places and values, but more of those where games are decided."""
    rows, turns = [], []
    for name, values in solutions.items():
        sheet, most = EDITION.characters[name], values.shape[1]
        where, providence = random.integers(0, len(SPACES), number), random.integers(0, most, number)
        kind = random.random(number)
        inside, blessed = (random.choice(np.where(each)[0], number) for each in (CYCLE, BLESSED))
        where = np.where(kind < 0.12, inside, np.where(kind < 0.4, blessed, where))
        providence = np.where(kind < 0.1, random.integers(quest.providence_min, most, number), providence)
        slumber = random.integers(0, SLUMBERS, number)
        lucidity = np.clip(sheet.lucidity + random.integers(-2, 3, number), 0, LUCIDITIES - 1)
        turns.append(values[where, providence, slumber, lucidity])
        estimate, places = _estimate(sheet, quest), _places(sheet)
        columns = (providence.tolist(), slumber.tolist(), lucidity.tolist())
        seats = np.array([estimate.seat_numbers(*each) for each in zip(*columns, strict=True)], np.float32)
        rows.append(np.concatenate([seats, places[where]], axis=1))
    return np.concatenate(rows), np.concatenate(turns)


def _places(sheet: Character) -> Any:
    numbers = place_numbers(BOARD, 1.0 if sheet.ability.secret_anywhere else SECRET)
    return np.array([numbers[space] for space in SPACES], np.float32)


def _estimate(sheet: Character, quest: Quest) -> TurnEstimate:
    """What the game itself would tell its network of such a seat."""
    state = DreamQuestState(GAME.setup(2), FastChance(1))
    state.quest, state.character[0] = quest.id, sheet.id
    return TurnEstimate(state, 0, TurnsNet([], [], [0.0] * (len(SEAT_NUMBERS) + 1)), {})


def fitted(solutions: dict[str, Values], quest: Quest, units: int = 20, epochs: int = 40) -> dict[str, Any]:
    """The network of a quest, as ``turns.json`` has it."""
    random = np.random.default_rng(1)
    numbers, turns = samples(solutions, quest, 15_000, random)
    weights = _fresh(numbers.shape[1], units, float(turns.mean()))
    batch = 512
    optimiser = optax.adam(optax.cosine_decay_schedule(8e-3, epochs * (len(turns) // batch)))
    memory = optimiser.init(weights)

    @jax.jit
    def improved(weights: Any, memory: Any, numbers: Any, turns: Any) -> Any:
        slopes = jax.grad(lambda each: optax.huber_loss(_said(each, numbers) - turns, delta=2.0).mean())(weights)
        steps, memory = optimiser.update(slopes, memory, weights)
        return optax.apply_updates(weights, steps), memory

    for _ in range(epochs):
        order = random.permutation(len(turns))
        for start in range(0, len(order) - batch, batch):
            part = order[start : start + batch]
            weights, memory = improved(weights, memory, numbers[part], turns[part])
    unseen, truth = samples(solutions, quest, 2_000, np.random.default_rng(99))
    error = float(np.std(np.asarray(_said(weights, unseen)) - truth))
    sys.stdout.write(f"{quest.id}: off by {error:.2f} turns, of {float(truth.std()):.1f}\n")
    return _plain(weights)


def _fresh(numbers: int, units: int, mean: float) -> dict[str, Any]:
    first, second = jax.random.key(1), jax.random.key(8)
    return {
        "units": jax.random.normal(first, (numbers, units)) * (1.5 / numbers) ** 0.5,
        "biases": jnp.zeros(units),
        "outputs": jax.random.normal(second, (units,)) * 0.3,
        "plain": jnp.zeros(numbers),
        "mean": jnp.array(mean),
    }


def _said(weights: dict[str, Any], numbers: Any) -> Any:
    hidden = jax.nn.relu(numbers @ weights["units"] + weights["biases"])
    return hidden @ weights["outputs"] + numbers @ weights["plain"] + weights["mean"]


def _plain(weights: dict[str, Any]) -> dict[str, Any]:
    plain = {name: np.round(np.asarray(each, np.float64), 4).tolist() for name, each in weights.items()}
    columns = [list(column) for column in zip(*plain["units"], strict=True)]
    units = [[*column, bias] for column, bias in zip(columns, plain["biases"], strict=True)]
    return {"units": units, "outputs": plain["outputs"], "plain": [*plain["plain"], plain["mean"]]}


def main(folder: Path) -> None:
    """Solve, fit, and leave ``turns.json`` in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    nets = {}
    for quest in EDITION.quests.values():
        solutions: dict[str, Values] = {}
        values: Values = None
        for name in ("serpent", "silverlake", "snyder", "blunt", "maypole", "bedford"):
            sheet = EDITION.characters[name]
            values = solutions[name] = Alone(sheet, quest).solved(values)
            sys.stdout.write(f"{quest.id}, {name}: {values[AT[BOARD.start], sheet.providence, 0, 0]:.1f} turns\n")
        ordered = {name: solutions[name] for name in EDITION.characters}
        nets[quest.contest.kind] = fitted(ordered, quest)
    (folder / "turns.json").write_text(json.dumps(nets, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
