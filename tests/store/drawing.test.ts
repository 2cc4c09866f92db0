import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportDesign } from '../../src/editor/commands/file';
import { copySignature } from '../../src/editor/commands/export';
import { exportScene } from '../../src/export';
import type { DrawingRequest } from '../../src/export/types';
import { LIMITS } from '../../src/model/limits';
import { designOf } from '../../src/store/signature/signature';
import {
  outputRequested,
  outputStopped,
  type OutputState,
} from '../../src/output/state/output-slice';
import { designer, type Designer } from '../helpers/designer';
import { drawnBytes, drawnPicture } from '../helpers/fake-ports';
import { OUTPUT_DELAY_MS } from '../helpers/visitor';

// The first export loads juice, which takes real time.
beforeAll(() => exportScene(designOf(designer().store.getState().signature.present)));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const SECOND = 1000;

/** A design that asks for ten pictures, of which the first four are being drawn. */
async function drawing(): Promise<Designer> {
  const someone = designer();
  someone.world.behaviour.drawing = 'waits';
  someone.world.behaviour.requests = IDS.map(request);
  someone.has('name', 'name', { content: 'Anna Berg' });
  await waits(OUTPUT_DELAY_MS);
  return someone;
}

function request(id: string): DrawingRequest {
  return { kind: 'drawing', id, scale: 2, nodes: [], x: 0, y: 0, width: 10, height: 10 };
}

function outputOf({ store }: Designer): OutputState {
  return store.getState().output;
}

function begun({ world }: Designer): readonly string[] {
  return world.drawn.map(({ id }) => id);
}

/** Ends drawings that wait, the first of them by default. */
async function ends({ world }: Designer, count: number, from = 0): Promise<void> {
  for (const { request: asked, finish } of world.drawings.slice(from, from + count)) {
    finish(drawnPicture(asked));
  }
  await waits(0);
}

async function waits(delayMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(delayMs);
}

/** Everything that waits or is asked for from now on is drawn. */
async function drawsOn(someone: Designer): Promise<void> {
  someone.world.behaviour.drawing = 'works';
  await ends(someone, someone.world.drawings.length);
  await waits(OUTPUT_DELAY_MS);
}

/** A drawing that was stopped after one picture. */
async function stopped(): Promise<Designer> {
  const someone = await drawing();
  await ends(someone, 1);
  someone.store.dispatch(outputStopped());
  await ends(someone, 4, 1);
  return someone;
}

describe('pictures of an output', () => {
  test('are drawn four at a time', async () => {
    const someone = await drawing();
    expect(begun(someone)).toEqual(IDS.slice(0, 4));
    await ends(someone, 1);
    expect(begun(someone)).toEqual(IDS.slice(0, 5));
    await ends(someone, 2, 1);
    expect(begun(someone)).toEqual(IDS.slice(0, 7));
    await drawsOn(someone);
    expect(outputOf(someone).status).toBe('fresh');
    for (const id of IDS) expect(outputOf(someone).html).toContain(drawnBytes({ id }));
  });

  test('are drawn once, however many wait for the output', async () => {
    const someone = await drawing();
    someone.does(exportDesign);
    someone.does(copySignature);
    await waits(0);
    expect(someone.world.sceneExports).toHaveLength(1);
    await drawsOn(someone);
    expect(begun(someone)).toEqual(IDS);
    expect(someone.world.saved).toHaveLength(1);
    expect(someone.world.copied).toHaveLength(1);
  });

  test('are left out one by one where they do not come in time', async () => {
    const someone = await drawing();
    someone.world.behaviour.drawing = 'works';
    await ends(someone, 1, 1);
    await waits(LIMITS.drawMs);
    expect(outputOf(someone).status).toBe('fresh');
    expect(Object.keys(outputOf(someone).rasters)).toEqual(['b', ...IDS.slice(4)]);
  });
});

