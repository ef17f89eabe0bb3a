// How the two dream boards are drawn: what each region is like, where its name stands, and what grows or stands in it.
// The spaces themselves lie where the game's content puts them; these are the mapmaker's additions, laid out by hand.

type Terrain =
  "meadow" | "wood" | "sand" | "water" | "fen" | "hill" | "cinder" | "town" | "cold" | "star" | "gold" | "door";

/** Ink drawings about 40 units wide, around their middle. */
export const GLYPHS = {
  candle: "M-4 14V-4h8v18zM-7 14H7M0-4v-4M0-8c-4-4 0-8 0-10 0 2 4 6 0 10z",
  grass:
    "M-14 8c0-6-2-9-4-11M-14 8c0-8 1-10 3-13M-14 8c1-5 3-6 6-7M4 10c0-6-2-9-4-11M4 10C4 2 5 0 7-3M4 10c1-5 3-6 6-7",
  fern: "M-8 16C-6 4 0-8 10-16M-6 9-15 4M-4 3l-9-6M0-4l-8-7M5-10-1-17M-6 9l9 2M-4 3l10 2M0-4l10 1M5-10l8 1",
  drift: "M-18 8c8-8 14-6 18-1s10 5 18-3M-16-2c6-6 10-5 14-1s8 4 14-1M-4-12v.1M6-10v.1M-10-14v.1M12-14v.1",
  dunes: "M-20 8c6-10 12-14 18-8 2-8 10-10 20 8M-2 0c4 3 6 5 7 8M-14 8c2-3 4-5 6-6",
  palm:
    "M0 16C2 6 1-2-2-8M-2-8c-6-6-12-4-14 2 5-3 9-3 14-2zM-2-8c2-8 10-9 15-3-6-1-10 0-15 3z" +
    "M-2-8c6 0 10 4 10 10-3-5-6-8-10-10zM-12 16c6-3 18-3 24 0",
  waves: "M-18-4c4-4 8-4 12 0s8 4 12 0 8-4 12 0M-12 6c3-3 6-3 9 0s6 3 9 0 6-3 9 0",
  columns: "M-12 14V-6M-4 14V-6M-14-6H-2M6 14V0M14 14V4M-18 16c4-3 8-3 12 0s8 3 12 0 8-3 12 0",
  hut: "M-12 2 0-12 12 2M-8-2V6H8V-2M-6 6v12M6 6v12M0 6v12M-14 18c4-2 8-2 12 0s8 2 14 0",
  stones: "M-14 14V-2c0-8 10-8 10 0v16M2 14V2c0-7 9-7 9 0v12M-18 14h34M-11-1h4M-9-3v6",
  reeds: "M-10 14C-10 4-9-4-7-12M-2 14c0-12 1-16 3-22M7 14C7 6 6 0 4-6M-8-8c2-6 1-8-1-9M1-4c2-7 1-9-1-10M-16 14h32",
  willow: "M0 16V-4M0-4C-12-16-18-2-16 10M0-4C-8-14-10-2-9 8M0-4C12-16 18-2 16 10M0-4C8-14 10-2 9 8M-8 16H8",
  lamp: "M0 16V-4M-6 16H6M-5-4H5l3-9H-8zM-5-13l5-5 5 5M-14-8h-4M18-8h-4",
  hollow: "M-18 4c6-8 12-8 18 0M-8 10c5-6 11-6 16 0M4 0c4-5 9-5 13 0",
  well: "M-10 4c0-4 20-4 20 0v10c0 4-20 4-20 0zM-10 4c0 4 20 4 20 0M-9 2v-14M9 2v-14M-13-11 0-19l13 8zM0-12V0",
  hills: "M-20 10C-15-6-8-8-2 4c4-12 12-12 20 6M-12 4c1-4 2-5 4-6M6 2c2-4 3-5 5-6",
  mill: "M-7 16-4-4h8l3 20zM0-4-12-14M0-4l12-10M0-4-12 6M0-4 12 6M-14-12l4-4M14-12l-4-4M-14 4l4 4M14 4l-4 4",
  river: "M-16-12c10-2 12 4 6 8s-4 10 6 10 14-4 20 0M-18-6c8-2 6 2 2 5s-4 14 10 14 12-3 20-1",
  trees:
    "M-10 14V8M-10-14-18 8h16zM8 16v-6M8-8 0 10h16zM-10-6v.1M8 0v.1M18-12l1.5 3 3 1.5-3 1.5-1.5 3-1.5-3-3-1.5 3-1.500z",
  thorns: "M-18 10C-10-8 8-12 18 4M-13 2l-5-5M-7-4l-1-7M1-6l4-6M9-4l6-4M-9-1l-1 7M3-5l0 7M12 0l-3 6",
  furnace: "M-12 16V0h24v16zM-4 16v-6c0-4 8-4 8 0v6M0 0c-7-6 0-10-1-16 7 4 8 11 1 16zM-8 5v.1M8 5v.1",
  smoke: "M-6 16c-8-6 6-8 0-14s4-8 1-14M6 16c-8-6 6-8 0-14s4-8 1-14",
  terrace: "M-18 12h36M-14 12V4h28v8M-9 4v-8H9v8M-4-4v-7h8v7M-14 8H-9M6 0h3",
  bricks: "M-18-8h36M-18 0h36M-18 8h36M-8-8v8M8-8v8M-14 0v8M0 0v8M14 0v8",
  bridge: "M-20 4C-10-10 10-10 20 4M-20 12h7c2-8 9-8 11 0h4c2-8 9-8 11 0h7M0-16v-.1M-10-14v-.1M11-13v-.1",
  peaks: "M-20 14-8-12 2 8M-4-2 6-16 20 14M-12-4l4 3 3-4M2-10l4 4 4-4",
  moon: "M4-16a16 16 0 1 0 12 22A13 13 0 0 1 4-16zM14-12v5M11.5-9.500h5",
  door: "M-10 16V-6c0-14 20-14 20 0v22zM5 4v.1M-14 16h28M-10-2H10",
  lanterns: "M-18-12c10 6 26 6 36 0M-9-8v3M-13-5h8l1 9h-10zM9-8v3M5-5h8l1 9H4z",
  ladder: "M-7 18-4-18M7 18 4-18M-6.5 12h13M-6 5H6M-5-2H5M-4.5-9h9",
  weir: "M-18-6h36M-18-6v12M-6-6v12M6-6v12M18-6v12M-18 12c4-4 8-4 12 0s8 4 12 0 8-4 12 0",
  dykes: "M-20 10-10-4h8l8 14M-2 2l4-6h8l10 14M-6-12v8M-10-9l4-3 4 3",
  wall: "M-18 12V-6h6v6h6v-6h6V6h5v6h12M-18 4h12M-12 4v8M-4 12V6M12 12V8",
  poplars: "M-10 16V8C-18 4-14-14-10-16-6-14-2 4-10 8M9 16v-6C2 6 5-8 9-10c4 2 7 16 0 20M-16 16h32",
  boat: "M-16 6h32l-5 8h-22zM0 6v-22M0-14C8-10 10-4 10 2H0M-18 18c4-2 8-2 12 0s8 2 12 0 8-2 12 0",
  ember: "M0 14c-14-4-8-14-4-18 0 4 2 5 4 5 2-6-2-10 0-16 8 6 16 24 0 29zM-16 16h32",
  needle: "M-5 16 0-20l5 36M-14 16 -9 2M14 16 10 4M-18 16h36",
  mist: "M-18-6c6-4 10 4 16 0s10-4 18 0M-14 2c6-4 10 4 16 0s8-3 14 0M-18 10c6-4 10 4 16 0s10-4 16 0",
  sluice: "M-14 16V-14M14 16V-14M-18-14h36M-10-8h20V4h-20zM0-14v6M-10-2h20M-18 12c4-3 8-3 12 0s8 3 12 0 8-3 12 0",
  bare: "M0 16V-2M0 4-9-6M-5-1v-9M0-2l7-10M4-7l9-1M0 0l-3-14M-10 16h20",
  ship:
    "M-22 8h44l-8 12h-28zM0 8v-34M-2-24c-12 6-16 16-16 28H-2M4-22C14-16 18-8 18 4H4" +
    "M-30 26c6-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0",
  serpent: "M-34 10c4-20 18-20 20 0 2-14 14-14 16 0 2-10 10-12 14-4 4 6 10 4 12-2l4-8-6-3-8 4M24-6v-.1M-40 12h78",
} as const;
export type Glyph = keyof typeof GLYPHS;

