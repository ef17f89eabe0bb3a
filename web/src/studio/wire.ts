// What the studio asks the server for, and how a trial is read line by line.
import type {
  CheckAnswer,
  CheckRequest,
  GameRecord,
  OpenVariantAnswer,
  OpenVariantRequest,
  StudioAnswer,
  TrialGameRequest,
  TrialLine,
  TrialRequest,
} from "../../../docs/wire/wire";
import { RefusedError, refusalOf } from "../lib/api";
import { ask, here } from "../lib/edition";
import { linesOf } from "../lib/lines";
import { settings } from "../lib/settings.svelte";

const at = (game: string, door = ""): string =>
  `/api/studio/${encodeURIComponent(game)}${door}?language=${settings.language}`;

async function asked(address: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask(address, {
    ...(body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (answer.ok) return answer;
  throw new RefusedError(await refusalOf(answer));
}
const json = async <T>(address: string, body?: unknown): Promise<T> => (await (await asked(address, body)).json()) as T;

export const studio = {
  game: (game: string) => json<StudioAnswer>(at(game)),
  check: (game: string, wanted: CheckRequest) => json<CheckAnswer>(at(game, "/check"), wanted),
  /** A variant that somebody has sent; it says itself of which game. */
  open: (sent: OpenVariantRequest) => json<OpenVariantAnswer>(at("open"), sent),
  /** The record of one game of a trial. */
  trialGame: (game: string, wanted: TrialGameRequest) => json<GameRecord>(at(game, "/record"), wanted),
  /** Play a trial; every line as it comes, until the last one or until it is called off. */
  async trial(game: string, wanted: TrialRequest, signal: AbortSignal, told: (line: TrialLine) => void): Promise<void> {
    const answer = await asked(at(game, "/trial"), wanted, signal);
    for await (const line of linesOf(answer.body!)) told(JSON.parse(line) as TrialLine);
  },
};

/** The game of a trial that the address of this page tells of (see `TryIt`). */
export async function triedGame(game: string): Promise<GameRecord> {
  const { searchParams, hash } = here();
  const { variant } = await studio.open({ link: hash.slice(1) });
  const number = (name: string) => Number(searchParams.get(name) ?? 1);
  return studio.trialGame(game, {
    overrides: variant.overrides,
    options: {},
    players: number("players"),
    level: searchParams.get("level") ?? "",
    seed: number("seed"),
    arm: searchParams.get("arm") === "old" ? "old" : "new",
    pair: number("pair"),
  });
}

/** Why the server said no, in one sentence of the reader's language. */
export const whyNot = (error: unknown): string | null =>
  error instanceof RefusedError ? error.refusal.text || settings.words!.refusal(error.refusal) : null;
