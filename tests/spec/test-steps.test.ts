import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEPS } from '../../scripts/test-steps.mjs';

const readme = readFileSync('README.md', 'utf8');

/** The names in code marks behind these words. */
function listedBehind(words: string): readonly string[] {
  const [, after = ''] = readme.split(words);
  return /\(`([^`]+)`/.exec(after)?.[1]?.split(' ') ?? [];
}

test.each([
  ['runs only the named steps', false],
  ['runs the long tests', true],
])('the readme lists all steps that there are: %s', (words, isLong) => {
  const names = STEPS.filter((step) => (step.isLong ?? false) === isLong).map(({ name }) => name);
  expect(listedBehind(words)).toEqual(names);
});
