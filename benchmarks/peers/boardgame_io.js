"use strict";
// Random players on boardgame.io's reducer, with the Psycle of the load run. Does what worker.py does for Python: orders
// come as lines on the standard input, and each is answered with a line. States never change, so nobody copies them.

const readline = require("node:readline");
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");
const psycle = require("./psycle.js");

const GAMES_AT_A_TIME = 50;
const GAMES_WITH_A_SEED = 1_000_000;
const CARDS_IN_A_PSYCLE = 10;
const MICROSECONDS = 1e6;

const game = ProcessGameConfig(psycle.Psycle);
const reducer = CreateGameReducer({ game });

/** A small generator of numbers from 0 to 1, below 1, from a seed (a counter that is stirred, 32 bits). */
function numbers(seed) {
  let counter = seed >>> 0;
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0;
    let stirred = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b);
    stirred = Math.imul(stirred ^ (stirred >>> 13), 0xc2b2ae35);
    return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296;
  };
}

function playGame(seed, pick) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { committed, gems } = state.G;
    for (let seat = 0; seat < 2; seat += 1) {
      if (committed[seat] !== null) continue;
      const card = Math.floor(pick() * (Math.min(5, gems[seat]) + 1));
      const payload = { type: "play", args: [card], playerID: String(seat) };
      state = reducer(state, { type: "MAKE_MOVE", payload });
      moves += 1;
    }
  }
  return { moves, tiles: state.G.tiles };
}

function playGames(games, seed) {
  const pick = numbers(seed);
  let moves = 0;
  for (let number = 0; number < games; number += 1) moves += playGame(`${seed}/${number}`, pick).moves;
  return moves;
}

function watch({ games, seed }) {
  const tally = {};
  const add = (name, value) => {
    const sums = (tally[name] ??= [0, 0, 0]);
    sums[0] += 1;
    sums[1] += value;
    sums[2] += value * value;
  };
  let psycles = 0;
  psycle.watch = ({ score, gems }) => {
    psycles += 1;
    add("tied Psycles", Number(score[0] - gems[0] === score[1] - gems[1]));
    add("score", (score[0] + score[1]) / 2);
    add("gems left", (gems[0] + gems[1]) / 2);
  };
  const pick = numbers(seed);
  for (let number = 0; number < games; number += 1) {
    psycles = 0;
    const { moves, tiles } = playGame(`${seed}/${number}`, pick);
    add("moves a game", moves);
    add("cards a game", CARDS_IN_A_PSYCLE * psycles);
    add("first seat wins", Number(tiles[0] > tiles[1]));
  }
  psycle.watch = () => {};
  return { tally };
}

/** The processor time of the whole process, in seconds: the engine's own threads count too. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

function play({ seconds, seed }) {
  const began = performance.now();
  const start = processorSeconds();
  let [moves, games, cpu] = [0, 0, 0];
  while (cpu < seconds) {
    moves += playGames(GAMES_AT_A_TIME, seed * GAMES_WITH_A_SEED + games);
    games += GAMES_AT_A_TIME;
    cpu = processorSeconds() - start;
  }
  return { units: moves, games, cpu, wall: (performance.now() - began) / 1000 };
}

const ORDERS = { watch, play };

function say(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

say({ versions: { "boardgame.io": version, Node: process.versions.node }, copies_with: "" });
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const order = JSON.parse(line);
  say(ORDERS[order.do](order));
});
