import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { tidyGroups } from '../../../src/scene/operations/groups';
import { normalizeElement } from '../../../src/scene/design-file/legal';
import { SCENE_LIMITS } from '../../../src/scene/limits';
import { whyNotGrouped } from '../../../src/scene/operations/group';
import { reduceScene } from '../../../src/scene/reduce-scene';
import type { Scene, SceneElement } from '../../../src/scene/scene';
import { anyElement, box, sceneOf } from '../scenes';

/** Elements by id, each with the groups that it is in: 'outer inner'. */
function scene(groups: Readonly<Record<string, string>>, more: Partial<SceneElement> = {}): Scene {
  const elements = Object.entries(groups).map(([id, path], at) =>
    normalizeElement({ ...box(id, at * 10, 0), groups: path.split(' '), ...more }),
  );
  return sceneOf(...elements);
}

function groupsOf({ elements }: Pick<Scene, 'elements'>): Readonly<Record<string, string>> {
  return Object.fromEntries(elements.map(({ id, groups = [] }) => [id, groups.join(' ')]));
}

const group = (before: Scene, ids: string, name = 'new'): Scene =>
  reduceScene(before, { type: 'scene/elementsGrouped', ids: [...ids], group: name });
const ungroup = (before: Scene, ids: string): Scene =>
  reduceScene(before, { type: 'scene/elementsUngrouped', ids: [...ids] });

/** A group of a and b with c beside it in another, and d in none. */
const NESTED = scene({ a: 'A B', b: 'A B', c: 'A', d: '' });

describe('grouping', () => {
  test('a group and another element puts a group around both', () => {
    const grouped = group(scene({ a: 'B', b: 'B', c: '', d: '' }), 'abc');
    expect(groupsOf(grouped)).toEqual({ a: 'new B', b: 'new B', c: 'new', d: '' });
  });

  test('some of a group makes a group in it', () => {
    const three = scene({ a: 'A', b: 'A', c: 'A' });
    expect(groupsOf(group(three, 'ab'))).toEqual({ a: 'A new', b: 'A new', c: 'A' });
  });

  test('takes elements out of groups of which not all come along, and those end with one', () => {
    expect(groupsOf(group(NESTED, 'ad'))).toEqual({ a: 'new', b: 'A', c: 'A', d: 'new' });
    const pair = scene({ a: 'A', b: 'A', c: '' });
    expect(groupsOf(group(pair, 'ac'))).toEqual({ a: 'new', b: '', c: 'new' });
  });

  test('of all that is shown takes along what is hidden of its groups', () => {
    const elements = NESTED.elements.map((it) => (it.id === 'b' ? { ...it, hidden: true } : it));
    expect(groupsOf(group({ ...NESTED, elements }, 'acd'))).toEqual({
      a: 'new A B',
      b: 'new A B',
      c: 'new A',
      d: 'new',
    });
  });

  test('is not for one alone, what is a group, or what would be too deep', () => {
    expect(whyNotGrouped(NESTED, new Set('d'))).toBe('few');
    expect(whyNotGrouped(NESTED, new Set('abc'))).toBe('grouped');
    expect(whyNotGrouped(NESTED, new Set('abcd'))).toBeNull();
    let deep = scene(Object.fromEntries([...'abcdefg'].map((id) => [id, ''])));
    for (let count = 2; count <= SCENE_LIMITS.groupDepth + 1; count++) {
      deep = group(deep, 'abcdefg'.slice(0, count), `g${count}`);
    }
    expect(deep.elements[0]?.groups).toHaveLength(SCENE_LIMITS.groupDepth);
    expect(whyNotGrouped(deep, new Set('abcdefg'))).toBe('deep');
    expect(group(deep, 'abcdefg')).toBe(deep);
  });
});

describe('ungrouping', () => {
  test('takes the outermost group apart, and leaves those in it', () => {
    expect(groupsOf(ungroup(NESTED, 'abc'))).toEqual({ a: 'B', b: 'B', c: '', d: '' });
    expect(groupsOf(ungroup(NESTED, 'abcd'))).toEqual({ a: 'B', b: 'B', c: '', d: '' });
  });

  test('takes apart a group within another that was entered', () => {
    expect(groupsOf(ungroup(NESTED, 'ab'))).toEqual({ a: 'A', b: 'A', c: 'A', d: '' });
  });

  test('of members alone takes them out of their innermost group', () => {
    const three = scene({ a: 'A B', b: 'A B', e: 'A B', c: 'A' });
    expect(groupsOf(ungroup(three, 'a'))).toEqual({ a: 'A', b: 'A B', e: 'A B', c: 'A' });
    expect(groupsOf(ungroup(NESTED, 'c')), 'the rest is one group').toEqual({
      a: 'A',
      b: 'A',
      c: '',
      d: '',
    });
  });

  test('takes the hidden members of a group apart, too', () => {
    const elements = NESTED.elements.map((it) => (it.id === 'c' ? { ...it, hidden: true } : it));
    expect(groupsOf(ungroup({ ...NESTED, elements }, 'ab'))).toEqual({
      a: 'B',
      b: 'B',
      c: '',
      d: '',
    });
  });

  test('gives back what grouping made', () => {
    const before = scene({ a: 'B', b: 'B', c: '', d: 'C', e: 'C' });
    expect(groupsOf(ungroup(group(before, 'abcde'), 'abcde'))).toEqual(groupsOf(before));
  });
});

