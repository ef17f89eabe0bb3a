/** The keys of a replay: the arrows go one move, Home and End to the ends; where somebody types or chooses, they mean something else. */
export function stepKeys(event: KeyboardEvent, at: number, last: number, go: (wanted: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest("input, select, textarea, [role=tablist], dialog")) return;
  if (event.key === "ArrowLeft") go(at - 1);
  else if (event.key === "ArrowRight") go(at + 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(last);
  else return;
  event.preventDefault();
}
