import { describe, expect, test } from 'vitest';
import {
  dropToast,
  NO_TOASTS,
  passToast,
  pushToast,
  staysMs,
  type Toast,
  type ToastQueue,
} from '../../../src/ui/toasts/toast-queue';

const plain = (key: string): Toast => ({
  key,
  title: key,
  tone: 'neutral',
  actions: [],
  leftMs: 4000,
});
const withUndo = (key: string): Toast => ({
  ...plain(key),
  leftMs: 10_000,
  actions: [{ label: 'Undo', onSelect: () => {} }],
});
const shown = ({ shown: toast }: ToastQueue): string | null => toast?.key ?? null;

describe('toasts', () => {
  test('stand alone: the newest takes the place of the one before', () => {
    const queue = pushToast(pushToast(NO_TOASTS, plain('a'), 0), plain('b'), 2000);
    expect(queue).toMatchObject({ shown: { key: 'b', sinceMs: 2000 }, next: [], aside: [] });
  });

  test('of one moment are shown one after the other, each as long as it takes to be read', () => {
    let queue = ['a', 'b', 'c', 'd'].reduce((all, key) => pushToast(all, plain(key), 0), NO_TOASTS);
    const seen: (string | null)[] = [];
    for (let nowMs = 0; queue.shown !== null; queue = passToast(queue, nowMs)) {
      seen.push(shown(queue));
      expect(staysMs(queue, nowMs)).toBeGreaterThanOrEqual(1500);
      nowMs += staysMs(queue, nowMs);
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of the same key do not stack', () => {
    const queue = pushToast(pushToast(NO_TOASTS, plain('a'), 0), plain('a'), 10);
    expect(queue).toMatchObject({ shown: { key: 'a', sinceMs: 10 }, next: [], aside: [] });
  });

  test('that offer something come back for the time they had left', () => {
    const replaced = pushToast(pushToast(NO_TOASTS, withUndo('undo'), 0), plain('b'), 3000);
    expect(shown(replaced)).toBe('b');
    const back = passToast(replaced, 7000);
    expect(back).toMatchObject({ shown: { key: 'undo', leftMs: 7000 }, aside: [] });
    expect(passToast(back, 14_000).shown).toBeNull();
  });

  test('wait while somebody is at the one that is shown', () => {
    const queue = pushToast(pushToast(NO_TOASTS, withUndo('undo'), 0), plain('b'), 9000, true);
    expect(queue).toMatchObject({ shown: { key: 'undo' }, next: [{ key: 'b' }] });
  });

  test('that wait come once the others have had their whole time', () => {
    const waiting: Toast = { ...plain('notes'), leftMs: 10_000, waits: true };
    let queue = pushToast(pushToast(NO_TOASTS, withUndo('copied'), 0), waiting, 10);
    expect(shown(queue)).toBe('copied');
    expect(staysMs(queue, 10)).toBe(9990);
    queue = pushToast(queue, plain('later'), 3000);
    expect(shown(queue)).toBe('later');
    queue = passToast(queue, 7000);
    expect(queue).toMatchObject({ shown: { key: 'copied', leftMs: 7000 } });
    expect(shown(passToast(queue, 14_000))).toBe('notes');
    expect(shown(pushToast(NO_TOASTS, waiting, 0))).toBe('notes');
  });

  test('that wait do so even once the one that is shown could be read', () => {
    const waiting: Toast = { ...plain('notes'), waits: true };
    const queue = pushToast(pushToast(NO_TOASTS, withUndo('copied'), 0), waiting, 5000);
    expect(queue).toMatchObject({ shown: { key: 'copied' }, aside: [{ key: 'notes' }] });
  });

  test('are taken away wherever they wait', () => {
    const replaced = pushToast(pushToast(NO_TOASTS, withUndo('undo'), 0), plain('b'), 3000);
    expect(passToast(dropToast(replaced, 'undo', 3500), 7000).shown).toBeNull();
    expect(shown(dropToast(replaced, 'b', 3500))).toBe('undo');
  });
});
