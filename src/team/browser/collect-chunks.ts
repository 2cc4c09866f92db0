/** What is sent at a time: larger pieces would only lie about, smaller ones make a blob of many parts. */
const CHUNK_BYTES = 2 ** 20;

/** Collects bytes to chunks of an even size, each of memory of its own, so that it can be handed on. */
export function collectChunks(send: (chunk: Uint8Array<ArrayBuffer>) => void, size = CHUNK_BYTES) {
  let chunk = new Uint8Array(size);
  let used = 0;
  return {
    add: (bytes: Uint8Array): void => {
      for (let at = 0; at < bytes.length;) {
        const part = bytes.subarray(at, at + size - used);
        chunk.set(part, used);
        used += part.length;
        at += part.length;
        if (used < size) continue;
        send(chunk);
        chunk = new Uint8Array(size);
        used = 0;
      }
    },
    end: (): void => {
      if (used > 0) send(chunk.slice(0, used));
      used = 0;
    },
  };
}