interface Region {
  terrain: Terrain;
  /** Where the middle of its name stands. */
  at: [number, number];
  /** A name in a narrow place shows only when one is near. */
  near?: boolean;
  /** Drawings: what, where, and how large. */
  marks?: [Glyph, number, number, number?][];
}

export interface Land {
  /** The sheet of paper: left, top, width, height. */
  sheet: [number, number, number, number];
  regions: Record<string, Region>;
  /** What swims in the sea between the paths. */
  sea: [Glyph, number, number, number?][];
  /** The compass rose: middle and radius. */
  rose: [number, number, number];
}

const dreamlands: Land = {
  sheet: [-16, -14, 1102, 1024],
  regions: {
    TH: { terrain: "door", at: [318, 508], marks: [["door", 296, 548, 0.9]] },
    CG: {
      terrain: "meadow",
      at: [196, 416],
      marks: [
        ["candle", 342, 420],
        ["candle", 374, 396, 0.8],
        ["grass", 195, 372],
      ],
    },
    FS: {
      terrain: "wood",
      at: [478, 330],
      marks: [
        ["fern", 548, 306, 0.9],
        ["fern", 582, 276, 0.8],
      ],
    },
    PD: { terrain: "cold", at: [418, 174], marks: [["drift", 352, 214, 0.9]] },
    SW: { terrain: "sand", at: [306, 152], marks: [["dunes", 300, 210]] },
    GI: {
      terrain: "gold",
      at: [60, 112],
      marks: [
        ["palm", 34, 176],
        ["palm", 62, 44, 0.9],
        ["palm", 128, 40, 0.8],
      ],
    },
    WR: {
      terrain: "water",
      at: [384, 102],
      marks: [
        ["waves", 298, 106, 0.8],
        ["waves", 560, 118, 0.8],
      ],
    },
    SM: {
      terrain: "meadow",
      at: [146, 330],
      marks: [
        ["grass", 118, 268],
        ["grass", 172, 280, 0.9],
        ["grass", 30, 330, 0.9],
      ],
    },
    DP: {
      terrain: "water",
      at: [662, 42],
      marks: [
        ["columns", 590, 142, 0.9],
        ["waves", 552, 12, 0.7],
      ],
    },
    ST: {
      terrain: "town",
      at: [648, 262],
      marks: [
        ["hut", 606, 170, 0.8],
        ["hut", 648, 180, 0.8],
      ],
    },
    MN: { terrain: "fen", at: [846, 84], near: true, marks: [["stones", 786, 30, 0.7]] },
    RF: {
      terrain: "cinder",
      at: [874, 16],
      marks: [
        ["reeds", 978, 40, 0.9],
        ["reeds", 1006, 76, 0.8],
      ],
    },
    WC: { terrain: "wood", at: [806, 250], near: true, marks: [["willow", 738, 130, 0.45]] },
    DR: { terrain: "sand", at: [918, 262], near: true },
    LS: {
      terrain: "sand",
      at: [1022, 196],
      marks: [
        ["lamp", 1004, 138],
        ["lamp", 1008, 262, 0.9],
      ],
    },
    HF: {
      terrain: "hill",
      at: [836, 384],
      marks: [
        ["hollow", 826, 440],
        ["hollow", 712, 356, 0.9],
      ],
    },
    LW: { terrain: "town", at: [786, 560], marks: [["well", 796, 470, 0.8]] },
    CH: {
      terrain: "cinder",
      at: [372, 648],
      marks: [
        ["hills", 326, 616],
        ["hills", 386, 700, 0.9],
      ],
    },
    ML: { terrain: "town", at: [170, 472], marks: [["mill", 186, 562, 0.9]] },
    RB: {
      terrain: "water",
      at: [62, 706],
      marks: [
        ["river", 84, 592, 0.8],
        ["waves", 28, 664, 0.7],
      ],
    },
    GW: {
      terrain: "wood",
      at: [128, 812],
      marks: [
        ["trees", 134, 758],
        ["trees", 196, 838, 0.9],
        ["trees", 252, 728],
        ["trees", 300, 752, 0.8],
        ["trees", 262, 846],
      ],
    },
    TS: {
      terrain: "cinder",
      at: [566, 890],
      marks: [
        ["thorns", 392, 916],
        ["thorns", 452, 962, 0.9],
        ["thorns", 476, 872, 0.8],
      ],
    },
    FU: { terrain: "cinder", at: [916, 916], marks: [["furnace", 862, 962, 0.9]] },
    SS: { terrain: "hill", at: [678, 858], marks: [["smoke", 800, 868, 0.9]] },
    BT: { terrain: "hill", at: [786, 772], marks: [["terrace", 946, 834]] },
    BR: {
      terrain: "town",
      at: [486, 802],
      marks: [
        ["bricks", 456, 706, 0.9],
        ["bricks", 560, 828, 0.8],
      ],
    },
    SB: {
      terrain: "star",
      at: [708, 668],
      marks: [
        ["bridge", 592, 606, 0.9],
        ["bridge", 652, 740, 0.9],
      ],
    },
    CP: {
      terrain: "cold",
      at: [852, 698],
      marks: [
        ["peaks", 984, 742],
        ["peaks", 1004, 690, 0.9],
        ["peaks", 842, 744, 0.8],
      ],
    },
    DC: {
      terrain: "gold",
      at: [846, 622],
      marks: [
        ["moon", 916, 504, 1.1],
        ["moon", 1012, 560, 0.9],
      ],
    },
  },
  sea: [
    ["ship", 452, 436, 0.9],
    ["serpent", 556, 612, 0.9],
  ],
  rose: [500, 524, 58],
};

