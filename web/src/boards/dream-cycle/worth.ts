// The chi that a move costs or brings, as games/dream_cycle/told.py works it out.
import { contentAs } from "../../lib/content";
import type { Moment } from "../../lib/story";
import type { Facts } from "../../lib/types";
import type { CycleContent, CycleView } from "./cycle";

/** The game's limits as the table plays it. */
export const limitsOf = ({ game }: Moment): CycleContent["limits"] => contentAs<CycleContent>(game).limits;

export default function worth(moment: Moment, move: string): Facts | null {
  const view = moment.view as CycleView;
  const [verb = "", kind = ""] = move.split(" ");
  const [, cost = 0, resale = 0] = view.market.find(([other]) => other === kind) ?? [];
  const brings = (chi: number): Facts => ({ chi: Math.min(chi, view.supply) });
  if (verb === "buy") return { chi: cost };
  if (verb === "sell") return brings(resale);
  if (verb === "exchange") return brings(cost);
  if (verb === "cash") return brings(limitsOf(moment).cash_inspiration);
  if (verb === "bonus") return brings(limitsOf(moment).chi_bonus);
  if (verb === "brake" || verb === "buy_back") return { chi: limitsOf(moment)[verb] };
  return null;
}
