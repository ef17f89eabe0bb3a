// Where Python for this page lies: on its server, if that was built with it.
import type { EnginePlaces } from "../../../docs/wire/wire";

export async function enginePlaces(): Promise<EnginePlaces | null> {
  const answer = await fetch("/engine/engine.json");
  if (!answer.ok) return null;
  const { pyodide, archive, lock } = (await answer.json()) as EnginePlaces;
  const at = (path: string): string => new URL(path, answer.url).href;
  return { pyodide: at(pyodide), archive: at(archive), lock };
}
