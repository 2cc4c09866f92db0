import { extended } from '../../../base/changed';
import type { LinkedRange } from '../../links';
import { cleanPhone, linkOfPhone, phonesIn } from './phone';

/** What the numbering plan of its country states of a number. */
export interface KnownNumber {
  /** In E.164. */
  readonly number: string;
  /** Whether numbers of its country are as long. */
  readonly isPossible: boolean;
  /** In the format that was asked for; blank where none was. */
  readonly written: string;
  /** Whether it is sure to be one of a mobile phone; false where that was not asked for. */
  readonly isMobile: boolean;
}

/** Known numbers by their digits, as `PhoneNumber.dialed` has them. */
export type KnownNumbers = Readonly<Record<string, KnownNumber>>;

/** A person with what is known of their numbers; the same one where nothing is. */
export function withNumbers<Whole extends object>(
  person: Whole,
  numbers: KnownNumbers | undefined,
): Whole & { readonly numbers?: KnownNumbers } {
  return numbers === undefined ? person : extended(person, { numbers });
}

/** How the numbers of a person are written. */
export type PhoneFormat = 'international' | 'national';

export function isPhoneFormat(value: string): value is PhoneFormat {
  return value === 'international' || value === 'national';
}

/** A text with telephone numbers as it is shown. */
export interface ShownNumbers {
  readonly text: string;
  /** The numbers in it, from the left. */
  readonly links: readonly LinkedRange[];
}

/**
 * The text of a field of numbers: as typed, or with its numbers in one format. A number whose country is not known stays as
 * typed.
 */
export function shownNumbers(typed: string, known: KnownNumbers = {}): ShownNumbers {
  let text = cleanPhone(typed);
  let shift = 0;
  const links: LinkedRange[] = [];
  for (const { start, end, dialed, extension } of phonesIn(text)) {
    const facts = known[dialed];
    const written = text.slice(start + shift, end + shift);
    const shown = facts?.written || written;
    const before = text.slice(0, start + shift);
    // Whole numbers need more room than the last digits alone: `70/74`.
    const lead = shown === written ? before : before.replace(/(?<=\S)\/$/, ' / ');
    const from = lead.length;
    text = lead + shown + text.slice(before.length + written.length);
    shift += lead.length - before.length + shown.length - written.length;
    links.push({
      start: from,
      end: from + shown.length,
      href: linkOfPhone({ dialed: facts?.number ?? dialed, extension }),
    });
  }
  return { text, links };
}
