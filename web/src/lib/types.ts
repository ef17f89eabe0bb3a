// What the page makes of the server's types. Those themselves are generated: docs/wire/wire.ts.
import type * as wire from "../../../docs/wire/wire";

export type Facts = Record<string, unknown>;

/** Any of the events that a board reads: `Events` says by their kind what it reads of them. */
export type EventOf<Events> = { [Kind in keyof Events]: { kind: Kind } & Events[Kind] }[keyof Events];

/** A game as a table plays it: with its content as that table has changed it. */
export interface PlayedGame extends wire.GameInfo {
  /** What is changed; left out where everything is as printed. */
  overrides?: Facts;
}

/** A view as boards get it: with the table's overrides, which travel once and not with every view. */
export interface BoardView extends wire.View {
  overrides: Facts;
}

/** The game after so many moves, as boards get it. */
export interface Step extends wire.ReplayStep {
  view: BoardView | null;
}

/** Why the server said no; of what it refuses before looking closer it says less. */
export type Refusal = wire.Problem & Partial<Pick<wire.RefusalAnswer, "text">>;