describe('the progress of a drawing', () => {
  test('is shown once it takes a second, and updated from time to time after that', async () => {
    const someone = await drawing();
    await ends(someone, 2);
    await waits(SECOND - 1);
    expect(outputOf(someone).drawing).toBeNull();
    await waits(1);
    expect(outputOf(someone).drawing).toEqual({ done: 2, total: 10 });
    await ends(someone, 1, 2);
    await waits(SECOND / 4);
    expect(outputOf(someone).drawing).toEqual({ done: 3, total: 10 });
    await drawsOn(someone);
    expect(outputOf(someone).drawing).toBeNull();
  });

  test('stays while a newer design is drawn, and is that of the newer one', async () => {
    const someone = await drawing();
    await ends(someone, 2);
    await waits(SECOND);
    someone.has('title', 'title', { y: 160 });
    expect(outputOf(someone).drawing).toEqual({ done: 2, total: 10 });
    await ends(someone, 4, 2);
    await waits(OUTPUT_DELAY_MS + 1);
    expect(outputOf(someone).drawing).toEqual({ done: 0, total: 4 });
  });

  test('goes when nothing is left to be drawn', async () => {
    const someone = await drawing();
    await waits(SECOND);
    someone.world.behaviour.requests = [];
    someone.has('title', 'title', { y: 160 });
    await waits(OUTPUT_DELAY_MS);
    expect(outputOf(someone)).toMatchObject({ status: 'fresh', drawing: null });
  });
});

describe('a newer design', () => {
  test('stops the drawing for the older one, and takes over what that has drawn', async () => {
    const someone = await drawing();
    await ends(someone, 3);
    someone.has('title', 'title', { y: 160 });
    await ends(someone, 4, 3);
    expect(begun(someone)).toEqual(IDS.slice(0, 7));
    expect(Object.keys(outputOf(someone).rasters)).toEqual(IDS.slice(0, 7));
    await waits(OUTPUT_DELAY_MS);
    expect(begun(someone)).toEqual(IDS);
    await drawsOn(someone);
    expect(outputOf(someone).status).toBe('fresh');
    expect(Object.keys(outputOf(someone).rasters).toSorted()).toEqual(IDS);
  });

  test('is what an export gives that waited for the older one', async () => {
    const someone = await drawing();
    someone.does(exportDesign);
    someone.has('title', 'title', { y: 160, content: 'Architect' });
    await drawsOn(someone);
    expect(someone.world.saved).toHaveLength(1);
    expect(someone.world.saved[0]?.content).toContain('Architect');
  });
});

describe('a drawing that the visitor stops', () => {
  test('begins no other picture, and keeps those that it has', async () => {
    const someone = await stopped();
    expect(begun(someone)).toEqual(IDS.slice(0, 5));
    expect(outputOf(someone)).toMatchObject({ status: 'stopped', drawing: null });
    expect(Object.keys(outputOf(someone).rasters)).toEqual(IDS.slice(0, 5));
  });

  test('is gone on with when it is asked for again', async () => {
    const someone = await stopped();
    someone.world.behaviour.drawing = 'works';
    someone.store.dispatch(outputRequested('scene'));
    expect(outputOf(someone).drawing).toEqual({ done: 0, total: 0 });
    await waits(OUTPUT_DELAY_MS);
    expect(begun(someone)).toEqual(IDS);
    expect(outputOf(someone).status).toBe('fresh');
  });

  test('is gone on with by an export', async () => {
    const someone = await stopped();
    someone.world.behaviour.drawing = 'works';
    someone.does(exportDesign);
    await waits(0);
    expect(begun(someone)).toEqual(IDS);
    for (const id of IDS) expect(someone.world.saved[0]?.content).toContain(drawnBytes({ id }));
  });

  test('ends the export that waited for it without a word', async () => {
    const someone = await drawing();
    someone.does(exportDesign);
    someone.does(copySignature);
    someone.store.dispatch(outputStopped());
    await ends(someone, 4);
    expect(someone.world.saved).toEqual([]);
    expect(someone.world.copied).toEqual([]);
    expect(someone.notices()).toEqual([]);
    expect(someone.world.logged).toEqual([]);
  });
});
