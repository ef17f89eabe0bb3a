// What lies on a board, by the names that boards give it: the same on every screen and in every language.
const NAMED = "[data-fact], [data-move]";
const LONGEST = 48;

const nameIn = (element: Element): string => {
  const { fact, move } = (element as HTMLElement | SVGElement).dataset;
  return fact ?? move ?? "";
};

/** The name of what was clicked, or of what it lies in; nothing where that has none. */
export function nameOf(element: Element): string {
  const found = element.closest(NAMED);
  return found ? nameIn(found) : "";
}

/** What is called so, as it is drawn here. */
export const elementsNamed = (place: Element, name: string): Element[] =>
  [...place.querySelectorAll(NAMED)].filter((element) => nameIn(element) === name);

/** What somebody reads there. */
export function labelOf(element: Element): string {
  const text = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.textContent ?? "";
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line || nameIn(element);
}

/** Everything that can be pointed at, each name once. */
export function elementsIn(place: Element): { name: string; label: string }[] {
  const found = new Map<string, string>();
  for (const element of place.querySelectorAll(NAMED)) {
    const name = nameIn(element);
    if (name && !found.has(name)) found.set(name, labelOf(element));
  }
  return [...found].map(([name, label]) => ({ name, label }));
}
