import type { Ports } from '../../store/ports';
import { UNREADABLE } from './header';

/** Where the version before lists of signatures kept its form and its design, and below which it kept copies of them. */
const EARLIER_KEYS = ['signet/signature', 'signet/design'];

/**
 * Moves what an earlier version left below `UNREADABLE`, as it is, so that the list offers it as a file. Returns the number of
 * entries moved: 0 where the device takes nothing more. Rejects where it cannot be read.
 */
export async function setEarlierAside({
  storage,
  log,
}: Pick<Ports, 'storage' | 'log'>): Promise<number> {
  const keys = (await storage.keys()).filter(isEarlier);
  if (keys.length === 0) return 0;
  const entries: Record<string, unknown> = {};
  for (const key of keys) {
    entries[UNREADABLE + key] = await storage.read(key);
    entries[key] = undefined;
  }
  try {
    await storage.write(entries);
    return keys.length;
  } catch (cause) {
    log('Earlier work could not be set aside', cause);
    return 0;
  }
}

function isEarlier(key: string): boolean {
  return EARLIER_KEYS.some((root) => key === root || key.startsWith(`${root}/`));
}
