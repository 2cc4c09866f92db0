import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { EmailOutput } from '../../src/export';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { randomSignature } from '../helpers/random-signatures';
import { variedScene } from '../helpers/varied-scenes';

/*
 * What is the same for many people is read, measured and judged once. A signature made after those of others has the same
 * bytes, findings and requests as one that is made alone.
 */

/** The compiler as it is before it has made anything. */
function freshCompiler() {
  vi.resetModules();
  return import('../../src/export');
}

function shownOf({ html, text, findings, requests, isEmpty, images }: EmailOutput) {
  return { html, text, findings, requests, isEmpty, images };
}

test('a signature of a template is the same after any others', async () => {
  const people = fc.sample(randomSignature, { numRuns: 12, seed: 44 }).map(({ person }) => person);
  const jobs = people.flatMap((person, at) =>
    TEMPLATE_IDS.filter((_, index) => index % 4 === at % 4).map((id) => [person, id] as const),
  );
  const first = await freshCompiler();
  const forwards: unknown[] = [];
  for (const [person, id] of jobs) forwards.push(shownOf(await first.exportSignature(person, id)));
  const second = await freshCompiler();
  expect(second).not.toBe(first);
  const backwards: unknown[] = [];
  for (const [person, id] of jobs.toReversed()) {
    backwards.unshift(shownOf(await second.exportSignature(person, id)));
  }
  expect(backwards).toEqual(forwards);
});

test('and so is one of a design', async () => {
  const people = fc.sample(randomSignature, { numRuns: 12, seed: 45 }).map(({ person }) => person);
  const designs = people.map((person, seed) => ({ ...variedScene(seed + 1), person }));
  const first = await freshCompiler();
  const forwards: unknown[] = [];
  for (const design of designs) forwards.push(shownOf(await first.exportScene(design)));
  const second = await freshCompiler();
  const backwards: unknown[] = [];
  for (const design of designs.toReversed()) {
    backwards.unshift(shownOf(await second.exportScene(design)));
  }
  expect(backwards).toEqual(forwards);
});
