import { afterAll, expect, test } from 'vitest';
import { closeUp } from '../../src/export/collapse-empty/collapse-empty';
import { sceneContext } from '../../src/export/compose/compose-scene';
import { overlappingPairs } from '../../src/export/geometry/pairs';
import { printedTemplate } from '../../src/export/print-preview';
import { withParts } from '../../src/export/compose/with-parts';
import { completeSignature, type Person, type PersonInput } from '../../src/model/person/signature';
import { measureText } from '../../src/fonts/browser/measure-text';
import { readPage } from '../../src/import/browser/pages/read-page';
import { rebuildScene } from '../../src/import/core/rebuild/rebuild';
import { readerOfTemplate } from '../../src/import/core/rebuild/template-pictures';
import { fitScene } from '../../src/scene/text/fit-scene';
import { boundsOf } from '../../src/scene/geometry';
import type { Scene, SceneElement } from '../../src/scene/scene';
import { TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';
import { FULL, PIXEL_PNG } from '../helpers/signatures';
import { closePage, openPage } from './fidelity/test-page';

/*
 * A template on the canvas closes up for people who lack some of the details: nothing comes to lie on anything else, no label
 * is left without its field, and what stood in one line still does.
 */

const PERSON = completeSignature({ ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG });
const LACKS: readonly (readonly [string, PersonInput])[] = [
  ['a number', { phone: '', mobile: '' }],
  ['a title', { jobTitle: '' }],
  ['website and address', { website: '', address: '' }],
  ['email', { email: '' }],
  ['a photo', { profileImageUrl: '' }],
  ['a quote', { quote: '' }],
];

await Promise.all([...document.fonts].map((face) => face.load()));
const page = openPage('standards');
page.body.style.width = '600px';
afterAll(() => closePage(page));

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  '%s closes up',
  async (_, template) => {
    const scene = await sceneOf(template);
    expect(closeUp(scene, contextOf(PERSON))).toBe(scene);
    const known = new Set(overlapsOf(scene));
    for (const [what, lack] of LACKS) {
      const closed = closeUp(scene, contextOf({ ...PERSON, ...lack }));
      const found = overlapsOf(closed).filter((pair) => !known.has(pair));
      expect([what, ...found, ...tornLines(scene, closed)]).toEqual([what]);
      expect(heightOf(closed)).toBeLessThanOrEqual(heightOf(scene));
    }
  },
);

async function sceneOf(template: Template): Promise<Scene> {
  const options = await withParts(PERSON, { socialStyle: 'letters' });
  const { html, doc } = printedTemplate(PERSON, template, options);
  page.body.innerHTML = html;
  const readPicture = readerOfTemplate(doc, PERSON);
  const scene = rebuildScene(readPage(page.body), { person: PERSON, readPicture, stamp: 1 });
  return structuredClone(fitScene(scene, contextOf(PERSON)));
}

function contextOf(person: Person) {
  return sceneContext({ person }, {}, measureText).element;
}

/** Texts that stood in one line at no more than a letter's distance, and do so no longer. */
function tornLines(before: Scene, after: Scene): readonly string[] {
  const now = new Map(after.elements.map((element) => [element.id, element]));
  return before.elements.flatMap((label) =>
    before.elements.flatMap((field) => {
      const gap = field.x - label.x - label.width;
      const isLine = field.y === label.y && field.height === label.height;
      if (!isLine || gap < 0 || gap > 14 || label.width > 60 || isPicture(label)) return [];
      const isTorn = now.get(label.id)?.y !== now.get(field.id)?.y;
      return isTorn ? [`${label.content ?? label.id} and ${field.content ?? field.id}`] : [];
    }),
  );
}

/** Pictures are no labels: what stands beside one moves into its place. */
function isPicture({ type }: SceneElement): boolean {
  return type === 'photo' || type === 'logo';
}

function overlapsOf({ elements }: Scene): readonly string[] {
  const boxes = elements.map(({ x, y, width, height }) => ({
    x0: x,
    y0: y + 2,
    x1: x + width,
    y1: y + height - 2,
  }));
  return overlappingPairs(boxes).map(
    ([a, b]) => `${elements[a]?.id ?? ''} on ${elements[b]?.id ?? ''}`,
  );
}

function heightOf({ elements }: Scene): number {
  return boundsOf(elements)?.height ?? 0;
}
