import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS, TEMPLATE_LABELS } from '../../src/model/template-ids';
import { definitionOf, ELEMENT_TYPES } from '../../src/scene/registry';

/*
 * Storybook and what runs its stories read titles and exports without running anything, so each template and each element has
 * a file of its own, which holds no more than that. `npx vitest run --project unit tests/spec/story-pages.test.ts -u` writes
 * those of new ones.
 */

interface Kind {
  readonly kind: string;
  readonly title: string;
  readonly folder: string;
  readonly support: string;
  readonly page: string;
  readonly stories: readonly string[];
  /** Names in the code, and on the page. */
  readonly entries: readonly (readonly [id: string, label: string])[];
}

const KINDS: readonly Kind[] = [
  {
    kind: 'template',
    title: 'Templates',
    folder: 'stories/templates/pages',
    support: 'template-stories',
    page: 'templatePage',
    stories: ['Itself', 'Palettes', 'Source', 'Narrow', 'PicturesBlocked', 'WhatIfs'],
    entries: TEMPLATE_IDS.map((id) => [id, TEMPLATE_LABELS[id]] as const),
  },
  {
    kind: 'element',
    title: 'Elements',
    folder: 'stories/elements/pages',
    support: 'element-stories',
    page: 'elementPage',
    stories: ['Itself', 'States'],
    entries: ELEMENT_TYPES.map((type) => [type, definitionOf(type).label] as const),
  },
];

describe.each(KINDS)('each $kind', ({ title, folder, support, page, stories, entries }) => {
  test.each(entries)('%s has its page', async (id, label) => {
    const text = [
      `import * as page from '../../support/${support}';`,
      '',
      '// Storybook reads the title, and what is exported, without running anything.',
      `export default { title: '${title}/${label}', ...page.${page}('${id}') };`,
      '',
      ...stories.map((story) => `export const ${story} = page.${story};`),
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot(`../../${folder}/${id}.stories.tsx`);
  });

  test('and nothing else has one', () => {
    // What is missing is reported by the tests above: they write it only once this one has run.
    const known = new Set(entries.map(([id]) => `${id}.stories.tsx`));
    expect(readdirSync(folder).filter((name) => !known.has(name))).toEqual([]);
  });
});
