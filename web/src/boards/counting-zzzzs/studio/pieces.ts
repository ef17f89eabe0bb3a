import { isRecord } from "../../../lib/records";
import type { Facts } from "../../../lib/types";
import { pathText, valueAt, withValue, type Path } from "../../../studio/paths";
import type { Pieces } from "../../../studio/pieces";
import { interplayText, themesText, type ElementCard } from "../zzzzs";
import Piece from "./Piece.svelte";

/** A card with points is a good or a bad one; one without is neutral. */
function settle(content: Facts, path: Path): Facts {
  const [first, at, field, name] = path;
  const place = [first!, at!, "value"];
  const value = valueAt(content, place);
  if (first !== "elements" || field !== "value" || name !== "points" || !isRecord(value)) return content;
  const points = Number(value.points);
  const type = points > 0 ? "plus" : points < 0 ? "minus" : "neutral";
  return withValue(content, place, { ...value, type }) as Facts;
}

/** Two cards are a pair once: the first card that is none with this one yet. */
function fresh(content: Facts, list: Path, record: Facts): Facts {
  const elements = content.elements as unknown as ElementCard[];
  const own = elements[Number(list[1])]!;
  const isPaired = ({ id, interplay }: ElementCard) =>
    id === own.id || interplay.some((one) => one.with === own.id) || own.interplay.some((one) => one.with === id);
  const partner = elements.find((card) => !isPaired(card));
  return { ...record, with: partner?.id ?? record.with, own_side: null, with_side: null };
}

const cardAt = (content: Facts, path: Path): Facts => (valueAt(content, path.slice(0, 2)) ?? {}) as Facts;

export default {
  Piece,
  width: () => 100,
  follows: (content, path) => pathText(path.slice(2)) === "value.type" && valueAt(content, path) !== "context",
  draws: ([first, ...rest]) => (first === "elements" || first === "actions") && rest.length === 1,
  part: (content, path) =>
    path[0] === "elements" ? String(cardAt(content, path).kind) : String(cardAt(content, path).group),
  about: (content, path, words) => {
    const card = cardAt(content, path) as unknown as ElementCard;
    return card.themes ? `${themesText(words, card.themes)} ${interplayText(words, card).join(" ")}` : "";
  },
  settle,
  fresh,
} satisfies Pieces;
