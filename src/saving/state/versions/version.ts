import { isRecord } from '../../../base/record';
import type { Signature } from '../../../store/signature/signature';
import { newSignatureHistory } from '../../../store/signature/history';
import { isMoment, LONGEST_NAME } from '../header';
import { serializeSignature } from '../serialize-signature';

/*
 * A version is a state of a signature that the visitor has given a name. Each lies under a key of its own, so that tabs which
 * name one at once write past each other, and a damaged one harms no other.
 */

/** What a list shows of a version. */
export interface VersionEntry {
  readonly id: string;
  readonly name: string;
  /** When it was named, as an ISO 8601 text. */
  readonly made: string;
}

/** A version as it lies on the device, as far as a list reads it. */
export interface SavedVersion extends VersionEntry {
  /** When it was removed, as an ISO 8601 text; null for one that is not. */
  readonly removed: string | null;
}

const VERSION_OF_FORMAT = 1;

/** `characters` counts all versions of a signature as JSON. */
export const VERSION_LIMITS = { count: 50, characters: 20_000_000 } as const;

const VERSIONS = 'signet/versions/';

/** What the keys of all versions of a signature begin with. */
export function versionsPrefix(signatureId: string): string {
  return `${VERSIONS}${signatureId}/`;
}

/** A signature under a name, as it is written. */
export function writeVersion(signature: Signature, name: string, made: string) {
  const history = newSignatureHistory(signature);
  return {
    version: VERSION_OF_FORMAT,
    name,
    made,
    removed: null,
    signature: serializeSignature(history),
  };
}

/** Reads what lies under the key of a version; null for what cannot be understood. The signature in it stays unread. */
export function readVersion(id: string, saved: unknown): SavedVersion | null {
  if (!isRecord(saved) || saved['version'] !== VERSION_OF_FORMAT) return null;
  const { name, made, removed } = saved;
  if (!isMoment(made) || typeof name !== 'string' || !isRecord(saved['signature'])) return null;
  return {
    id,
    name: name.slice(0, LONGEST_NAME),
    made,
    removed: isMoment(removed) ? removed : null,
  };
}
