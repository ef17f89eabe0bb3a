// Where Python lies, in the place of src/python/places.ts: beside the page, as its build has said.
import type { EnginePlaces } from "../../docs/wire/wire";

/** Addresses that are relative to the folder of this page on its host. */
export const RELATIVE = (path: string): string => new URL(path, location.href.split("#")[0]).href;

export async function enginePlaces(): Promise<EnginePlaces> {
  const answer = await fetch(RELATIVE("engine.json"));
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  const places = (await answer.json()) as EnginePlaces;
  return { ...places, pyodide: RELATIVE(places.pyodide), archive: RELATIVE(places.archive) };
}
