import { expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { ELEMENT_TYPES } from '../../../src/scene/registry';
import type { SceneElement } from '../../../src/scene/scene';

import { designOf, PIXEL } from '../../helpers/scenes';

async function reportedOf(
  ...elements: readonly Partial<SceneElement>[]
): Promise<readonly string[]> {
  const design = {
    ...designOf(elements.map((element) => ({ type: 'text', x: 20, y: 20, ...element }))),
    signatureData: SAMPLE_SIGNATURE,
  };
  const { findings } = await exportScene(design);
  return findings.filter(({ rule }) => rule.startsWith('embedded')).map(({ message }) => message);
}

test.each(ELEMENT_TYPES)('one %s alone overlaps nothing', async (type) => {
  const size = { width: 150, height: 150 };
  for (const content of [PIXEL, 'https://example.com', '']) {
    const reported = await reportedOf({ type, ...size, content });
    expect(reported.filter((words) => words.includes('Overlapping'))).toEqual([]);
  }
});

test('a QR code is reported as a QR code, and together with a logo once for classic Outlook', async () => {
  const code = { type: 'qr', width: 150, height: 150, content: 'https://example.com' } as const;
  const logo = { type: 'logo', x: 300, width: 80, height: 40, content: PIXEL } as const;
  expect(await reportedOf(code, logo)).toEqual([
    'Gmail and HEY hide uploaded pictures. Link to pictures online instead.',
    'QR codes are pictures, which Gmail and HEY hide. Add what the code leads to as text.',
    'Classic Outlook drops most pictures when you paste.',
  ]);
});
