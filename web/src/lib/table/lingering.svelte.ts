// What has just happened stays on the table for a while, before the next thing may cover it.

/** So long a change may move. */
const FRESH = 500;

export class Lingering {
  /** Whether the last change is new. */
  fresh = $state(false);
  /** After how many moves the change came that still lies there; null: none. */
  after = $state<number | null>(null);
  private calm = 0;
  private letGo = 0;

  /** Something has changed. */
  freshen(): void {
    this.fresh = true;
    clearTimeout(this.calm);
    this.calm = window.setTimeout(() => (this.fresh = false), FRESH);
  }

  /** It stays so many milliseconds; where they never end, until somebody goes on. */
  stay(after: number, milliseconds: number): void {
    this.after = after;
    clearTimeout(this.letGo);
    if (Number.isFinite(milliseconds)) this.letGo = window.setTimeout(() => (this.after = null), milliseconds);
  }

  /** Look no longer at it. */
  skip(): void {
    clearTimeout(this.letGo);
    this.after = null;
  }
}
