import { LIMITS } from '../../model/limits';
import { formatCount } from '../../model/text';
import { dearest } from '../dearest-parts';
import type { Check, CheckSubject } from './check';

/** Gmail refuses signatures that are too long. */
export const characters: Check = {
  id: 'characters',
  run: (subject) => {
    const { html } = subject;
    const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
    if (html.length <= aim) return [];
    const about = { clients: ['gmail'], origin: [] } as const;
    const [characters, most] = [formatCount(html.length), formatCount(wall)];
    if (html.length <= wall) {
      const args = { characters, wall: most, advice: adviceFor(subject, 'Leave out') };
      return [{ ...about, rule: 'near-gmail-limit', severity: 'degraded', args }];
    }
    const isByPictures = html.replace(EMBEDDED, '').length <= wall;
    const detail = isByPictures
      ? ', because pictures are inside it'
      : `: ${characters} characters, and it takes ${most}`;
    // Online, a picture costs no more than its address. Beside its bytes, all else costs little.
    const advice = isByPictures
      ? adviceFor(subject, 'Link to pictures online, or leave out', 1 / 2)
      : adviceFor(subject, 'Leave out');
    const args = { detail, advice };
    return [{ ...about, rule: 'over-gmail-limit', severity: 'broken', args }];
  },
};

/** The bytes of the pictures in the HTML. */
const EMBEDDED = /(?<=src=")data:[^"]*/g;

/** What to leave out, as a sentence behind the finding; blank where nothing can be named. */
function adviceFor({ costs = () => [] }: CheckSubject, way: string, share?: number): string {
  const [first, ...others] = dearest(costs(), share).map(
    ({ name, characters }) => [name, formatCount(characters)] as const,
  );
  if (first === undefined) return '';
  const [name, characters] = first;
  const told = [
    `${name} (${characters} characters)`,
    ...others.map(([other, most]) => `${other} (${most})`),
  ];
  const last = told.at(-1) ?? '';
  const list = told.length === 1 ? last : `${told.slice(0, -1).join(', ')} or ${last}`;
  return ` ${way} ${list}.`;
}
