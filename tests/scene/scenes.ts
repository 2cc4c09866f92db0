import { SHADOW_SIZES } from '../../src/email/shadows';
import * as fc from 'fast-check';
import { completeSignature, SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import type { SceneAction } from '../../src/scene/actions';
import type { ElementContext } from '../../src/scene/element-definition';
import { tidyGroups } from '../../src/scene/operations/groups';
import { ELEMENT_TYPES, definitionOf } from '../../src/scene/registry';
import { normalizeElement } from '../../src/scene/design-file/legal';
import { makeElement } from '../../src/scene/operations/add';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { BORDER_STYLES, FONT_NAMES, type Scene, type SceneElement } from '../../src/scene/scene';
import { measureByTable } from '../../src/scene/text/text-width';

export const CONTEXT: ElementContext = { person: SAMPLE_SIGNATURE, measure: measureByTable };
export const NO_PERSON: ElementContext = { person: completeSignature({}), measure: measureByTable };

/** An element of a type with its defaults, and with what a test sets. */
export function element(
  type: SceneElement['type'],
  rest: Partial<SceneElement> = {},
): SceneElement {
  const made = makeElement(definitionOf(type), `${type}-1`, { x: 50, y: 40 }, EMPTY_SCENE);
  return { ...made, ...rest };
}

/** A box of 100 x 30 with this id at this place. */
export function box(id: string, x: number, y: number, rest: Partial<SceneElement> = {}) {
  return element('text', { id, x, y, ...rest });
}

export function sceneOf(...elements: readonly SceneElement[]): Scene {
  return { ...EMPTY_SCENE, elements };
}

/** The elements of a scene by id, as far as a test asks. */
export function get(scene: Scene, id: string): SceneElement {
  const found = scene.elements.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`No element ${id}`);
  return found;
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const id = fc.constantFrom(...IDS);
const ids = fc.uniqueArray(id);
const odd = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e308, -0, 12.7);
const number = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -2000, max: 2000 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: odd },
);
const color = fc.constantFrom('#112233', '#ABCDEF', 'red', '') as fc.Arbitrary<`#${string}`>;
const words = fc.string({ unit: 'binary', maxLength: 20 });
const rect = fc.record({ x: number, y: number, width: number, height: number });
const groups = fc.array(fc.constantFrom('g', 'h', 'i', 'j'), { maxLength: 3 });
const style = fc.record(
  {
    fontSize: number,
    fontWeight: number,
    color,
    textAlign: fc.constantFrom('left', 'center', 'right'),
    fontFamily: fc.constantFrom(...FONT_NAMES),
    smallCaps: fc.boolean(),
    lineHeight: number,
    letterSpacing: number,
    borderWidth: number,
    borderStyle: fc.constantFrom(...BORDER_STYLES),
    radius: number,
    corners: fc.tuple(number, number, number, number),
    background: fc.record({ angle: number, from: color, to: color }),
    shadow: fc.record({ size: fc.constantFrom(...SHADOW_SIZES), color }),
  },
  { requiredKeys: [] },
);

const place = fc.oneof(fc.integer({ min: -2, max: 24 }), odd);
const span = fc.record(
  {
    start: place,
    end: place,
    bold: fc.boolean(),
    underline: fc.boolean(),
    color,
    size: number,
    font: fc.constantFrom(...FONT_NAMES),
    firstFonts: fc.constantFrom('Aptos,Calibri', '', 'x;}'),
    letterSpacing: number,
    href: fc.constantFrom('example.com', 'javascript:x', ''),
  },
  { requiredKeys: ['start', 'end'] },
);
const spans = fc.array(span, { maxLength: 4 });

