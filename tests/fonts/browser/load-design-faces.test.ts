import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_SCENE } from '../../../src/scene/empty-scene';
import type { Design } from '../../../src/scene/scene';
import { loadDesignFaces } from '../../../src/fonts/browser/measure-of';
import { element } from '../../scene/scenes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('letters that were late are waited for again with the next design, those that came are not', async () => {
  const door = new EventEmitter();
  const arrival = once(door, 'open').then((): FontFace[] => []);
  const load = vi.fn<FontFaceSet['load']>(() => arrival);
  const fonts = { load } as unknown as FontFaceSet;
  const late = loadDesignFaces(DESIGN, fonts);
  await vi.advanceTimersByTimeAsync(5000);
  await late;

  let isThere = false;
  const again = loadDesignFaces(DESIGN, fonts).then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isThere).toBe(false);
  door.emit('open');
  await again;

  load.mockClear();
  await loadDesignFaces(DESIGN, fonts);
  expect(load).not.toHaveBeenCalled();
});

const DESIGN: Design = {
  version: 1,
  ...EMPTY_SCENE,
  elements: [element('text', { content: 'Jane' })],
  person: BLANK_SIGNATURE,
};
