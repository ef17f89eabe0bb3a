// Squares as the content names them: `white`, `yellow:rocket`, `fuchsia:north`.
import { WAYS, type Face, type Way } from "../cycle";

export function faceOfKind(kind: string): Face {
  const [family = "", sign = ""] = kind.split(":");
  if (family === "yellow") return { colour: "yellow", sign, turn: 0 };
  if (family !== "fuchsia") return { colour: kind, sign: "", turn: 0 };
  if (sign.startsWith("curve")) return { colour: "delta", sign, turn: 0 };
  return { colour: "delta", sign: "arrow", turn: WAYS[sign.charAt(0).toUpperCase() as Way]?.turn ?? 0 };
}
