import { expect, test } from 'vitest';
import { fail, ok } from '../../src/model/result';
import { findFixes } from '../../src/platform/find-fixes';
import type { FixJob } from '../../src/platform/fix-messages';
import { designOf } from '../helpers/scenes';

const DESIGN = designOf([]);

test('the worker is told the design, the elements, and what stands in for fonts', async () => {
  const asked: FixJob[] = [];
  const found = await findFixes(DESIGN, ['a'], { baseUrl: 'https://x.test' }, async (job) => {
    asked.push(job);
    return ok(['moveApart']);
  });
  expect(found).toEqual(['moveApart']);
  expect(asked).toEqual([
    {
      design: DESIGN,
      ids: ['a'],
      options: { baseUrl: 'https://x.test', standIns: [] },
      faces: [],
    },
  ]);
});

test('a worker that cannot tell is told of, in its words where it has some', async () => {
  await expect(findFixes(DESIGN, [], {}, async () => null)).rejects.toThrow('cannot start');
  await expect(findFixes(DESIGN, [], {}, async () => fail('Broken'))).rejects.toThrow('Broken');
});
