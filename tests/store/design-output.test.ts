import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportDesign } from '../../src/editor/commands/file';
import { undo } from '../../src/editor/commands/edit';
import { exportScene } from '../../src/export';
import type { DrawingRequest } from '../../src/export/types';
import { designOf } from '../../src/store/signature/signature';
import { outputRequested, type OutputState } from '../../src/output/state/output-slice';
import { fontsArrived } from '../../src/fonts/state/fonts';
import { designer, type Designer } from '../helpers/designer';
import { drawnBytes, ORIGIN } from '../helpers/fake-ports';
import { OUTPUT_DELAY_MS } from '../helpers/visitor';

// The first export loads juice, which takes real time.
beforeAll(() => exportScene(designOf(designer().store.getState().signature.present)));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the output of a design', () => {
  test('is not there before anything is', () => {
    expect(outputOf(designer())).toMatchObject({ status: 'stale', html: '', source: null });
  });

  test('is that of the core, and holds the design of which it was made', async () => {
    const someone = await settled();
    const source = someone.store.getState().signature.present;
    const { html, text, findings } = await exportScene(designOf(source), { baseUrl: ORIGIN });
    expect(outputOf(someone)).toMatchObject({ status: 'fresh', html, text, findings, source });
    expect(text).toContain('Anna Berg');
  });

  test('is stale from the change until the design has rested, and made once for a burst', async () => {
    const someone = await settled();
    const before = someone.world.sceneExports.length;
    for (const [index, id] of ['b', 'c', 'd'].entries()) {
      someone.has('title', id, { y: 160 + 40 * index });
      await waits(OUTPUT_DELAY_MS - 1);
      expect(outputOf(someone).status).toBe('stale');
    }
    await waits(1);
    expect(outputOf(someone).status).toBe('fresh');
    expect(someone.world.sceneExports).toHaveLength(before + 1);
  });

  test('follows an undo', async () => {
    const someone = await settled();
    someone.does(undo);
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone).text).not.toContain('Anna Berg');
  });

  test('can be asked for before anything has changed', async () => {
    const someone = designer();
    someone.store.dispatch(outputRequested('scene'));
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone).status).toBe('fresh');
  });

  test.each([
    ['answer', 'goOn'],
    ['failure', 'breakDown'],
  ] as const)('the %s of an older design never becomes the output', async (_, ends) => {
    const someone = await settled();
    someone.world.behaviour.exporter = 'waits';
    someone.has('title', 'b', { y: 160, content: 'Older' });
    await waits(OUTPUT_DELAY_MS);
    const older = someone.world.sceneExports.at(-1);
    someone.has('title', 'c', { y: 200, content: 'Newer' });
    await waits(OUTPUT_DELAY_MS);
    older?.[ends]();
    await waits(0);
    expect(outputOf(someone)).toMatchObject({ status: 'stale' });
    expect(outputOf(someone).text).not.toContain('Older');
    someone.world.sceneExports.at(-1)?.goOn();
    await waits(0);
    expect(outputOf(someone).status).toBe('fresh');
    expect(outputOf(someone).text).toContain('Newer');
  });

  test('is made again when fonts come while it is compiled', async () => {
    const someone = await settled();
    someone.world.behaviour.exporter = 'waits';
    someone.has('title', 'b', { y: 160 });
    await waits(OUTPUT_DELAY_MS);
    const without = someone.world.sceneExports.at(-1);
    someone.store.dispatch(fontsArrived());
    await waits(OUTPUT_DELAY_MS);
    someone.world.behaviour.exporter = 'works';
    without?.goOn();
    await waits(0);
    expect(someone.world.sceneExports.at(-1)).not.toBe(without);
    expect(outputOf(someone).status).toBe('fresh');
  });

  test('of the designs that come while one is compiled only the last is compiled', async () => {
    const someone = await settled();
    const before = someone.world.sceneExports.length;
    someone.world.behaviour.exporter = 'waits';
    for (const [index, id] of ['b', 'c', 'd', 'e'].entries()) {
      someone.has('title', id, { y: 160 + 40 * index, content: `Title ${id}` });
      await waits(OUTPUT_DELAY_MS);
    }
    expect(someone.world.sceneExports).toHaveLength(before + 1);
    someone.world.behaviour.exporter = 'works';
    someone.world.sceneExports.at(-1)?.goOn();
    await waits(0);
    expect(someone.world.sceneExports).toHaveLength(before + 2);
    expect(outputOf(someone).status).toBe('fresh');
    expect(outputOf(someone).text).toContain('Title e');
  });

  test('of an exporter that fails is failed, is logged, and is made with the next change', async () => {
    const someone = await settled();
    someone.world.behaviour.exporter = 'fails';
    someone.has('title', 'b');
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone).status).toBe('failed');
    expect(someone.world.logged).toEqual([
      'The signature could not be exported: The exporter broke down',
    ]);
    expect(someone.notices()).toEqual([]);

    someone.world.behaviour.exporter = 'works';
    someone.has('title', 'c');
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone).status).toBe('fresh');
  });
});

