// Which card of the hand somebody has taken up, before they say where it goes. It belongs to one question.
import type { Moment } from "../../lib/story";
import { cardOf } from "./zzzzs";

class Picking {
  private held = $state.raw<{ card: string; question: string } | null>(null);

  /** The card that is taken up, or that of the chosen move. */
  card(moment: Moment): string | null {
    if (moment.chosen) return cardOf(moment.chosen);
    return this.held?.question === question(moment) ? this.held!.card : null;
  }

  /** Take a card up, or lay it back. */
  take(moment: Moment, card: string | null): void {
    this.held = card === null || card === this.card(moment) ? null : { card, question: question(moment) };
  }
}

const question = (moment: Moment): string => `${moment.seat}:${moment.view.decision?.number ?? ""}`;

export const picking = new Picking();
