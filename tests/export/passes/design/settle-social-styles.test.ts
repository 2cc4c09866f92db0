import { expect, test } from 'vitest';
import { settleSocialStyles } from '../../../../src/export/passes/design/settle-social-styles';
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
  return { after: settleSocialStyles.run(design, context), reported: context.findings.all() };
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

test.each([
  [{}, 'letters'],
  [{ showsIcons: true }, 'icons'],
  [{ showsIcons: true, images: 'cid' }, 'icons'],
  [{ images: 'hosted' }, 'letters'],
  [{ showsIcons: true, images: 'gaps' }, 'letters'],
  [{ showsIcons: true, images: 'link' }, 'letters'],
] as const)('where %o, badges that leave it to the client are %s', (options, expected) => {
  const design = designOf([{ type: 'linkedin', x: 0, y: 0, style: { socialStyle: 'auto' } }]);
  const { after, reported } = lettered(options, design);
  expect(after.elements.map(({ style }) => style.socialStyle)).toEqual([expected]);
  expect(reported, 'letters were never refused').toEqual([]);
});

test('a design without icons stays the very same', () => {
  const design = designOf([{ type: 'twitter', x: 0, y: 0, style: { socialStyle: 'letters' } }]);
  expect(lettered({ images: 'link' }, design)).toEqual({ after: design, reported: [] });
});
