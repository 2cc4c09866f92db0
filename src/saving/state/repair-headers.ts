import type { Ports } from '../../store/ports';
import {
  headerKey,
  isNewerHeader,
  newHeader,
  readHeader,
  signatureKey,
  UNREADABLE,
} from './header';
import { readSignature } from './read-signature';

/**
 * Makes headers for signatures whose own are gone or damaged, and puts what was there aside. A signature that cannot be read
 * itself is left as it is, and so is what a later version wrote. Whether any was made.
 */
export async function repairHeaders(
  { storage, now }: Pick<Ports, 'storage' | 'now'>,
  ids: readonly string[],
): Promise<boolean> {
  let isAny = false;
  for (const id of ids) {
    const read = readSignature(await storage.read(signatureKey(id)));
    const damaged = await storage.read(headerKey(id));
    if (!read.ok || isNewerHeader(damaged)) continue;
    if (damaged !== undefined) await storage.write({ [UNREADABLE + headerKey(id)]: damaged });
    const person = read.value.present.person.fullName;
    const header = { ...newHeader(id, now()), person, revision: 1 };
    // Another tab may have written meanwhile.
    await storage.update(headerKey(id), (stored) =>
      readHeader(id, stored) === null && !isNewerHeader(stored) ? header : undefined,
    );
    isAny = true;
  }
  return isAny;
}
