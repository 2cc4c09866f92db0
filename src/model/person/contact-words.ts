import { cleanLine, cleanLines } from '../../base/text';
import type { SafeHref } from '../links';
import { contactHref, hasLines, type ContactFieldId } from './text-fields';
import { websiteDisplay } from './web/web-address';

/** What a bound part shows now. */
export interface BoundWords {
  /** Blank where the person has nothing there. */
  readonly text: string;
  readonly href: SafeHref | null;
}

/** A way to reach somebody as it is shown. `as` are the words that were there: an address takes its lines from them. */
export function contactWords(value: string, field: ContactFieldId, as: string): BoundWords {
  const shown = field === 'website' ? websiteDisplay(value) : value;
  const text = hasLines(field)
    ? cleanLines(shown).join(as.includes('\n') ? '\n' : ', ')
    : cleanLine(shown);
  return { text, href: contactHref(field, value) };
}
