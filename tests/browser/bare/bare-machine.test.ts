import { expect, test } from 'vitest';
import { exportScene } from '../../../src/export';
import { makeExporter } from '../../../src/output/browser/exporter';
import { missingFonts } from '../../../src/fonts/browser/missing-fonts';
import { fontsInUse } from '../../../src/fonts/browser/page-fonts';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { fallbacksOf } from '../../../src/scene/text/fonts';
import { FONT_NAMES } from '../../../src/scene/scene';
import { designOf } from '../../helpers/scenes';

/*
 * A machine with neither the fonts of emails nor those of the app: whatever stands in, all agree on it.
 */

const isLinux = navigator.userAgent.includes('Linux');

test.runIf(isLinux)('none of the fonts is there, and none is brought', async () => {
  const known = FONT_NAMES.filter((name) => fallbacksOf(name).length === 0);
  expect(missingFonts()).toEqual(known.filter((name) => name !== 'Helvetica'));
  expect(await fontsInUse()).toBeNull();
});

test.runIf(isLinux)('what stands in for Arial is wider, and is measured as it is drawn', () => {
  const run = document.createElement('span');
  run.style.cssText = 'white-space:pre;font:bold 14px Arial,sans-serif';
  run.textContent = 'To AVAil 10 A';
  document.body.append(run);
  const font = { name: 'Arial', size: 14, bold: true, italic: false } as const;
  const { width } = run.getBoundingClientRect();
  expect(measureText('To AVAil 10 A', font)).toBeCloseTo(width, 1);
  run.style.fontFamily = '"DejaVu Sans"';
  expect(run.getBoundingClientRect().width).toBeCloseTo(width, 1);
  run.remove();
});

test('the export of the worker is that of the page', async () => {
  const elements = FONT_NAMES.flatMap((fontFamily, index) =>
    [400, 700].map((fontWeight, at) => ({
      type: 'text' as const,
      content: 'Jane Doe, AVANT design 0123',
      style: { fontFamily, fontWeight, fontSize: 13 + index, italic: at === 1 },
      x: 560,
      y: index * 80 + at * 40,
      width: 40,
    })),
  );
  const overlapped = { type: 'linkedin' as const, x: 580, y: 6, width: 24, height: 24 };
  const frame = { width: 600, height: 700, trim: false };
  const signatureData = { socialLinks: { linkedin: 'janedoe' } };
  const design = designOf([...elements, overlapped], { frame, signatureData });
  const output = await makeExporter().exportScene(design, {});
  const own = await exportScene(design, {}, measureText);
  expect(output.requests.length).toBeGreaterThan(0);
  expect(output).toEqual(own);
});
