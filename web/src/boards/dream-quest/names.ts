// How the name of a region is set on the map: short names in one line, long ones in two.
const ONE_LINE = 10;
const ONE_LINE_WIDE = 4;
const isWide = (text: string): boolean => /[\u3040-\u9fff]/.test(text);

/** `breaks` are words with a mark where they may be broken: `Glimmer|wood`. */
export function linesOf(name: string, breaks: string[]): string[] {
  const limit = isWide(name) ? ONE_LINE_WIDE : ONE_LINE;
  if (name.length <= limit) return [name];
  const marked = breaks.find((word) => word.replace("|", "") === name);
  if (marked) return brokenWord(marked);
  return name.includes(" ") ? brokenAt(name, spaceNearestMiddle(name)) : [name];
}

function brokenWord(marked: string): string[] {
  const [head = "", tail = ""] = marked.split("|");
  return [isWide(marked) ? head : `${head}-`, tail];
}

const brokenAt = (name: string, at: number): string[] => [name.slice(0, at), name.slice(at + 1)];

function spaceNearestMiddle(name: string): number {
  const spaces = [...name.matchAll(/ /g)].map((found) => found.index);
  return spaces.reduce(
    (best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best),
    spaces[0] ?? 0,
  );
}
