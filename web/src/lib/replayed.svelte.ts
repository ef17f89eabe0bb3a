// A game that is looked at again, of a finished table or from a record file: its steps as they come, and one moment of it.
import type { DailyMark, ForkInfo, GameRecord, SitterInfo } from "../../../docs/wire/wire";
import { untrack } from "svelte";
import { api, RefusedError, type StepPage, type StepRange } from "./api";
import { gameHere } from "./here.svelte";
import { sitterNames } from "./seats";
import { settings, t } from "./settings.svelte";
import { castOf, isTableEvent, plainCast, type Cast } from "./sitters";
import { linesOf, type LogLine, type Moment } from "./story";
import type { Refusal, Step } from "./types";

interface Found {
  record: GameRecord;
  problems: Refusal[];
  page: StepPage;
}

// The steps of a long game come page by page: the views as they are looked at, those around with them; what happened
// (the log, and what boards draw from it) from the beginning on.
const AROUND = 40;
const PATIENCE = 3000;
const TRIES = 20;

const around = (place: number): StepRange => ({ views: `${Math.max(0, place - AROUND)}-${place + AROUND}` });

export class Replayed {
  /** Whose eyes are asked for, and with whose the steps that are here were seen. */
  eyes = $state("all");
  private seenWith = $state("all");
  /** By number of moves: what has come of the game so far; a view is null where only what happened has come. */
  private steps = $state.raw<readonly (Step | undefined)[]>([]);
  /** The moment that is shown: after so many moves. */
  at = $state(0);
  last = $state(0);
  sitters = $state.raw<SitterInfo[]>([]);
  /** Whether the coach gave hints at the table. */
  withHints = $state(false);
  /** Where the game comes from, if it goes on from another one. */
  fork = $state.raw<ForkInfo | null>(null);
  /** Which night's deal it was, if it was one. */
  daily = $state.raw<DailyMark | null>(null);
  record = $state.raw<GameRecord | null>(null);
  problems = $state.raw<Refusal[]>([]);
  trouble = $state("");
  /** Whether it is shown to nobody before its night is over. */
  isWithheld = $state(false);
  readonly here = gameHere(
    () => this.record?.game ?? null,
    () => this.record?.overrides,
  );
  private file: unknown = null;
  private isFetching = false;
  /** Counts what has been loaded: whatever belongs to an earlier one comes too late. */
  private loaded = 0;

  /** Make it while a component begins; without a table and without a way to fetch a record it waits for a file. */
  constructor(
    readonly table: string,
    at = 0,
    private readonly fetchFile: (() => Promise<unknown>) | null = null,
  ) {
    this.at = at;
    $effect(() => {
      const seat = this.eyes;
      if (table || fetchFile) untrack(() => void this.load(seat));
    });
    $effect(() => {
      const missing = [this.at, Math.min(this.at + AROUND / 2, this.last), Math.max(0, this.at - AROUND / 2)].find(
        (number) => !this.steps[number]?.view,
      );
      if (missing !== undefined && this.record) void this.fill(missing);
    });
  }

  /** A record from a file. */
  async read(file: unknown): Promise<void> {
    this.file = file;
    this.at = 0;
    await this.load(this.eyes);
  }

  look(seat: string): void {
    this.eyes = seat;
    if (!this.table && !this.fetchFile) void this.load(seat);
  }

  /** Stand after so many moves, as far as there are. */
  go(wanted: number): void {
    this.at = Math.max(0, this.record ? Math.min(this.last, wanted) : wanted);
  }

  private async fetched(seat: string, range: StepRange): Promise<Found | null> {
    const { table } = this;
    if (table) {
      const record = this.record ?? (await api.record(table));
      return { record, problems: [], page: await api.steps(table, range, seat) };
    }
    if (this.fetchFile) this.file ??= await this.fetchFile();
    if (!this.file) return null;
    const page = await api.replay(this.file, range, seat);
    return { record: page.record, problems: page.problems, page };
  }

