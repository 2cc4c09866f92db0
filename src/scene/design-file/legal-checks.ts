import { isRecord } from '../../base/record';
import { SCENE_LIMITS } from '../limits';
import type { Range } from '../ranges';

/* What takes a value only if the schema would leave it as it is. */

export type LegalCheck = (value: unknown) => boolean;

/** What each key of a record may hold. */
export type Checks = Readonly<Record<string, LegalCheck>>;

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function isColor(value: unknown): boolean {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
}

/** Below 0 there is nothing, and -0 is another number than 0. */
export function isWholeWithin({ min, max }: Range): LegalCheck {
  return (value) =>
    Number.isInteger(value) &&
    Number(value) >= min &&
    Number(value) <= max &&
    !Object.is(value, -0);
}

/** A radius for each of the four corners. */
export function areCorners(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 4 && value.every(isWholeWithin(SCENE_LIMITS.radius))
  );
}

/** Ids of groups, each once, one at least. */
export function areGroups(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= SCENE_LIMITS.groupDepth &&
    value.every(isTextWithin(SCENE_LIMITS.group)) &&
    new Set(value).size === value.length
  );
}

/** A text that is not empty, of at most so many characters. */
export function isTextWithin(most: number): LegalCheck {
  return (value) => typeof value === 'string' && value !== '' && value.length <= most;
}

export function isOneOf(known: readonly string[]): LegalCheck {
  return (value) => typeof value === 'string' && known.includes(value);
}

export function isRecordOf(checks: Checks, needed: readonly string[] = []): LegalCheck {
  return (value) => isRecord(value) && isAllLegal(value, checks, needed);
}

/** Whether a record has all needed keys, and only keys that have a check and values that pass it. */
export function isAllLegal(
  value: Readonly<Record<string, unknown>>,
  checks: Checks,
  needed: readonly string[],
): boolean {
  return (
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.keys(value).every((key) => Object.hasOwn(checks, key) && checks[key]?.(value[key]))
  );
}
