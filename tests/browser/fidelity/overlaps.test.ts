import { afterAll, expect, test } from 'vitest';
import { overlappingScene, withLocalPictures } from '../../helpers/overlapping-scenes';
import { CONTEXT } from '../../scene/scenes';
import { definitionOf } from '../../../src/scene/registry';
import { visibleElements } from '../../../src/scene/selection';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { exported } from './exported';
import { OVERLAPS, RANDOM_SCENES, WHOLE_LOT, type NamedDesign } from './named-scenes';
import { lookingDifferent } from './pixels';
import { differences, placesInExport, placesOnCanvas, type Edges, type Places } from './places';
import { closePage, openPage } from './test-page';

/*
 * Things over one another look as on the canvas, stay where they are, and words stay words as long as nothing lies on
 * their letters.
 */

const SEEDED: readonly NamedDesign[] = Array.from({ length: RANDOM_SCENES * 0.3 }, (_, index) => [
  `overlapping seed ${index + 1}`,
  overlappingScene(index + 1),
]);
const SCENES: readonly NamedDesign[] = [
  ...OVERLAPS.map(([name, design]): NamedDesign => [name, withLocalPictures(design)]),
  ...SEEDED,
];

/** A drawn picture is twice as fine, so that its letters have other edges. */
const FINER = 0.01;

/** Of a text's lines: how near another element must come to count as met. The last px is rounding. */
const NEAR = 1;

const page = openPage('standards');
afterAll(() => closePage(page));

test('overlaps look as on the canvas but for the edges of letters', WHOLE_LOT, async () => {
  const scenes = SCENES.filter((_, index) => index < OVERLAPS.length || index % 3 === 0);
  expect(await lookingDifferent(scenes, FINER)).toEqual([]);
});

test('what stays itself stays where it is', WHOLE_LOT, async () => {
  const misplaced: string[] = [];
  for (const [name, design] of SCENES) {
    const { html, doc, findings } = await exported(design);
    const gone = idsOf(findings, [
      'text-drawn',
      'element-drawn',
      'opacity-drawn',
      'element-hidden',
    ]);
    // Planes may be cut into several cells; how they look is compared by pixels.
    const kept = visibleElements(design).filter((each) => !isPlane(each) && !gone.has(each.id));
    const ids = new Set(kept.map(({ id }) => id));
    const shown = new Map([...placesOnCanvas(page, design)].filter(([id]) => ids.has(id)));
    const stands = withoutBackgrounds(shown, placesInExport(page, html, doc));
    const found = differences(shown, stands);
    misplaced.push(...found.map((each) => `${name}: ${each}`));
    misplaced.push(...[...idsOf(findings, ['element-moved'])].map((id) => `${name}: ${id} moved`));
  }
  expect(misplaced).toEqual([]);
});

test(
  'words become a picture where something lies on their letters, hardly ever else',
  WHOLE_LOT,
  async () => {
    const needless: string[] = [];
    let count = 0;
    for (const [name, design] of SCENES) {
      const { findings } = await exported(design);
      const drawn = idsOf(findings, ['text-drawn']);
      const places = placesOnCanvas(page, design);
      count += drawn.size;
      needless.push(
        ...[...drawn].filter((id) => !isMet(id, design, places)).map((id) => `${name}: ${id}`),
      );
    }
    expect(count).toBeGreaterThan(SCENES.length);
    // What stands in the way of the cuts around a picture becomes part of it.
    expect(needless.slice(count * 0.03)).toEqual([]);
  },
);

/** Where elements themselves stand: a background in the same cell comes before them. */
function withoutBackgrounds(shown: Places, found: Places): Places {
  return new Map(
    [...found].map(([id, rects]) => [id, rects.slice(-(shown.get(id)?.length ?? rects.length))]),
  );
}

function idsOf(
  findings: Awaited<ReturnType<typeof exported>>['findings'],
  rules: readonly string[],
): ReadonlySet<string> {
  const origins = findings
    .filter(({ rule }) => rules.includes(rule))
    .flatMap(({ origin }) => origin);
  return new Set(origins.map((origin) => (origin.kind === 'element' ? origin.id : '')));
}

/** Whether another element lies on the letters of a text or under a part of them. */
function isMet(id: string, design: Design, places: Places): boolean {
  const lines = places.get(id) ?? [];
  return visibleElements(design).some((other) => {
    if (other.id === id) return false;
    const rects = places.get(other.id) ?? [];
    const [box] = rects;
    const holdsAll = isPlane(other) && box !== undefined && lines.every((line) => holds(box, line));
    return !holdsAll && lines.some((line) => rects.some((rect) => meet(line, rect)));
  });
}

function isPlane(element: SceneElement): boolean {
  return definitionOf(element.type).toEmail(element, CONTEXT).holds === 'nothing';
}

function holds(outer: Edges, inner: Edges): boolean {
  return outer.every((edge, side) =>
    side < 2 ? edge <= (inner[side] ?? 0) : edge >= (inner[side] ?? 0),
  );
}

function meet(a: Edges, b: Edges): boolean {
  const [across, down] = [0, 1].map((axis) => {
    const [from, to] = [
      Math.max(a[axis] ?? 0, b[axis] ?? 0),
      Math.min(a[axis + 2] ?? 0, b[axis + 2] ?? 0),
    ];
    return from < to + NEAR;
  });
  return across === true && down === true;
}
