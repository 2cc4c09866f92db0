import { agreementOf } from './companies';
import { wordsIn } from './junk';
import { hrefsOf, type Piece } from './pieces';
import { isPlain } from './plain-words';
import { hasRole } from './roles';

/* Plain words beside a role: they name where somebody works, though no word of them shows it. */

/** Words below the role, where nothing else shows the company. */
export function plainNext(
  title: Piece,
  pieces: readonly Piece[],
  isBeside: (piece: Piece) => boolean,
): Piece | null {
  const below = pieces.find(
    (piece) =>
      piece.line.y > title.line.y || (piece.line === title.line && piece.start > title.start),
  );
  const isNear = below !== undefined && below.line.y - title.line.y < title.line.height * 3;
  if (!isNear || !isPlain(below) || isSmall(below.text) || leadsElsewhere(below)) return null;
  return isBeside(title) || isBeside(below) ? below : null;
}

/**
 * Whether words in the line of a role are a part of the company at the host of the email: a company there is mostly called like
 * its host. 'Solicitor | Family Law' at `hill-vale.com`.
 */
export function isPartOfHost(words: Piece, title: Piece, own: string): boolean {
  const isOther = own !== '' && agreementOf(words.text, own) === 'none';
  return isOther && words.line === title.line && hasRole(title.text);
}

/** Words that go on from others: 'and by letter'. */
function isSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text) && wordsIn(text) > 1;
}

/** Whether words lead to a page, or to somebody, rather than to the site of a company: they are a call to go there. */
function leadsElsewhere(piece: Piece): boolean {
  return hrefsOf(piece).some(
    (href) => !/^https?:/i.test(href) || /^https?:\/\/[^/?#]+(?:\/[^/?#]|\/?[?#])/i.test(href),
  );
}
