import { afterAll, expect, test } from 'vitest';
import { childrenOf, type EmailNode, type TableNode } from '../../../src/email/nodes';
import { walk } from '../../../src/email/walk';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { contains } from '../../../src/scene/geometry';
import { definitionOf } from '../../../src/scene/registry';
import type { Design } from '../../../src/scene/scene';
import { visibleElements } from '../../../src/scene/selection';
import { seenElements } from './canvas-drawing';
import { exported } from './exported';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { placesOnCanvas, union, type Edges } from './places';
import { closePage, openPage } from './test-page';

/*
 * A signature is read aloud, or shown where tables are taken apart, in the order of the page: what lies above
 * comes before what lies below it, what lies at the left before what lies beside it, and the other way round in a design
 * that runs from the right. Only in an irregular region, which no
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
      const order = orderIn(doc, (node) => hasWords(node) || isEmptyLink(node));
      const expected = order.flatMap(({ id }) => textBy(design, id));
      const silent = seenElements(design).filter(({ id }) => textBy(design, id).length > 0);
      if (silent.length !== order.length || textOn(page).join('|') !== expected.join('|')) {
        different.push(`${name}: ${textOn(page).join('|')} instead of ${expected.join('|')}`);
      }
    }
    expect(different).toEqual([]);
  },
);

test(
  'all is read from the top to the bottom and from where its words begin',
  WHOLE_LOT,
  async () => {
    const wrong: string[] = [];
    const count = { above: 0, beside: 0, irregular: 0, fromRight: 0 };
    for (const [name, design] of SCENES) {
      const { doc } = await exported(design);
      const isFromRight = doc.dir === 'rtl';
      const order = orderIn(doc);
      const places = placesOnCanvas(page, design);
      for (const [at, first] of order.entries()) {
        for (const second of order.slice(at + 1)) {
          const [a, b] = [first, second].map(({ id }) => around(places.get(id) ?? []));
          if (a === undefined || b === undefined) continue;
          const states = `${name}: ${first.id} before ${second.id}`;
          if (meet(a, b, 0)) {
            count.above++;
            if (b[3] <= a[1]) wrong.push(states);
          }
          if (meet(a, b, 1, EMPTY_ENDS)) {
            count.beside++;
            if (isFromRight) count.fromRight++;
            if (isFromRight ? a[2] > b[0] : b[2] > a[0]) continue;
            if (isIrregular(sharedTable(first, second))) count.irregular++;
            else wrong.push(states);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.above, count.beside)).toBeGreaterThan(SCENES.length);
    expect(count.fromRight).toBeGreaterThan(5);
    expect(count.irregular).toBeLessThan(count.beside * 0.015);
  },
);

/** An element of a document, and the tables that its first word or picture lies in, the outermost first. */
interface Read {
  readonly id: string;
  readonly tables: readonly TableNode[];
}

function hasWords({ kind }: EmailNode): boolean {
  return kind === 'text' || kind === 'image';
}

/** Whether a node is a linked plane with nothing on it. */
function isEmptyLink(node: EmailNode): boolean {
  if (node.kind === 'spacer') return node.link !== undefined;
  return node.kind === 'cell' && node.children.length === 0 && node.link !== undefined;
}

/** The elements with content, in the order in which they are read. */
function orderIn(doc: TableNode, states = hasWords): readonly Read[] {
  const found = new Map<string, Read>();
  const visit = (node: EmailNode, tables: readonly TableNode[]): void => {
    if (states(node) && 'origin' in node) {
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

/** What is read of an element by itself or as it lies on a linked plane: links, words without blanks, alternative texts. */
function textBy(design: Design, id: string): readonly string[] {
  const element = design.elements.find((each) => each.id === id);
  if (element === undefined) return [];
  const context = { person: design.person, measure: measureText };
  const { cell } = definitionOf(element.type).toEmail(element, context);
  const carries = visibleElements(design).some(
    (each) => each !== element && contains(element, each),
  );
  if (cell.link !== undefined && cell.children.length === 0) {
    return carries ? [] : [cell.link.href];
  }
  const own = inOne(
    [...walk(cell)].flatMap((node): readonly ShownText[] => {
      if (node.kind === 'link') return [{ states: node.href }];
      if (node.kind === 'image') return [{ states: node.alt }];
      return node.kind === 'text' ? pressed(node.text).map((states) => ({ states, cell })) : [];
    }),
  );
  const isLinked = [...walk(cell)].some(({ kind }) => kind === 'link');
  const plane = visibleElements(design).find(
    (each) => each !== element && each.href !== undefined && contains(each, element),
  );
  return isLinked || plane?.href === undefined ? own : [plane.href, ...own];
}

/** The same of a whole page. */
function textOn({ body }: Document): readonly string[] {
  const nodes = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ALL);
  const shown: ShownText[] = [];
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (isElement(node)) {
      const own = node.getAttribute(node.tagName === 'IMG' ? 'alt' : 'href');
      if (own !== null) shown.push({ states: own });
    } else {
      const cell = node.parentElement?.closest('td') ?? body;
      shown.push(...pressed(node.nodeValue ?? '').map((states) => ({ states, cell })));
    }
  }
  return inOne(shown);
}

/** The page is a frame, which has an `Element` of its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** What is read, words with the cell that they stand in. */
interface ShownText {
  readonly states: string;
  readonly cell?: unknown;
}

/** Words of one cell are one, in however many lines and looks. */
function inOne(shown: readonly ShownText[]): readonly string[] {
  return shown.reduce<string[]>((all, { states, cell }, at) => {
    const goesOn = cell !== undefined && shown[at - 1]?.cell === cell;
    return goesOn ? [...all.slice(0, -1), `${all.at(-1) ?? ''}${states}`] : [...all, states];
  }, []);
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
