import { isRecord } from '../../base/record';

/** What a list shows of a signature. It lies beside it, so that a list reads no whole signature. */
export interface Header {
  readonly version: typeof HEADER_VERSION;
  readonly id: string;
  /** As the visitor calls it; blank where it goes by the person's name. */
  readonly name: string;
  /** Its place in the order in which those of this device were begun, from 1 on. */
  readonly number: number;
  /** The person's name when it was saved last. */
  readonly person: string;
  /** When it was changed last, as an ISO 8601 text. */
  readonly edited: string;
  /** When it was deleted, as an ISO 8601 text; null for one that is not. */
  readonly deleted: string | null;
  /** What it looks like: the HTML of its output, blank where there is none yet. */
  readonly picture: string;
  /** The page that may write it, and how often it was written. */
  readonly owner: string;
  readonly revision: number;
}

const HEADER_VERSION = 2;

export const HEADERS = 'signet/headers/';
export const SIGNATURES = 'signet/signatures/';
/** What could not be understood stays below this, as it was. */
export const UNREADABLE = 'signet/unreadable/';

export function headerKey(id: string): string {
  return HEADERS + id;
}

/** Where a signature itself lies. */
export function signatureKey(id: string): string {
  return SIGNATURES + id;
}

/** A header to which nothing has happened. */
export function newHeader(id: string, edited: string): Header {
  return {
    version: HEADER_VERSION,
    id,
    name: '',
    number: 1,
    person: '',
    edited,
    deleted: null,
    picture: '',
    owner: '',
    revision: 0,
  };
}

/** Whether a later version of the product wrote this. */
export function isNewerHeader(saved: unknown): boolean {
  const version = isRecord(saved) ? saved['version'] : null;
  return typeof version === 'number' && version > HEADER_VERSION;
}

/** In characters. */
export const LONGEST_NAME = 200;

/** Reads what lies under a header's key; null for what cannot be understood. */
export function readHeader(id: string, saved: unknown): Header | null {
  if (!isRecord(saved)) return null;
  const { version, edited, deleted, number, revision } = { ...saved };
  if (version !== HEADER_VERSION || !isMoment(edited) || !Number.isInteger(revision)) return null;
  return {
    version,
    id,
    name: textOf(saved, 'name').slice(0, LONGEST_NAME),
    // Earlier ones have none.
    number: Number.isSafeInteger(number) ? Number(number) : 1,
    person: textOf(saved, 'person').slice(0, LONGEST_NAME),
    edited,
    deleted: isMoment(deleted) ? deleted : null,
    picture: textOf(saved, 'picture'),
    owner: textOf(saved, 'owner'),
    revision: Number(revision),
  };
}

/** What a list calls a signature. */
export function nameOf({ name, person }: Pick<Header, 'name' | 'person'>): string {
  return name.trim() || person.trim() || 'Untitled signature';
}

/** Whether it is an ISO 8601 text. */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function textOf(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}
