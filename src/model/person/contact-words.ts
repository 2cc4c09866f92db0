import { cleanLine, cleanLines, inOneLine } from '../../base/text';
import type { SafeHref, LinkedRange } from '../links';
import { shownNumbers } from './phone/known-numbers';
import { linksToMaps, type Person } from './signature';
import {
  contactDisplay,
  contactHref,
  hasLines,
  isAddressField,
  isPhoneField,
  type ContactFieldId,
} from './text-fields';

/** What a bound part shows now. */
export interface BoundWords {
  /** Blank where the person has nothing there. */
  readonly text: string;
  readonly href: SafeHref | null;
  /** The parts with links, where these are several: the text as a whole has none then. */
  readonly links?: readonly LinkedRange[];
}

/** A way to reach somebody as it is shown. `as` are the words that were there: an address takes its lines from them. */
export function contactWords(person: Person, field: ContactFieldId, as: string): BoundWords {
  if (isPhoneField(field)) return phoneWords(person, field);
  const value = person[field];
  const shown = contactDisplay(field, value);
  const text = hasLines(field) ? linesAs(cleanLines(shown), as) : cleanLine(shown);
  const isLinked = !isAddressField(field) || linksToMaps(person);
  return { text, href: isLinked ? contactHref(field, value) : null };
}

function linesAs(lines: readonly string[], as: string): string {
  return as.includes('\n') ? lines.join('\n') : inOneLine(lines);
}

/** A text with one number leads to that as a whole; of several, each leads to itself. */
function phoneWords(person: Person, field: ContactFieldId): BoundWords {
  const { text, links } = shownNumbers(person[field], person.numbers);
  return links.length > 1 ? { text, href: null, links } : { text, href: links[0]?.href ?? null };
}
