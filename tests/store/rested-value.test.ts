import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePerson } from '../../src/store/signature/edit-form';
import { restedValue } from '../../src/store/rested-value';
import { designer } from '../helpers/designer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A store, the name that is shown of it, and all names that were shown so far. */
function shownName() {
  const { store } = designer();
  const rested = restedValue(store, ({ signature }) => signature.present.person.fullName);
  const shown: string[] = [];
  const stop = rested.subscribe(() => shown.push(rested.value()));
  const type = (fullName: string) => store.dispatch(changePerson({ fullName }, { label: 'Name' }));
  return { type, shown, stop, rested };
}

describe('a value that is repeated beside its field', () => {
  test('shows the first letter at once, and the others when they rest', () => {
    const { type, shown } = shownName();
    type('A');
    expect(shown).toEqual(['A']);
    for (const name of ['Ad', 'Ada']) {
      vi.advanceTimersByTime(150);
      type(name);
    }
    expect(shown).toEqual(['A']);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(['A', 'Ada']);
    vi.advanceTimersByTime(5000);
    type('B');
    expect(shown).toEqual(['A', 'Ada', 'B']);
  });

  test('follows what never rests once a second', () => {
    const { type, shown } = shownName();
    for (let letters = 1; letters <= 16; letters++) {
      type('a'.repeat(letters));
      vi.advanceTimersByTime(150);
    }
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(7);
  });

  test('is the present one for a reader that comes later, and is not reported to one that has left', () => {
    const { type, shown, stop, rested } = shownName();
    stop();
    type('Ada');
    expect([rested.value() === 'Ada', shown]).toEqual([false, []]);
    rested.subscribe(() => undefined);
    expect(rested.value()).toBe('Ada');
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([]);
  });
});
