import { describe, expect, test } from 'vitest';
import { printNode } from '../../src/email/print';
import type { TableNode } from '../../src/email/nodes';
import { composeScene } from '../../src/export/compose-scene';
import { exportScene, parseDesign } from '../../src/export';
import { printScene } from '../../src/export/print-scene';
import type { Design } from '../../src/scene/scene';
import { designOf, separableScene } from '../helpers/scenes';
import {
  differences,
  firstOfBadges,
  openPage,
  placesInExport,
  placesInScene,
  type Places,
} from './scene-geometry';

/*
 * What is placed is what they get: each element of an exported scene stands, to the px, where its own numbers say. Told by
 * an absolutely placed box of the same style, in both modes of browsers and under what mail clients impose.
 */

const FILES = import.meta.glob<string>('../fixtures/scenes/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Fixtures whose elements stand elsewhere on purpose. */
const NOT_COMPARED = new Set(['overlaps']);

const FIXTURES = Object.entries(FILES).flatMap(([path, json]): readonly [string, Design][] => {
  const name = path.replace(/^.*\/(.*)\.json$/, '$1');
  const design = parseDesign(json);
  if (!design.ok) throw new Error(`${name}: ${JSON.stringify(design.problem)}`);
  return NOT_COMPARED.has(name) ? [] : [[name, design.value]];
});
const SEEDED = Array.from(
  { length: 60 },
  (_, index) => [`seed ${index + 1}`, separableScene(index + 1)] as const,
);
const SCENES: readonly (readonly [string, Design])[] = [...FIXTURES, ...SEEDED];

/** What clients' own sheets say to everything in a mail (layout study, section 4), each alone and all together. */
const SHEETS = [
  'td,table{box-sizing:border-box}',
  'table{border-collapse:collapse}',
  'img{max-width:100%;height:auto}',
  'td{vertical-align:middle}',
  'a img{border:2px solid red}',
  'table{width:auto}',
  'body{font-family:serif}',
  'td{line-height:1.5}',
  'table{font-size:20px}',
  'body{direction:rtl;text-align:center}',
];

const standards = openPage('standards');
const quirks = openPage('quirks');

test('the two pages are in the two modes of browsers', () => {
  expect([standards.compatMode, quirks.compatMode]).toEqual(['CSS1Compat', 'BackCompat']);
});

describe.each(FIXTURES)('the scene %s', (_name, design) => {
  test('stands after all passes as it was placed', async () => {
    const { html, doc } = await exportScene(design);
    const expected = placesInScene(standards, design);
    expect(expected.size).toBe(design.elements.length);
    expect(
      differences(expected, firstOfBadges(design, placesInExport(standards, html, doc))),
    ).toEqual([]);
    expect(differences(expected, firstOfBadges(design, placesInExport(quirks, html, doc)))).toEqual(
      [],
    );
  });
});

test('the preview looks like the final output', async () => {
  for (const [name, design] of FIXTURES) {
    const { html, doc } = await exportScene(design);
    const [printed, final] = [printScene(design).html, html].map((each) =>
      placesInExport(standards, each, doc),
    );
    expect([name, printed]).toEqual([name, final]);
  }
});

test.each(SEEDED)('%s stands as it was placed', (_name, design) => {
  const { doc } = composeScene(design, {});
  const expected = placesInScene(standards, design);
  expect(differences(expected, placesInExport(standards, printNode(doc), doc))).toEqual([]);
  expect(differences(expected, placesInExport(quirks, printNode(doc), doc))).toEqual([]);
});

test.each([...SHEETS, SHEETS.join('')])('nothing moves under %s', (sheet) => {
  const page = openPage('standards', sheet);
  for (const [name, design] of SCENES.filter((_, index) => index % 4 === 0)) {
    const { doc } = composeScene(design, {});
    const found = placesInExport(page, printNode(doc), doc);
    const width = typeof doc.width === 'number' ? doc.width : 0;
    const start = page.body.querySelector('table')?.getBoundingClientRect().left ?? 0;
    const expected = placesInExport(standards, printNode(doc), doc);
    expect([name, width > 0, ...differences(shifted(expected, start), found)]).toEqual([
      name,
      true,
    ]);
  }
  page.defaultView?.frameElement?.remove();
});

test('nothing moves where spacing attributes and roles are removed', () => {
  for (const [name, design] of SCENES) {
    const { doc } = composeScene(design, {});
    const html = printNode(doc);
    const bare = html.replaceAll(/ (?:cellspacing|cellpadding|role)="[^"]*"/g, '');
    const expected = placesInExport(standards, html, doc);
    expect([name, ...differences(expected, placesInExport(standards, bare, doc))]).toEqual([name]);
  }
});

test('a distance 1 px too great is noticed', () => {
  const misplaced = SEEDED.filter(([, design]) => {
    const { doc } = composeScene(design, {});
    const wrong = withTallerFirst(doc);
    const found = placesInExport(standards, printNode(wrong), wrong);
    return wrong !== doc && differences(placesInScene(standards, design), found).length === 0;
  });
  expect(misplaced.map(([name]) => name)).toEqual([]);
});

test('text that is wider than expected pushes nothing away', () => {
  const wide = openPage('standards', 'td{letter-spacing:1px}');
  const design = designOf([
    { type: 'text', x: 20, y: 20, width: 60, content: 'left of it' },
    { type: 'rectangle', x: 90, y: 20, width: 40, height: 20 },
    { type: 'text', x: 140, y: 20, width: 60, content: 'right of it' },
  ]);
  const { doc } = composeScene(design, {});
  const [before, after] = [standards, wide].map((page) =>
    placesInExport(page, printNode(doc), doc),
  );
  expect(after?.get('rectangle-1')).toEqual(before?.get('rectangle-1'));
  expect(after?.get('text-2')?.[0]?.slice(0, 2)).toEqual(before?.get('text-2')?.[0]?.slice(0, 2));
});

function shifted(places: Places, dx: number): Places {
  const move = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]) =>
    [x0 + dx, y0, x1 + dx, y1].map((edge) => Math.round(edge * 100) / 100);
  return new Map([...places].map(([id, rects]) => [id, rects.map(move)]));
}

/** The document with the first distance of a row of its own 1 px too high. */
function withTallerFirst(doc: TableNode): TableNode {
  const index = doc.rows.findIndex(
    ({ cells }) => cells.length === 1 && cells[0]?.kind === 'spacer',
  );
  if (index === -1 || index === doc.rows.length - 1) return deeper(doc);
  const rows = doc.rows.map((row, at) => {
    const [cell] = row.cells;
    if (at !== index || cell === undefined) return row;
    return { ...row, cells: [{ ...cell, height: (cell.height ?? 0) + 1 }] };
  });
  return { ...doc, rows };
}

function deeper(doc: TableNode): TableNode {
  let isDone = false;
  const rows = doc.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      if (cell.kind === 'spacer' || isDone) return cell;
      const children = cell.children.map((child) => {
        const changed = child.kind === 'table' && !isDone ? withTallerFirst(child) : child;
        isDone ||= changed !== child;
        return changed;
      });
      return isDone ? { ...cell, children } : cell;
    }),
  }));
  return isDone ? { ...doc, rows } : doc;
}
