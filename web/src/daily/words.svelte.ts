// The words of tonight's dream: they come with the parts of the page that say them. Why not is what the terminal says too.
import { PartWords } from "../lib/partWords.svelte";

const own = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const common = import.meta.glob<string>("../../../src/reverie/text/*/daily.ftl", { query: "?raw", import: "default" });

export const dailyWords = new PartWords(
  (language) => common[`../../../src/reverie/text/${language}/daily.ftl`]!(),
  (language) => own[`./text/${language}.ftl`]!(),
);

/** A sentence about tonight's dream in the chosen language. */
export const d = dailyWords.say;
