import { expect, test } from 'vitest';
import { collapseEmpty } from '../../../src/export/collapse-empty/collapse-empty';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { printScene } from '../../../src/export/print/print-scene';
import type { SceneAction } from '../../../src/scene/actions';
import { reduceScene } from '../../../src/scene/reduce-scene';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { designOf } from '../../helpers/scenes';

const NAME = { type: 'text', content: 'Anna', x: 20, y: 20, width: 60, height: 20 } as const;
const TITLE = {
  type: 'text',
  content: 'Head of Sales',
  x: 20,
  y: 44,
  width: 90,
  height: 20,
} as const;

test('what follows in a stack moves, what is in none stays', () => {
  const design = fitted(
    designOf([
      { ...NAME, wrap: true, stack: 's' },
      { ...TITLE, stack: 's' },
      { ...TITLE, x: 200 },
    ]),
  );
  const grown = fitted(withContent(design, 'Anna Anna Anna Anna'));
  const by = heightOf(grown) - heightOf(design);
  expect(by).toBeGreaterThan(0);
  expect(grown.elements.map(({ y }) => y)).toEqual([20, 44 + by, 44]);
});

test('in a row, what is beside a longer word moves over', () => {
  const design = fitted(
    designOf([
      { ...NAME, autoWidth: true, stack: 's' },
      { type: 'vertical-line', x: 300, y: 20, width: 1, height: 20, stack: 's' },
      { ...TITLE, x: 320, y: 20, stack: 's' },
    ]),
  );
  const grown = fitted(withContent(design, 'Anna of the North'));
  const by = (grown.elements[0]?.width ?? 0) - (design.elements[0]?.width ?? 0);
  expect(by).toBeGreaterThan(0);
  const [, bar = 0, title = 0] = design.elements.map(({ x }) => x);
  expect(grown.elements.map(({ x }) => x)).toEqual([20, bar + by, title + by]);
});

test('rows stay rows: what stands beside a text that moves goes with it', () => {
  const design = fitted(
    designOf([
      { ...NAME, wrap: true, stack: 's' },
      { type: 'text', content: 'T', x: 300, y: 44, width: 10, height: 20, stack: 's' },
      { ...TITLE, stack: 's' },
    ]),
  );
  const [, label, title] = fitted(withContent(design, 'Anna Anna Anna Anna')).elements;
  expect(title?.y).toBeGreaterThan(44);
  expect(label?.y).toBe(title?.y);
});

test('a card and the bar on it are as long as their texts make them', () => {
  const design = fitted(
    designOf([
      { type: 'rectangle', x: 10, y: 10, width: 300, height: 64, stack: 's' },
      { type: 'vertical-line', x: 16, y: 16, width: 2, height: 50, stack: 's' },
      { ...NAME, x: 24, wrap: true, stack: 's' },
      { ...TITLE, x: 24, stack: 's' },
    ]),
  );
  const content = 'Anna Anna Anna Anna';
  const grown = fitted({
    ...design,
    elements: design.elements.map((each, at) => (at === 2 ? { ...each, content } : each)),
  });
  const by = heightOf(grown, 2) - heightOf(design, 2);
  expect(by).toBeGreaterThan(0);
  expect([heightOf(grown, 0), heightOf(grown, 1)]).toEqual([64 + by, 50 + by]);
});

test('what is resized in its place moves what follows; what is moved by hand was drawn there', () => {
  const design = designOf([
    { type: 'logo', x: 20, y: 20, width: 100, height: 40, stack: 's' },
    { ...TITLE, y: 70, stack: 's' },
  ]);
  const id = design.elements[0]?.id ?? '';
  const resized = step(design, {
    type: 'scene/elementsResized',
    boxes: { [id]: { x: 20, y: 20, width: 100, height: 60 } },
  });
  expect(resized.elements.map(({ y }) => y)).toEqual([20, 90]);
  const moved = step(resized, { type: 'scene/elementsMoved', ids: [id], dx: 0, dy: -5 });
  expect(moved.elements.map(({ y }) => y)).toEqual([15, 90]);
  expect(moved.elements.filter(({ home }) => home !== undefined)).toEqual([]);
});

