// What stands beside the board: which of the tabs is open, and how much of the talk is read.
import { untrack } from "svelte";
import { small } from "../screen";
import type { TableSession } from "../session.svelte";

export type Tab = "players" | "log" | "rules" | "chat" | "coach";

export class SidePanel {
  tab = $state<Tab>("log");
  /** Whether it has come up, on a phone. */
  open = $state(false);
  /** How often a clause was asked for. */
  clauseAsked = $state(0);
  private read = $state(0);

  /** Call it while a component begins. */
  constructor(private readonly session: TableSession) {
    this.tab = untrack(() => (session.view ? "log" : "chat"));
    $effect(() => {
      if (this.tab === "chat" && (this.open || !small.current)) this.read = session.chat.length;
    });
    const hasBegun = $derived(session.view !== null);
    $effect(() => {
      if (hasBegun) this.tab = "log";
    });
  }

  get unread(): number {
    return this.session.chat.length - this.read;
  }

  showClause(): void {
    this.tab = "rules";
    this.open = true;
    this.clauseAsked++;
  }
}
