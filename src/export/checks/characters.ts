import { LIMITS } from '../../model/limits';
import { withoutPictureBytes } from '../../model/picture/embedded-bytes';
import { formatCount } from '../../base/text';
import { dearest, type PartCost } from '../compose/dearest-parts';
import type { Check, CheckSubject } from './check';

/** Gmail refuses signatures that are too long. */
export const characters: Check = {
  id: 'characters',
  run: (subject) => {
    const { html } = subject;
    const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
    if (html.length <= aim) return [];
    const [characters, most] = [formatCount(html.length), formatCount(wall)];
    if (html.length <= wall) {
      const args = { characters, wall: most, advice: adviceFor(subject, aim, 'Leave out') };
      return [{ rule: 'near-gmail-limit', args }];
    }
    // Online, a picture costs no more than its address. Beside its bytes, all else costs little.
    if (withoutPictureBytes(html).length <= wall) {
      const advice = adviceFor(subject, wall, 'Link to pictures online, or leave out', 1 / 2);
      return [{ rule: 'pictures-over-gmail-limit', args: { advice } }];
    }
    const args = { characters, wall: most, advice: adviceFor(subject, wall, 'Leave out') };
    return [{ rule: 'over-gmail-limit', args }];
  },
};

/**
 * What to leave out, as a sentence behind the finding: up to three parts of which each is enough by itself, else the fewest
 * that are enough together. Blank where nothing can be named.
 */
function adviceFor(subject: CheckSubject, most: number, way: string, share?: number): string {
  const { html, costs = () => [], lengthWithout } = subject;
  const all = costs();
  const fits = (some: readonly PartCost[]): boolean => {
    const about = some.reduce((left, { characters: less }) => left - less, html.length);
    if (lengthWithout === undefined || about > most + SHARED) return about <= most;
    return lengthWithout(some.map(({ part }) => part)) <= most;
  };
  const alone = dearest(all, share).filter((one) => fits([one]));
  if (alone.length > 0) return ` ${way} ${listed(alone, 'or')}.`;
  for (let count = 2; count <= MOST_TOGETHER; count++) {
    const some = all.slice(0, count);
    if (fits(some)) return ` ${way} ${listed(some, 'and')}.`;
  }
  return '';
}

/** In characters: labels and gaps that may go with parts beside their own. Parts that free too little even so are not tried. */
const SHARED = 1000;

/** As many parts as a sentence can name; each more takes one more printing. */
const MOST_TOGETHER = 6;

function listed(costs: readonly PartCost[], word: 'and' | 'or'): string {
  const reported = costs.map(
    ({ name, characters: most }, at) =>
      `${name} (${formatCount(most)}${at === 0 ? ' characters' : ''})`,
  );
  const last = reported.at(-1) ?? '';
  return reported.length === 1 ? last : `${reported.slice(0, -1).join(', ')} ${word} ${last}`;
}
