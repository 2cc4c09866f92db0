import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileInMotion } from '../../src/editor/canvas/viewport/while-in-motion';

const HOME = { zoom: 1, panX: 0, panY: 0 };
const AWAY = { zoom: 1, panX: 40, panY: 0 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what rests is drawn, and not again for the same view', () => {
  const { shown, follow } = drawing();
  follow(HOME, false);
  follow({ ...HOME }, false);
  follow(AWAY, false);
  expect(shown).toEqual(['draw 0', 'draw 40']);
});

test('in a pan it is moved as it is, as far as it reaches', () => {
  const { shown, follow } = drawing();
  follow(HOME, false);
  for (const panX of [30, 60, -100, -101, -150]) {
    follow({ ...HOME, panX }, true);
    vi.advanceTimersByTime(500);
  }
  expect(shown).toEqual([
    'draw 0',
    'move 30 from 0',
    'move 60 from 0',
    'move -100 from 0',
    'draw -101',
    'move -150 from -101',
  ]);
});

test('in a zoom it is stretched as it is, and drawn again now and then', () => {
  const { shown, follow } = drawing();
  follow(HOME, false);
  for (let step = 1; step <= 5; step++) {
    follow({ ...HOME, zoom: 1 + step / 10, panX: 10 * step }, true);
    vi.advanceTimersByTime(100);
  }
  expect(shown).toEqual([
    'draw 0',
    'move 10 from 0',
    'move 20 from 0',
    'move 30 from 0',
    'draw 30',
    'move 40 from 30',
    'move 50 from 30',
  ]);
});

test('a zoom that would stretch it too far, or leave bare what is around it, has it drawn at once', () => {
  const { shown, follow } = drawing();
  follow(HOME, false);
  for (const [panX, zoom] of [
    [1, 1.9],
    [2, 2.1],
    [3, 1.5],
    [4, 1.3],
  ] as const) {
    follow({ ...HOME, zoom, panX }, true);
  }
  expect(shown).toEqual(['draw 0', 'move 1 from 0', 'draw 2', 'move 3 from 2', 'draw 4']);
});

test('once it rests it is drawn where it is, also where it came back to', () => {
  const { shown, follow } = drawing();
  follow(HOME, false);
  follow(AWAY, true);
  follow({ ...HOME }, true);
  follow({ ...HOME }, false);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['draw 0', 'move 40 from 0', 'move 0 from 0', 'draw 0']);
});

function drawing() {
  const shown: string[] = [];
  const follow = whileInMotion<null>({
    draw: (_node, { panX }) => shown.push(`draw ${panX}`),
    move: (_node, { panX }, drawn) => shown.push(`move ${panX} from ${drawn.panX}`),
    reach: 100,
  });
  return {
    shown,
    follow: (view: typeof HOME, isInMotion: boolean) => follow(null, view, isInMotion),
  };
}
