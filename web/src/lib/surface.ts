// What a Surface tells the things that lie on it.
import { getContext, setContext } from "svelte";

const KEY = Symbol("surface");

/** `scale` is how many pixels a unit of the board takes at present. */
export const layOut = (surface: { readonly scale: number }): unknown => setContext(KEY, surface);
export const surfaceHere = (): { readonly scale: number } => getContext(KEY) ?? { scale: 1 };
