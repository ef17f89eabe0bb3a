// The picture to share: the night's own sky, and on a paper card how somebody did.
import type { Shown } from "./sharing";
import { moonPhase, starsOf } from "./sky";

export const WIDTH = 1200;
export const HEIGHT = 630;

const NIGHT = ["#12142b", "#1c2044", "#2b2f63"] as const;
const STAR = "#f1eefc";
const FAINT = "#b9bce0";
const MOON = "#ffd98a";
const PAPER = "#f6efe2";
const INK = "#1d1b2a";
const INK_SOFT = "#57506a";
const WON = "#1c6b39";

/** The page's own letters, as its styles name them. */
interface Fonts {
  serif: string;
  sans: string;
}
const LEFT = 70;
const CARD = { x: 905, y: 318, width: 440, height: 400, tilt: 0.045 };
/** At both sides of a card together, and what a streak takes of its height. */
const MARGIN = 60;
const STREAK = 106;

type Pen = CanvasRenderingContext2D;

/** Letters that the page has not shown yet have to come first; without them others will do. */
async function lettersCome(fonts: Fonts, text: string): Promise<void> {
  const wanted = [`600 80px ${fonts.serif}`, `400 34px ${fonts.sans}`, `600 34px ${fonts.sans}`];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font, text)));
}

function sky(pen: Pen, day: string): void {
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  NIGHT.forEach((colour, at) => ground.addColorStop(at / (NIGHT.length - 1), colour));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = STAR;
  for (const { x, y, size, light } of starsOf(day, 170, WIDTH, HEIGHT)) {
    pen.globalAlpha = light;
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** The moon as it stands in that night; what is dark of it is seen faintly. */
function moon(pen: Pen, day: string, x: number, y: number, radius: number): void {
  const phase = moonPhase(day);
  const glow = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 2.4);
  glow.addColorStop(0, "rgb(255 217 138 / 28%)");
  glow.addColorStop(1, "rgb(255 217 138 / 0%)");
  pen.fillStyle = glow;
  pen.fillRect(x - 3 * radius, y - 3 * radius, 6 * radius, 6 * radius);
  pen.fillStyle = "#343966";
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  // The lit half is on the right while the moon waxes; the edge of the light is half an ellipse.
  const isWaxing = phase < 0.5;
  const bulge = Math.cos(2 * Math.PI * phase);
  pen.save();
  pen.translate(x, y);
  if (!isWaxing) pen.scale(-1, 1);
  pen.fillStyle = MOON;
  pen.beginPath();
  pen.arc(0, 0, radius, -Math.PI / 2, Math.PI / 2);
  pen.ellipse(0, 0, Math.abs(bulge) * radius, radius, 0, Math.PI / 2, -Math.PI / 2, bulge > 0);
  pen.fill();
  pen.restore();
}

/** The largest size, from that one down, at which the text fits into so many lines; and its lines. */
function fitted(
  pen: Pen,
  text: string,
  font: (size: number) => string,
  { size, width, lines }: { size: number; width: number; lines: number },
): { size: number; lines: string[] } {
  for (let tried = size; ; tried -= 2) {
    pen.font = font(tried);
    const broken = brokenInto(pen, text, width);
    const fits = broken.length <= lines && broken.every((line) => pen.measureText(line).width <= width);
    if (fits || tried <= 20) return { size: tried, lines: broken };
  }
}

/** Lines that are no wider, broken between words as the language has them. */
function brokenInto(pen: Pen, text: string, width: number): string[] {
  const lines = [""];
  for (const { segment } of new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(text)) {
    const longer = lines.at(-1)! + segment;
    // No line begins with a comma or a space.
    if (pen.measureText(longer.trimEnd()).width <= width || /^[\s\p{P}]+$/u.test(segment))
      lines[lines.length - 1] = longer;
    else lines.push(segment);
  }
  return lines.map((line) => line.trim());
}

/** Write lines from there on; where the next one would stand. */
function write(pen: Pen, lines: string[], x: number, y: number, step: number): number {
  for (const [at, line] of lines.entries()) pen.fillText(line, x, y + at * step);
  return y + lines.length * step;
}

function words(pen: Pen, shown: Shown, { serif, sans }: Fonts): void {
  const wide = CARD.x - CARD.width / 2 - LEFT - 60;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = MOON;
  const title = fitted(pen, shown.title, (size) => `600 ${size}px ${sans}`, { size: 38, width: wide, lines: 1 });
  write(pen, title.lines, LEFT, 250, 0);
  pen.fillStyle = STAR;
  const name = fitted(pen, shown.name, (size) => `600 ${size}px ${serif}`, { size: 92, width: wide, lines: 2 });
  const below = write(pen, name.lines, LEFT, 270 + name.size * 0.9, name.size * 1.05);
  pen.fillStyle = FAINT;
  pen.font = `400 34px ${sans}`;
  pen.fillText(shown.date, LEFT, below - name.size * 0.35 + 20);
  pen.fillStyle = STAR;
  pen.font = `600 32px ${serif}`;
  pen.fillText("Reverie", LEFT, HEIGHT - 56);
}

/** A card of paper, slightly tilted, with an ink line. */
function card(pen: Pen, shown: Shown, { serif, sans }: Fonts): void {
  const { x, y, width, height, tilt } = CARD;
  pen.save();
  pen.translate(x, y);
  pen.rotate(tilt);
  pen.shadowColor = "rgb(0 0 0 / 50%)";
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 14;
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, 22);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.stroke();
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  result(pen, shown, { serif, sans }, -height / 2, height - (shown.nights > 0 ? STREAK : 0));
  if (shown.nights > 0) streak(pen, shown, height / 2 - 78, width - MARGIN, sans);
  pen.restore();
}

