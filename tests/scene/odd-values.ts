import * as fc from 'fast-check';
import { PNG } from '../helpers/pictures';

export const LINK = 'https://example.com/a.png';
export const SIZE = { address: LINK, width: 30, height: 20 };

const GRADIENT = { angle: 90, from: '#112233', to: '#445566' };

const SHADOW = { size: 'small', color: '#112233' };

const SPAN = { start: 0, end: 1, bold: true };

/** Values as they come in files: legal in some place, nearly legal, and hostile. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    true,
    false,
    null,
    undefined,
    '',
    ' ',
    -0,
    0,
    9,
    10,
    14,
    15,
    360,
    12.5,
  ),
  fc.constantFrom<unknown[]>(
    1e9,
    Number.NaN,
    '#112233',
    '#ABCDEF',
    '#abc',
    'left',
    'Arial',
    'icons',
  ),
  fc.constantFrom<unknown[]>('constructor', 'name', 'rectangle', 'round', 'x'.repeat(5001), [], {}),
  fc.constantFrom<unknown[]>(
    PNG,
    LINK,
    'javascript:alert(1)',
    'data:text/html,x',
    'ada@example.com',
  ),
  fc.constantFrom<unknown[]>(SIZE, { ...SIZE, width: 0 }, { ...SIZE, more: 1 }, GRADIENT),
  fc.constantFrom<unknown[]>([SPAN], [{ ...SPAN, href: 'javascript:x' }], [SPAN, SPAN], [null]),
  fc.constantFrom<unknown[]>('dashed', [0, 0, 4, 4], [0, 0, 4], [0, -0, 4, 401], [1, 2, 3, '4']),
  fc.constantFrom<unknown[]>(SHADOW, { ...SHADOW, size: 'huge' }, { ...SHADOW, color: 'red' }),
  fc.constantFrom<unknown[]>({ ...GRADIENT, angle: -1 }, { ...GRADIENT, to: 'red' }),
  fc.anything(),
);
