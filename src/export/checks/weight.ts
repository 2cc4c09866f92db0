import type { FindingReport } from '../../model/findings/findings';
import { LIMITS } from '../../model/limits';
import { withoutPictureBytes } from '../../model/picture/embedded-bytes';
import { formatCount } from '../../base/text';
import type { Check } from './check';

/** In bytes of HTML, pictures not counted. Gmail cuts a message off at about 102 kB, with all that it quotes. */
const HEAVY = 20_000;
const CLIPPED = 102_000;

/** How much HTML each message and each reply carries along. */
export const weight: Check = {
  id: 'weight',
  run: ({ html }) => {
    // A UTF-16 unit has three bytes of UTF-8 at most.
    if (html.length * 3 <= HEAVY) return [];
    const withoutPictures = withoutPictureBytes(html);
    return [...heavy(bytesOf(withoutPictures)), ...pastAddIns(html.length, withoutPictures.length)];
  },
};

function heavy(bytes: number): readonly FindingReport[] {
  if (bytes <= HEAVY) return [];
  const args = { size: formatCount(Math.round(bytes / 1000)) };
  return [{ rule: bytes > CLIPPED ? 'html-clipped' : 'html-heavy', args }];
}

/** Outlook is known to cut off a signature that an add-in sets at this length, but not one that is pasted. */
function pastAddIns(characters: number, withoutPictures: number): readonly FindingReport[] {
  const { outlookAddInCharacters: most } = LIMITS;
  if (characters <= most) return [];
  return [
    {
      rule: withoutPictures > most ? 'over-outlook-add-ins' : 'pictures-over-outlook-add-ins',
      args: { characters: formatCount(characters), most: formatCount(most) },
    },
  ];
}

/** In UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
