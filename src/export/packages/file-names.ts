import { strToU8 } from 'fflate';
import { parseEmail } from '../../model/person/web/email';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import { parseName } from '../../model/person/name/name';
import type { Person } from '../../model/person/signature';
import { cleanLine } from '../../base/text';

/** In bytes of UTF-8: with mailbox and ending, a name stays below the 255 that file systems take. */
const LONGEST_NAME = 120;
const LONGEST_MAILBOX = 100;
const LONGEST_SLUG = 60;

/**
 * The name of a signature as Outlook needs it: with the mailbox in brackets. Without, it is listed under 'Signatures on this
 * device' and cannot be the default of a mailbox (Set-OutlookSignatures, issue 99).
 */
export function outlookName(person: Person): string {
  const name = personName(person);
  const mailbox = parseEmail(person.email)?.address ?? '';
  const fits = mailbox !== '' && strToU8(mailbox).length <= LONGEST_MAILBOX;
  return fits && safeName(mailbox, LONGEST_MAILBOX) === mailbox ? `${name} (${mailbox})` : name;
}

/** The person's name, without pronouns, as the name of a file; never empty. */
export function personName({ fullName }: Person): string {
  return safeName(parseName(fullName).plain, LONGEST_NAME) || PACKAGE_MESSAGES.unnamed;
}

/** Words of a text in lower case with hyphens between them; blank where it has none. */
export function slug(text: string): string {
  const words =
    cleanLine(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(words.join('-'), LONGEST_SLUG).replace(/-$/, '');
}

/**
 * A text without what Windows forbids in names: some signs, dots at the end, names of its devices
 * (learn.microsoft.com/windows/win32/fileio/naming-a-file). Dots at the beginning would hide the file elsewhere.
 */
function safeName(text: string, longest: number): string {
  const clean = cleanLine(cleanLine(text).replace(/[<>:"/\\|?*]/g, ' ')).replace(/^[. ]+/, '');
  const name = cut(DEVICE.test(clean) ? `_${clean}` : clean, longest);
  return name.replace(/[. ]+$/, '');
}

const DEVICE =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;

/** The beginning of a text, at most `longest` bytes of UTF-8, no character cut. */
function cut(text: string, longest: number): string {
  let length = 0;
  let kept = '';
  for (const letter of text) {
    length += strToU8(letter).length;
    if (length > longest) return kept;
    kept += letter;
  }
  return kept;
}
