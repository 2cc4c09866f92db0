import { assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { overlaps, type Rect } from '../../../src/scene/geometry';
import { definitionOf } from '../../../src/scene/registry';
import { reduceScene } from '../../../src/scene/reduce-scene';
import { holdStacks } from '../../../src/scene/stacks/hold-stacks';
import { fitScene } from '../../../src/scene/text/fit-scene';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { randomNumbers } from '../../helpers/palettes';
import { anyScene, separableScene } from '../../helpers/scenes';

const seeds = integer({ min: 1, max: 2 ** 31 - 1 });

/** Any scene whose boxes fit, all of it one stack, or two. Nothing lies at the edges, where places end. */
const stacked = tuple(seeds, nat(40), constantFrom(1, 2)).map(([seed, count, stacks]): Design => {
  const design = seed % 2 === 0 ? separableScene(seed) : anyScene(seed, count);
  const once = structuredClone(fitted(design));
  const elements = fitted(once).elements.map(({ hidden: _hidden, ...each }, at) =>
    normalizeElement({ ...each, x: each.x + 2000, stack: `stack-${at % stacks}` }),
  );
  return { ...design, elements };
});

/** The same design with the words of somebody else: longer, shorter, the same. */
const forAnother = tuple(stacked, seeds).map(([design, seed]) => {
  const random = randomNumbers(seed);
  const words = design.elements.map(({ content = '', ...element }) => {
    if (!isText(element) || random() < 0.5) return content;
    return random() < 0.7 ? `${content} ${content}\n${content}` : content.slice(0, 3);
  });
  return { design, other: withWords(design, words) };
});

test('a stack is the same for the same person', () => {
  assert(
    property(stacked, (design) => {
      expect(fitted(design)).toBe(design);
    }),
  );
});

test('no overlaps come, for any person', () => {
  assert(
    property(forAnother, ({ design, other }) => {
      const known = new Set(overlapsOf(design));
      expect(overlapsOf(fitted(other)).filter((pair) => !known.has(pair))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('what moved for one person is back for the other, to the px', () => {
  assert(
    property(forAnother, ({ design, other }) => {
      const own = design.elements.map(({ content = '' }) => content);
      expect(fitted(withWords(fitted(other), own))).toEqual(design);
    }),
    { numRuns: 300 },
  );
});

test('a stack that is moved as a whole stays as it is', () => {
  assert(
    property(forAnother, ({ design, other }) => {
      const own = design.elements.map(({ content = '' }) => content);
      const free = {
        ...design,
        elements: design.elements.map((each) => ({ ...each, locked: false })),
      };
      const long = withWords(
        free,
        other.elements.map(({ content = '' }) => content),
      );
      expect(fitted(withWords(moved(fitted(long), 30), own))).toEqual(moved(free, 30));
    }),
  );
});

test('elements that are in no stack stay where they are', () => {
  assert(
    property(forAnother, ({ other }) => {
      const loose = other.elements.map((element, at): SceneElement => {
        const { stack: _stack, ...rest } = element;
        return at % 3 === 0 ? rest : element;
      });
      const made = holdStacks({ ...other, elements: loose }, contextOf(other));
      expect(made.elements.filter(isLoose)).toEqual(loose.filter(isLoose));
    }),
  );
});

function isLoose({ stack }: SceneElement): boolean {
  return stack === undefined;
}

function moved(design: Design, dx: number): Design {
  const ids = design.elements.map(({ id }) => id);
  return { ...design, ...reduceScene(design, { type: 'scene/elementsMoved', ids, dx, dy: 7 }) };
}

function contextOf(design: Design) {
  return sceneContext(design).element;
}

function fitted(design: Design): Design {
  const scene = fitScene(design, contextOf(design));
  return scene === design ? design : { ...design, ...scene };
}

function isText({ type }: Pick<SceneElement, 'type'>): boolean {
  return definitionOf(type).content === 'words';
}

function withWords(design: Design, words: readonly string[]): Design {
  const elements = design.elements.map((element, at) => {
    const content = words[at] ?? '';
    if (!isText(element) || content === (element.content ?? '')) return element;
    const { content: _before, ...rest } = element;
    return content === '' ? rest : { ...rest, content };
  });
  return { ...design, elements };
}

/** Pairs of one stack that overlap by more than lines do whose boxes are higher than their distance. */
function overlapsOf({ elements }: Design): readonly string[] {
  return elements.flatMap((a, at) =>
    elements
      .slice(at + 1)
      .filter((b) => a.stack === b.stack && overlaps(coreOf(a), coreOf(b)))
      .map((b) => `${a.id} ${b.id}`),
  );
}

function coreOf({ x, y, width, height }: Rect): Rect {
  const play = Math.min(2, height / 10);
  return { x, y: y + play, width, height: height - 2 * play };
}
