import type { TableNode } from '../../../src/email/nodes';
import { walk } from '../../../src/email/walk';
import { definitionOf } from '../../../src/scene/registry';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { drawCanvas } from './canvas-drawing';

/*
 * Where things stand, measured in a real browser: on the canvas, and in the export. Both give one list of rectangles for
 * each element: of shapes and pictures their box, of texts each line as wide as its letters.
 */

/** Left, top, right, bottom in px. */
export type Edges = readonly [number, number, number, number];
export type Places = ReadonlyMap<string, readonly Edges[]>;

/** The smallest length that browsers lay out by, in px. What is nearer is at the same place. */
export const LAYOUT_UNIT = 1 / 64;

/** What differs between two sets of places by more than `tolerance` px, each with its element; empty when nothing does. */
export function differences(
  expected: Places,
  found: Places,
  tolerance = LAYOUT_UNIT,
): readonly string[] {
  return [...expected].flatMap(([id, rects]) => {
    const cells = found.get(id);
    if (cells === undefined) return [`${id} is missing`];
    const own = asDrawn(rects, cells);
    const isSame = rects.length === own.length && greatestShift(rects, own) <= tolerance;
    return isSame ? [] : [`${id}: ${reported(rects)} became ${reported(own)}`];
  });
}

/** Where a plane is cut into cells around what lies on it: all of them as one, and what shares a cell without its background. */
function asDrawn(rects: readonly Edges[], cells: readonly Edges[]): readonly Edges[] {
  const [first, ...others] = cells;
  if (first === undefined || cells.length <= rects.length) return cells;
  const whole = others.reduce(union, first);
  const isCut = rects.length === 1 && greatestShift(rects, [whole]) <= LAYOUT_UNIT;
  return isCut ? [whole] : cells.slice(-rects.length);
}

/** How far the edges of two lists of rectangles lie apart at most, in px. */
export function greatestShift(expected: readonly Edges[], found: readonly Edges[]): number {
  const shifts = expected.flatMap((rect, row) =>
    rect.map((edge, column) => Math.abs(edge - (found[row]?.[column] ?? Infinity))),
  );
  return Math.max(0, ...shifts);
}

/** Places moved to the right as a whole. */
export function shifted(places: Places, dx: number): Places {
  const move = ([x0, y0, x1, y1]: Edges): Edges => [x0 + dx, y0, x1 + dx, y1];
  return new Map([...places].map(([id, rects]) => [id, rects.map(move)]));
}

/** Where the elements stand on the canvas. What is drawn in place of a missing picture is left out. */
export function placesOnCanvas(page: Document, design: Design): Places {
  const drawing = drawCanvas(page, design);
  page.body.replaceChildren(drawing);
  const shapes = new Set(design.elements.filter(isShape).map(({ id }) => id));
  const groups = [...drawing.querySelectorAll('[data-element-id]')];
  const places = groups
    .map((group) => ({ group, id: group.getAttribute('data-element-id') ?? '' }))
    .filter(({ group, id }) => shapes.has(id) || group.querySelector(PLACEHOLDER) === null)
    .map(({ group, id }) => [id, rectsOfGroup(group)] as const);
  return new Map(places);
}

/** A picture that is missing is drawn by lines; a shadow by a plane that is blurred, and clipped by one. */
const SHADOW = '[filter]';
const PLACEHOLDER = `path:not(defs *, ${SHADOW})`;

function isShape({ type }: SceneElement): boolean {
  return definitionOf(type).sections.includes('shape-colors');
}

/** Where the elements stand in an exported scene. */
export function placesInExport(page: Document, html: string, doc: TableNode): Places {
  // No requests: a picture's place does not depend on its file.
  page.body.innerHTML = html.replaceAll(/src="https:[^"]*"/g, '');
  return placesOnPage(page, doc);
}

