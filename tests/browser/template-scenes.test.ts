import { afterAll, describe, expect, test } from 'vitest';
import { printedTemplate } from '../../src/export/print-preview';
import { withParts } from '../../src/export/compose/with-parts';
import type { EmailOutput, ExportOptions } from '../../src/export/types';
import { PALETTES } from '../../src/model/color/palettes';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { gravityOf } from '../../src/model/findings/severity';
import {
  completeSignature,
  SAMPLE_SIGNATURE,
  type PersonInput,
} from '../../src/model/person/signature';
import { readPage } from '../../src/import/browser/pages/read-page';
import type { Page, PageItem } from '../../src/import/core/rebuild/page';
import { rebuildScene } from '../../src/import/core/rebuild/rebuild';
import { readerOfTemplate } from '../../src/import/core/rebuild/template-pictures';
import { exportedFrame } from '../../src/scene/frame';
import type { Design } from '../../src/scene/scene';
import type { Template } from '../../src/templates/template';
import { TEMPLATES } from '../../src/templates/registry';
import { inTurn } from '../helpers/in-turn';
import { missingFrom } from '../helpers/presence';
import {
  BLOCKS,
  EXTRAS,
  FULL,
  NAME_ONLY,
  NO_NAME,
  PIXEL_PNG,
  RIGHT_TO_LEFT,
} from '../helpers/signatures';
import { exported } from './fidelity/exported';
import { differentBackgrounds } from './fidelity/backgrounds';
import { closePage, openPage } from './fidelity/test-page';

/*
 * A template on the canvas: its signature, laid out by a browser and rebuilt as a scene, is exported at the places and in the
 * colors of the template, and follows the person.
 */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;
const PEOPLE: readonly (readonly [string, PersonInput, ExportOptions['socialStyle']])[] = [
  ['full', { ...FULL, ...PICTURES }, 'letters'],
  ['full, with icons', { ...FULL, ...PICTURES }, 'icons'],
  ['every extra', { ...EXTRAS, ...PICTURES }, 'letters'],
  ['name only', NAME_ONLY, 'letters'],
  ['no name', { ...NO_NAME, ...PICTURES }, 'letters'],
  ['right to left', { ...RIGHT_TO_LEFT, ...PICTURES }, 'letters'],
  ['every block', BLOCKS, 'letters'],
];

/** Another value in every field. */
const SOMEONE_ELSE: PersonInput = {
  ...EXTRAS,
  ...PICTURES,
  fullName: 'Bo Lindqvist',
  pronouns: 'they/them',
  jobTitle: 'Keeper of Maps',
  companyName: 'Aurora Cartography',
  department: 'Archive',
  quote: 'North is a habit.',
  email: 'bo@aurora.example',
  phone: '+46 8 123 456',
  mobile: '+46 70 765 4321',
  fax: '+46 8 999 888',
  website: 'https://aurora.example',
  address: 'Kartgatan 1\nStockholm 111 29',
  secondAddress: 'Fjord 2\nBergen 5003',
  lines: [
    { label: 'Reg.', value: 'SE 556 789', link: '' },
    { label: '', value: 'Closed on Sundays', link: '' },
    { label: 'Room', value: 'Map room', link: 'https://rooms.example/maps' },
  ],
  socialLinks: {
    ...Object.fromEntries(Object.keys(EXTRAS.socialLinks ?? {}).map((id) => [id, '@lindqvist'])),
    whatsapp: '+46 70 765 4321',
    signal: '+46 70 765 4321',
    mastodon: '@lindqvist@mastodon.social',
    link: 'aurora.example/shop',
  },
};

const WIDTH = 600;
/** How far anything may lie from its place in the template, in px. */
const NEAR = 1;

// A frame lays out nothing again for letters that come later.
await Promise.all([...document.fonts].map((face) => face.load()));
const page = openPage('standards');
page.body.style.width = `${WIDTH}px`;
afterAll(() => closePage(page));

