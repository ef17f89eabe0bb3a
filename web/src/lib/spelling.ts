// How numbers and names are written where they stand for themselves.

/** What is added or taken: `+2`, `−1`, `0`, with a real minus sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
