// A window that is so low that the board needs most of it: a phone on its side.
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(max-height: 520px)");
