// The words of forks and reviews: they come with the parts of the page that say them, not with its first load.
import { PartWords } from "../lib/partWords.svelte";

const texts = import.meta.glob<string>("../../../src/reverie/text/*/review.ftl", { query: "?raw", import: "default" });
const own = new PartWords((language) => texts[`../../../src/reverie/text/${language}/review.ftl`]!());

/** A sentence about forks and reviews in the chosen language. */
export const r = own.say;

/** Why not, in words of ours or of everybody's. */
export const refusalText = own.refusal;