test('a stack ends as a whole, and what moved stays where it is', () => {
  const design = designOf([
    { ...NAME, wrap: true, stack: 's' },
    { ...TITLE, stack: 's' },
    { ...TITLE, y: 90, stack: 't' },
    { ...TITLE, y: 120, stack: 't' },
  ]);
  const grown = fitted(withContent(fitted(design), 'Anna Anna Anna Anna'));
  const [first] = grown.elements;
  const ended = step(grown, { type: 'scene/stacksEnded', ids: [first?.id ?? ''] });
  expect(ended.elements.map(({ stack }) => stack)).toEqual([undefined, undefined, 't', 't']);
  expect(ended.elements.map(({ y }) => y)).toEqual(grown.elements.map(({ y }) => y));
});

test('copies of a stack are a stack of their own; a copy of one element is in none', () => {
  const design = designOf([
    { ...NAME, stack: 's' },
    { ...TITLE, stack: 's' },
  ]);
  const [a = '', b = ''] = design.elements.map(({ id }) => id);
  const copies = (ids: Record<string, string>) =>
    step(design, { type: 'scene/elementsDuplicated', copies: ids, dx: 200, dy: 0 }).elements.slice(
      2,
    );
  const [one, two] = copies({ [a]: 'one', [b]: 'two' });
  expect(one?.stack).toBeDefined();
  expect(one?.stack).toBe(two?.stack);
  expect(one?.stack).not.toBe('s');
  expect(copies({ [a]: 'one' }).map(({ stack }) => stack)).toEqual([undefined]);
});

test('an empty line of a stack is closed in the email, the rest of the design is not', () => {
  const line = { x: 20, width: 200, height: 20 } as const;
  const design = designOf([
    { ...line, type: 'name', y: 20, stack: 's' },
    { ...line, type: 'mobile', y: 44, stack: 's' },
    { ...line, type: 'email', y: 68, stack: 's' },
    { ...line, type: 'phone', x: 300, y: 44 },
    { ...line, type: 'website', x: 300, y: 68 },
  ]);
  const person = {
    ...design.person,
    fullName: 'Anna',
    email: 'anna@example.com',
    website: 'a.com',
  };
  const without = { ...person, phone: '', mobile: '' };
  const made = collapseEmpty(design, { ...sceneContext(design).element, person: without });
  expect(made.elements.map(({ type, y }) => `${type} ${y}`)).toEqual([
    'name 20',
    'email 44',
    'phone 44',
    'website 68',
  ]);
});

test('an export for somebody with a longer name has what follows moved', () => {
  const [loose, held] = [rules({}), rules({ stack: 's' })];
  expect(loose.length).toBeGreaterThan(held.length);
  expect(held).toEqual([]);
});

/** The rules of the findings for somebody with a long name. */
function rules(stack: { readonly stack?: string }): readonly string[] {
  const design = designOf([
    { ...NAME, type: 'name', content: '', wrap: true, ...stack },
    { ...TITLE, ...stack },
  ]);
  const person = { ...design.person, fullName: 'Anna Maria Luise von und zu Hohenlohe' };
  const { findings } = printScene({ ...design, person }, { collapseEmpty });
  return findings.map(({ rule }) => rule);
}

function fitted(design: Design): Design {
  return { ...design, ...fitScene(design, sceneContext(design).element) };
}

/** A step of the designer: boxes are fitted after it. */
function step(design: Design, action: SceneAction): Design {
  return fitted({ ...design, ...reduceScene(design, action) });
}

function withContent(design: Design, content: string): Design {
  const elements = design.elements.map((each, at): SceneElement =>
    at === 0 ? { ...each, content } : each,
  );
  return { ...design, elements };
}

function heightOf({ elements }: Design, at = 0): number {
  return elements[at]?.height ?? 0;
}
