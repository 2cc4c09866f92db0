import { addressDisplay, addressOrPhoneHref } from './web/address-href';
import type { SafeHref } from '../links';
import { isRecord } from '../../base/record';
import { cleanLine } from '../../base/text';

/** A line of the visitor's own, as of a registration number or a calendar. Any part of it may be blank. */
export interface OwnLine {
  readonly label: string;
  readonly value: string;
  /** A web address, an email address or a number; blank for none. */
  readonly link: string;
}

export const BLANK_LINE: OwnLine = { label: '', value: '', link: '' };

export const OWN_LINE_LIMITS = { count: 8, label: 60, value: 500, link: 2048 } as const;

/** A line as it is shown. */
export interface ShownLine {
  /** Blank where the line has no other words than its label. */
  readonly label: string;
  readonly value: string;
  readonly href: SafeHref | null;
}

/** What is shown of a line; null where all of it is blank. */
export function shownLine({ label, value, link }: OwnLine): ShownLine | null {
  const named = cleanLine(label);
  const href = addressOrPhoneHref(link);
  // A link alone is shown as the address that it is, a label alone as words.
  const shown = cleanLine(value) || (href === null ? '' : addressDisplay(link)) || named;
  return shown === '' ? null : { label: shown === named ? '' : named, value: shown, href };
}

/** The lines in the data of a file or a device; what is none is left out, and what is too long is cut. */
export function readOwnLines(given: unknown): readonly OwnLine[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((line) => readOwnLine(line) ?? []).slice(0, OWN_LINE_LIMITS.count);
}

function readOwnLine(given: unknown): OwnLine | null {
  if (!isRecord(given)) return null;
  const { label, value, link } = { ...given };
  if (![label, value, link].every(isTextOrMissing)) return null;
  return {
    label: textOf(label, OWN_LINE_LIMITS.label),
    value: textOf(value, OWN_LINE_LIMITS.value),
    link: textOf(link, OWN_LINE_LIMITS.link),
  };
}

function isTextOrMissing(part: unknown): boolean {
  return part === undefined || typeof part === 'string';
}

function textOf(part: unknown, limit: number): string {
  return typeof part === 'string' ? part.slice(0, limit) : '';
}
