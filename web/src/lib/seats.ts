// Every seat is a colour, a shape and a letter: any one of them is enough to know it by.
import { calledBots } from "./sitters";
import type { Words } from "./words";

const SHAPES = ["circle", "triangle", "square", "diamond", "hexagon", "star", "drop", "cross"] as const;
export type Shape = (typeof SHAPES)[number];

export const letter = (seat: number): string => String.fromCharCode(65 + seat);
export const shape = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? "circle";
export const tone = (seat: number): string => `seat-${seat % 8}`;

/** Who sits there, as the table calls them. Bots are called by stars. */
export function sitterNames(sitters: { name: string; kind: string }[], words: Words): string[] {
  const star = calledBots(
    sitters.filter(({ kind }) => kind === "person").map(({ name }) => name),
    words,
  );
  return sitters.map(({ name, kind }, seat) => {
    if (kind.startsWith("bot")) return star(seat);
    return (
      name || (kind === "open" ? words.say("page-seat-open") : words.say("page-somebody", { letter: letter(seat) }))
    );
  });
}

export function botLabel(level: string, words: Words): string {
  return words.has(`bot-${level}`) ? words.say(`bot-${level}`) : words.say("bot-other", { level });
}
