// Where Python for this page lies: on its server, if that was built with it.
import type { Places } from "./python";

export async function enginePlaces(): Promise<Places | null> {
  const answer = await fetch("/engine/engine.json");
  if (!answer.ok) return null;
  const { pyodide, archive, lock } = (await answer.json()) as Places;
  const at = (path: string): string => new URL(path, answer.url).href;
  return { pyodide: at(pyodide), archive: at(archive), lock };
}
