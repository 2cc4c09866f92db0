import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { printScene } from '../../../src/export/print/print-scene';
import type { SceneAction } from '../../../src/scene/actions';
import type { Point } from '../../../src/scene/geometry';
import { reduceScene } from '../../../src/scene/reduce-scene';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { stackingOrder } from '../../../src/scene/selection';
import { STACK_TOOLS } from '../../../src/scene/stacks/arrange/stack-tools';
import type { Room } from '../../../src/scene/stacks/arrange/room';
import { fitScene } from '../../../src/scene/text/fit-scene';
import { designOf } from '../../helpers/scenes';

const LOGO = { type: 'logo', width: 100, height: 30, stack: 's' } as const;

/** A column whose third part is a row, and something beside it. */
const DESIGN = designOf([
  { ...LOGO, x: 20, y: 20 },
  { ...LOGO, x: 20, y: 60 },
  { ...LOGO, x: 20, y: 100 },
  { ...LOGO, x: 140, y: 100 },
  { type: 'logo', x: 400, y: 20, width: 60, height: 40 },
]);
const [A = '', B = '', C = '', D = '', OTHER = ''] = DESIGN.elements.map(({ id }) => id);
const { hostsOf, roomAt } = STACK_TOOLS;

/** The room after a pointer has gone through points, with what is dragged. */
function roomAfter(ids: readonly string[], points: readonly (readonly [number, number])[]) {
  const hosts = hostsOf(DESIGN, ids);
  return points.reduce<Room | null>((room, [x, y]) => roomAt(hosts, room, { x, y }, 1), null);
}

function placesIn(room: Room | null): Readonly<Record<string, Point>> {
  const boxes = Object.entries(room?.boxes ?? {});
  return Object.fromEntries(boxes.map(([id, { x, y }]) => [id, { x, y }]));
}

describe('members of a stack', () => {
  test('make room where another is dragged, and stay the same as long as it is there', () => {
    const hosts = hostsOf(DESIGN, [A]);
    const room = roomAt(hosts, null, { x: 30, y: 80 }, 1);
    expect(placesIn(room)).toEqual({ [B]: { x: 20, y: 20 } });
    expect(room?.insertion).toMatchObject({ at: 1, axis: 'x', across: 55 });
    expect(roomAt(hosts, room, { x: 40, y: 76 }, 1)).toBe(room);
    expect(room?.draft).toMatchObject({ type: 'scene/stackArranged', ids: [] });
  });

  test('are as they were while it is at its own place', () => {
    expect(roomAfter([A], [[30, 30]])).toMatchObject({ boxes: {}, draft: null });
  });

  test('close up while it is outside', () => {
    const room = roomAfter([A], [[400, 300]]);
    expect(room?.insertion).toBeNull();
    expect(placesIn(room)).toMatchObject({ [B]: { x: 20, y: 20 }, [C]: { x: 20, y: 60 } });
  });

  test('are met where they are seen, but a row that makes room is met where it was until it is left', () => {
    const inRow = roomAfter([A], [[130, 115]]);
    expect(inRow?.insertion).toMatchObject({ at: 1, axis: 'y' });
    expect(placesIn(inRow)).toMatchObject({ [C]: { x: 20, y: 60 }, [D]: { x: 260, y: 60 } });
    const below = roomAfter(
      [A],
      [
        [130, 115],
        [130, 135],
      ],
    );
    expect(below?.insertion).toMatchObject({ path: [], at: 2 });
    expect(placesIn(below)).toMatchObject({ [C]: { x: 20, y: 60 }, [D]: { x: 140, y: 60 } });
    const again = roomAfter(
      [A],
      [
        [130, 115],
        [130, 135],
        [130, 75],
      ],
    );
    expect(again?.insertion).toEqual(inRow?.insertion);
  });

  test('a pointer that rests meets what it has met', () => {
    const path = property(nat(260), nat(160), nat(260), nat(160), (x, y, toX, toY) => {
      const hosts = hostsOf(DESIGN, [A]);
      const first = roomAt(hosts, null, { x, y }, 1);
      const room = roomAt(hosts, first, { x: toX, y: toY }, 1);
      expect(roomAt(hosts, room, { x: toX, y: toY }, 1)).toBe(room);
    });
    assert(path, { numRuns: 300 });
  });
});

