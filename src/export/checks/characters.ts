import { LIMITS } from '../../model/limits';
import { formatCount } from '../../model/text';
import type { Check } from './check';

/** Gmail refuses signatures that are too long. */
export const characters: Check = {
  id: 'characters',
  run: ({ html }) => {
    const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
    if (html.length <= aim) return [];
    const about = { clients: ['gmail'], origin: [] } as const;
    const [characters, most] = [formatCount(html.length), formatCount(wall)];
    if (html.length <= wall) {
      const args = { characters, wall: most };
      return [{ ...about, rule: 'near-gmail-limit', severity: 'degraded', args }];
    }
    const isByPictures = html.replace(EMBEDDED, '').length <= wall;
    const detail = isByPictures
      ? ', because pictures are inside it'
      : `: ${characters} characters, and it takes ${most}`;
    return [{ ...about, rule: 'over-gmail-limit', severity: 'broken', args: { detail } }];
  },
};

/** The bytes of the pictures in the HTML. */
const EMBEDDED = /(?<=src=")data:[^"]*/g;
