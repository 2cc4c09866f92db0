import { expect, test } from 'vitest';
import { definitionOf } from '../../../src/scene/registry';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { loadDesignFaces } from '../../../src/fonts/browser/measure-of';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { tightened } from '../../helpers/tightened';
import { exported } from './exported';
import { FIXTURES, SEEDED, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { placesInExport, union, type Edges, type Places } from './places';
import { openPage } from './test-page';

/*
 * Letters are wider in other fonts than in the one that a visitor sees. What holds an element to its place (the side a
 * text keeps to, the corner of all else) stays there; texts rarely run into one another.
 */

/** Random scenes once more, the boxes of their lines hardly wider than their letters, as people draw them. */
const TIGHT = await Promise.all(
  SEEDED.map(async ([name, design]): Promise<NamedDesign> => {
    await loadDesignFaces(design, document.fonts);
    return [`tight ${name}`, tightened(design, measureText)];
  }),
);
const isAny = ([, { elements }]: NamedDesign): boolean => elements.length > 0;
/** Scenes, and the least share of them of which nothing moves; more do with the app's fonts than with those of a bare machine. */
const KINDS = [
  ['hand-drawn', FIXTURES.filter(isAny), 0.85],
  ['random', SEEDED.filter(isAny), 0.95],
  ['random and tight', TIGHT.filter(isAny), 0.94],
] as const;

const normal = openPage('standards');
/** On average 13 % wider (layout study, section 6). */
const spaced = openPage('standards', 'td{letter-spacing:.075em}');

const CHANGES = [
  ['13 % wider letters', (html: string) => html, spaced],
  ['a wider font', withWiderFont, normal],
] as const;
const ALL = KINDS.flatMap(([kind, scenes, share]) =>
  CHANGES.map(([name, change, page]) => [kind, name, { scenes, share, change, page }] as const),
);

test.each(ALL)('of %s scenes, %s move little', WHOLE_LOT, async (_kind, _change, each) => {
  const { scenes, share, change, page } = each;
  const moved: string[] = [];
  const meeting: string[] = [];
  for (const [name, design] of scenes) {
    const { html, doc } = await exported(design);
    const before = placesInExport(normal, html, doc);
    const after = placesInExport(page, change(html), doc);
    if (greatestDrift(design, before, after) > 1) moved.push(name);
    if (meetings(design, after) > meetings(design, before)) meeting.push(name);
  }
  expect(moved.slice(scenes.length * (1 - share))).toEqual([]);
  expect(meeting.slice(scenes.length * 0.03)).toEqual([]);
});

function withWiderFont(html: string): string {
  return html.replaceAll(/(?<=<td[^>]*px )Arial,sans-serif/g, "'DejaVu Sans',sans-serif");
}

/** How far any element of a scene left its place, in px. */
function greatestDrift(design: Design, before: Places, after: Places): number {
  const drifts = design.elements.map((element) => {
    const [was = [], is = []] = [before, after].map((places) =>
      linesOf(places.get(element.id) ?? []),
    );
    return Math.max(0, ...was.map((line, row) => drift(element, line, is[row] ?? line)));
  });
  return Math.max(0, ...drifts);
}

/** The lines of a text: its parts that stand next to each other are one. */
function linesOf(rects: readonly Edges[]): readonly Edges[] {
  const lines: Edges[] = [];
  for (const rect of rects) {
    const line = lines.at(-1);
    if (line !== undefined && isNextTo(line, rect)) lines.splice(-1, 1, union(line, rect));
    else lines.push(rect);
  }
  return lines;
}

function isNextTo(line: Edges, rect: Edges): boolean {
  const isSameRow = line[1] === rect[1] && line[3] === rect[3];
  return isSameRow && (line[2] === rect[0] || line[0] === rect[2]);
}

function drift(element: SceneElement, before: Edges, after: Edges): number {
  const [top, side] = [before[1] - after[1], anchorOf(element, before) - anchorOf(element, after)];
  return Math.max(Math.abs(top), Math.abs(side));
}

/** Where an element is held: at the side that its text keeps to, or in its middle as the letters of badges are. */
function anchorOf({ type, style }: SceneElement, [left, , right]: Edges): number {
  const isBadge = definitionOf(type).sections.includes('icon-size');
  const { textAlign = isBadge ? 'center' : 'left' } = style;
  if (textAlign === 'center') return (left + right) / 2;
  return textAlign === 'left' ? left : right;
}

/** How many pairs of texts lie over one another. */
function meetings({ elements }: Design, places: Places): number {
  const texts = elements
    .filter(({ type, content }) => content !== undefined && type !== 'logo')
    .map(({ id }) => places.get(id) ?? []);
  return texts.reduce((count, rects, index) => {
    const others = texts.slice(index + 1);
    return (
      count + others.filter((other) => rects.some((a) => other.some((b) => meet(a, b)))).length
    );
  }, 0);
}

function meet(a: Edges, b: Edges): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
