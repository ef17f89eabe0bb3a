// A turn in small signs: cards, dice, what changed. Long words stay in the log.
import type { Facts } from "../../lib/types";
import type { Chapter, DreamQuestEvent, DreamQuestEvents } from "./quest";
import type { SignName } from "./pictures";

export type Beat =
  | { kind: "card"; card: string }
  | { kind: "day"; card: string; changes: [SignName, number][] }
  | { kind: "choice"; choice: string }
  | { kind: "die"; face: number; seat: number | null }
  | { kind: "verdict"; isGood: boolean; isTie: boolean; total: number | null; against: number | null }
  | { kind: "changes"; values: [SignName, number][] }
  | { kind: "words"; sign: SignName; text: string; facts: Facts };

const values = <Name extends string>(
  event: Record<NoInfer<Name>, number>,
  names: Record<Name, SignName>,
): [SignName, number][] =>
  (Object.entries(names) as [Name, SignName][]).flatMap(([name, sign]): [SignName, number][] =>
    event[name] ? [[sign, event[name]]] : [],
  );
const words = (sign: SignName, text: string, facts: Facts = {}): Beat => ({ kind: "words", sign, text, facts });
const verdict = (kept: boolean | string, event: { total?: number; against?: number }): Beat => ({
  kind: "verdict",
  isGood: kept === true || kept === "success",
  isTie: kept === "tie",
  total: event.total ?? null,
  against: event.against ?? null,
});

const BEATS: { [Kind in keyof DreamQuestEvents]?: (event: DreamQuestEvents[Kind]) => Beat } = {
  card_turned_up: (event) => ({ kind: "card", card: event.card }),
  reality_drawn: (event) => ({
    kind: "day",
    card: event.card,
    changes: values(event, { slumber: "slumber", lucidity: "lucidity", memory: "memory" }),
  }),
  choice_taken: (event) => ({ kind: "choice", choice: event.choice }),
  die_thrown: (event) => ({ kind: "die", face: event.die, seat: event.seat }),
  nightmare_threw: (event) => ({ kind: "die", face: event.die, seat: null }),
  tested: (event) => verdict(event.success, {}),
  test_lucid: () => verdict(true, {}),
  quest_decided: (event) => verdict(event.kept, event),
  outcome: (event) => ({
    kind: "changes",
    values: values(event, { providence_change: "providence", slumber_change: "slumber", lucidity_change: "lucidity" }),
  }),
  mystery_solved: (event) => words("die", `board-mystery-${event.mystery}`),
  blessed: () => words("providence", "board-told-blessed"),
  woke: () => words("awake", "board-told-woke"),
  gave_in: () => words("awake", "board-told-gave-in"),
  fell_asleep: () => words("asleep", "board-told-slept"),
  penalties_cancelled: () => words("providence", "board-told-cancelled"),
  memory_tested: (event) => words("back", "board-told-back", { count: event.back }),
  contest_decided: (event) => verdict(event.won ? "success" : event.total === event.against ? "tie" : "failure", event),
  slumber_bought: () => ({ kind: "changes", values: [["slumber", 1]] }),
  quest_tried: (event) => words("cycle", event.offer ? "board-told-offer" : "board-told-quest", { offer: event.offer }),
};

/** The beats of a turn; steps are counted together, and a die that was thrown again shows its last face. */
export function beatsOf(chapter: Chapter): Beat[] {
  const beats: Beat[] = [];
  let steps = 0;
  for (const told of chapter.events) {
    const event = told.event as DreamQuestEvent;
    if (event.kind === "stepped") steps++;
    if (event.kind === "die_thrown" && event.again) dropLastDie(beats);
    const beat = (BEATS[event.kind] as ((event: DreamQuestEvent) => Beat) | undefined)?.(event);
    if (beat && !(beat.kind === "changes" && !beat.values.length)) beats.push(beat);
  }
  if (steps) beats.push(words("movement", "board-told-steps", { count: steps }));
  return beats;
}

function dropLastDie(beats: Beat[]): void {
  const at = beats.findLastIndex((beat) => beat.kind === "die");
  if (at >= 0) beats.splice(at, 1);
}
