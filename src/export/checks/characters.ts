import { LIMITS } from '../../model/limits';
import { CODE_MODE_WORDS } from '../../model/code-modes';
import { withoutPictureBytes } from '../../model/picture/embedded-bytes';
import { formatCount } from '../../base/text';
import { joinedBy, type PartCost } from '../compose/dearest-parts';
import { sufficientParts } from '../compose/sufficient-parts';
import { shortened } from '../shorten/shortened';
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
      const args = { characters, wall: most, advice: adviceFor(subject, aim) };
      return [{ rule: 'near-gmail-limit', args }];
    }
    // Online, a picture costs no more than its address. Beside its bytes, all else costs little.
    if (withoutPictureBytes(html).length <= wall) {
      const ways = ['link to pictures online', leaveOut(subject, wall, 1 / 2)];
      const advice = ways[1] === '' ? '' : sentence(ways);
      return [{ rule: 'pictures-over-gmail-limit', args: { advice } }];
    }
    const code = isShortestEnough(subject, wall) ? { code: 'shortest' } : {};
    const args = { characters, wall: most, advice: adviceFor(subject, wall), ...code };
    return [{ rule: 'over-gmail-limit', args }];
  },
};

/** What makes a signature short enough, as a sentence behind the finding; blank where nothing can be named. */
function adviceFor(subject: CheckSubject, most: number): string {
  const shortest = isShortestEnough(subject, most) ? USE_SHORTEST : '';
  return sentence([shortest, leaveOut(subject, most)]);
}

function isShortestEnough({ html, options }: CheckSubject, most: number): boolean {
  return options.code !== 'shortest' && shortened(html).length <= most;
}

const USE_SHORTEST = CODE_MODE_WORDS.use.toLowerCase();

/** Up to three parts of which each is enough by itself, else the smallest set that is enough; blank where nothing is. */
function leaveOut(subject: CheckSubject, most: number, share?: number): string {
  const { html, costs = () => [], lengthWithout } = subject;
  const sets = sufficientParts({ html, costs, lengthWithout }, most, share);
  if (sets.length === 0) return '';
  return `leave out ${listed(sets.flat(), sets.length > 1 ? 'or' : 'and')}`;
}

function sentence(ways: readonly string[]): string {
  const words = ways.filter((way) => way !== '').join(', or ');
  return words === '' ? '' : ` ${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function listed(costs: readonly PartCost[], word: 'and' | 'or'): string {
  const reported = costs.map(
    ({ name, characters: most }, at) =>
      `${name} (${formatCount(most)}${at === 0 ? ' characters' : ''})`,
  );
  return joinedBy(word, reported);
}
