// A variant while it is made: what is changed, what has been changed before, and what the rules say to it.
import type { CheckAnswer, FormBounds, StudioAnswer, VariantFile } from "../../../docs/wire/wire";
import type { Facts, Refusal } from "../lib/types";
import { changed, changesIn, isSame, overridesFor, placeOf, valueAt, withValue, type Change, type Path } from "./paths";
import type { Pieces } from "./pieces";
import { studio, whyNot } from "./wire";

const PAUSE = 120;
const MOST_STEPS = 200;

export class Variant {
  /** What is laid over the printed content. */
  overrides = $state.raw<Facts>({});
  name = $state("");
  private past = $state.raw<Facts[]>([]);
  private future = $state.raw<Facts[]>([]);
  /** What the rules said last, and to what. */
  private answer = $state.raw<{ to: Facts; name: string; said: CheckAnswer } | null>(null);
  /** Why nobody could be asked. */
  trouble = $state("");
  private timer = 0;

  readonly content = $derived.by((): Facts => changed(this.base.content, this.overrides));
  readonly changes = $derived.by((): Change[] => changesIn(this.base.content, this.content));
  readonly isChanged = $derived(this.changes.length > 0);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  /** Whether the rules have spoken about what is there now. */
  readonly isChecked = $derived(this.answer?.to === this.overrides && this.answer.name === this.name);
  readonly refusal = $derived<Refusal | null>(this.answer?.said.refusal ?? null);
  /** What the refusal is about, as deep as the content has it. */
  readonly refusedAt = $derived<Path | null>(this.refusal ? placeOf(this.content, this.refusal.path) : null);
  /** Changed, and as the rules want it: it can be tried, played and sent. */
  readonly isRight = $derived(this.isChecked && !this.refusal);
  readonly link = $derived(this.isRight && this.isChanged ? this.answer!.said.link : "");
  readonly file = $derived<VariantFile | null>(this.isRight ? (this.answer?.said.variant ?? null) : null);
  readonly bounds = $derived.by(
    () => new Map((this.answer?.said.bounds ?? []).map((bound): [string, FormBounds] => [bound.path, bound])),
  );

  constructor(
    readonly base: StudioAnswer,
    private readonly pieces: Pieces | null,
  ) {}

  valueAt(path: Path): unknown {
    return valueAt(this.content, path);
  }

  printed(path: Path): unknown {
    return valueAt(this.base.content, path);
  }

  isChangedAt(path: Path): boolean {
    return !isSame(this.valueAt(path), this.printed(path));
  }

  /** Set a value, and with it what the rules want changed together. */
  set(path: Path, value: unknown): void {
    if (isSame(this.valueAt(path), value)) return;
    const content = withValue(this.content, path, value) as Facts;
    const settled = this.pieces?.settle?.(content, path, this.base.content) ?? content;
    this.become(overridesFor(this.base.content, settled));
  }

  putBack(path: Path): void {
    this.set(path, this.printed(path));
  }

  putAllBack(): void {
    if (this.isChanged) this.become({});
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.overrides, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.overrides];
    this.future = rest;
    this.show(next);
  }

  /** Take over another variant; what was here can be had back with undo. */
  become(overrides: Facts, name?: string): void {
    if (name !== undefined) this.name = name;
    if (isSame(overrides, this.overrides)) return this.ask();
    this.past = [...this.past, this.overrides].slice(-MOST_STEPS);
    this.future = [];
    this.show(overrides);
  }

  /** Begin with a variant that came from elsewhere. */
  begin(overrides: Facts, name = ""): void {
    this.past = [];
    this.future = [];
    this.name = name;
    this.show(overrides);
  }

  call(name: string): void {
    this.name = name;
    this.ask();
  }

  private show(overrides: Facts): void {
    this.overrides = overrides;
    this.ask();
  }

  /** Ask the rules, once nothing changes any more for a moment. */
  ask(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  private async check(): Promise<void> {
    const { overrides, name } = this;
    try {
      const said = await studio.check(this.base.game, { overrides, name });
      if (overrides !== this.overrides || name !== this.name) return;
      this.answer = { to: overrides, name, said };
      this.trouble = "";
    } catch (error) {
      if (overrides === this.overrides) this.trouble = whyNot(error) ?? "no-server";
    }
  }
}
