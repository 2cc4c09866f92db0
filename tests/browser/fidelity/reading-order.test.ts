import { afterAll, expect, test } from 'vitest';
import { childrenOf, type EmailNode, type TableNode } from '../../../src/email/nodes';
import { walk } from '../../../src/email/walk';
import { completeSignature } from '../../../src/model/signature';
import { measureText } from '../../../src/platform/measure-text';
import { definitionOf } from '../../../src/scene/registry';
import type { Design } from '../../../src/scene/scene';
import { visibleElements } from '../../../src/scene/selection';
import { exported } from './exported';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { placesOnCanvas, union, type Edges } from './places';
import { closePage, openPage } from './test-page';

/*
 * Who hears a signature, or reads it where tables are taken apart, gets all of it in the order of the page: what lies above
 * comes before what lies below it, what lies at the left before what lies beside it. Only in an irregular region, which no
 * straight cut parts, do cells come in the order of their upper edges.
 */

const SCENES: readonly NamedDesign[] = [...FIXTURES, ...SEEDED];

const page = openPage('standards');
afterAll(() => closePage(page));

test(
  'every text, link and alternative text is there once, each element in one piece',
  WHOLE_LOT,
  async () => {
    const different: string[] = [];
    for (const [name, design] of SCENES) {
      const { html, doc } = await exported(design);
      page.body.innerHTML = html;
      const expected = orderIn(doc).flatMap(({ id }) => saidBy(design, id));
      const silent = visibleElements(design).filter(({ id }) => saidBy(design, id).length > 0);
      if (silent.length !== orderIn(doc).length || saidOn(page).join('|') !== expected.join('|')) {
        different.push(`${name}: ${saidOn(page).join('|')} instead of ${expected.join('|')}`);
      }
    }
    expect(different).toEqual([]);
  },
);

test(
  'all is read from the top to the bottom and from the left to the right',
  WHOLE_LOT,
  async () => {
    const wrong: string[] = [];
    const count = { above: 0, beside: 0, irregular: 0 };
    for (const [name, design] of SCENES) {
      const order = orderIn((await exported(design)).doc);
      const places = placesOnCanvas(page, design);
      for (const [at, first] of order.entries()) {
        for (const second of order.slice(at + 1)) {
          const [a, b] = [first, second].map(({ id }) => around(places.get(id) ?? []));
          if (a === undefined || b === undefined) continue;
          const says = `${name}: ${first.id} before ${second.id}`;
          if (meet(a, b, 0)) {
            count.above++;
            if (b[3] <= a[1]) wrong.push(says);
          }
          if (meet(a, b, 1, EMPTY_ENDS)) {
            count.beside++;
            if (b[2] > a[0]) continue;
            if (isIrregular(sharedTable(first, second))) count.irregular++;
            else wrong.push(says);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.above, count.beside)).toBeGreaterThan(SCENES.length);
    expect(count.irregular).toBeLessThan(count.beside * 0.015);
  },
);

/** An element of a document, and the tables that its first word or picture lies in, the outermost first. */
interface Read {
  readonly id: string;
  readonly tables: readonly TableNode[];
}

/** The elements that say something, as they are read. */
function orderIn(doc: TableNode): readonly Read[] {
  const found = new Map<string, Read>();
  const visit = (node: EmailNode, tables: readonly TableNode[]): void => {
    if (node.kind === 'text' || node.kind === 'image') {
      const id = node.origin?.find((origin) => origin.kind === 'element')?.id;
      if (id !== undefined && !found.has(id)) found.set(id, { id, tables });
    }
    const around = node.kind === 'table' ? [...tables, node] : tables;
    for (const child of childrenOf(node)) visit(child, around);
  };
  visit(doc, []);
  return [...found.values()];
}

function sharedTable(a: Read, b: Read): TableNode | undefined {
  return a.tables.findLast((table) => b.tables.includes(table));
}

/** Whether cells of a table stand beside several of its rows. */
function isIrregular(table: TableNode | undefined): boolean {
  return (
    table?.rows.some(({ cells }) => cells.some(({ rowSpan }) => rowSpan !== undefined)) ?? false
  );
}

/** What an element says by itself: links, words without blanks, alternative texts. */
function saidBy(design: Design, id: string): readonly string[] {
  const element = design.elements.find((each) => each.id === id);
  if (element === undefined) return [];
  const context = { signature: completeSignature(design.signatureData), measure: measureText };
  const { cell } = definitionOf(element.type).toEmail(element, context);
  return [...walk(cell)].flatMap((node) => {
    if (node.kind === 'link') return [node.href];
    if (node.kind === 'image') return [node.alt];
    return node.kind === 'text' ? pressed(node.text) : [];
  });
}

/** The same of a whole page. */
function saidOn({ body }: Document): readonly string[] {
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const own = element.getAttribute(element.tagName === 'IMG' ? 'alt' : 'href');
    return [
      ...(own === null ? [] : [own]),
      ...pressed(words.map((node) => node.nodeValue).join('')),
    ];
  });
}

function pressed(text: string): readonly string[] {
  const letters = text.replaceAll(/\s/g, '');
  return letters === '' ? [] : [letters];
}

function around(rects: readonly Edges[]): Edges {
  const [first = [0, 0, 0, 0], ...others] = rects;
  return others.reduce<Edges>(union, first);
}

/** Lines are higher than their letters: where no more than these px of two meet, one stands above the other. */
const EMPTY_ENDS = 3;

/** Whether two boxes share more than `least` px of one axis: 0 across, 1 down. */
function meet(a: Edges, b: Edges, axis: 0 | 1, least = 0): boolean {
  return Math.min(a[axis + 2] ?? 0, b[axis + 2] ?? 0) - Math.max(a[axis], b[axis]) > least;
}
