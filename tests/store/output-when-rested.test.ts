import { EventEmitter, once } from 'node:events';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportScene } from '../../src/export';
import { draftChanged } from '../../src/store/canvas/draft-slice';
import { viewportChanged } from '../../src/store/canvas/view-slice';
import { freshOutput } from '../../src/output/state/make-output';
import { record } from '../../src/store/signature/history';
import { designOf } from '../../src/store/signature/signature';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { OUTPUT_DELAY_MS } from '../helpers/visitor';
import { box } from '../scene/scenes';

/** The longest that an output waits for a visitor who rests. */
const MOST_MS = 1500;
const FRAME_MS = 16;

// The first export loads juice, which takes real time.
beforeAll(() => exportScene(designOf(designer().store.getState().signature.present)));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the output of a design is not made', () => {
  test.each<[string, (someone: Designer, frame: number) => unknown]>([
    ['a drag', ({ store }, dx) => store.dispatch(draftChanged(movedBy(dx)))],
    ['a marquee', (someone, frame) => someone.selects(...['a', 'b'].slice(frame % 2))],
    ['panning', ({ store }, panX) => store.dispatch(viewportChanged({ zoom: 1, panX, panY: 0 }))],
  ])('while %s goes on, and is made after it', async (_name, moves) => {
    const someone = await settled();
    const before = exportsOf(someone);
    someone.has('title', 'b', { y: 160 });
    for (let frame = 0; frame < 60; frame++) {
      moves(someone, frame);
      await waits(FRAME_MS);
    }
    expect(exportsOf(someone)).toBe(before);
    await waits(2 * OUTPUT_DELAY_MS);
    expect(exportsOf(someone)).toBe(before + 1);
  });

  test('before many elements have rested for longer than few', async () => {
    const someone = await settled();
    someone.world.behaviour.exporter = 'waits';
    const before = exportsOf(someone);
    const elements = Array.from({ length: 1000 }, (_, index) => box(`e${index}`, index, 10));
    addAll(someone, elements);
    await waits(999);
    expect(exportsOf(someone)).toBe(before);
    await waits(1);
    expect(exportsOf(someone)).toBe(before + 1);
  });

  test('while the visitor presses something, and is made after it', async () => {
    const someone = await settled();
    const before = exportsOf(someone);
    someone.has('title', 'b', { y: 160 });
    someone.world.behaviour.handRestedMs = 0;
    await waits(MOST_MS);
    expect(exportsOf(someone)).toBe(before);
    someone.world.behaviour.handRestedMs = 5;
    await waits(100);
    expect(exportsOf(someone)).toBe(before + 1);
  });

  test('while the visitor keeps moving, where it takes long, but after ten seconds at most', async () => {
    const someone = await compiledIn(700);
    const before = exportsOf(someone);
    someone.has('title', 'c');
    someone.world.behaviour.handRestedMs = 5;
    await waits(10_600);
    expect(exportsOf(someone)).toBe(before);
    await waits(100);
    expect(exportsOf(someone)).toBe(before + 1);
  });

  test('before a design that took long to compile has rested as long', async () => {
    const someone = await compiledIn(700);
    const before = exportsOf(someone);
    someone.has('title', 'c');
    await waits(699);
    expect(exportsOf(someone)).toBe(before);
    await waits(1);
    expect(exportsOf(someone)).toBe(before + 1);
  });
});

describe('the output of a design is made', () => {
  test('however long the last one took', async () => {
    const someone = await compiledIn(60_000);
    const before = exportsOf(someone);
    someone.has('title', 'c');
    await waits(MOST_MS);
    expect(exportsOf(someone)).toBe(before + 1);
  });

  test('at once for who asks for it, in the middle of a drag', async () => {
    const someone = await settled();
    someone.has('title', 'b', { y: 160, content: 'Captain' });
    someone.store.dispatch(draftChanged(movedBy(3)));
    const { text } = await someone.store.dispatch(freshOutput('scene'));
    expect(text).toContain('Captain');
  });

  test('for who asks for it once the letters have come, of the design as it is then', async () => {
    const someone = await settled();
    const door = new EventEmitter();
    someone.world.behaviour.fonts = once(door, 'open').then(() => undefined);
    let isMade = false;
    const asked = someone.store.dispatch(freshOutput('scene')).finally(() => {
      isMade = true;
    });
    await waits(4900);
    expect(isMade).toBe(false);
    someone.has('title', 'b', { y: 160, content: 'Captain' });
    door.emit('open');
    expect((await asked).text).toContain('Captain');
  });

  test('without letters that do not come', async () => {
    const someone = await settled();
    someone.world.behaviour.fonts = new Promise(() => undefined);
    const asked = someone.store.dispatch(freshOutput('scene'));
    await waits(5000);
    await expect(asked).resolves.toBeDefined();
  });
});

function movedBy(dx: number) {
  return { type: 'scene/elementsMoved', ids: ['a'], dx, dy: 0 } as const;
}

function exportsOf({ world }: Designer): number {
  return world.sceneExports.length;
}

function addAll({ store }: Designer, elements: ReturnType<typeof box>[]): void {
  const step = { label: 'Paste', place: 'canvas', group: null } as const;
  const selections = { selectionBefore: [], selectionAfter: [] };
  store.dispatch(record({ type: 'scene/elementsAdded', elements }, { ...step, ...selections }));
}

/** A designer whose device has taken so long for the last output. */
async function compiledIn(ms: number): Promise<Designer> {
  const someone = await settled();
  someone.world.behaviour.exporter = 'waits';
  someone.has('title', 'b', { y: 160 });
  await waits(OUTPUT_DELAY_MS);
  await waits(ms);
  someone.world.sceneExports.at(-1)?.goOn();
  await waits(0);
  return someone;
}

/** A designer with a clock that goes on, with one name on the canvas, whose output has been made. */
async function settled(): Promise<Designer> {
  const world = fakeWorld();
  const someone = designer({
    ...world,
    ports: { ...world.ports, now: () => new Date().toISOString() },
  });
  someone.has('name', 'a', { content: 'Anna Berg' });
  await waits(OUTPUT_DELAY_MS);
  return someone;
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}
