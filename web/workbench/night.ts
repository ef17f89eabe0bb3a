// A small made-up game, so that the parts have a moment to show.
import type { GameInfo } from "../../docs/wire/wire";
import type { BoardView } from "../src/lib/types";
import { Words } from "../src/lib/words";

const FTL = `
game-name = Night watch
move-walk = Walk to lantern { $place }
    .help = It costs { $place } breaths.
move-buy = Buy { $thing } for { $price }
    .kind = Buy something
move-sell = Sell thing { $place }
move-whistle = Whistle
    .help = The others hear it.
move-pass = Keep quiet
field-lanterns = Lanterns
field-name = Name
field-light = Light
field-oil = Oil
field-weather = Weather
field-path = Path
name-moon = the moon
name-owl = the owl
name-rain = rain
`;
const THINGS = ["oil", "wick", "glass", "rope", "bell"];

export const game = {
  name: "night-watch",
  version: 1,
  players: [1, 2],
  minutes: [5, 10],
  bots: [],
  takeback: false,
  by_seat: [],
  titles: {},
  pitches: {},
  content: {},
  options: [],
  moves: { walk: ["place"], buy: ["thing", "price"], sell: ["place"], whistle: [], pass: [] },
} as unknown as GameInfo;
export const words = (common: string) => new Words("en", [common, FTL], game);
export const lanterns = Array.from({ length: 60 }, (_, at) => ({
  x: 60 + (at % 12) * 100,
  y: 60 + Math.floor(at / 12) * 100,
  place: at,
}));
export const walks = [0, 13, 26, 59].map((place) => `walk ${place}`);
export const many = [
  ...walks,
  "pass",
  ...THINGS.flatMap((thing) => Array.from({ length: 15 }, (_, at) => `buy ${thing} ${at + 1}`)),
  ...Array.from({ length: 40 }, (_, at) => `sell ${at}`),
];
export const view = {
  game: "night-watch",
  players: 1,
  options: {},
  overrides: {},
  seat: 0,
  result: null,
  decision: {
    number: 1,
    question: "walk",
    clause: "NW-001",
    facts: {},
    asked: [0],
    waiting: [0],
    owes: true,
    answer: null,
  },
  lanterns: lanterns
    .slice(0, 30)
    .map(({ place }) => ({ name: place % 2 ? "moon" : "owl", light: place, oil: place % 3 === 0 })),
  weather: { light: 3, name: "rain", path: [{ name: "owl", light: 1, oil: false }] },
  path: Array.from({ length: 40 }, (_, at) => at),
} as unknown as BoardView;
