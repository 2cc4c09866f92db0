import { COUNTRIES } from './data/addresses.data';
import { CALLS } from './data/junk.data';
import { hasCompanyWord } from './companies';
import { wordsIn } from './junk';
import { labelKinds, labelNetwork } from './labels';
import type { Piece } from './pieces';
import { hasRole } from './roles';

/* Words that could be a role or a company, as nothing shows that they are something else. */

export const MOST_WORDS = 8;

/** Whether a piece is short and could be the name of something: no contact data, no sentence, no button. */
export function isPlain({ text }: Piece): boolean {
  const isShort = wordsIn(text) <= MOST_WORDS && text.length >= 2 && /\p{L}{2}/u.test(text);
  return isShort && !/\p{Nd}{2}|[@:?!]|\.$/u.test(text) && !isPlainJunk(text);
}

/** An address of the web within words: small letters around dots. Companies that are called as one begin otherwise. */
const WEB_ADDRESS = /(?:^|[\s/(])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?=[/\s)]|$)/;

/** A single word for a kind of company, such as 'Agency', is no name. */
function isKindAlone(text: string): boolean {
  return wordsIn(text) === 1 && hasCompanyWord(text) && /^\p{Lu}?\p{Ll}+$/u.test(text);
}

/** Words of buttons, labels and networks, and countries alone. */
export function isPlainJunk(text: string): boolean {
  return (
    CALLS.test(text) ||
    (labelKinds(text).length > 0 && !hasRole(text)) ||
    isKindAlone(text) ||
    labelNetwork(text) !== null ||
    COUNTRIES.has(text.toLowerCase()) ||
    WEB_ADDRESS.test(text) ||
    /^(?:v-?card|website|facebook|profile|portfolio|blog|newsletter|here|more)$/iu.test(text)
  );
}
