// A moment of an analysed game in words.
import type { AnalysedStep, CurvePoint, GameAnalysis } from "../../../docs/wire/wire";
import type { Words } from "../lib/words";
import { partsTold, points } from "./parts";
import { movesTold } from "./words";

/** In which words, with which names, and for whom. */
export interface Voice {
  words: Words;
  names: string[];
  reader: number | null;
}

export const percent = (share: number, words: Words): string => words.say("analysis-percent", { share: points(share) });

/** `54 % (48 to 60)` */
export const shareTold = (point: CurvePoint, seat: number, words: Words): string =>
  words.say("analysis-share", {
    share: points(point.shares[seat]!),
    low: points(point.low[seat]!),
    high: points(point.high[seat]!),
  });

/** The last step that was done after so many moves. */
export const stepTo = (analysis: GameAnalysis | null, after: number): AnalysedStep | undefined =>
  analysis?.steps.findLast((step) => step.last <= after);

/** What was chosen; where nobody chose anything, it was the deal. */
export const choicesTold = ({ choices }: AnalysedStep, { words, names, reader }: Voice): string =>
  choices.length === 0
    ? words.say("analysis-deal")
    : choices
        .map(({ seat, moves }) =>
          words.say("analysis-choice", { name: names[seat], moves: movesTold(moves, words, names, reader) }),
        )
        .join(words.say("analysis-next"));

export const momentTold = (after: number, last: number, words: Words): string =>
  words.say("analysis-moment", { after, last });

/** All that one moment of the curve says: when, what was played, how everybody stood then, and what had made the change. */
export function pointTold(point: CurvePoint, analysis: GameAnalysis | null, last: number, voice: Voice): string {
  const { words, names } = voice;
  const step = stepTo(analysis, point.after);
  const seats = point.shares.map((_, seat) => {
    const stands = words.say("analysis-stands", { name: names[seat], share: shareTold(point, seat, words) });
    return step ? words.say("analysis-because", { stands, parts: partsTold(step.parts[seat]!, words) }) : stands;
  });
  return [momentTold(point.after, last, words), ...(step ? [choicesTold(step, voice)] : []), ...seats].join(
    words.say("analysis-stop"),
  );
}
