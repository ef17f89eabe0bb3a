// The table in words, as games/dream_cycle/told.py tells it: places by their names, squares by a legend.
import type { BoardView, Facts } from "../../lib/types";
import type { CycleView, Row } from "./cycle";
import { placeName } from "./places";
import { SQUARES } from "./squares";

type Spot = [x: number, y: number, ...rest: unknown[]];
const nameOf = ([x, y]: Spot): string => placeName(x, y);

function legend(rows: Row[], covers: CycleView["covers"]): Facts[] {
  const laid = new Set(covers.map(([, , colour]) => colour));
  const there = new Set(rows.flatMap(({ squares }) => [...squares]));
  const known = Object.entries(SQUARES).filter(([letter, kind]) => there.has(letter) || laid.has(kind));
  return [
    ...known.map(([letter, kind]) => ({ letter, square: kind.replace(":", "_") })),
    { letter: ".", square: "fringe" },
    { letter: "^ > v <", square: "bicycle" },
  ];
}

function ride(ride: Facts): Facts {
  const places = (found: unknown) => (found as Spot[]).map(nameOf);
  const bySeat = (found: unknown) => (found as Spot[][]).map(places);
  return {
    ...ride,
    notes: (ride.notes as Spot[]).map((note) => [nameOf(note), note[2]]),
    closed: places(ride.closed),
    painted: places(ride.painted),
    collected: bySeat(ride.collected),
    landed: bySeat(ride.landed),
    queue: (ride.queue as [number, number, number][]).map(([, x, y]) => placeName(x, y)),
  };
}

export default function told(given: BoardView): Facts {
  const view = given as CycleView;
  const { rows, laid: _, agenda: __, covered: ___, ...shown } = view as typeof view & Facts;
  return {
    legend: legend(rows, view.covers),
    ...shown,
    at: view.at.map((place) => place && nameOf(place)),
    fields: view.fields.map((fields) => fields.map(([colour, ...tiles]) => ({ colour, tiles }))),
    boosts: view.boosts.map((boosts) => boosts.map(([colour, chi]) => ({ colour, chi }))),
    market: view.market.map(([kind, chi, resale, left]) => ({ kind, chi, resale, left })),
    pool: view.pool.map(([kind, count]) => ({ kind, count })),
    covers: view.covers.map((cover) => ({ place: nameOf(cover), colour: cover[2] })),
    ahead: view.ahead.map((step) => ({ place: nameOf(step), plain: !step[2], marks: [step[2]] })),
    ride: ride(view.ride),
  };
}
