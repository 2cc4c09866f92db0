import { expect, test } from 'vitest';
import { fail, ok } from '../../../src/base/result';
import { makeFindFixes } from '../../../src/output/browser/find-fixes';
import type { FixAnswer, FixJob } from '../../../src/output/browser/fix-messages';
import { designOf } from '../../helpers/scenes';

const DESIGN = designOf([]);
const QUESTION = { kind: 'helpful', ids: ['a'] } as const;
const OFFER = {
  fix: 'moveApart',
  label: 'Move apart',
  action: { type: 'scene/elementsPlaced', places: { a: { x: 0, y: 0 } } },
} as const;

test('the worker gets the design, the question, and the substitutes of fonts', async () => {
  const asked: FixJob[] = [];
  const findFixes = makeFindFixes(async (job) => {
    asked.push(job);
    return ok([OFFER]);
  });
  expect(await findFixes(DESIGN, QUESTION, { baseUrl: 'https://x.test' })).toEqual([OFFER]);
  expect(asked).toEqual([
    {
      design: DESIGN,
      question: QUESTION,
      options: { baseUrl: 'https://x.test', standIns: [] },
      faces: [],
    },
  ]);
});

function asking(answer: FixAnswer | null) {
  return makeFindFixes(async () => answer)(DESIGN, QUESTION, {});
}

test('a worker that cannot answer is reported, with its own message where it has one', async () => {
  await expect(asking(null)).rejects.toThrow('cannot start');
  await expect(asking(fail('Broken'))).rejects.toThrow('Broken');
});

test('the worker gets one question at a time, and never one that is no longer awaited', async () => {
  const answers: (() => void)[] = [];
  const findFixes = makeFindFixes(
    () => new Promise((resolve) => answers.push(() => resolve(ok([OFFER])))),
  );
  const given = new AbortController();
  const first = findFixes(DESIGN, QUESTION, {});
  const second = findFixes(DESIGN, QUESTION, {}, given.signal);
  const third = findFixes(DESIGN, QUESTION, {});
  await expect.poll(() => answers.length).toBe(1);
  given.abort();
  answers[0]?.();
  await expect(second).rejects.toThrow('abort');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await Promise.all([first, third])).toEqual([[OFFER], [OFFER]]);
});