/** Any element, legal or not, under one of a few ids. */
export const anyElement: fc.Arbitrary<SceneElement> = fc
  .record({
    id,
    type: fc.constantFrom(...ELEMENT_TYPES),
    box: rect,
    zIndex: number,
    locked: fc.boolean(),
    style,
    more: fc.record(
      {
        content: words,
        spans,
        href: words,
        alt: words,
        hidden: fc.boolean(),
        wrap: fc.boolean(),
        stack: fc.constantFrom('s', 't', ''),
        groups,
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ box: place, more, ...rest }) => ({ ...rest, ...place, ...more }));

/** A scene as the product holds it. */
export const anyScene: fc.Arbitrary<Scene> = fc
  .uniqueArray(anyElement, { selector: (made) => made.id })
  .map((elements) => ({ ...EMPTY_SCENE, elements: tidyGroups(elements.map(normalizeElement)) }));

const ACTIONS: readonly fc.Arbitrary<SceneAction>[] = [
  fc.record({
    type: fc.constant('scene/elementsAdded'),
    elements: fc.array(anyElement, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('scene/elementsMoved'), ids, dx: number, dy: number }),
  fc.record({
    type: fc.constant('scene/elementsPlaced'),
    places: fc.dictionary(id, fc.record({ x: number, y: number })),
  }),
  fc.record(
    {
      type: fc.constant('scene/elementsResized'),
      boxes: fc.dictionary(id, rect),
      wrap: fc.boolean(),
    },
    { requiredKeys: ['type', 'boxes'] },
  ),
  fc.record({
    type: fc.constant('scene/elementsDuplicated'),
    copies: fc.dictionary(id, fc.oneof(id, fc.stringMatching(/^copy-\d$/))),
    dx: number,
    dy: number,
  }),
  fc.record({ type: fc.constant('scene/elementsDeleted'), ids }),
  fc.record({ type: fc.constant('scene/elementsStyled'), ids, style }),
  fc.record({ type: fc.constant('scene/elementsReset'), ids }),
  fc.record({
    type: fc.constant('scene/elementSet'),
    id,
    settings: fc.record(
      { content: words, spans, href: words, wrap: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('scene/elementsLocked'), ids, locked: fc.boolean() }),
  fc.record({ type: fc.constant('scene/elementsHidden'), ids, hidden: fc.boolean() }),
  fc.record({
    type: fc.constant('scene/elementsGrouped'),
    ids,
    group: fc.constantFrom('g', 'h', 'i', 'j'),
  }),
  fc.record({ type: fc.constant('scene/elementsUngrouped'), ids }),
  fc.record({
    type: fc.constant('scene/elementsRegrouped'),
    groups: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.array(fc.constantFrom('g', 'h', 'i'), { maxLength: 3 }),
    ),
  }),
  fc.record({ type: fc.constant('scene/elementsStacked'), ids, stack: fc.constantFrom('s', 't') }),
  fc.record({
    type: fc.constant('scene/stackArranged'),
    ids,
    boxes: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.record({ x: number, y: number, width: number, height: number }),
    ),
    leaves: fc.boolean(),
  }),
  fc.record({ type: fc.constant('scene/stacksEnded'), ids }),
  fc.record({
    type: fc.constant('scene/stylesChanged'),
    styles: fc.record(
      { font: fc.constantFrom(...FONT_NAMES), heading: number, text: number, accent: color },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('scene/colorReplaced'), ids, from: color, to: color }),
  fc.record({ type: fc.constant('scene/stylesApplied') }),
  fc.record({
    type: fc.constant('scene/guidesChanged'),
    guides: fc.record({ x: fc.array(number), y: fc.array(number) }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('scene/elementsAligned'),
    ids,
    edge: fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'),
  }),
  fc.record({
    type: fc.constant('scene/elementsDistributed'),
    ids,
    axis: fc.constantFrom('x', 'y'),
  }),
  fc.record({
    type: fc.constant('scene/elementsOrdered'),
    ids,
    step: fc.constantFrom('forward', 'backward', 'front', 'back'),
  }),
  fc.record({ type: fc.constant('scene/backgroundChanged'), background: color }),
  fc.record({
    type: fc.constant('scene/frameChanged'),
    frame: fc.record(
      { width: number, height: number, trim: fc.boolean(), closeUp: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('scene/cleared') }),
  fc.record({ type: fc.constant('scene/designOpened'), scene: anyScene }),
];

const severalActions = fc.record({
  type: fc.constant('scene/changesMade' as const),
  changes: fc.array(fc.oneof(...ACTIONS), { maxLength: 3 }),
});

/** Any action, its values legal or not. */
export const anyAction: fc.Arbitrary<SceneAction> = fc.oneof(...ACTIONS, severalActions);
