// In the place of src/lib/verify.ts: here Python itself is at hand, so a record is checked by what `reverie verify` runs.
import type { GameRecord } from "../../docs/wire/wire";
import { api, RefusedError } from "../src/lib/api";
import type { Finding } from "../src/lib/verify";

export type { Finding };

/** Everything is played again: the seal, every draw, every move, the result. What does not fit otherwise is a refusal. */
export async function check(record: GameRecord): Promise<Finding> {
  const { problems } = await api.replay(record, { events: "0" }, "none");
  const [problem] = problems;
  const finding: Finding = { seal: true, shuffles: record.shuffles?.length ?? 0, wrong: null, unknown: 0 };
  if (!problem) return finding;
  if (problem.code === "shuffle-differs") return { ...finding, wrong: Number(problem.facts.number) };
  if (problem.code === "wrong-commitment") return { ...finding, seal: false };
  throw new RefusedError(problem);
}
