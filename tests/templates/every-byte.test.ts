import { expect, test } from 'vitest';
import { exportSignature } from '../../src/export';
import { TEMPLATES } from '../../src/templates/registry';
import { FULL } from '../helpers/signatures';
import { countCharacters } from '../helpers/rules';

/*
 * What a signature with all fields and six networks costs of the 10,000 characters that Gmail allows, pictures linked
 * (docs/decisions/every-byte.md). Shorter is welcome: lower the numbers then.
 */

const AVERAGE = 6420;
/** Whatever the template. */
const MOST = 7650;

test(`a full signature takes at most ${AVERAGE} characters on average, ${MOST} in any template`, async () => {
  const lengths = await Promise.all(
    TEMPLATES.map(async ({ id }): Promise<readonly [string, number]> => {
      const { html } = await exportSignature(FULL, id);
      return [id, countCharacters(html)];
    }),
  );
  const sum = lengths.reduce((before, [, length]) => before + length, 0);
  const table = lengths.map(([id, length]) => `${id} ${length}`).join(', ');
  console.info(`characters of a full signature: ${table}; on average ${sum / lengths.length}`);
  expect(sum / lengths.length).toBeLessThanOrEqual(AVERAGE);
  expect(lengths.filter(([, length]) => length > MOST)).toEqual([]);
});
