/** Give the browser a file to keep. */
export function keepFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same for a JSON document. */
export const keepDocument = (name: string, text: string): void =>
  keepFile(new File([text], name, { type: "application/json" }));
