"use strict";
// Those who play on boardgame.io: the same plan and the same measures as benchmarks/load/playing.py and matches.py.

const fs = require("node:fs");
const { io } = require("socket.io-client");

const orders = JSON.parse(process.argv[2]);
const base = `http://127.0.0.1:${orders.port}`;
const ticks = 100; // of the kernel's clock, a second

const book = { isOpen: false, latencies: [], sittings: [], games: 0, failures: [], received: 0 };
const matches = [];

const now = () => performance.now() / 1000;
const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** A small generator with a seed: mulberry32. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

async function post(path, document) {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(document),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Player {
  constructor(match, seat) {
    this.match = match;
    this.seat = seat;
    this.id = String(seat);
    this.closedBytes = 0;
  }

  async sitDown(table) {
    this.table = table;
    this.asked = 0;
    this.sentAt = 0;
    const joined = await post(`/games/psycle/${table}/join`, { playerID: this.id, playerName: "Ada" });
    this.credentials = joined.playerCredentials;
    this.socket = io(`${base}/psycle`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("update", (table, state, log) => this.update(table, state, log));
    this.socket.on("disconnect", (reason) => reason !== "io client disconnect" && this.match.lose());
    await new Promise((done, failed) => {
      this.socket.on("connect_error", failed);
      this.socket.once("sync", (table, info) => {
        this.first = info.state;
        done();
      });
      this.socket.on("connect", () => {
        this.socket.emit("sync", table, this.id, this.credentials, 2);
      });
    });
  }

  get bytes() {
    const line = this.socket?.io.engine?.transport?.ws?._socket;
    return this.closedBytes + (line ? line.bytesRead : 0);
  }

  getUp() {
    this.closedBytes = this.bytes;
    this.socket.disconnect();
  }

  update(table, state, log) {
    if (table !== this.table) return;
    this.match.updated(this, state._stateID, log[0].action.payload.playerID === this.id);
    this.look(state);
  }

  look(state) {
    const G = state.G;
    if (state.ctx.gameover !== undefined) this.match.over();
    else if (G.committed[this.seat] === null && G.decision > this.asked) {
      this.asked = G.decision;
      this.highest = Math.min(5, G.gems[this.seat]);
      this.stateID = state._stateID;
      loop.ready(this);
    }
  }

  play(at) {
    this.sentAt = at;
    const card = this.match.choose(this.asked, this.highest + 1);
    const payload = { type: "play", args: [card], playerID: this.id, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.stateID, this.table, this.id);
  }
}

class Match {
  constructor(number) {
    this.random = seeded(orders.seed * 1000003 + number);
    this.players = [new Player(this, 0), new Player(this, 1)];
    this.drawn = [0, 0];
    this.half = new Map();
    this.lost = new Promise((done) => (this.lose = done));
  }

  async sitDown() {
    const cameAt = now();
    const { matchID } = await post("/games/psycle/create", { numPlayers: 2 });
    this.half.clear();
    this.seenEnd = 0;
    for (const player of this.players) await player.sitDown(matchID);
    if (book.isOpen) book.sittings.push(now() - cameAt);
    for (const player of this.players) player.look(player.first);
  }

  choose(decision, moves) {
    if (orders.turnover) return Math.floor(this.random() * moves);
    if (this.drawn[0] !== decision) this.drawn = [decision, this.random()];
    return Math.floor(this.drawn[1] * moves);
  }

  updated(player, version, own) {
    const sentAt = this.half.get(version);
    if (sentAt === undefined) {
      this.half.set(version, own ? player.sentAt : 0);
      return;
    }
    this.half.delete(version);
    const start = own ? player.sentAt : sentAt;
    if (book.isOpen && start) book.latencies.push(now() - start);
  }

  over() {
    this.seenEnd += 1;
    if (this.seenEnd < 2) return;
    if (book.isOpen) book.games += 1;
    for (const player of this.players) player.getUp();
    this.sitDown().catch((error) => book.failures.push(String(error)));
  }
}

class ClosedLoop {
  late = 0;

  ready(player) {
    player.play(now());
  }

  start() {}
}

class OpenLoop {
  late = 0;
  asked = [];
  due = [];

  ready(player) {
    if (this.due.length > 0) player.play(this.due.shift());
    else this.asked.push(player);
  }

  start() {
    this.next = now();
    this.tick();
  }

  tick() {
    while (this.next <= now()) {
      if (this.asked.length > 0) this.asked.shift().play(this.next);
      else {
        this.due.push(this.next);
        this.late += 1;
      }
      this.next += 1 / orders.rate;
    }
    setTimeout(() => this.tick(), Math.max(0, (this.next - now()) * 1000));
  }
}

const loop = orders.mode === "open" ? new OpenLoop() : new ClosedLoop();

function serverCpu() {
  const fields = fs.readFileSync(`/proc/${orders.server}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

function machineCpu() {
  const fields = fs.readFileSync("/proc/stat", "utf8").split("\n", 1)[0].split(/ +/).slice(1, 9).map(Number);
  const idleAndWaiting = fields[3] + fields[4];
  return (fields.reduce((sum, field) => sum + field, 0) - idleAndWaiting) / ticks;
}

function serverResident() {
  return Number(fs.readFileSync(`/proc/${orders.server}/statm`, "utf8").split(" ")[1]) * 4096;
}

function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const allBytes = () => matches.reduce((sum, { players }) => sum + players[0].bytes + players[1].bytes, 0);
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

async function measure() {
  const [resident, late, bytes] = [serverResident(), loop.late, allBytes()];
  const [cpu, own, machine, began] = [serverCpu(), ownCpu(), machineCpu(), now()];
  book.isOpen = true;
  await sleep(orders.seconds);
  book.isOpen = false;
  const took = now() - began;
  if (book.failures.length > 0) throw new Error(book.failures[0]);
  const [latencies, sittings] = [book.latencies, book.sittings].map((list) => Float64Array.from(list).sort());
  return {
    moves: latencies.length,
    seconds: took,
    games: book.games,
    p50: share(latencies, 0.5),
    p99: share(latencies, 0.99),
    worst: latencies.at(-1) ?? 0,
    sitting: share(sittings, 0.5),
    server_cpu: serverCpu() - cpu,
    own_cpu: ownCpu() - own,
    machine_cpu: machineCpu() - machine,
    received: allBytes() - bytes,
    late: loop.late - late,
    resident_before: resident,
    resident: serverResident(),
  };
}

async function main() {
  const empty = serverResident();
  for (let number = 0; number < orders.matches; number += 1) matches.push(new Match(number));
  for (let first = 0; first < matches.length; first += 20) {
    await Promise.all(matches.slice(first, first + 20).map((match) => match.sitDown()));
  }
  loop.start();
  await sleep(orders.warmup);
  const { resident_before, ...figures } = await measure();
  figures.table_bytes = (resident_before - empty) / matches.length;
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await Promise.all(matches.map((match) => match.lost));
  process.exit(0);
}

main();
