// What a choice costs and brings, in words: for those who point at it, and for those who cannot see it.
import { signed } from "../../lib/spelling";
import type { Words } from "../../lib/words";
import type { CardChoice, Outcome } from "./quest";

function outcomeText(words: Words, outcome: Outcome): string {
  const changes = (["providence", "slumber", "lucidity"] as const).flatMap((name) =>
    outcome[name] ? [`${words.say(`field-${name}`)} ${signed(outcome[name])}`] : [],
  );
  const die = outcome.slumber_d6 ? [`${words.say("field-slumber")} +${words.say("board-a-die")}`] : [];
  const first = outcome.wakes ? words.say("board-wakes") : `${words.say("board-movement")} ${outcome.movement}`;
  return [first, ...changes, ...die].join(words.say("list-comma"));
}

/** A line each for the cost, what comes of success, and what of failure. */
export function choiceLines(words: Words, choice: CardChoice): string[] {
  const cost = (["slumber", "providence"] as const).flatMap((name) =>
    choice[`pay_${name}`] ? [`${words.say(`field-${name}`)} ${choice[`pay_${name}`]}`] : [],
  );
  const price = cost.length ? words.say("board-costs", { costs: cost.join(words.say("list-comma")) }) : "";
  if (choice.last_slumber) return [price, words.say("board-last-slumber")];
  if (!choice.failure) return [price, outcomeText(words, choice.success)];
  const of = (name: "success" | "failure", outcome: Outcome) =>
    words.say(`board-if-${name}`, { outcome: outcomeText(words, outcome), chance: choice.chance });
  return [price, of("success", choice.success), of("failure", choice.failure)];
}
