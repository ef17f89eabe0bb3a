// The files of an archive whose files lie in it as they are (a zip that only stores): no library is needed to read that.

const FILE = 0x04034b50;
const HEAD = 30;

/** Each file by its path, in the order of the archive. */
export function* filesIn(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const decoder = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const [how, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)];
    const [name, extra] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)];
    const begin = at + HEAD + name + extra;
    if (how !== 0) throw new Error("an archive that only stores was expected");
    yield [decoder.decode(archive.subarray(at + HEAD, at + HEAD + name)), archive.subarray(begin, begin + size)];
    at = begin + size;
  }
}
