import { describe, expect, test } from 'vitest';
import { composeScene } from '../../src/export/compose-scene';
import { exportScene } from '../../src/export/export-scene';
import { printNode } from '../../src/email/print';
import type { Design } from '../../src/scene/scene';
import { separableScene } from '../helpers/scenes';
import { differences, openPage, placesInExport, placesInScene } from './scene-geometry';

const SEEDS = Array.from({ length: 400 }, (_, index) => index + 1);

const standards = openPage('standards');
const quirks = openPage('quirks');

test('scenes', async () => {
  let bad = 0;
  expect(quirks.compatMode).toBe('BackCompat');
  for (const seed of SEEDS) {
    const design = separableScene(seed);
    const { doc } = composeScene(design, {});
    const html = printNode(doc);
    const expected = placesInScene(standards, design);
    for (const page of [standards, quirks]) {
      const diff = differences(expected, placesInExport(page, html, doc));
      if (diff.length) { bad++; console.log(seed, page.compatMode, diff.length, design.elements.length, diff.slice(0, 3).join('\n')); }
    }
  }
  console.log('bad', bad);
});
