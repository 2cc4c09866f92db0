import { expect, test } from 'vitest';
import { replaceIconsByLetters } from '../../../../src/export/passes/design/replace-icons-by-letters';
import type { ExportOptions } from '../../../../src/export/types';
import { contextOf } from '../../../helpers/pass-forms';
import { designOf } from '../../../helpers/scenes';

const ICONS = { type: 'linkedin', x: 0, style: { socialStyle: 'icons' } } as const;
const DESIGN = designOf([
  { ...ICONS, y: 0 },
  { ...ICONS, y: 40, hidden: true },
  { type: 'twitter', x: 0, y: 80, style: { socialStyle: 'letters' } },
]);

function lettered(options: ExportOptions, design = DESIGN) {
  const context = contextOf(options);
  return { after: replaceIconsByLetters.run(design, context), reported: context.findings.all() };
}

test('where pictures are linked, icons become letters, which is reported once', () => {
  const { after, reported } = lettered({ images: 'link' });
  expect(after.elements.map(({ style }) => style.socialStyle)).toEqual([
    'letters',
    'icons',
    'letters',
  ]);
  expect(reported).toMatchObject([{ rule: 'marks-not-hosted', origin: [{ id: 'linkedin-0' }] }]);
  expect(reported).toHaveLength(1);
});

test.each(['embed', 'cid', 'files'] as const)('in mode %s icons are pictures', (images) => {
  const { after, reported } = lettered({ images });
  expect(after).toBe(DESIGN);
  expect(reported).toEqual([]);
});

test('a design without icons stays the very same', () => {
  const design = designOf([{ type: 'twitter', x: 0, y: 0, style: { socialStyle: 'letters' } }]);
  expect(lettered({ images: 'link' }, design)).toEqual({ after: design, reported: [] });
});
