import type { Ports } from '../../store/ports';

/** What is on its way to the clipboard: a browser writes it later than a quick hand pastes. */
const onTheWay = new WeakMap<Ports, string>();

/** Writes a text to the clipboard; until it is there, `textBeingCopied` gives it. */
export async function copyText(ports: Ports, text: string): Promise<void> {
  onTheWay.set(ports, text);
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
