import { isRecord } from "../lib/records";
import type { Facts } from "../lib/types";

/** Files of variants are small; whatever is larger is something else. */
const LARGEST = 1_000_000;

/** The document in a file; null where it is none. */
export async function documentIn(file: File): Promise<Facts | null> {
  if (file.size > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(await file.text());
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}
