// A card travels from where it was to where it goes. Whatever carries `data-card` and `data-place` is followed: it moves
// when its place has become another one, not when the page merely makes room.

interface Spot {
  place: string;
  box: DOMRect;
  element: HTMLElement;
}
export type Spots = Map<string, Spot>;

const TRAVEL = 380;

/** Where everything lies, seen from the board's own corner. */
export function spotsOn(board: HTMLElement | undefined): Spots {
  const spots: Spots = new Map();
  if (!board) return spots;
  const { left, top } = board.getBoundingClientRect();
  for (const element of board.querySelectorAll<HTMLElement>("[data-card]")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width)
      spots.set(element.dataset.card!, {
        place: element.dataset.place ?? "",
        box: new DOMRect(x - left, y - top, width, height),
        element,
      });
  }
  return spots;
}

/** What is new comes from the deck; where no deck is drawn, from what is left of the night. */
export function travel(before: Spots, after: Spots): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const deck = before.get("deck") ?? before.get("night");
  for (const [card, now] of after) {
    const was = before.get(card) ?? deck;
    if (!was || was.place === now.place) continue;
    if (isStill) mark(now.element);
    else go(now, was.box);
  }
}

function go({ element, box }: Spot, from: DOMRect): void {
  const shift = `translate(${from.x - box.x}px, ${from.y - box.y}px) scale(${from.width / box.width}, ${from.height / box.height})`;
  element.animate(
    [
      { transform: shift, transformOrigin: "0 0", position: "relative", zIndex: 4 },
      { transform: "none", transformOrigin: "0 0", position: "relative", zIndex: 4 },
    ],
    { duration: TRAVEL, easing: "ease-out" },
  );
}

/** Without motion, what has changed stands out for a moment. */
function mark(element: HTMLElement): void {
  element.classList.add("just-changed");
  setTimeout(() => element.classList.remove("just-changed"), 1500);
}