describe('what comes from outside', () => {
  test('comes into a stack at the line, in one step, aligned with its members', () => {
    const hosts = hostsOf(DESIGN, [OTHER]);
    const room = roomAt(hosts, null, { x: 60, y: 58 }, 1);
    expect(placesIn(room)).toMatchObject({ [B]: { x: 20, y: 110 }, [C]: { x: 20, y: 150 } });
    const after = done(DESIGN, room && STACK_TOOLS.dropped(DESIGN, hosts, room, { x: 0, y: 0 }));
    expect(elementIn(after, OTHER)).toMatchObject({ x: 20, y: 60, stack: 's' });
    expect(elementIn(after, B)).toMatchObject({ x: 20, y: 110 });
  });

  test('a card takes it onto its plane, and grows', () => {
    const card = designOf([
      { type: 'rectangle', x: 10, y: 10, width: 200, height: 100, stack: 's' },
      { ...LOGO, x: 20, y: 20 },
      { ...LOGO, x: 20, y: 60 },
      { type: 'logo', x: 400, y: 20, width: 60, height: 40 },
    ]);
    const [plane = '', , , other = ''] = card.elements.map(({ id }) => id);
    const below = { ...card, ...reduceScene(card, orderedTo(other)) };
    const hosts = hostsOf(below, [other]);
    const room = roomAt(hosts, null, { x: 60, y: 85 }, 1);
    const after = done(below, room && STACK_TOOLS.dropped(below, hosts, room, { x: 0, y: 0 }));
    expect(elementIn(after, other)).toMatchObject({ x: 20, y: 100, stack: 's' });
    expect(elementIn(after, plane)).toMatchObject({ height: 150 });
    expect(stackingOrder(after.elements).map(({ id }) => id)[0]).toBe(plane);
  });

  test('goes to the groups that all of the stack is in', () => {
    const ids = [A, B, C, D];
    const grouped = {
      ...DESIGN,
      ...reduceScene(DESIGN, { type: 'scene/elementsGrouped', ids, group: 'g' }),
    };
    const hosts = hostsOf(grouped, [OTHER]);
    const room = roomAt(hosts, null, { x: 60, y: 58 }, 1);
    const after = done(grouped, room && STACK_TOOLS.dropped(grouped, hosts, room, { x: 0, y: 0 }));
    expect(elementIn(after, OTHER).groups).toEqual(['g']);
  });

  test('leaves the stack that it was in, which closes up', () => {
    const two = designOf([
      { ...LOGO, x: 20, y: 20 },
      { ...LOGO, x: 20, y: 60 },
      ...[20, 60, 100].map((y) => ({ ...LOGO, x: 300, y, stack: 't' })),
    ]);
    const [, , from = '', next = ''] = two.elements.map(({ id }) => id);
    const hosts = hostsOf(two, [from]);
    const points = [
      [310, 30],
      [60, 80],
    ] as const;
    const room = points.reduce<Room | null>(
      (before, [x, y]) => roomAt(hosts, before, { x, y }, 1),
      null,
    );
    const after = done(two, room && STACK_TOOLS.dropped(two, hosts, room, { x: 0, y: 0 }));
    expect(elementIn(after, from)).toMatchObject({ x: 20, y: 100, stack: 's' });
    expect(elementIn(after, next)).toMatchObject({ x: 300, y: 20, stack: 't' });
  });

  test('is placed freely where it lay there before, is larger than the stack, or is a whole stack', () => {
    const size = { width: 400, height: 300 };
    const large = { ...elementIn(DESIGN, OTHER), ...size };
    const withOther = (element: SceneElement) => ({
      ...DESIGN,
      elements: DESIGN.elements.map((other) => (other.id === OTHER ? element : other)),
    });
    expect(hostsOf(withOther(large), [OTHER])).toEqual([]);
    expect(hostsOf(withOther({ ...elementIn(DESIGN, OTHER), x: 40, y: 40 }), [OTHER])).toEqual([]);
    expect(hostsOf(DESIGN, [A, B, C, D])).toEqual([]);
    expect(hostsOf(DESIGN, [A, OTHER])).toEqual([]);
  });
});

describe('the order of layers', () => {
  test('follows that of the members, the first of them topmost', () => {
    const room = roomAfter([A], [[30, 80]]);
    const hosts = hostsOf(DESIGN, [A]);
    const after = done(DESIGN, room && STACK_TOOLS.dropped(DESIGN, hosts, room, { x: 0, y: 0 }));
    const layers = stackingOrder(after.elements).toReversed();
    expect(layers.map(({ id }) => id)).toEqual([OTHER, B, A, C, D]);
  });

  test('changes nothing of what is exported', () => {
    const texts = designOf(
      ['Jane Doe', 'Head of Design', 'jane@example.com'].map((content, at) => ({
        type: 'text' as const,
        content,
        x: 20,
        y: 20 + at * 26,
        stack: 's',
      })),
    );
    const order = texts.elements.map(({ id }) => id).toReversed();
    const reordered = {
      ...texts,
      ...reduceScene(texts, { type: 'scene/elementsReordered', ids: order }),
    };
    expect(printScene(reordered)).toEqual(printScene(texts));
  });

  test('stays where another would cover something, or tear a group apart', () => {
    const grouped = {
      ...DESIGN,
      ...reduceScene(DESIGN, { type: 'scene/elementsGrouped', ids: [B, C], group: 'g' }),
    };
    assert(
      property(integer({ min: 20, max: 140 }), (y) => {
        const hosts = hostsOf(grouped, [A]);
        const room = roomAt(hosts, null, { x: 30, y }, 1);
        const after = done(
          grouped,
          room && STACK_TOOLS.dropped(grouped, hosts, room, { x: 0, y: 0 }),
        );
        const order = stackingOrder(after.elements).map(({ id }) => id);
        expect(Math.abs(order.indexOf(B) - order.indexOf(C))).toBe(1);
      }),
    );
  });
});

function orderedTo(id: string): SceneAction {
  return { type: 'scene/elementsOrdered', ids: [id], step: 'back' };
}

function elementIn(design: Design, id: string): SceneElement {
  const element = design.elements.find((other) => other.id === id);
  if (element === undefined) throw new Error(`No ${id}`);
  return element;
}

function done(design: Design, action: SceneAction | null): Design {
  const scene = action === null ? design : reduceScene(design, action);
  return { ...design, ...fitScene({ ...design, ...scene }, sceneContext(design).element) };
}
