"use strict";
// Psycle for boardgame.io: the same rules as Reverie's ledger, written the way that framework likes it.

const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const STARS = [0, 3, 3, 2, 1, 1];
const BEATS = [[], [0, 5], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 2, 3, 4]];
const TARGETS = [1, 2, 3, 4, 5];
const BONUSES = [1, 1, 2, 2, 3];
const ROUNDS = 5;
const GEMS = 10;
const TILES_TO_WIN = 2;

const forAll = (players, value) => Array.from({ length: players }, () => value);

function startPsycle(G, random) {
  const players = G.tiles.length;
  G.psycleNo += 1;
  G.roundNo = 0;
  G.targetPile = random.Shuffle(TARGETS);
  G.bonusPile = random.Shuffle(BONUSES);
  G.shown = [];
  G.revealed = [];
  G.gems = forAll(players, GEMS);
  G.score = forAll(players, 0);
}

/** Go on to the next question, or to the end of the game; rounds in which nobody has a choice play themselves. */
function openRound(G, random) {
  for (;;) {
    if (G.roundNo === ROUNDS) {
      if (endPsycle(G)) return;
      startPsycle(G, random);
    }
    G.roundNo += 1;
    G.target = G.targetPile.shift();
    G.bonus = G.bonusPile.shift();
    G.shown.push([G.target, G.bonus]);
    G.committed = G.gems.map((gems) => (gems === 0 ? 0 : null));
    if (G.committed.includes(null)) {
      G.decision += 1;
      return;
    }
    endRound(G);
  }
}

function endRound(G) {
  const cards = [...G.committed];
  const largest = Math.max(...cards);
  G.revealed.push(cards);
  cards.forEach((card, seat) => {
    G.gems[seat] += card === 0 ? largest : -card;
    const beaten = cards.filter((other) => BEATS[card].includes(other)).length;
    if (beaten > 0) G.score[seat] += STARS[card] * beaten + (card === G.target ? G.bonus : 0);
  });
}

function endPsycle(G) {
  exports.watch(G);
  const finals = G.score.map((score, seat) => score - G.gems[seat]);
  const best = Math.max(...finals);
  const top = finals.flatMap((final, seat) => (final === best ? [seat] : []));
  if (top.length === 1 || finals.length > 2) for (const seat of top) G.tiles[seat] += 1;
  G.over = Math.max(...G.tiles) >= TILES_TO_WIN;
  return G.over;
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const lawful = Number.isInteger(card) && card >= 0 && card <= Math.min(5, G.gems[seat]);
  if (G.committed[seat] !== null || !lawful) return INVALID_MOVE;
  G.committed[seat] = card;
  if (!G.committed.includes(null)) {
    endRound(G);
    openRound(G, random);
  }
}

function hideSecrets({ G, playerID }) {
  return {
    ...G,
    targetPile: [...G.targetPile].sort(),
    bonusPile: [...G.bonusPile].sort(),
    committed: G.committed.map((card, seat) => (card === null || String(seat) === playerID ? card : "?")),
  };
}

/** Is called at the end of every Psycle; for whoever wants to know how they go. */
exports.watch = () => {};

exports.Psycle = {
  name: "psycle",
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const G = { tiles: forAll(ctx.numPlayers, 0), psycleNo: 0, decision: 0, over: false };
    startPsycle(G, random);
    openRound(G, random);
    return G;
  },
  // Everybody chooses at the same time, so a move may have been sent before the other's arrived.
  moves: { play: { move: play, client: false, redact: true, ignoreStaleStateID: true } },
  turn: { activePlayers: ActivePlayers.ALL },
  endIf: ({ G }) => (G.over ? { tiles: G.tiles } : undefined),
  playerView: hideSecrets,
};