/** Where the elements of a document stand on a page that shows nothing else. */
export function placesOnPage(page: Document, doc: TableNode): Places {
  const places = new Map<string, readonly Edges[]>();
  const cells = page.body.querySelectorAll('td');
  const images = page.body.querySelectorAll('img');
  const texts = textNodes(page.body);
  const next = { cell: 0, image: 0, text: 0 };
  const note = (id: string | undefined, rects: readonly Edges[]): void => {
    if (id !== undefined) places.set(id, [...(places.get(id) ?? []), ...rects]);
  };
  for (const node of walk(doc)) {
    if (node.kind === 'row' || node.kind === 'table' || node.kind === 'link') continue;
    const id = node.origin?.find((origin) => origin.kind === 'element')?.id;
    if (node.kind === 'text') {
      const lines = node.text.split('\n').filter((line) => line.trim() !== '').length;
      const own = texts.slice(next.text, (next.text += lines));
      note(id, own.flatMap(rectsOfText));
    } else if (node.kind === 'image') note(id, [rectOf(images.item(next.image++))]);
    else {
      const cell = cells.item(next.cell++);
      if (node.background !== undefined) note(id, [rectOf(cell)]);
    }
  }
  return places;
}

/** Planes one on the other (a border and the background within it) are one box, as a cell of the export is. So is a stroke. */
function rectsOfGroup(group: Element): readonly Edges[] {
  const rects: Edges[] = [];
  let plane: Edges | null = null;
  for (const node of group.querySelectorAll('rect, ellipse, path[fill], image, text')) {
    // What has no fill is a line on the plane before it. A shadow takes no room.
    if (node.closest('defs, clipPath') !== null || node.matches(`[fill="none"], ${SHADOW}`))
      continue;
    const isPlane = /^(?:rect|ellipse|path)$/.test(node.tagName);
    const own = node.tagName === 'text' ? textNodes(node).flatMap(rectsOfText) : [drawnBox(node)];
    const [first] = own;
    if (isPlane && plane !== null && first !== undefined) rects.splice(-1, 1, union(plane, first));
    else rects.push(...own);
    plane = isPlane ? (rects.at(-1) ?? null) : null;
  }
  return rects;
}

/** A stroke reaches over the edge of its plane by half its width; of a picture that is cropped, a clip leaves a part. */
function drawnBox(node: Element): Edges {
  const [left, top, right, bottom] = clipped(node, rectOf(node));
  const reach = Number(node.getAttribute('stroke-width') ?? 0) / 2;
  return [left - reach, top - reach, right + reach, bottom + reach];
}

function clipped(node: Element, [left, top, right, bottom]: Edges): Edges {
  const [, id] = /^url\(#(.*)\)$/.exec(node.getAttribute('clip-path') ?? '') ?? [];
  const clip = id === undefined ? null : node.ownerDocument.getElementById(id)?.firstElementChild;
  if (!clip) return [left, top, right, bottom];
  const far = (name: string): number =>
    Number(clip.getAttribute(name)) - Number(node.getAttribute(name));
  const [x, y] = [Math.max(left, left + far('x')), Math.max(top, top + far('y'))];
  const [width, height] = ['width', 'height'].map((name) => Number(clip.getAttribute(name)));
  return [x, y, Math.min(right, x + (width ?? 0)), Math.min(bottom, y + (height ?? 0))];
}

export function union(a: Edges, b: Edges): Edges {
  const { min, max } = Math;
  return [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])];
}

function textNodes(root: Element): readonly Text[] {
  const found: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== '') found.push(node);
  }
  return found;
}

function rectsOfText(node: Text): readonly Edges[] {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(edgesOf);
}

function rectOf(element: Element): Edges {
  return edgesOf(element.getBoundingClientRect());
}

function edgesOf({ left, top, right, bottom }: DOMRect): Edges {
  return [left, top, right, bottom];
}

function reported(rects: readonly Edges[]): string {
  return rects.map((rect) => `[${rect.map((edge) => edge.toFixed(2)).join(' ')}]`).join(' ');
}
