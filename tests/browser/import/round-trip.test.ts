import { describe, expect, test } from 'vitest';
import { printedTemplate } from '../../../src/export/print-preview';
import { withParts } from '../../../src/export/compose/with-parts';
import { wordsOfLine } from '../../../src/import/core/likeness';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { layOutPrinted } from '../../../src/import/browser/pages/lay-out';
import type { Page, PageLine } from '../../../src/import/core/rebuild/page';
import { rebuildScene } from '../../../src/import/core/rebuild/rebuild';
import { readerOfTemplate } from '../../../src/import/core/rebuild/template-pictures';
import type { Design } from '../../../src/scene/scene';
import type { Template } from '../../../src/templates/template';
import { TEMPLATES } from '../../../src/templates/registry';
import { inTurn } from '../../helpers/in-turn';
import { withLocalPictures } from '../../helpers/overlapping-scenes';
import { EXTRAS, FULL, PIXEL_PNG } from '../../helpers/signatures';
import { exported } from '../fidelity/exported';
import { FIXTURES, OVERLAPS } from '../fidelity/named-scenes';
import { imported } from './corpus';

/* What the product exports comes back as it left: signatures of its templates and designs are imported like any other. */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;
const PEOPLE: readonly (readonly [string, PersonInput])[] = [
  ['full', { ...FULL, ...PICTURES }],
  ['every extra', { ...EXTRAS, ...PICTURES }],
];

/** How far a line may lie from where it was, in px. */
const NEAR = 1;
const WIDTH = 600;

await Promise.all([...document.fonts].map((face) => face.load()));

describe.each(TEMPLATES)('$id', (template) => {
  test.each(inTurn(PEOPLE, TEMPLATE_IDS.indexOf(template.id)))(
    'comes back within a px: %s',
    async (_, data) => {
      const { html } = await printed(template, data);
      expect(await changesIn(html)).toEqual([]);
    },
  );

  test('comes back as a design within a px', async () => {
    const { html } = await exported(await designOf(template, { ...FULL, ...PICTURES }));
    expect(await changesIn(html)).toEqual([]);
  });
});

describe('scenes', () => {
  test.each([...FIXTURES, ...OVERLAPS])('%s comes back within a px', async (_, design) => {
    const { html } = await exported(withLocalPictures(design));
    expect(await changesIn(html)).toEqual([]);
  });
});

async function printed(template: Template, data: PersonInput) {
  const person = completeSignature(data);
  const options = await withParts(person, { socialStyle: 'letters' });
  return { person, ...printedTemplate(person, template, options) };
}

/** A template on the canvas. */
async function designOf(template: Template, data: PersonInput): Promise<Design> {
  const { person, html, doc } = await printed(template, data);
  const page = await layOutPrinted(html, WIDTH);
  const readPicture = readerOfTemplate(doc, person);
  const scene = rebuildScene(page, { person, readPicture, stamp: 1 });
  return { ...scene, version: 1, person };
}

/** What of an export is not there, or not where it was, once that was imported and exported again. */
async function changesIn(html: string): Promise<readonly string[]> {
  const {
    laidOut,
    page,
    html: again,
  } = await imported({
    html,
    pictures: [],
    unnamed: [],
  });
  const links = linksIn(again);
  return [
    ...movedLines(laidOut.page, page),
    ...[...linksIn(html)].filter((href) => !links.has(href)).map((href) => `no link ${href}`),
  ];
}

function linksIn(html: string): ReadonlySet<string> {
  const body = new DOMParser().parseFromString(html, 'text/html');
  return new Set([...body.links].map(({ href }) => href));
}

function movedLines(before: Page, after: Page): readonly string[] {
  const left = [...linesOf(after)];
  return linesOf(before).flatMap((line) => {
    const at = left.findIndex((other) => isThere(line, other));
    if (at === -1) return [`${wordsOfLine(line)} at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`];
    left.splice(at, 1);
    return [];
  });
}

function linesOf({ items }: Page): readonly PageLine[] {
  return items.flatMap((item) =>
    item.kind === 'text' ? item.lines.filter((line) => wordsOfLine(line) !== '') : [],
  );
}

function isThere(line: PageLine, other: PageLine): boolean {
  // Blanks at the end are not seen.
  const isOpen = /\s$/.test(line.runs.at(-1)?.text ?? '');
  const apart = [line.x - other.x, line.y - other.y, isOpen ? 0 : line.width - other.width];
  return wordsOfLine(line) === wordsOfLine(other) && apart.every((px) => Math.abs(px) <= NEAR);
}
