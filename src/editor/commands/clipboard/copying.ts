import type { Ports } from '../../../store/ports';

/** What is on its way to the clipboard: a browser writes it later than a quick hand pastes. */
const onTheWay = new WeakMap<Ports, string>();

interface Copied {
  readonly text: string;
  readonly heldPictures: readonly string[];
}

/** What this page has copied last, and which of its pictures were held. */
const lastCopied = new WeakMap<Ports, Copied>();

/**
 * Writes a text to the clipboard; until it is there, `textBeingCopied` gives it. `heldPictures` are those of its signature.
 */
export async function copyText(
  ports: Ports,
  text: string,
  heldPictures: readonly string[] = [],
): Promise<void> {
  onTheWay.set(ports, text);
  lastCopied.set(ports, { text: withoutReturns(text), heldPictures });
  try {
    await ports.clipboard.writeText(text);
  } finally {
    if (onTheWay.get(ports) === text) onTheWay.delete(ports);
  }
}

/** The text that was copied last, as long as the clipboard may still hold an older one. */
export function textBeingCopied(ports: Ports): string | undefined {
  return onTheWay.get(ports);
}

/** The pictures that were held when this page copied a text; null for a text from elsewhere. */
export function heldWhenCopied(ports: Ports, text: string): readonly string[] | null {
  const last = lastCopied.get(ports);
  return last?.text === withoutReturns(text) ? last.heldPictures : null;
}

/** Some systems end the lines of what is on the clipboard in their own way. */
function withoutReturns(text: string): string {
  return text.replaceAll('\r', '');
}
