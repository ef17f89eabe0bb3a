import { capital } from "../../../lib/spelling";
import type { Facts } from "../../../lib/types";
import { valueAt, type Path } from "../../../studio/paths";
import type { Pieces } from "../../../studio/pieces";
import { faceOfKind, nameOf, type CycleContent } from "../cycle";
import Piece from "./Piece.svelte";
import Shared from "./Shared.svelte";

const DRAWN = ["tiles", "directional", "inspiration", "squares"];

/** As many rows are laid out as the night has. */
function settle(content: Facts, path: Path, printed: Facts): Facts {
  if (path[0] !== "limits" || path[1] !== "rows") return content;
  const { layout, limits } = content as unknown as CycleContent;
  const all = (printed as unknown as CycleContent).layout.rows;
  const rows = all.map((row, at) => layout.rows[at] ?? row).slice(0, limits.rows);
  return { ...content, layout: { ...layout, rows } };
}

const recordAt = (content: Facts, path: Path): Facts => (valueAt(content, path.slice(0, 2)) ?? {}) as Facts;

export default {
  Piece,
  width: ([first]) => (first === "tiles" ? 116 : first === "squares" ? 64 : 172),
  Shared,
  draws: ([first, ...rest]) =>
    (DRAWN.includes(String(first)) && rest.length === 1) || (first === "die" && !rest.length),
  name: (content, path, words) => {
    const { id, kind } = recordAt(content, path);
    if (path[0] === "tiles") return String(id).replace(/~(\d+)$/, " ($1)");
    if (path[0] !== "squares") return kind ? capital(nameOf(words, String(kind))) : null;
    const [family, way] = String(kind).split(":");
    if (family === "fuchsia") return words.say(`studio-delta-${way}`);
    const { colour, sign } = faceOfKind(String(kind));
    return capital(colour === "yellow" ? words.say("effect-name", { effect: sign }) : nameOf(words, String(kind)));
  },
  part: (content, path) => (path[0] === "tiles" ? `phase-${recordAt(content, path).phase}` : null),
  settle,
} satisfies Pieces;
