import { LIMITS } from '../../model/limits';
import { formatCount } from '../../model/text';
import type { Check } from './check';

/** Gmail refuses signatures that are too long. */
export const characters: Check = {
  id: 'characters',
  run: ({ html: { length } }) => {
    const { signatureCharactersAim: aim, signatureCharactersWall: wall } = LIMITS;
    if (length <= aim) return [];
    const isOver = length > wall;
    return [
      {
        rule: isOver ? 'over-gmail-limit' : 'near-gmail-limit',
        severity: isOver ? 'broken' : 'degraded',
        clients: ['gmail'],
        args: { characters: formatCount(length), wall: formatCount(wall) },
        origin: [],
      },
    ];
  },
};