/** What came out and which place that is, in the middle of so much height; as large as it fits. */
function result(pen: Pen, shown: Shown, { serif, sans }: Fonts, top: number, height: number): void {
  const width = CARD.width - MARGIN;
  const isWord = !shown.score; // Games without points have only this to say.
  const score = fitted(pen, shown.score || shown.outcome, (size) => `600 ${size}px ${serif}`, {
    size: isWord || !shown.won ? 68 : 60,
    width,
    lines: 2,
  });
  const place = fitted(pen, shown.place, (size) => `600 ${size}px ${sans}`, { size: 34, width, lines: 2 });
  const won = shown.won && !isWord ? 44 : 0;
  const gap = 24;
  const tall = score.lines.length * score.size * 1.15 + won + gap + place.lines.length * place.size * 1.25;
  let y = top + (height - tall) / 2;
  pen.fillStyle = INK;
  pen.font = `600 ${score.size}px ${serif}`;
  y = write(pen, score.lines, 0, y + score.size * 0.9, score.size * 1.15) - score.size * 0.9;
  if (won) {
    pen.fillStyle = WON;
    pen.font = `600 34px ${sans}`;
    pen.fillText(shown.outcome, 0, y + 30);
  }
  pen.fillStyle = INK_SOFT;
  pen.font = `600 ${place.size}px ${sans}`;
  write(pen, place.lines, 0, y + won + gap + place.size * 0.9, place.size * 1.25);
}

/** So many nights in a row: a small moon for each of the last seven, and in words. */
function streak(pen: Pen, shown: Shown, y: number, room: number, sans: string): void {
  const count = Math.min(7, shown.nights);
  pen.fillStyle = MOON;
  pen.strokeStyle = INK;
  pen.lineWidth = 2.5;
  for (let at = 0; at < count; at++) {
    pen.beginPath();
    pen.arc((at - (count - 1) / 2) * 34, y, 12, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
  pen.fillStyle = INK_SOFT;
  const told = fitted(pen, shown.streak, (size) => `400 ${size}px ${sans}`, { size: 27, width: room, lines: 1 });
  write(pen, told.lines, 0, y + 50, 0);
}

/** Draw it, as large as it will be shared. */
export async function draw(canvas: HTMLCanvasElement, shown: Shown): Promise<void> {
  const styles = getComputedStyle(document.documentElement);
  const fonts: Fonts = { serif: styles.getPropertyValue("--serif"), sans: styles.getPropertyValue("--sans") };
  await lettersCome(fonts, Object.values(shown).join(""));
  const pen = canvas.getContext("2d");
  if (!pen) return;
  sky(pen, shown.day);
  moon(pen, shown.day, 150, 125, 58);
  words(pen, shown, fonts);
  card(pen, shown, fonts);
}

/** The picture as a file. */
export function file(canvas: HTMLCanvasElement, { day, game }: Shown): Promise<File> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => {
      if (blob) done(new File([blob], `reverie-${day}-${game}.png`, { type: "image/png" }));
      else fail(new Error("the browser gave no picture"));
    }, "image/png"),
  );
}
