/** Give the browser a file to keep. */
export function keepFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Files of variants are small; whatever is larger is something else. */
const LARGEST = 1_000_000;

/** The document in a file; null where it is none. */
export async function documentIn(file: File): Promise<Record<string, unknown> | null> {
  if (file.size > LARGEST) return null;
  try {
    const found: unknown = JSON.parse(await file.text());
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