  private put(page: StepPage, into: readonly (Step | undefined)[]): void {
    const all = into.slice();
    for (const step of page.steps) all[step.after] = step.view ? step : (all[step.after] ?? step);
    this.steps = all;
    this.last = page.last;
    this.sitters = page.sitters ?? [];
    this.withHints = page.withHints ?? false;
    this.fork = page.fork ?? null;
    this.daily = page.daily ?? null;
  }

  private async fill(place: number): Promise<void> {
    if (this.isFetching || this.seenWith !== this.eyes) return;
    this.isFetching = true;
    const mine = this.loaded;
    try {
      const found = await this.fetched(this.eyes, around(place));
      if (found && mine === this.loaded) this.put(found.page, this.steps);
    } catch {
      // It is asked for again at the next step.
    } finally {
      this.isFetching = false;
    }
  }

  /** What happened in all steps that are not here yet, one page after the other. */
  private async listen(seat: string): Promise<void> {
    const mine = this.loaded;
    for (let tries = 0; tries < TRIES && mine === this.loaded;) {
      const next = Array.from({ length: this.last + 1 }, (_, number) => number).find((number) => !this.steps[number]);
      if (next === undefined) return;
      try {
        const found = await this.fetched(seat, { events: `${next}-` });
        if (!found?.page.steps.length) return;
        if (mine === this.loaded) this.put(found.page, this.steps);
      } catch {
        tries++;
        await new Promise((wake) => setTimeout(wake, PATIENCE));
      }
    }
  }

  private async load(seat: string): Promise<void> {
    try {
      this.trouble = "";
      const found = await this.fetched(seat, around(this.at));
      if (!found || seat !== this.eyes) return;
      this.loaded++;
      ({ record: this.record, problems: this.problems } = found);
      this.put(found.page, []);
      this.at = Math.min(this.at, this.last);
      this.seenWith = seat;
      void this.listen(seat);
    } catch (error) {
      this.trouble = error instanceof RefusedError ? settings.words!.refusal(error.refusal) : t("no-server");
      this.isWithheld = error instanceof RefusedError && error.refusal.code === "daily-withheld";
    }
  }

  // What is shown of it.

  readonly reader = $derived(this.seenWith === "all" || this.seenWith === "none" ? null : Number(this.seenWith));
  /** A table knows who sat where when; a file only who sat there at last. */
  private readonly cast: Cast = $derived.by(() => {
    const { words } = this.here;
    if (!this.record || !words) return plainCast([], this.reader);
    if (this.sitters.length) return castOf(this.sitters, words, this.reader);
    return plainCast(sitterNames(this.record.seats, words), this.reader);
  });
  readonly names: string[] = $derived(this.at < this.last ? this.cast.at(this.at).names : this.cast.now.names);
  private readonly story = $derived(
    this.steps.flatMap((step) => step?.events.map((event) => ({ after: step.after, event })) ?? []),
  );
  readonly moment: Moment | null = $derived.by(() => {
    const step = this.steps[this.at];
    const { words, game } = this.here;
    if (!step?.view || !words || !game) return null;
    return {
      game,
      words,
      names: this.names,
      cast: this.cast,
      seat: this.reader,
      view: step.view,
      moves: [],
      asides: [],
      story: this.story.filter((told) => told.after <= this.at && !isTableEvent(told.event)),
      after: this.at,
      chosen: null,
      sending: false,
      live: false,
    };
  });
  readonly lines: LogLine[] = $derived(this.here.words ? linesOf(this.story, this.here.words, this.cast) : []);
  /** The move that led here, as these eyes may know it. */
  readonly move: string = $derived.by(() => {
    const { words } = this.here;
    const { at, last } = this;
    const made = at > 0 ? this.record?.moves[at - 1] : undefined;
    const [seat, text] = made?.move.split(": ") ?? [];
    if (!words || seat === undefined || text === undefined) return t("replay-start", { last });
    if (this.seenWith !== "all" && this.seenWith !== seat) return words.say("replay-hidden", { number: at, last });
    return words.say("replay-move", {
      number: at,
      last,
      name: this.names[Number(seat)],
      move: words.move(text, this.names, null),
    });
  });
}
