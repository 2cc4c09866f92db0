import { expect, test } from 'vitest';
import { reportSubstituteFonts } from '../../../../src/export/passes/design/report-substitute-fonts';
import type { ExportOptions } from '../../../../src/export/types';
import { contextOf } from '../../../helpers/pass-forms';
import { designOf } from '../../../helpers/scenes';

const LINE = { type: 'text', x: 0, content: 'Words' } as const;

function reported(options: ExportOptions, fonts: readonly ('Georgia' | 'Arial')[], hidden = false) {
  const design = designOf(
    fonts.map((fontFamily, at) => ({ ...LINE, y: 40 * at, hidden, style: { fontFamily } })),
  );
  const context = contextOf(options);
  expect(reportSubstituteFonts.run(design, context)).toBe(design);
  return context.findings.all().filter(({ rule }) => rule === 'font-stand-in');
}

test('a font that the device replaces by one of the same widths is reported once, with all its texts', () => {
  const [only, ...others] = reported({ standIns: ['Georgia'] }, ['Georgia', 'Arial', 'Georgia']);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ severity: 'info', args: { font: 'Georgia' } });
  expect(only?.origin).toMatchObject([{ id: 'text-0' }, { id: 'text-2' }]);
});

test('a font of a part of a text is reported like that of a whole one', () => {
  const spans = [{ start: 0, end: 2, font: 'Georgia' }] as const;
  const design = designOf([{ ...LINE, y: 0, spans, style: { fontFamily: 'Arial' } }]);
  const context = contextOf({ standIns: ['Georgia'] });
  reportSubstituteFonts.run(design, context);
  expect(context.findings.all()).toMatchObject([
    { rule: 'font-stand-in', args: { font: 'Georgia' }, origin: [{ id: 'text-0' }] },
  ]);
});

test('a font is not reported where no text uses it, where that text is hidden, or where the device has it', () => {
  expect(reported({ standIns: ['Georgia'] }, ['Arial'])).toEqual([]);
  expect(reported({ standIns: ['Georgia'] }, ['Georgia'], true)).toEqual([]);
  expect(reported({}, ['Georgia'])).toEqual([]);
});
