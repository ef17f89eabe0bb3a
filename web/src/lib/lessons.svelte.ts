// A step of a game's lessons as a table of one's own: it says the same as any table, but nobody else can come, and
// nothing of it is kept. How far somebody has come is kept in this browser.
import type {
  FromClient,
  FromServer,
  LessonAnswer,
  LessonRequest,
  LessonsAnswer,
  Play,
  UpdateMessage,
} from "../../../docs/wire/wire";
import { ask } from "./api";
import { ask as fetched, type TableSocket } from "./edition";
import { keep } from "./settings.svelte";

const SILENT = 1006;

/** The course of a game. */
export const lessonsOf = (game: string): Promise<LessonsAnswer> =>
  ask<LessonsAnswer>(`/api/lessons/${encodeURIComponent(game)}`);

/** A step of a game's lessons, after these moves. */
const lessonAfter = (game: string, step: string, moves: string[]): Promise<LessonAnswer> =>
  ask<LessonAnswer>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(step)}`, {
    moves,
  } satisfies LessonRequest);

/** What is asked of the learner now. */
export class LessonState {
  task = $state("");
  done = $state("");
  shown = $state("");

  take({ task, done, shown }: LessonAnswer): void {
    [this.task, this.done, this.shown] = [task, done, shown];
  }
}

/** A connection to the table of one step. */
export class LessonLine implements TableSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: TableSocket["onmessage"] = null;
  onclose: TableSocket["onclose"] = null;
  private moves: string[] = [];

  constructor(
    private readonly game: string,
    private readonly step: string,
    /** What the player is called. */
    private readonly you: string,
    private readonly state: LessonState,
  ) {
    void this.begin();
  }

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    const spoken = JSON.parse(String(text)) as FromClient;
    if (spoken.say === "play") void this.play(spoken);
    else if (spoken.say === "ping") this.tell({ type: "pong", now: Date.now() / 1000 });
    else if (spoken.say === "resync") void this.begin();
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code: 1000 }));
  }

  private async begin(): Promise<void> {
    try {
      const answer = await lessonAfter(this.game, this.step, this.moves);
      this.readyState = WebSocket.OPEN;
      this.state.take(answer);
      const { table } = answer.scene;
      const chairs = table.chairs.map((chair) => (chair.kind === "person" ? { ...chair, name: this.you } : chair));
      this.tell({ ...answer.scene, table: { ...table, chairs } });
    } catch {
      this.lost();
    }
  }

  private async play({ move, id = "" }: Play): Promise<void> {
    const before = this.moves.length;
    try {
      const answer = await lessonAfter(this.game, this.step, [...this.moves, move]);
      if (answer.refused) return this.tell({ kind: "", text: "", ...answer.refused, type: "refused", id });
      this.moves = [...this.moves, move];
      const { view, moves, asides, story } = answer.scene;
      const update: UpdateMessage = {
        type: "update",
        version: before + 1,
        after: before + 1,
        events: story.filter((told) => told.after > before).map((told) => told.event),
        view,
        moves,
        asides,
        answers: id,
      };
      this.tell(update);
      this.state.take(answer);
    } catch {
      this.lost();
    }
  }

  private tell(message: FromServer): void {
    const data = JSON.stringify(message);
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data }));
  }

  /** Nobody answers: whoever holds the line tries again. */
  private lost(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code: SILENT }));
  }
}

/** The words of all lessons, and of this game's, in one language. */
export function lessonTexts(language: string, game: string): Promise<string[]> {
  const read = async (place: string): Promise<string> => {
    const answer = await fetched(`/texts/${language}/${place}lessons.ftl`);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  };
  return Promise.all([read(""), read(`${encodeURIComponent(game)}/`)]);
}

/** How many steps of a game's lessons somebody has done on this device. */
export function lessonsDone(game: string): number {
  try {
    return Math.max(0, Number.parseInt(localStorage.getItem(`reverie.lessons.${game}`) ?? "", 10) || 0);
  } catch {
    return 0;
  }
}

export const keepLessons = (game: string, steps: number): void => keep(`lessons.${game}`, String(steps));