describe.each(TEMPLATES)('$id', (template) => {
  const people = inTurn(PEOPLE, TEMPLATE_IDS.indexOf(template.id));
  test.each(people)('stands where it stands in the template: %s', async (_, data, socialStyle) => {
    for (const colorScheme of colorsFor(template)) {
      const { design, before, after } = await onCanvas(
        template,
        { ...data, colorScheme },
        socialStyle,
      );
      const { x, y } = exportedFrame(design);
      expect(strangers(thingsOf(before), thingsOf(after, x, y))).toEqual([]);
    }
  });

  test('has the backgrounds of the template', async () => {
    const data = { ...EXTRAS, ...PICTURES };
    const { design, template: html, output } = await onCanvas(template, data, 'letters');
    expect(await differentBackgrounds(html, output.html, exportedFrame(design), WIDTH)).toEqual([]);
  });

  test('shows no open issue with the sample', async () => {
    const { output } = await onCanvas(template, SAMPLE_SIGNATURE, 'letters');
    expect(output.findings.filter((finding) => gravityOf(finding) > 0)).toEqual([]);
  });

  test('follows every field', async () => {
    const { design } = await onCanvas(template, { ...EXTRAS, ...PICTURES }, 'letters');
    const types = design.elements.map(({ type }) => type);
    expect(types).toContain('photo');
    expect(types).toContain('logo');
    const person = completeSignature(SOMEONE_ELSE);
    const output = await exported({ ...design, person });
    expect(missingFrom(output, SOMEONE_ELSE)).toEqual([]);
    expect(notShown(output)).toEqual(notShown({ html: '', text: '' }));
  });
});

/** What an output does not show of the first person. */
function notShown(output: Pick<EmailOutput, 'html' | 'text'>): readonly string[] {
  return missingFrom(output, EXTRAS).filter((problem) => problem.startsWith('not shown'));
}

interface OnCanvas {
  readonly design: Design;
  readonly template: string;
  readonly output: EmailOutput;
  readonly before: Page;
  readonly after: Page;
}

async function onCanvas(
  template: Template,
  data: PersonInput,
  socialStyle: ExportOptions['socialStyle'] = 'letters',
): Promise<OnCanvas> {
  const person = completeSignature(data);
  const options = await withParts(person, { socialStyle });
  const { html, doc } = printedTemplate(person, template, options);
  const before = show(html);
  const readPicture = readerOfTemplate(doc, person);
  const scene = rebuildScene(before, { person, readPicture, stamp: 1 });
  const design = { ...scene, version: 1, person } as const;
  const output = await exported(design);
  return { design, template: html, output, before, after: show(output.html) };
}

function show(html: string): Page {
  page.body.innerHTML = html;
  return readPage(page.body);
}

/** Two palettes for each template, other ones for the next. */
function colorsFor(template: Template): readonly string[] {
  const at = TEMPLATES.indexOf(template) * 2;
  return [at, at + 1].map((index) => PALETTES[index % PALETTES.length]?.name ?? '');
}

/** A line of words or a picture: left, top, right and bottom in px. */
interface Thing {
  readonly what: string;
  readonly edges: readonly number[];
}

function thingsOf({ items }: Page, dx = 0, dy = 0): readonly Thing[] {
  const edgesOf = ({ x, y, width, height }: Pick<PageItem, 'x' | 'y' | 'width' | 'height'>) => [
    x + dx,
    y + dy,
    x + width + dx,
    y + height + dy,
  ];
  return items.flatMap((item): readonly Thing[] => {
    if (item.kind === 'picture') return [{ what: 'picture', edges: edgesOf(item) }];
    if (item.kind === 'box') return [];
    return item.lines
      .filter(({ runs }) => runs.length > 0)
      .map((line) => ({
        what: wordsIn(line.runs.map(({ text }) => text).join('')),
        edges: edgesOf(line),
      }));
  });
}

/** Hard spaces and others look alike. */
function wordsIn(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}

/** What of each has no like of it in the other. */
function strangers(expected: readonly Thing[], found: readonly Thing[]): readonly string[] {
  const left = [...found];
  const missing = expected.filter((thing) => {
    const at = left.findIndex((other) => isNear(thing, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [
    ...missing.map((thing) => `missing: ${reported(thing)}`),
    ...left.map((thing) => `instead: ${reported(thing)}`),
  ];
}

function isNear(thing: Thing, other: Thing): boolean {
  const isClose = thing.edges.every((edge, at) => Math.abs(edge - (other.edges[at] ?? 0)) <= NEAR);
  return thing.what === other.what && isClose;
}

function reported({ what, edges }: Thing): string {
  return `${what} [${edges.map((edge) => edge.toFixed(1)).join(' ')}]`;
}