function without(ids: string): Readonly<Record<string, string>> {
  return groupsOf(reduceScene(NESTED, { type: 'scene/elementsDeleted', ids: [...ids] }));
}

test('what is left of a group after deleting is a group only as long as it holds something together', () => {
  expect(without('c')).toEqual({ a: 'A', b: 'A', d: '' });
  expect(without('a')).toEqual({ b: 'A', c: 'A', d: '' });
  expect(without('ab')).toEqual({ c: '', d: '' });
});

test('copies of groups are groups of their own, one in the other', () => {
  const copies = { a: 'a2', b: 'b2', c: 'c2' };
  const action = { type: 'scene/elementsDuplicated', copies, dx: 20, dy: 20 } as const;
  const twice = reduceScene(NESTED, action);
  const { a2 = '', b2, c2 = '' } = groupsOf(twice);
  expect(a2.split(' ')).toHaveLength(2);
  expect(b2).toBe(a2);
  expect(a2.startsWith(`${c2} `)).toBe(true);
  expect(groupsOf(twice)).toMatchObject(groupsOf(NESTED));
});

function toTheRight(before: Scene, ids: string): readonly number[] {
  const action = { type: 'scene/elementsAligned', ids: [...ids], edge: 'right' } as const;
  return reduceScene(before, action).elements.map(({ x }) => x);
}

test('whole groups are arranged as one at the level that is selected', () => {
  expect(toTheRight(NESTED, 'abcd'), 'A and d').toEqual([10, 20, 30, 30]);
  expect(toTheRight(NESTED, 'abc'), 'A alone').toEqual([0, 10, 20, 30]);
  const inside = scene({ a: 'A B', b: 'A B', c: 'A', d: 'A' });
  expect(toTheRight(inside, 'abc'), 'B and c, in A').toEqual([10, 20, 20, 30]);
});

function read(elements: readonly object[]) {
  const text = JSON.stringify({ elements });
  const parsed = parseDesign(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const { design, notes } = parsed.value;
  return { groups: groupsOf(design), notes: notes.map(({ message }) => message) };
}

function part(id: string, more: object): object {
  return { ...box(id, 0, 0), ...more };
}

describe('groups of files', () => {
  test('from before groups could hold others are read as they were', () => {
    const elements = [part('a', { group: 'My card' }), part('b', { group: 'My card' })];
    expect(read(elements)).toEqual({ groups: { a: 'My card', b: 'My card' }, notes: [] });
    expect(read([part('a', { group: 'alone' }), part('b', { group: '' })])).toEqual({
      groups: { a: '', b: '' },
      notes: [],
    });
  });

  test('that lie in two places stay in the first, which a note reports', () => {
    expect(
      read([
        part('a', { groups: ['A', 'B'] }),
        part('b', { groups: ['A', 'B'] }),
        part('c', { groups: ['A'] }),
        part('d', { groups: ['B', 'A'] }),
      ]),
    ).toEqual({
      groups: { a: 'A B', b: 'A B', c: 'A', d: 'A' },
      notes: ['Element 4: the group B was left out. It is in another place already.'],
    });
  });

  test('that are deeper than allowed are cut, which a note reports', () => {
    const deep = Array.from({ length: 10_000 }, (_, at) => `g${at}`);
    const { groups, notes } = read([
      part('a', { groups: deep }),
      part('b', { groups: deep }),
      part('c', { groups: [...deep.slice(0, 1), 'other'] }),
    ]);
    expect(groups).toEqual({ a: 'g0 g1', b: 'g0 g1', c: 'g0' });
    expect(notes).toEqual(
      ['1', '2'].map(
        (at) => `Element ${at}: groups can be at most 5 deep. Those further in were left out.`,
      ),
    );
  });

  test('that are no lists of texts are left out', () => {
    const wrong = [{ groups: 'A' }, { groups: [1] }, { groups: [['A']] }, { group: 7 }];
    expect(read(wrong.map((more, at) => part(`e${at}`, more))).notes).toHaveLength(4);
  });

  test('make a tree, whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyElement, { selector: ({ id }) => id }), (list) => {
        const elements = tidyGroups(list.map(normalizeElement));
        expect(tidyGroups(elements), 'twice is once').toBe(elements);
        const places = new Map<string, string>();
        const members = new Map<string, string[]>();
        for (const { id, groups = [] } of elements) {
          for (const [at, each] of groups.entries()) {
            const place = groups.slice(0, at).join(' ');
            expect(places.get(each) ?? place).toBe(place);
            places.set(each, place);
            members.set(each, [...(members.get(each) ?? []), id]);
          }
        }
        const sets = [...members.values()].map((ids) => ids.join(' '));
        expect(new Set(sets).size, 'none has the members of another').toBe(sets.length);
        expect([...members.values()].every(({ length }) => length > 1)).toBe(true);
      }),
    );
  });
});
