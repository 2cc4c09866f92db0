import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { element, sceneOf } from '../../scene/scenes';

const LONG = 'A very long line about what we do and why we do it so well';

async function rulesOf(x: number): Promise<readonly string[]> {
  const text = element('text', { id: 'a', x, width: 100, content: LONG });
  const { findings } = await exportScene({ ...sceneOf(text), version: 1, person: BLANK_SIGNATURE });
  return findings.map(({ rule }) => rule);
}

test('a text that reaches out of the frame is reported, one that only leaves its box is not', async () => {
  expect(await rulesOf(480)).toContain('text-past-frame');
  expect(await rulesOf(50)).not.toContain('text-past-frame');
});
