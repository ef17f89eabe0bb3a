// A variant while it is made: what is changed, what has been changed before, and what the rules say to it.
import type { CheckAnswer, FormBounds, FormGroup, StudioAnswer, VariantFile } from "../../../docs/wire/wire";
import { originalOf } from "../lib/content";
import type { Facts, Refusal } from "../lib/types";
import { steps, withLists } from "./form";
import {
  changed,
  changesIn,
  isSame,
  overridesFor,
  placeOf,
  printedPlace,
  recordOrigins,
  valueAt,
  withValue,
  type Change,
  type Path,
} from "./paths";
import type { Pieces } from "./pieces";
import { studio, whyNot } from "./wire";

const PAUSE = 120;
const MOST_STEPS = 200;

/** What is laid over the printed content, and the lists that have another form through it. */
interface Laid {
  overrides: Facts;
  lists: FormGroup[];
}

export class Variant {
  private laid = $state.raw<Laid>({ overrides: {}, lists: [] });
  name = $state("");
  private past = $state.raw<Laid[]>([]);
  private future = $state.raw<Laid[]>([]);
  /** What the rules said last, and to what. */
  private answer = $state.raw<{ to: Facts; name: string; said: CheckAnswer } | null>(null);
  /** Why nobody could be asked. */
  trouble = $state("");
  /** Whether a record is being added or taken out: the rules say what its form is. */
  isGrowing = $state(false);
  private timer = 0;

  readonly overrides = $derived(this.laid.overrides);
  /** The form of the content as it is now. */
  readonly form = $derived.by((): FormGroup => withLists(this.base.form, this.laid.lists));
  /** What the form is read with: as printed, so that what is changed keeps its place; only such lists as they are now. */
  readonly read = $derived.by((): Facts => {
    const now = changed(this.base.content, this.laid.overrides);
    return this.laid.lists.reduce<Facts>((content, { path }) => {
      const place = steps(path);
      return withValue(content, place, valueAt(now, place)) as Facts;
    }, this.base.content);
  });
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

  /** Where it was printed; null where it was added. */
  printedPlace(path: Path): Path | null {
    return printedPlace(this.base.content, this.content, path);
  }

  printed(path: Path): unknown {
    const place = this.printedPlace(path);
    return place ? valueAt(this.base.content, place) : undefined;
  }

  isChangedAt(path: Path): boolean {
    return !isSame(this.valueAt(path), this.printed(path));
  }

  /** Set a value, and with it what the rules want changed together. */
  set(path: Path, value: unknown): void {
    if (!isSame(this.valueAt(path), value)) this.become(this.overridesWith(path, value));
  }

  private overridesWith(path: Path, value: unknown): Facts {
    const content = withValue(this.content, path, value) as Facts;
    return overridesFor(this.base.content, this.pieces?.settle?.(content, path, this.base.content) ?? content);
  }

  /** Add a record to a list: a copy of one of its own, or what the form has for an empty one. */
  async add(list: Path, from: Facts): Promise<Path | null> {
    const records = this.valueAt(list) as Facts[];
    const copy = typeof from.id === "string" ? { ...from, id: freshId(records, from.id) } : from;
    const record = this.pieces?.fresh?.(this.content, list, copy) ?? copy;
    return (await this.grow(list, [...records, record])) ? [...list, records.length] : null;
  }

  async takeOut(path: Path): Promise<boolean> {
    const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
    return this.grow(list, (this.valueAt(list) as Facts[]).toSpliced(at, 1));
  }

  /** Put back what one change was about. */
  async undoChange({ path, kind, before }: Change): Promise<void> {
    if (kind === "added") await this.takeOut(path);
    else if (kind === "gone") await this.bringBack(path, before as Facts);
    else this.putBack(path);
  }

  /** A record that was taken out, where it lay. */
  private async bringBack(path: Path, record: Facts): Promise<void> {
    const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
    const now = this.valueAt(list) as Facts[];
    const origins = recordOrigins(this.printed(list) as Facts[], now) ?? [];
    const before = origins.filter((origin) => origin !== null && origin < at).length;
    await this.grow(list, now.toSpliced(before, 0, record));
  }

  /** A list of another length has another form, which the rules give: both come together. */
  private async grow(list: Path, records: Facts[]): Promise<boolean> {
    const { overrides: before, name } = this;
    const overrides = this.overridesWith(list, records);
    this.isGrowing = true;
    try {
      const said = await studio.check(this.base.game, { overrides, name });
      if (before !== this.overrides) return false;
      this.become(overrides, undefined, said.lists);
      this.answer = { to: overrides, name, said };
      return true;
    } catch (error) {
      this.trouble = whyNot(error) ?? "no-server";
      return false;
    } finally {
      this.isGrowing = false;
    }
  }

  putBack(path: Path): void {
    if (this.printedPlace(path)) this.set(path, this.printed(path));
  }

  putAllBack(): void {
    if (this.isChanged) this.become({});
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [this.laid, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.laid];
    this.future = rest;
    this.show(next);
  }

  /** Take over other changes; what was here can be had back with undo. Lists keep their form unless another is given. */
  become(overrides: Facts, name?: string, lists: FormGroup[] = this.laid.lists): void {
    if (name !== undefined) this.name = name;
    if (isSame(overrides, this.overrides)) return this.ask();
    this.past = [...this.past, this.laid].slice(-MOST_STEPS);
    this.future = [];
    const isPrinted = Object.keys(overrides).length === 0;
    this.show({ overrides, lists: isPrinted ? [] : lists });
  }

  /** Begin with what is printed. */
  begin(): void {
    this.past = [];
    this.future = [];
    this.name = "";
    this.show({ overrides: {}, lists: [] });
  }

  /** A variant that came from elsewhere, with the forms of its lists; as a step that can be undone, or from the beginning. */
  async takeOver(overrides: Facts, name = "", isStep = false): Promise<void> {
    const { lists } = await studio.check(this.base.game, { overrides, name });
    if (!isStep) this.begin();
    this.become(overrides, name, lists);
    if (!isStep) this.past = [];
  }

  call(name: string): void {
    this.name = name;
    this.ask();
  }

  private show(laid: Laid): void {
    this.laid = laid;
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

/** The id of a copy: the first that is free. */
function freshId(records: Facts[], id: string): string {
  const taken = new Set(records.map((record) => record.id));
  for (let number = 2; ; number++) {
    const name = `${originalOf(id)}~${number}`;
    if (!taken.has(name)) return name;
  }
}