describe('Export', () => {
  test('takes the output that is there', async () => {
    const someone = await settled();
    const before = someone.world.sceneExports.length;
    someone.does(exportDesign);
    await waits(0);
    expect(someone.world.sceneExports).toHaveLength(before);
    expect(someone.world.saved[0]?.content).toContain(outputOf(someone).html);
  });

  test('waits for a fresh one when the design has just changed', async () => {
    const someone = await settled();
    someone.has('title', 'b', { content: 'A moment ago' });
    someone.does(exportDesign);
    await waits(0);
    expect(someone.world.saved[0]?.content).toContain('A moment ago');
    const exports = someone.world.sceneExports.length;
    await waits(OUTPUT_DELAY_MS);
    expect(someone.world.sceneExports).toHaveLength(exports);
  });
});

describe('drawings that a design asks for', () => {
  test('are drawn once and stand in the output', async () => {
    const someone = designer();
    someone.world.behaviour.requests = [drawing('badge')];
    await settle(someone);
    expect(outputOf(someone).html).toContain(drawnBytes({ id: 'badge' }));
    someone.has('title', 'b');
    await waits(OUTPUT_DELAY_MS);
    expect(someone.world.drawn.map(({ id }) => id)).toEqual(['badge']);
    expect(outputOf(someone).html).toContain(drawnBytes({ id: 'badge' }));
  });

  test('are let go when they are no longer asked for', async () => {
    const someone = designer();
    for (const id of ['one', 'two', 'three']) {
      someone.world.behaviour.requests = [drawing(id)];
      someone.has('title', id);
      await waits(OUTPUT_DELAY_MS);
      expect(Object.keys(outputOf(someone).rasters)).toEqual([id]);
    }
  });

  test('leave the output as it is when they cannot be drawn', async () => {
    const someone = designer();
    Object.assign(someone.world.behaviour, { drawing: 'fails', requests: [drawing('badge')] });
    await settle(someone);
    expect(outputOf(someone)).toMatchObject({ status: 'fresh', rasters: {} });
  });
});

describe('linked pictures', () => {
  const address = 'https://example.com/wide.png';
  const logo = { content: address, width: 100, height: 100 };

  test('are measured, and fit their box in the output', async () => {
    const someone = designer();
    someone.world.behaviour.sizes = { [address]: { width: 400, height: 100 } };
    someone.has('logo', 'a', logo);
    await waits(2 * OUTPUT_DELAY_MS);
    expect(someone.find('a')?.naturalSize).toEqual({ address, width: 400, height: 100 });
    expect(outputOf(someone).html).toMatch(/<img [^>]*width="100" height="25"/);
  });

  test('that do not load fill it', async () => {
    const someone = designer().has('logo', 'a', logo);
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone)).toMatchObject({ status: 'fresh' });
    expect(outputOf(someone).html).toMatch(/<img [^>]*width="100" height="100"/);
  });
});

const SIDES = { x: 0, y: 0, width: 10, height: 10 };

function drawing(id: string): DrawingRequest {
  return { kind: 'drawing', id, scale: 2, nodes: [], ...SIDES };
}

function outputOf({ store }: Designer): OutputState {
  return store.getState().output;
}

/** A designer with one name on the canvas, whose output has been made. */
function settled(): Promise<Designer> {
  return settle(designer());
}

async function settle(someone: Designer): Promise<Designer> {
  someone.has('name', 'a', { content: 'Anna Berg' });
  await waits(OUTPUT_DELAY_MS);
  return someone;
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}
