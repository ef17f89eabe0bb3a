import type { Facts } from "../../../lib/types";
import { valueAt, withValue, type Path } from "../../../studio/paths";
import type { Pieces } from "../../../studio/pieces";
import Piece from "./Piece.svelte";

const DRAWN = ["characters", "reality_cards", "dream_cards", "quests"];
const REVISED = ["characters", "reality_effects", "dream_cards"];

/** A ring of so many hours; those that are printed stay where they are. */
function settle(content: Facts, path: Path, printed: Facts): Facts {
  if (path[0] !== "limits" || path[1] !== "hours") return content;
  const hours = Number(valueAt(content, path));
  const there = printed.reality_board as Facts[];
  const ring = Array.from({ length: Math.max(0, hours) }, (_, at) => {
    const angle = ((at + 1) / hours) * 2 * Math.PI;
    const x = Math.round(50 + 40 * Math.sin(angle));
    const y = Math.round(50 - 40 * Math.cos(angle));
    return { id: `H${at + 1}`, label: String(at + 1), next: `H${at + 1 < hours ? at + 2 : 1}`, x, y };
  });
  return withValue(content, ["reality_board"], hours === there.length ? there : ring) as Facts;
}

/** Of the revised printing, only what lies there. */
const inside = (path: Path): Path => (path[0] === "revised" ? path.slice(1) : path);

export default {
  Piece,
  width: (path) => (inside(path)[0] === "boards" ? 60 : 250),
  draws: (path) => {
    const [first, ...rest] = inside(path);
    const drawn = path[0] === "revised" ? REVISED : DRAWN;
    return (
      (drawn.includes(String(first)) && rest.length === 1) ||
      (first === "boards" && rest[1] === "spaces" && rest.length === 3)
    );
  },
  name: (content, path, words) => {
    const key = inside(path)[1];
    return typeof key === "string" && words.has(`name-${key}`) ? words.say(`name-${key}`) : null;
  },
  about: (content, path, words) => {
    const { choices } = (valueAt(content, path) ?? {}) as { choices?: { id: string }[] };
    return (choices ?? []).map(({ id }) => words.say(`name-${id}`)).join(" ");
  },
  settle,
} satisfies Pieces;
