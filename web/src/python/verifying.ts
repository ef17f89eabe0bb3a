// A record is checked in this browser, by the same Python that `reverie verify` runs: nobody need believe the server.
import type { BotCheck, GameRecord, RecordFinding, RefusedStudy } from "../../../docs/wire/wire";
import { RefusedError } from "../lib/api";
import { eachLine, studies } from "./studies";

/** What was found out so far; `bots` comes after the rest, if at all. */
export type Finding = RecordFinding & { bots: BotCheck | null };

/** Play everything again: the seal, every draw, every move, the result; then the moves of bots. */
export async function* verify(record: GameRecord): AsyncGenerator<Finding> {
  let finding: Finding = { problems: [], shuffles: 0, bots: null };
  for await (const line of eachLine(studies.ask("verify", JSON.stringify(record)))) {
    const found = JSON.parse(line) as RefusedStudy | RecordFinding | BotCheck;
    if ("refused" in found) throw new RefusedError(found.refused);
    finding = "problems" in found ? { ...found, bots: null } : { ...finding, bots: found };
    yield finding;
  }
}
