// Whether this device can draw an emoji: where it cannot, cards show our own picture of their kind instead.
const SIZE = 24;
const NO_SUCH_GLYPH = "\u{f0000}";
const SURE = "🐑";
const ONE = /\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(\u{200d}\p{Extended_Pictographic}\u{fe0f}?)*/gu;

let brush: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, boolean>();

function drawn(text: string): Uint8ClampedArray | null {
  brush ??= Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!brush) return null;
  brush.clearRect(0, 0, SIZE, SIZE);
  brush.font = `${SIZE * 0.7}px sans-serif`;
  brush.textBaseline = "top";
  brush.fillText(text, 0, 2);
  return brush.getImageData(0, 0, SIZE, SIZE).data;
}

function isColourful(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, solid = 0] = pixels.subarray(at, at + 4);
    if (solid > 128 && Math.max(red, green, blue) > 60) return true;
  }
  return false;
}

/** Drawn in black, only a colour font paints anything lighter; and what it lacks looks like every glyph that is not there. */
function isGlyph(text: string): boolean {
  const found = known.get(text);
  if (found !== undefined) return found;
  const pixels = drawn(text);
  const missing = drawn(NO_SUCH_GLYPH);
  const is =
    pixels !== null &&
    missing !== null &&
    (text !== SURE || isColourful(pixels)) &&
    pixels.some((part, at) => part !== missing[at]);
  known.set(text, is);
  return is;
}

/** The first of several emoji. */
export const firstOf = (emoji: string): string => emoji.match(ONE)?.[0] ?? emoji;

export function canDraw(emoji: string): boolean {
  return isGlyph(SURE) && (emoji.match(ONE) ?? []).every(isGlyph);
}
