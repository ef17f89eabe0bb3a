// What a trial has found, as numbers and sentences.
import type { TrialEstimate, TrialFigure, TrialGameRequest } from "../../../docs/wire/wire";
import type { Words } from "../lib/words";

/** As printed, or changed. */
export type Arm = TrialGameRequest["arm"];

const MINUS = "\u2212";
/** Decimals of a figure, by its unit; shares are told in percent, their differences in percentage points. */
const PLACES: Record<TrialFigure["unit"], number> = { share: 1, points: 1, count: 1, minutes: 1, number: 2 };

const scaled = (unit: TrialFigure["unit"], value: number): number => (unit === "share" ? 100 * value : value);

/** As many decimals as the difference needs to be told from its interval. */
function digitsOf({ unit, difference }: TrialFigure): number {
  const reaches = difference ? scaled(unit, difference.high - difference.low) / 2 : 0;
  return reaches > 0 ? Math.max(PLACES[unit], Math.min(4, Math.ceil(-Math.log10(reaches)))) : PLACES[unit];
}

/** A number of that unit, without a sign of its unit. */
export function plain(figure: TrialFigure, value: number, language: string): string {
  const digits = digitsOf(figure);
  const number = scaled(figure.unit, value);
  const near = Math.abs(number) < 0.5 * 10 ** -digits ? 0 : number;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(near)
    .replace("-", MINUS);
}

/** An edge of a bar: without decimals where it has none. */
export function edgeText(words: Words, figure: TrialFigure, value: number): string {
  const number = scaled(figure.unit, figure.unit === "share" ? Math.min(1, value) : value);
  const text = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(number).replace("-", MINUS);
  return words.say(figure.unit === "share" ? "studio-percent" : "studio-number", { value: text });
}

/** The same with its unit. */
export const figureText = (words: Words, figure: TrialFigure, value: number): string =>
  words.say(figure.unit === "share" ? "studio-percent" : "studio-number", {
    value: plain(figure, value, words.language),
  });

/** `+2.1`, `−0.4`. */
export const signedText = (words: Words, figure: TrialFigure, value: number): string =>
  value > 0 ? `+${plain(figure, value, words.language)}` : plain(figure, value, words.language);

/** The one sentence about a figure. */
export function sentence(words: Words, figure: TrialFigure): string {
  const { difference } = figure;
  const about = { name: figure.name, seat: figure.seat === null ? "" : String.fromCharCode(65 + figure.seat) };
  if (!difference) return words.say("studio-finding-early", about);
  const low = signedText(words, figure, difference.low);
  const high = signedText(words, figure, difference.high);
  if (!figure.sure) return words.say("studio-finding-open", { ...about, low, high, unit: figure.unit });
  const up = difference.value > 0;
  const [near, far] = up ? [difference.low, difference.high] : [-difference.high, -difference.low];
  const facts = {
    ...about,
    change: plain(figure, Math.abs(difference.value), words.language),
    low: plain(figure, near, words.language),
    high: plain(figure, far, words.language),
    unit: figure.unit,
  };
  const column = figure.seat === null ? figure.measure : figure.measure.replace(/_\d+$/, "");
  const own = `studio-finding-${column.replaceAll("_", "-")}-${up ? "up" : "down"}`;
  return words.say(words.has(own) ? own : `studio-finding-${up ? "up" : "down"}`, facts);
}

/** How far a scale reaches to show these; a little more on both sides. */
export function reach(estimates: TrialEstimate[], extra: number[] = []): [number, number] {
  const all = [...estimates.flatMap(({ low, high }) => [low, high]), ...extra];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const edge = (high - low || Math.abs(high) || 1) * 0.12;
  return [low - edge, high + edge];
}

/** What matters most comes first: what is sure, then in the order in which it came. */
export const ranked = (figures: TrialFigure[]): TrialFigure[] =>
  figures.toSorted((one, other) => Number(other.sure) - Number(one.sure));