const shortNight: Land = {
  sheet: [-14, -14, 1028, 660],
  regions: {
    TH: { terrain: "door", at: [118, 294], marks: [["door", 196, 300, 1.1]] },
    LN: {
      terrain: "gold",
      at: [176, 208],
      marks: [
        ["lanterns", 84, 140],
        ["lanterns", 176, 92],
      ],
    },
    RD: {
      terrain: "water",
      at: [176, 380],
      marks: [
        ["reeds", 76, 452],
        ["reeds", 150, 510],
        ["reeds", 120, 484, 0.8],
      ],
    },
    LK: {
      terrain: "town",
      at: [318, 314],
      marks: [
        ["ladder", 222, 252],
        ["ladder", 212, 354, 0.9],
      ],
    },
    HW: { terrain: "water", at: [360, 246] },
    MV: {
      terrain: "cold",
      at: [372, 100],
      marks: [
        ["drift", 236, 44],
        ["drift", 514, 56],
      ],
    },
    CN: { terrain: "cinder", at: [362, 462], marks: [["thorns", 408, 350, 0.9]] },
    GD: {
      terrain: "gold",
      at: [392, 516],
      marks: [
        ["dykes", 236, 590],
        ["dykes", 540, 594],
      ],
    },
    BW: { terrain: "hill", at: [554, 246], marks: [["wall", 400, 286, 0.9]] },
    PH: {
      terrain: "wood",
      at: [582, 158],
      marks: [
        ["poplars", 558, 62],
        ["poplars", 616, 58, 0.9],
        ["poplars", 588, 50, 0.8],
      ],
    },
    QY: {
      terrain: "sand",
      at: [606, 424],
      marks: [
        ["boat", 602, 552],
        ["boat", 664, 570, 0.8],
      ],
    },
    EM: {
      terrain: "cinder",
      at: [724, 284],
      near: true,
      marks: [
        ["ember", 616, 222, 0.8],
        ["ember", 630, 368, 0.8],
      ],
    },
    NT: { terrain: "cold", at: [800, 148], marks: [["needle", 836, 96, 0.9]] },
    VL: {
      terrain: "fen",
      at: [772, 94],
      marks: [
        ["mist", 912, 60],
        ["mist", 676, 26, 0.8],
      ],
    },
    SL: { terrain: "water", at: [784, 444], marks: [["sluice", 846, 470, 0.7]] },
    GL: {
      terrain: "fen",
      at: [804, 494],
      marks: [
        ["bare", 940, 540],
        ["bare", 708, 580, 0.9],
      ],
    },
    DC: {
      terrain: "gold",
      at: [866, 290],
      marks: [
        ["moon", 866, 352],
        ["moon", 866, 234, 0.8],
      ],
    },
  },
  sea: [
    ["serpent", 70, 566, 0.9],
    ["ship", 956, 110, 0.8],
  ],
  rose: [567, 338, 44],
};

export const LANDS: Record<string, Land> = { dreamlands, short_night: shortNight };
