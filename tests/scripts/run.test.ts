import { expect, test } from 'vitest';
import { run } from '../../scripts/run.mjs';

const NODE = process.execPath;

test('what a program writes is passed on to its last word, and its exit code is returned', async () => {
  const heard: string[] = [];
  const code = `process.stdout.write('out\\n'); process.stderr.write('wrong\\n'); process.exitCode = 3`;
  expect(await run(NODE, ['-e', code], { onText: (text) => heard.push(text) })).toBe(3);
  expect(heard.join('').split('\n').toSorted()).toEqual(['', 'out', 'wrong']);
});

test('a program that is not there is a failure, not an exception', async () => {
  expect(await run('signet-no-such-program', [])).toBe(127);
});
